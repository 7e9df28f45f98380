"""Setting up The Duel."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rng import SeededRandom
from sixgun.engine.rules import Options
from sixgun.engine.state import State
from sixgun.family.sets import BASE, FamilyRules
from sixgun.games.duel import catalogue, events
from sixgun.games.duel.catalogue import ALL_CARDS, CARDS, CAST, CATALOGUE, EACH_SIDE, KIND, OWN, SYMBOL, SYMBOL_NAMES
from sixgun.games.duel.fields import CARD, CHARACTER, KINDS, SIDES
from sixgun.games.duel.knowledge import in_rising_order
from sixgun.games.duel.position import read_position
from sixgun.games.duel.sets.base import SET
from sixgun.games.duel.table import SETUP, DuelTable, bare_table
from sixgun.games.duel.turn import Casting

VERSION: Final = 3
FEWEST: Final = 2

# Where the setup's luck stands for each side: characters, the deck.
CHARACTERS_AT: Final = 0
DECK_AT: Final = 16
NEXT_SIDE: Final = 64


class DuelRules(FamilyRules):
    """BANG! The Duel."""

    STATE: ClassVar[type[State]] = DuelTable
    MADE_OF: ClassVar[tuple[str, ...]] = ("rules", "random")

    def __init__(self, sets: tuple[str, ...]) -> None:
        super().__init__(CATALOGUE, sets, VERSION)
        self.options = {"characters": 4, "always_ask": False}
        self.ranges = {"characters": range(FEWEST, EACH_SIDE + 1)}

    def remade(self, sets: tuple[str, ...]) -> FamilyRules:
        return DuelRules(sets)

    def printed_cards(self) -> dict[str, dict[str, object]]:
        return {name: card_data(card) for card, name in enumerate(CARD.names)}

    def printed_characters(self) -> dict[str, dict[str, object]]:
        return {name: character_data(at) for at, name in enumerate(CHARACTER.names)}

    def turn_decisions(self, players: int) -> int:
        """A card leaves a hand twice in a turn at most, since the pile is made anew once (duel.turn.one-shuffle); each
        asks its player and, for each of four characters, three times: to avoid, to pay, to lose life for another."""
        return 2 * CARDS * (1 + 3 * 4)

    def set_up(self, players: int, random: SeededRandom, logging: bool, options: Options | None = None) -> State:
        """duel.setup.sides to duel.setup.hand"""
        chosen = {**self.options, **(options or {})}
        t = bare_table(self, random)
        t.always_ask = bool(chosen["always_ask"])
        t.log = [] if logging else None
        t.emit(events.BEGAN)
        lay_out(t)
        characters = chosen["characters"]
        assert isinstance(characters, int)
        for side in range(2):
            draft(t, side, characters)
        t.push(Casting(0))
        t.run()
        return t

    def read(self, position: Fields) -> State:
        """The state that a position describes."""
        return read_position(self, position)


def lay_out(t: DuelTable) -> None:
    """Empty places and hands, both decks shuffled."""
    for _ in range(4):
        t.gear = append(t.gear, vec[i64]())
    for side in range(2):
        t.hands = append(t.hands, vec[i64]())
        deck = ALL_CARDS[side * OWN : side * OWN + OWN]
        t.random.shuffle(deck, SETUP, NEXT_SIDE * side + DECK_AT)
        t.decks = append(t.decks, deck)
    t.decks = append(t.decks, vec[i64]())


def draft(t: DuelTable, side: i64, characters: i64) -> None:
    """A side draws characters, looks at them, and the first two come to its places (duel.setup.characters)."""
    pile = ALL_CHARACTERS[side * EACH_SIDE : side * EACH_SIDE + EACH_SIDE]
    t.random.shuffle(pile, SETUP, NEXT_SIDE * side + CHARACTERS_AT)
    for at in range(2):
        t.who[2 * side + at] = pile[at]
        t.life[2 * side + at] = CAST[pile[at]].life
    t.reserve = append(t.reserve, pile[2:characters])
    if t.log is not None:
        for character in in_rising_order(pile[:characters]):  # their order would tell that of the reserve
            t.whisper(side, events.DRAFTED, side, character)


def card_data(card: int) -> dict[str, object]:
    """What is printed on a card; `back` is the side whose deck it comes from."""
    kind = KIND[card]
    colour = "red" if catalogue.is_bang(kind) else "blue" if catalogue.is_equipment(kind) else "brown"
    printed: dict[str, object] = {"kind": KINDS.names[kind], "colour": colour, "symbol": SYMBOL_NAMES[SYMBOL[card]]}
    return {
        **printed,
        "back": SIDES.names[catalogue.back_of(card)],
        "always_active": bool(catalogue.is_always_active(kind)),
    }


def character_data(number: int) -> dict[str, object]:
    """What is printed on a character's card, and the side it is for."""
    character = CAST[number]
    side = SIDES.names[number // EACH_SIDE]
    return {"life": int(character.life), "side": side, "always_active": bool(character.always_active)}


ALL_CHARACTERS: Final = vec[i64](list(range(2 * EACH_SIDE)))
CATALOGUE.add(SET)
RULES: Final = DuelRules((BASE,))
