"""Setting up the classic game."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.errors import BadData
from sixgun.engine.fields import FieldType
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rng import SeededRandom
from sixgun.engine.rules import Options
from sixgun.engine.state import State
from sixgun.family.roles import BEGAN, first_role, roles_for
from sixgun.family.sets import BASE, FamilyRules
from sixgun.games.classic.card import BORDERS
from sixgun.games.classic.casting import Casting, deal_hands
from sixgun.games.classic.catalogue import CATALOGUE, KIND, KINDS_BY_NUMBER, RANK, RANKS, SUIT, SUITS
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import CARD, CHARACTER
from sixgun.games.classic.position import read_position
from sixgun.games.classic.sets import base, dodge_city
from sixgun.games.classic.table import PLAYS, SETUP, ClassicTable, sit_down, table
from sixgun.games.classic.turn import Turn

VERSION: Final = 3
FURTHER: Final = ("characters", "retired", "sheriff")

# Where the setup's luck stands: roles, characters, the deck.
ROLES_AT: Final = 0
CHARACTERS_AT: Final = 16
DECK_AT: Final = 64


class ClassicRules(FamilyRules):
    """BANG!, the card game."""

    STATE: ClassVar[type[State]] = ClassicTable
    MADE_OF: ClassVar[tuple[str, ...]] = ("rules", "random", "cast", "role", "box")

    def __init__(self, sets: tuple[str, ...]) -> None:
        super().__init__(CATALOGUE, sets, VERSION)
        self.cards = vec[i64]([card for each in sets for card in CATALOGUE.cards_of[each]])
        self.has_prices = any(KINDS_BY_NUMBER[KIND[card]].price > 0 for card in self.cards)
        names = [character.name for each in sets for character in CATALOGUE.sets[each].characters]
        self.characters = vec[i64]([CHARACTER.numbers[name] for name in names])
        self.options = {"sheriff_extra_card": False, "beginner": False, "two_characters": False, "always_ask": False}
        self.rematch_wishes = ("keep_characters", "rotate_sheriff")

    def remade(self, sets: tuple[str, ...]) -> FamilyRules:
        return ClassicRules(sets)

    def turn_decisions(self, players: int) -> int:
        """A card is played three times in a turn at most (classic.turn.spent) and asks its player, and everybody at
        most three times: to answer, to use a Barrel, to stay alive; as much again for cures, lost cards and the hand
        limit."""
        return 2 * PLAYS * len(self.cards) * (1 + 3 * players)

    def printed_cards(self) -> dict[str, dict[str, object]]:
        return {CARD.names[card]: card_data(card) for card in self.cards}

    def cast(self, names: list[str]) -> vec[Character]:
        return vec[Character]([CATALOGUE.characters[CHARACTER.numbers[name]] for name in names])

    def printed_characters(self) -> dict[str, dict[str, object]]:
        cast = [CATALOGUE.characters[number] for number in self.characters]
        return {character.name: {"life": int(character.life)} for character in cast}

    def box(self, beginner: bool) -> vec[i64]:
        """The cards of the game (classic.setup.beginner)."""
        if not beginner:
            return self.cards
        return vec[i64]([card for card in self.cards if not KINDS_BY_NUMBER[KIND[card]].book])

    def set_up(self, players: int, random: SeededRandom, logging: bool, options: Options | None = None) -> State:
        """classic.setup.roles to classic.setup.first"""
        chosen = {**self.options, **(options or {})}
        role = deal_roles(players, random, chosen.get("sheriff"))
        numbers = self.deal_characters(players, random, chosen.get("characters"), chosen.get("retired"))
        cast = vec[Character]([CATALOGUE.characters[number] for number in numbers[:players]])
        t = ClassicTable(self, random, cast, role, self.box(bool(chosen["beginner"])))
        t.always_ask = bool(chosen["always_ask"])
        t.log = [] if logging else None
        return start(t, numbers[players:], bool(chosen["sheriff_extra_card"]), bool(chosen["two_characters"]))

    def check_options(self, given: Options, players: int) -> Options:
        """The options; `characters`, `retired` and `sheriff` are for a further game (classic.rematch)."""
        flags = {name: value for name, value in given.items() if name not in FURTHER}
        further = {name: given.get(name) for name in FURTHER}
        if further["sheriff"] is not None:
            FieldType(0, players - 1).read(further["sheriff"], "sheriff")
        for name in ("characters", "retired"):
            self.check_characters(further[name], players, name)
        return {**super().check_options(flags, players), **further}

    def rematch_options(self, ended: State, options: Options, wishes: Options) -> Options:
        """classic.rematch: who lives may keep their character, who is out gets any but their old one."""
        t = table(ended)
        keep = wishes.get("keep_characters")
        seats = range(len(t.cast))
        staying: list[object] = keep if isinstance(keep, list) else [seat for seat in seats if t.lives(seat)]
        for at, seat in enumerate(staying):
            if not t.lives(FieldType(0, len(t.cast) - 1).read(seat, f"keep_characters[{at}]")):
                raise BadData(f"keep_characters[{at}]", "eliminated", value=seat)
        return {
            **options,
            "characters": [t.cast[seat].name if seat in staying else None for seat in seats],
            "retired": [None if t.lives(seat) else t.cast[seat].name for seat in seats],
            "sheriff": (list(t.role).index(first_role(len(t.cast))) + 1) % len(t.cast)
            if wishes.get("rotate_sheriff")
            else None,
        }

    def read(self, position: Fields) -> State:
        beginner = position.flag("beginner") if position.has("beginner") else False
        return read_position(self, position, self.box(beginner))

    def check_characters(self, characters: object, players: int, option: str) -> None:
        """Nothing, or a character or null for each seat; nobody twice."""
        if characters is None:
            return
        if not isinstance(characters, list) or len(characters) != players:
            raise BadData(option, "list", length=players)
        for at, name in enumerate(characters):
            if name is not None:
                self.read_character(name, f"{option}[{at}]")
                if characters.count(name) > 1:
                    raise BadData(f"{option}[{at}]", "twice", value=name)

    def read_character(self, name: object, field: str) -> int:
        """A character of the sets that the game is made of."""
        number = CHARACTER.read(name, field)
        if number not in self.characters:
            known = ", ".join([CHARACTER.names[one] for one in self.characters])
            raise BadData(field, "name", known=known, value=CHARACTER.names[number])
        return number

    def deal_characters(self, players: i64, random: SeededRandom, kept: object, retired: object) -> vec[i64]:
        """A character for each player, and then another for each that they may choose instead (-1: none). In a further
        game survivors may keep theirs, and nobody gets one they have lost (classic.setup.characters)."""
        numbers = self.characters[:]
        random.shuffle(numbers, SETUP, CHARACTERS_AT)
        if kept is None and retired is None:
            return numbers[: 2 * players]
        names: list[object] = kept if isinstance(kept, list) else [None] * players
        lost: list[object] = retired if isinstance(retired, list) else [None] * players
        pile = [number for number in numbers if CHARACTER.names[number] not in names]
        dealt: list[i64] = []
        for seat in [*range(players), *range(players)]:
            if names[seat] is None:
                dealt.append(pile.pop(1 if CHARACTER.names[pile[0]] == lost[seat] else 0))
            else:
                dealt.append(CHARACTER.read(names[seat], "characters") if len(dealt) < players else -1)
        return vec[i64](dealt)


def deal_roles(players: i64, random: SeededRandom, sheriff: object) -> vec[i64]:
    """classic.setup.roles; in a further game the Sheriff's seat may be given."""
    role = roles_for(players)
    if not isinstance(sheriff, int):
        random.shuffle(role, SETUP, ROLES_AT)
        return role
    others = role[1:]
    random.shuffle(others, SETUP, ROLES_AT)
    dealt = vec[i64]()
    for seat in range(players):
        if seat == sheriff:
            dealt = append(dealt, role[0])
        else:
            dealt = append(dealt, others[seat if seat < sheriff else seat - 1])
    return dealt


