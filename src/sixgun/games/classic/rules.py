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
from sixgun.games.classic.table import SETUP, Table, sit_down, table
from sixgun.games.classic.turn import FRAMES, Turn, begin_turn
from sixgun.games.classic.vocabulary import characters, deck
from sixgun.games.roles import BEGAN, SHERIFF, roles_for

VERSION: Final = 2
FURTHER: Final = ("characters", "retired", "sheriff")

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
        self.options |= {"characters": None, "retired": None, "sheriff": None}

    def turn_decisions(self, players: int) -> int:
        """A card is played once in a turn at most (classic.turn.spent) and asks its player, and everybody at most three
        times: to answer, to use a Barrel, to stay alive; as much again for cures, robberies and the hand limit."""
        return 2 * CARDS * (1 + 3 * players)

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
        cast = deal_characters(players, chance, chosen["characters"], chosen["retired"])
        t = Table(chance, cast, role, the_box(bool(chosen["beginner"])))
        t.always_ask = bool(chosen["always_ask"])
        t.log = [] if logging else None
        return start(t, bool(chosen["sheriff_extra_card"]))

    def check_options(self, given: Options, players: int) -> Options:
        """The options; `characters`, `retired` and `sheriff` are for a further game (classic.rematch)."""
        flags = {name: value for name, value in given.items() if name not in FURTHER}
        further = {name: given.get(name) for name in FURTHER}
        if further["sheriff"] is not None:
            Domain(0, players - 1).read(further["sheriff"], "sheriff")
        for name in ("characters", "retired"):
            check_characters(further[name], players, name)
        return {**super().check_options(flags, players), **further}

    def rematch_options(self, ended: State, options: Options, keep: list[int] | None, rotate: bool) -> Options:
        """classic.rematch: who lives may keep his character, who is out gets any but his old one."""
        t = table(ended)
        seats = range(len(t.cast))
        staying = keep if keep is not None else [seat for seat in seats if t.lives(seat)]
        for at, seat in enumerate(staying):
            if not t.lives(seat):
                raise BadData(f"keep_characters[{at}]", "eliminated", value=seat)
        return {
            **options,
            "characters": [t.cast[seat].name if seat in staying else None for seat in seats],
            "retired": [None if t.lives(seat) else t.cast[seat].name for seat in seats],
            "sheriff": (list(t.role).index(SHERIFF) + 1) % len(t.cast) if rotate else None,
        }

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


def check_characters(characters: object, players: int, option: str) -> None:
    """Nothing, or a character or null for each seat; nobody twice."""
    if characters is None:
        return
    if not isinstance(characters, list) or len(characters) != players:
        raise BadData(option, "list", length=players)
    for at, name in enumerate(characters):
        if name is not None:
            CHARACTER_NAMES.read(name, f"{option}[{at}]")
            if characters.count(name) > 1:
                raise BadData(f"{option}[{at}]", "twice", value=name)


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


def deal_characters(players: i64, chance: Chance, kept: object, retired: object) -> vec[Character]:
    """classic.setup.characters; in a further game survivors may keep theirs, and nobody gets one that he has lost."""
    numbers = ALL_CHARACTERS[:]
    chance.shuffle(numbers, SETUP, CHARACTERS_AT)
    names: list[object] = kept if isinstance(kept, list) else [None] * players
    lost: list[object] = retired if isinstance(retired, list) else [None] * players
    pile = [CHARACTERS[at] for at in numbers if CHARACTERS[at].name not in names]
    cast = vec[Character]()
    for seat in range(players):
        if names[seat] is not None:
            cast = append(cast, CHARACTERS[CHARACTER_NAMES.read(names[seat], "characters")])
        else:
            cast = append(cast, pile.pop(1 if pile[0].name == lost[seat] else 0))
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
