"""The Duel from the JSON of a view."""

from __future__ import annotations

from sixgun.engine.fields import NOBODY, FieldType, ListField
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rules import Rules
from sixgun.engine.state import HIDDEN_RANDOM, State
from sixgun.family.knowledge import EVERYBODY, bit_of, turned
from sixgun.games.duel.catalogue import COMMON, UNKNOWN
from sixgun.games.duel.fields import CARD, CHARACTER, WINNERS
from sixgun.games.duel.table import DuelTable, bare_table
from sixgun.view_reading import COUNTER, blanks, know, read_cards, read_frames


def read_table(rules: Rules, view: Fields, seat: int) -> State:
    """The table as a seat sees it."""
    t = bare_table(rules, HIDDEN_RANDOM)
    t.always_ask = view.flag("always_ask")
    players = view.objects("players")
    for side, player in enumerate(players):
        read_player(player, t, side)
    t.decks = vec[vec[i64]]([*[blanks(player, "deck") for player in players], blanks(view, "common")])
    t.discard_pile = turned(read_cards(view, "discard", CARD))
    t.fallen = view.numbers("fallen", ListField(CHARACTER))
    t.stack = read_frames(rules, view)
    read_turn(view, t)
    know_cards(t, seat)
    if view.has("outcome"):
        t.over = True
        t.winner = Fields(view.get("outcome"), "outcome").number("side", WINNERS)
    return t


def read_player(player: Fields, t: DuelTable, side: int) -> None:
    for at, told in enumerate(player.items("characters")):
        t.gear = append(t.gear, vec[i64]())
        if told is not None:
            read_place(Fields(told, f"{player.where('characters')}[{at}]"), t, 2 * side + at)
    t.front[side] = 2 * side + player.number("front", FieldType(1, 2)) - 1
    reserve = vec[i64]([read_character(one, player.where("reserve")) for one in player.items("reserve")])
    t.reserve = append(t.reserve, turned(reserve))
    t.hands = append(t.hands, read_cards(player, "hand", CARD))


def read_place(fields: Fields, t: DuelTable, place: int) -> None:
    t.who[place] = read_character(fields.get("character"), fields.where("character"))
    t.life[place] = fields.number("life", COUNTER)
    for card in read_cards(fields, "equipment", CARD):
        t.wear(place, card)


def read_character(value: object, where: str) -> int:
    """A character; one that lies face down is unknown."""
    return UNKNOWN if value == "unknown" else CHARACTER.read(value, where)


def read_turn(view: Fields, t: DuelTable) -> None:
    """Whose turn it is, and what has been done in it."""
    t.active = view.number("active", FieldType(0, 1))
    t.bangs = view.number("bangs", COUNTER)
    t.moved = view.flag("moved")
    for character in view.numbers("used", ListField(CHARACTER)):
        t.used |= 1 << character
    if view.has("aimed"):
        t.aimed = t.place_of(view.number("aimed", CHARACTER))
    # The discard pile would be the common deck by now, had this turn not shuffled it already (duel.turn.one-shuffle).
    spent = len(t.decks[0]) == 0 or len(t.decks[1]) == 0
    t.shuffled = spent and len(t.decks[COMMON]) == 0 and len(t.discard_pile) > 0


def know_cards(t: DuelTable, viewer: int) -> None:
    """A card in sight is known to all on the table, in a hand to its owner and the viewer; of the rest nobody knows."""
    for zone in (t.discard_pile, *t.gear, *[frame.cards() for frame in t.stack]):
        know(t.known, zone, EVERYBODY)
    for seat, hand in enumerate(t.hands):
        know(t.known, hand, 1 << seat | (bit_of(viewer) if viewer != NOBODY else 0))
