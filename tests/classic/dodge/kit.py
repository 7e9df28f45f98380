"""Scenarios with Dodge City in the box: see tests/classic/kit.py."""

from __future__ import annotations

from tests.classic.kit import Table, crowd, seat, table

SETS = "base dodge-city"
SPARE = "saloon-5H"  # something to play, so that the turn goes on

__all__ = ["SETS", "SPARE", "crowd", "dodge", "seat"]


def dodge(*seats: dict[str, object], **more: object) -> Table:
    """A scenario with Dodge City in the box."""
    return table(*seats, **{"sets": SETS, **more})
