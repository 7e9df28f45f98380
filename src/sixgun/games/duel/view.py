"""The Duel as a client draws it (docs/views.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games.duel.catalogue import COMMON
from sixgun.games.duel.data import place_data as character_data
from sixgun.games.duel.data import player_data as seat_data
from sixgun.games.duel.data import shown_data
from sixgun.games.duel.fields import CARD
from sixgun.games.duel.view_types import DuelCharacter, DuelPlayer, DuelViewData

if TYPE_CHECKING:
    from sixgun.games.duel.table import DuelTable


def view_data(t: DuelTable) -> DuelViewData:
    return {
        **shown_data(t),
        "players": [player_data(t, seat) for seat in range(2)],
        "common": len(t.decks[COMMON]),
        "open": [CARD.write(int(card)) for frame in t.stack for card in frame.cards()],
    }


def player_data(t: DuelTable, seat: int) -> DuelPlayer:
    """One player: their characters in play, those to come, their cards."""
    return {
        **seat_data(t, seat),
        "characters": [place_data(t, place) for place in (2 * seat, 2 * seat + 1)],
        "deck": len(t.decks[seat]),
    }


def place_data(t: DuelTable, place: int) -> DuelCharacter | None:
    """One character in play; `awake` when its ability and equipment work."""
    told = character_data(t, place)
    if told is None:
        return None
    known = t.who[place] >= 0
    return {**told, "max_life": int(t.character(place).life) if known else None, "awake": known and t.awake(place)}
