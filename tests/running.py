"""A plugin for pytest that writes down which test runs, for `tools/watch.py` to see: `-p tests.running`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FOLDER = os.environ.get("SIXGUN_RUNNING")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """One test, from its first fixture to its last."""
    if not FOLDER:
        return (yield)
    note = Path(FOLDER) / os.environ.get("PYTEST_XDIST_WORKER", "main")
    note.write_text(item.nodeid)
    try:
        return (yield)
    finally:
        note.unlink()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker that was ended in the middle of a test runs nothing any more; pytest itself names its test."""
    if FOLDER:
        (Path(FOLDER) / node.gateway.id).unlink(missing_ok=True)
