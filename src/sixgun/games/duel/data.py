"""The table as the JSON of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games.duel.characters import CHARACTER_NAMES, EMPTY
from sixgun.games.duel.deck import CARD, COMMON
from sixgun.games.duel.knowledge import known_data
from sixgun.games.duel.names import SIDES

if TYPE_CHECKING:
    from sixgun.engine.num import i64
    from sixgun.games.duel.table import Table


def table_data(t: Table) -> dict[str, object]:
    """The table as JSON."""
    return {
        "always_ask": t.always_ask,
        "players": [player_data(t, seat) for seat in range(2)],
        "turn": int(t.turn),
        "active": int(t.active),
        "bangs": int(t.bangs),
        "moved": t.moved,
        "used": [CHARACTER_NAMES[one] for one in range(24) if t.used >> one & 1],
        "aimed": None if t.aimed < 0 else character_text(t.who[t.aimed]),
        "common": [CARD.write(int(card)) for card in t.decks[COMMON]][::-1],
        "discard": [CARD.write(int(card)) for card in t.discard][::-1],
        "fallen": [CHARACTER_NAMES[one] for one in t.fallen],
        "known": known_data(t),
        "shuffled": t.shuffled,
        "shuffles": int(t.shuffles),
        "picks": int(t.picks),
    }


def player_data(t: Table, seat: int) -> dict[str, object]:
    """One player as JSON."""
    return {
        "side": SIDES.names[seat],
        "characters": [place_data(t, place) for place in (2 * seat, 2 * seat + 1)],
        "front": int(t.front[seat]) - 2 * seat + 1,
        "reserve": [character_text(one) for one in t.reserve[seat]][::-1],
        "hand": [CARD.write(int(card)) for card in t.hands[seat]],
        "deck": [CARD.write(int(card)) for card in t.decks[seat]][::-1],
    }


def place_data(t: Table, place: int) -> dict[str, object] | None:
    """One character in play as JSON."""
    if t.who[place] == EMPTY:
        return None
    gear = [CARD.write(int(card)) for card in t.gear[place]]
    return {"character": character_text(t.who[place]), "life": int(t.life[place]), "equipment": gear}


def character_text(character: i64) -> str:
    """A character as it stands in JSON."""
    return CHARACTER_NAMES[character] if character >= 0 else "unknown"
