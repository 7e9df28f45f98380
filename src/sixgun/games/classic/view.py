"""The classic game as a client draws it (docs/views.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games.classic.deck import CARD, CARDS, KINDS

if TYPE_CHECKING:
    from sixgun.engine.num import i64
    from sixgun.games.classic.table import Table


def view_data(t: Table, seat: i64) -> dict[str, object]:
    """Everything on the table; distances are the viewer's."""
    return {
        "beginner": len(t.box) < CARDS,
        "always_ask": t.always_ask,
        "active": int(t.active),
        "bangs": int(t.bangs),
        "spent": t.spent_data(),
        "players": [player_data(t, other, seat) for other in range(len(t.cast))],
        "deck": len(t.deck),
        "discard": [CARD.write(int(card)) for card in t.discard][::-1],
        "open": [CARD.write(int(card)) for frame in t.stack for card in frame.cards()],
    }


def player_data(t: Table, other: int, seat: i64) -> dict[str, object]:
    """One player: what he is and has, how far he sees, and how far he is from the viewer."""
    weapon = t.weapon(other)
    apart = seat >= 0 and t.lives(seat) and t.lives(other)
    told = t.player_data(other)
    del told["eliminated"]
    return {
        **told,
        "max_life": int(t.max_life[other]),
        "alive": t.lives(other),
        "weapon": "colt" if weapon < 0 else KINDS.write(int(weapon)),
        "reach": int(t.reach(other)),
        "distance": (0 if other == seat else int(t.distance(seat, other))) if apart else None,
    }
