"""What every test of the terminal needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.matches.kit import close_all

REAL = "test_terminal.py"  # the program as it is installed


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of it is the same with either package, and tested once."""
    for item in items:
        if item.path.parent.name == "tui":
            item.add_marker(pytest.mark.installed if item.path.name == REAL else pytest.mark.once)


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """No match of a test stays open."""
    yield
    close_all()
