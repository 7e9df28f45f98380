"""Shared by all tests: where the project's own files are."""

import gc
import signal
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ALIKE = ("arena", "clients", "matches", "tui")  # folders of tests of what is not compiled

# A shell that starts us in the background has Ctrl-C ignored, and so would all programs that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What was imported stays: nobody looks for garbage in it again."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is not compiled is the same with either package: it is tested once."""
    for item in items:
        if item.path.parent.name in ALIKE:
            item.add_marker(pytest.mark.installed)
        marks = {mark.name for mark in item.iter_markers()}
        assert not ("once" in marks and {"many", "installed"} & marks), f"no pass of ./test runs {item.nodeid}"


@pytest.fixture
def root() -> Path:
    """The project's folder."""
    return ROOT
