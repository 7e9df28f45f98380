"""Setting up the classic game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.chance import Chance
from sixgun.engine.errors import BadData
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.engine.terms import Domain
from sixgun.games.classic.character import Character
from sixgun.games.classic.characters import CHARACTER_FRAMES, CHARACTER_NAMES, CHARACTERS
from sixgun.games.classic.deck import BOOK, CARDS, KIND
from sixgun.games.classic.names import EVENTS, QUESTIONS, REASONS, VERBS
from sixgun.games.classic.position import read_position
from sixgun.games.classic.table import SETUP, Table, sit_down
from sixgun.games.classic.turn import FRAMES, Turn, begin_turn
from sixgun.games.classic.vocabulary import characters, deck
from sixgun.games.roles import BEGAN, SHERIFF, roles_for

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
        self.questions, self.events, self.reasons = QUESTIONS, EVENTS, REASONS
        self.options = {"sheriff_extra_card": False, "beginner": False, "always_ask": False}
        self.options |= {"characters": None, "sheriff": None}

    def deck(self) -> dict[str, dict[str, object]]:
        """Every card by its name, with what is printed on it."""
        return deck()

    def characters(self) -> dict[str, dict[str, object]]:
        """Every character by its name, with what is printed on the card."""
        return characters()

    def set_up(self, players: int, chance: Chance, logging: bool, options: Options | None = None) -> State:
        """classic.setup.roles to classic.setup.first"""
        chosen = {**self.options, **(options or {})}
        role = deal_roles(players, chance, chosen["sheriff"])
        cast = deal_characters(players, chance, chosen["characters"])
        t = Table(chance, cast, role, the_box(bool(chosen["beginner"])))
        t.always_ask = bool(chosen["always_ask"])
        t.log = [] if logging else None
        return start(t, bool(chosen["sheriff_extra_card"]))

    def check_options(self, given: Options, players: int) -> Options:
        """The options; `characters` and `sheriff` are what a further game takes over (classic.rematch)."""
        flags = {name: value for name, value in given.items() if name not in ("characters", "sheriff")}
        chosen = super().check_options(flags, players)
        sheriff, characters = given.get("sheriff"), given.get("characters")
        if sheriff is not None:
            Domain(0, players - 1).read(sheriff, "sheriff")
        if characters is not None:
            check_characters(characters, players)
        return {**chosen, "characters": characters, "sheriff": sheriff}

    def read(self, position: Fields) -> State:
        """The state that a position describes."""
        beginner = position.flag("beginner") if position.has("beginner") else False
        return read_position(self, position, the_box(beginner))


def the_box(beginner: bool) -> vec[i64]:
    """The cards of the game (classic.setup.beginner)."""
    if not beginner:
        return ALL_CARDS
    return vec[i64]([card for card in range(CARDS) if not BOOK[KIND[card]]])


ALL_CARDS: Final = vec[i64](list(range(CARDS)))
ALL_CHARACTERS: Final = vec[i64](list(range(len(CHARACTERS))))


def check_characters(characters: object, players: int) -> None:
    """A character, or null for a new one, for each seat; nobody twice."""
    if not isinstance(characters, list) or len(characters) != players:
        raise BadData("characters", "list", length=players)
    kept = [name for name in characters if name is not None]
    for at, name in enumerate(characters):
        if name is not None:
            CHARACTER_NAMES.read(name, f"characters[{at}]")
            if kept.count(name) > 1:
                raise BadData(f"characters[{at}]", "twice", value=name)


def deal_roles(players: i64, chance: Chance, sheriff: object) -> vec[i64]:
    """classic.setup.roles; in a further game the Sheriff's seat may be given."""
    role = roles_for(players)
    if not isinstance(sheriff, int):
        chance.shuffle(role, SETUP, ROLES_AT)
        return role
    others = role[1:]
    chance.shuffle(others, SETUP, ROLES_AT)
    dealt = vec[i64]()
    for seat in range(players):
        if seat == sheriff:
            dealt = append(dealt, SHERIFF)
        else:
            dealt = append(dealt, others[seat if seat < sheriff else seat - 1])
    return dealt


def deal_characters(players: i64, chance: Chance, kept: object) -> vec[Character]:
    """classic.setup.characters; in a further game survivors may keep theirs."""
    pile = ALL_CHARACTERS[:]
    chance.shuffle(pile, SETUP, CHARACTERS_AT)
    names: list[object] = kept if isinstance(kept, list) else []
    cast = vec[Character]([CHARACTERS[at] for at in pile if CHARACTERS[at].name not in names][:players])
    for seat, name in enumerate(names):
        if name is not None:
            cast[seat] = CHARACTERS[CHARACTER_NAMES.read(name, "characters")]
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
    t.show_roles()
    for seat in range(len(t.cast)):
        extra: i64 = 1 if sheriff_extra_card and seat == sheriff else 0
        t.draw(seat, t.cast[seat].life + extra)
    t.push(Turn())
    begin_turn(t, sheriff)
    t.run()
    return t
