"""Matches for tests, closed when the test ends."""

from __future__ import annotations

from pathlib import Path

import sixgun
from sixgun.matches.folder import new_match
from sixgun.matches.match import Seat
from sixgun.matches.saved import SavedMatch

OPEN: list[SavedMatch] = []


def keep(game: sixgun.Game, seats: list[Seat], folder: Path) -> SavedMatch:
    """A match in a file of its own; `close_all` closes it."""
    OPEN.append(new_match(game, seats, folder))
    return OPEN[-1]


def close_all() -> None:
    """Close the matches of a test."""
    while OPEN:
        OPEN.pop().close()