def start(t: ClassicTable, spares: vec[i64], sheriff_extra_card: bool, two_characters: bool) -> ClassicTable:
    """Everybody sits down, chooses who they are if there is a choice, gets life and cards, and the Sheriff begins."""
    sit_down(t)
    t.deck = t.box[:]
    t.random.shuffle(t.deck, SETUP, DECK_AT)
    while t.role[t.active] != first_role(len(t.cast)):
        t.active += 1
    t.emit(BEGAN, len(t.cast), t.active)
    t.show_roles()
    t.push(Turn())
    extra: i64 = 1 if sheriff_extra_card else 0
    if two_characters:
        t.push(Casting(spares, extra))
    else:
        deal_hands(t, extra)
    t.run()
    return t


def card_data(card: i64) -> dict[str, object]:
    kind = KINDS_BY_NUMBER[KIND[card]]
    told: dict[str, object] = {"kind": kind.name, "suit": SUITS[SUIT[card]], "value": RANKS[RANK[card] - 2]}
    told["colour"] = BORDERS[kind.border]
    if kind.clause:
        told["clause"] = kind.clause
    return {**told, "reach": int(kind.reach)} if kind.reach > 0 else told


CATALOGUE.add(base.SET)
CATALOGUE.add(dodge_city.SET)
RULES: Final = ClassicRules((BASE,))
