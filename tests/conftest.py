"""Shared by all tests: where the project's own files are."""

import signal
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# A shell that starts us in the background has Ctrl-C ignored, and so would all programs that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def root() -> Path:
    """The project's folder."""
    return ROOT
