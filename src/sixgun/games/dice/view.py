"""The Dice Game as a client draws it (docs/views.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.num import i64
from sixgun.games.dice.fields import FACES
from sixgun.games.dice.view_types import DicePlayer, DiceViewData

if TYPE_CHECKING:
    from sixgun.games.dice.table import DiceTable


def view_data(t: DiceTable, seat: i64) -> DiceViewData:
    """Everything on the table; distances and reach are the viewer's."""
    return {
        "roller": int(t.roller),
        "players": [player_data(t, other, seat) for other in range(len(t.cast))],
        "dice": [FACES.write(int(face)) for face in t.dice],
        "beer_spent": t.beer_spent,
        "middle": int(t.middle),
        "reach": [[int(other) for other in t.in_reach(seat, one)] if seated(t, seat) else [] for one in (1, 2)],
    }


def player_data(t: DiceTable, other: int, seat: i64) -> DicePlayer:
    apart = seated(t, seat) and t.lives(other)
    return {
        **t.player_data(other),
        "max_life": int(t.max_life(other)),
        "alive": t.lives(other),
        "distance": int(t.distance(seat, other)) if apart else None,
    }


def seated(t: DiceTable, seat: i64) -> bool:
    """Whether the viewer plays, and still does."""
    return seat >= 0 and t.lives(seat)
