"""Every public name is documented with an example that is tested."""

from __future__ import annotations

import inspect

import pytest

import sixgun

NAMES = [name for name in sixgun.__all__ if callable(getattr(sixgun, name))]


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_has_an_example(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(sixgun, name)) or "")


def test_bots_and_games_are_listed() -> None:
    assert sixgun.BOTS == ("greenhorn", "gunhand") and list(sixgun.GAMES) == ["dice"]
