"""The classic game as a client draws it (docs/views.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games.classic.fields import CARD, KINDS
from sixgun.games.classic.view_types import ClassicPlayer, ClassicViewData

if TYPE_CHECKING:
    from sixgun.engine.num import i64
    from sixgun.games.classic.table import ClassicTable


def view_data(t: ClassicTable, seat: i64) -> ClassicViewData:
    """Everything on the table; distances are the viewer's."""
    told: ClassicViewData = {
        "beginner": t.is_beginner(),
        "always_ask": t.always_ask,
        "active": int(t.active),
        "bangs": int(t.bangs),
        "played": [CARD.write(int(card)) for card in t.played],
        "players": [player_data(t, other, seat) for other in range(len(t.cast))],
        "deck": len(t.deck),
        "discard": [CARD.write(int(card)) for card in t.discard_pile][::-1],
        "open": [CARD.write(int(card)) for frame in t.stack for card in frame.cards()],
    }
    if t.uses > 0:
        told["uses"] = int(t.uses)
    return told


def player_data(t: ClassicTable, other: int, seat: i64) -> ClassicPlayer:
    """One player: what they are and have, how far they see, and how far they are from the viewer."""
    weapon = t.weapon(other)
    apart = seat >= 0 and t.lives(seat) and t.lives(other)
    return {
        **t.player_data(other),
        "max_life": int(t.max_life[other]),
        "alive": t.lives(other),
        "weapon": "colt" if weapon < 0 else KINDS.write(int(weapon)),
        "reach": int(t.reach(other)),
        "distance": (0 if other == seat else int(t.distance(seat, other))) if apart else None,
    }
