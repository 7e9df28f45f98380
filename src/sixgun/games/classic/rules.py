"""Setting up the classic game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.chance import Chance
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.games.classic.character import Character
from sixgun.games.classic.characters import CHARACTER_FRAMES, CHARACTERS
from sixgun.games.classic.deck import BEGINNERS_LEAVE, CARDS, KIND, KIND_NAMES
from sixgun.games.classic.frames import begin_turn
from sixgun.games.classic.names import BEGAN, ROLE_DEALT, SHERIFF, VERBS
from sixgun.games.classic.playing import FRAMES, Turn
from sixgun.games.classic.position import read_position
from sixgun.games.classic.table import JOINING, SETUP, Table, sit_down

VERSION: Final = 1

# Where the setup's luck stands: roles, characters, the deck.
ROLES_AT: Final = 0
CHARACTERS_AT: Final = 16
DECK_AT: Final = 64


class ClassicRules(Rules):
    """BANG!, the card game."""

    def __init__(self) -> None:
        frames = FRAMES + CHARACTER_FRAMES
        super().__init__("classic", range(4, 8), VERSION, frames, VERBS)
        self.options = {"sheriff_extra_card": False, "beginner": False, "always_ask": False}

    def set_up(self, players: int, chance: Chance, logging: bool, options: Options | None = None) -> State:
        """classic.setup.roles to classic.setup.first"""
        chosen = {**self.options, **(options or {})}
        role = JOINING[:players]
        chance.shuffle(role, SETUP, ROLES_AT)
        box = the_box(bool(chosen["beginner"]))
        t = Table(chance, deal_characters(players, chance), role, box)
        t.always_ask = bool(chosen["always_ask"])
        t.logging = logging
        return start(t, bool(chosen["sheriff_extra_card"]))

    def read(self, position: Fields) -> State:
        """The state that a position describes."""
        beginner = position.flag("beginner") if position.has("beginner") else False
        return read_position(self, position, the_box(beginner))


def the_box(beginner: bool) -> vec[i64]:
    """The cards of the game (classic.setup.beginner)."""
    if not beginner:
        return ALL_CARDS
    left = dict(BEGINNERS_LEAVE)
    box = vec[i64]()
    for card in range(CARDS):
        name = KIND_NAMES[KIND[card]]
        if left.get(name, 0) > 0:
            left[name] -= 1
        else:
            box = append(box, card)
    return box


ALL_CARDS: Final = vec[i64](list(range(CARDS)))
ALL_CHARACTERS: Final = vec[i64](list(range(16)))


def deal_characters(players: i64, chance: Chance) -> vec[Character]:
    """classic.setup.characters"""
    pile = ALL_CHARACTERS[:]
    chance.shuffle(pile, SETUP, CHARACTERS_AT)
    cast = vec[Character]()
    for at in range(players):
        cast = append(cast, CHARACTERS[pile[at]])
    return cast


def start(t: Table, sheriff_extra_card: bool) -> Table:
    """Everybody sits down, gets life and cards, and the Sheriff begins."""
    sit_down(t)
    t.deck = t.box[:]
    t.chance.shuffle(t.deck, SETUP, DECK_AT)
    sheriff: i64 = 0
    while t.role[sheriff] != SHERIFF:
        sheriff += 1
    t.emit(BEGAN, len(t.cast), sheriff)
    show_roles(t)
    for seat in range(len(t.cast)):
        extra: i64 = 1 if sheriff_extra_card and seat == sheriff else 0
        t.draw(seat, t.cast[seat].life + extra)
    t.push(Turn(0))
    begin_turn(t, sheriff)
    t.run()
    return t


def show_roles(t: Table) -> None:
    """Everybody learns his own role; the Sheriff's is told to all (classic.setup.secrecy)."""
    for seat in range(len(t.cast)):
        if t.role[seat] == SHERIFF:
            t.emit(ROLE_DEALT, seat, SHERIFF)
        else:
            t.whisper(seat, ROLE_DEALT, seat, t.role[seat])
