"""Every card and character of The Duel by its number: what it is, whose deck it comes from, and its reveal symbol."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.family.sets import Catalogue, GameSet, Printed
from sixgun.games.duel.card import ALWAYS_ACTIVE, AVOID, BLUE, BROWN, HIT, RED, RELOADS, Card
from sixgun.games.duel.character import Character
from sixgun.games.duel.fields import CARD, CHARACTER, CHARACTER_OR_NONE, KINDS

# Decks, and the backs of their cards; the common deck has both.
LAW: Final = 0
OUTLAWS: Final = 1
COMMON: Final = 2

CARDS: Final = 80
ALL_CARDS: Final = vec[i64](list(range(CARDS)))
OWN: Final = 40  # the cards of one side's deck
EACH_SIDE: Final = 12  # characters
EMPTY: Final = -1  # nobody stands at a place
UNKNOWN: Final = -2  # somebody does, and it is secret who

SYMBOL_LETTERS: Final = "BSDH"
SYMBOL_NAMES: Final = ("barrel", "snake", "dynamite", "horseshoe")
BARREL_SYMBOL: Final = 0
SNAKE_SYMBOL: Final = 1
DYNAMITE_SYMBOL: Final = 2
HORSESHOE_SYMBOL: Final = 3

# Of every card: its kind, reveal symbol and back; of every kind: its definition and traits; every character.
KIND: Final = vec[i64]([-1] * 256)
SYMBOL: Final = vec[i64]([0] * 256)
BACK: Final = vec[i64]([0] * 256)
KINDS_BY_NUMBER: Final = vec[Card]([Card()] * 64)
TRAITS: Final = vec[i64]([0] * 64)
HAND_VALUE: Final = vec[i64]([0] * 64)
WORN: Final = vec[i64]([0] * 64)
IN_FRONT: Final = vec[i64]([0] * 64)
CAST: Final = vec[Character]([Character()] * 64)


class DuelCatalogue(Catalogue):
    """All sets of The Duel."""

    def __init__(self) -> None:
        super().__init__("duel")

    def add(self, new: GameSet) -> None:
        super().add(new)
        for side in range(2):
            for card in new.cards:
                assert isinstance(card, Card)
                self.number_cards(card, side)

    def number_card(self, card: Printed) -> None:
        assert isinstance(card, Card)
        kind: i64 = KINDS.add(card.name)
        KINDS_BY_NUMBER[kind] = card
        TRAITS[kind] = card.traits
        HAND_VALUE[kind] = card.value
        WORN[kind] = card.worn
        IN_FRONT[kind] = card.in_front

    def number_cards(self, card: Card, side: i64) -> None:
        """Give the cards of a kind in one side's deck their numbers."""
        for number, symbol in enumerate(card.law if side == LAW else card.outlaws, 1):
            at: i64 = CARD.add(f"{card.name}-{'lo'[side]}{number}")
            KIND[at] = KINDS.numbers[card.name]
            SYMBOL[at] = SYMBOL_LETTERS.index(symbol)
            BACK[at] = side

    def number_character(self, character: Printed) -> None:
        assert isinstance(character, Character)
        at: i64 = CHARACTER.add(character.name)
        CHARACTER_OR_NONE.add(character.name)
        CAST[at] = character


CATALOGUE: Final = DuelCatalogue()


def back_of(card: i64) -> i64:
    """Whose deck a card comes from: its back shows it."""
    return BACK[card]


def is_bang(kind: i64) -> bool:
    """Whether the cause of a hit is a BANG! card: red. An ability isn't."""
    return kind >= 0 and TRAITS[kind] & RED != 0


def is_brown(kind: i64) -> bool:
    return TRAITS[kind] & BROWN != 0


def is_equipment(kind: i64) -> bool:
    """Whether a card stays in play with a character: blue."""
    return TRAITS[kind] & BLUE != 0


def is_hit(kind: i64) -> bool:
    """Whether a card shows the big hit symbol (duel.hit.circled)."""
    return TRAITS[kind] & HIT != 0


def is_avoid(kind: i64) -> bool:
    return TRAITS[kind] & AVOID != 0


def reloads(kind: i64) -> bool:
    """Whether a card shows the reload symbol (duel.reload)."""
    return TRAITS[kind] & RELOADS != 0


def is_always_active(kind: i64) -> bool:
    """duel.equipment.always-on"""
    return TRAITS[kind] & ALWAYS_ACTIVE != 0
