"""Shared by all tests: where the project's own files are."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def root() -> Path:
    """The project's folder."""
    return ROOT
