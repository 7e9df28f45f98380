"""The Duel as a client draws it (docs/views.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.games.duel.data import place_data as character_data
from sixgun.games.duel.data import player_data as seat_data
from sixgun.games.duel.deck import CARD, COMMON

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table


SHOWN: Final = ("always_ask", "active", "bangs", "moved", "used", "aimed", "discard", "fallen")


def view_data(t: Table) -> dict[str, object]:
    """Everything on the table."""
    told = t.table_data()
    return {
        **{name: told[name] for name in SHOWN},
        "players": [player_data(t, seat) for seat in range(2)],
        "common": len(t.decks[COMMON]),
        "open": [CARD.write(int(card)) for frame in t.stack for card in frame.cards()],
    }


def player_data(t: Table, seat: int) -> dict[str, object]:
    """One player: his characters in play, those to come, his cards."""
    return {
        **seat_data(t, seat),
        "characters": [place_data(t, place) for place in (2 * seat, 2 * seat + 1)],
        "deck": len(t.decks[seat]),
    }


def place_data(t: Table, place: int) -> dict[str, object] | None:
    """One character in play; `awake` when his ability and equipment work."""
    told = character_data(t, place)
    if told is None:
        return None
    known = t.who[place] >= 0
    return {**told, "max_life": int(t.character(place).life) if known else None, "awake": known and t.awake(place)}
