"""The table as the JSON of a position, and of a view (docs/views.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games.duel.catalogue import COMMON, EMPTY
from sixgun.games.duel.fields import CARD, CHARACTER, SIDES
from sixgun.games.duel.knowledge import known_data
from sixgun.games.duel.view_types import DuelCharacter, DuelPlace, DuelPlayer, DuelSeat, DuelShown, DuelViewData

if TYPE_CHECKING:
    from sixgun.engine.num import i64
    from sixgun.games.duel.table import DuelTable


def table_data(t: DuelTable) -> dict[str, object]:
    return {
        **shown_data(t),
        "players": [seat_data(t, seat) for seat in range(2)],
        "turn": int(t.turn),
        "common": [CARD.write(int(card)) for card in t.decks[COMMON]][::-1],
        "known": known_data(t),
        "shuffled": t.shuffled,
        "shuffles": int(t.shuffles),
        "picks": int(t.picks),
    }


def shown_data(t: DuelTable) -> DuelShown:
    """What is told of the table in a position and in a view."""
    return {
        "always_ask": t.always_ask,
        "active": int(t.active),
        "bangs": int(t.bangs),
        "moved": t.moved,
        "used": [CHARACTER.names[one] for one in range(24) if t.used >> one & 1],
        "aimed": None if t.aimed < 0 else character_text(t.who[t.aimed]),
        "discard": [CARD.write(int(card)) for card in t.discard_pile][::-1],
        "fallen": [CHARACTER.names[one] for one in t.fallen],
    }


def seat_data(t: DuelTable, seat: int) -> DuelSeat:
    return {
        "side": SIDES.names[seat],
        "characters": [character_data(t, place) for place in (2 * seat, 2 * seat + 1)],
        "front": int(t.front[seat]) - 2 * seat + 1,
        "reserve": [character_text(one) for one in t.reserve[seat]][::-1],
        "hand": [CARD.write(int(card)) for card in t.hands[seat]],
        "deck": [CARD.write(int(card)) for card in t.decks[seat]][::-1],
    }


def character_data(t: DuelTable, place: int) -> DuelPlace | None:
    if t.who[place] == EMPTY:
        return None
    gear = [CARD.write(int(card)) for card in t.gear[place]]
    return {"character": character_text(t.who[place]), "life": int(t.life[place]), "equipment": gear}


def character_text(character: i64) -> str:
    return CHARACTER.names[character] if character >= 0 else "unknown"


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
