"""What every test of the terminal needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.matches.kit import close_all


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """No match of a test stays open."""
    yield
    close_all()
