"""The classic game from the JSON of a view."""

from __future__ import annotations

from typing import Any

from sixgun.engine.fields import FieldType
from sixgun.engine.num import i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.state import HIDDEN_RANDOM, State
from sixgun.family.knowledge import EVERYBODY, bit_of, turned
from sixgun.family.roles import ROLES, read_outcome
from sixgun.games.classic.catalogue import CATALOGUE
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import CARD, CHARACTER
from sixgun.games.classic.sets.base.characters import Looking
from sixgun.games.classic.table import ClassicTable, sit_down
from sixgun.view_reading import COUNTER, blanks, know, read_cards, read_frames


def read_table(rules: Any, view: Fields, seat: int) -> State:
    """The table as a seat sees it."""
    players = view.objects("players")
    cast = vec[Character]([CATALOGUE.characters[player.number("character", CHARACTER)] for player in players])
    role = vec[i64]([player.number("role", ROLES) for player in players])
    t = ClassicTable(rules, HIDDEN_RANDOM, cast, role, rules.box(view.flag("beginner")))
    sit_down(t)
    t.always_ask = view.flag("always_ask")
    for at, player in enumerate(players):
        read_player(player, t, at)
    t.active = view.number("active", FieldType(0, len(players) - 1))
    t.bangs = view.number("bangs", COUNTER)
    t.uses = view.number("uses", COUNTER) if view.has("uses") else 0
    t.dress()
    t.played = read_cards(view, "played", CARD)
    t.discard_pile = turned(read_cards(view, "discard", CARD))
    t.deck = blanks(view, "deck")
    t.stack = read_frames(rules, view)
    know_cards(t, seat)
    if view.has("outcome"):
        t.over = True
        t.side, t.winners = read_outcome(view)
    return t


def read_player(player: Fields, t: ClassicTable, seat: int) -> None:
    t.set_life(seat, player.number("life", FieldType(0, t.max_life[seat])))
    t.hands[seat] = read_cards(player, "hand", CARD)
    if player.has("ability"):
        t.set_ability(seat, CATALOGUE.characters[player.number("ability", CHARACTER)])
    t.lay(seat, read_cards(player, "in_play", CARD))
    if not player.flag("alive"):
        t.alive &= ~(1 << seat)
        t.living -= 1


def know_cards(t: ClassicTable, viewer: int) -> None:
    """A card in sight is known to all on the table, in a hand to its owner and the viewer; of the rest nobody knows."""
    for zone in (t.discard_pile, *t.in_play, *[frame.cards() for frame in t.stack]):
        know(t.known, zone, EVERYBODY)
    for frame in t.stack:
        if isinstance(frame, Looking):
            know(t.known, frame.looked, 1 << t.active)
    for seat, hand in enumerate(t.hands):
        know(t.known, hand, 1 << seat | bit_of(viewer))
