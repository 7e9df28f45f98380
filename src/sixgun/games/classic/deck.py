"""The eighty cards: what each one is, its suit and its value (classic.setup.deck)."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Names

BANG: Final = 0
MISSED: Final = 1
BEER: Final = 2
SALOON: Final = 3
STAGECOACH: Final = 4
WELLS_FARGO: Final = 5
GENERAL_STORE: Final = 6
PANIC: Final = 7
CAT_BALOU: Final = 8
GATLING: Final = 9
INDIANS: Final = 10
DUEL: Final = 11
MUSTANG: Final = 12
SCOPE: Final = 13
BARREL: Final = 14
JAIL: Final = 15
DYNAMITE: Final = 16
VOLCANIC: Final = 17
SCHOFIELD: Final = 18
REMINGTON: Final = 19
CARABINE: Final = 20
WINCHESTER: Final = 21

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
VALUES: Final = "23456789TJQKA"

# name: the cards, value and suit; the order is that of the kinds above.
DECK: Final = {
    "bang": "AS QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C",
    "missed": "TC JC QC KC AC 2S 3S 4S 5S 6S 7S 8S",
    "beer": "6H 7H 8H 9H TH JH",
    "saloon": "5H",
    "stagecoach": "9S 9S",
    "wells-fargo": "3H",
    "general-store": "9C QS",
    "panic": "JH QH AH 8D",
    "cat-balou": "KH 9D TD JD",
    "gatling": "TH",
    "indians": "KD AD",
    "duel": "QD JS 8C",
    "mustang": "8H 9H",
    "scope": "AS",
    "barrel": "QS KS",
    "jail": "JS TS 4H",
    "dynamite": "2H",
    "volcanic": "TS TC",
    "schofield": "JC QC KS",
    "remington": "KC",
    "carabine": "AC",
    "winchester": "8S",
}
KIND_NAMES: Final = tuple(DECK)


def deal_names() -> list[str]:
    """A name for every card: its kind, value and suit; a second card of the same is called so."""
    names: list[str] = []
    for kind, cards in DECK.items():
        for card in cards.split():
            name = f"{kind}-{card}"
            names.append(f"{name}-2" if name in names else name)
    return names


CARD_NAMES: Final = tuple(deal_names())
CARDS: Final = len(CARD_NAMES)
KIND: Final = vec[i64]([at for at, cards in enumerate(DECK.values()) for _ in cards.split()])
SUIT: Final = vec[i64]([SUITS.index(card[1]) for cards in DECK.values() for card in cards.split()])
VALUE: Final = vec[i64]([VALUES.index(card[0]) + 2 for cards in DECK.values() for card in cards.split()])

# How far the weapons reach; everything else is no weapon.
REACH: Final = vec[i64]([0] * VOLCANIC + [1, 2, 3, 4, 5])


class CardNames(Names):
    """A card; below 0 it is one that can't be seen."""

    def write(self, number: int) -> object:
        return self.names[number] if 0 <= number < len(self.names) else "hidden"


CARD: Final = CardNames(CARD_NAMES, stands_for="card")
KINDS: Final = Names(KIND_NAMES)


def is_blue(kind: i64) -> bool:
    """Whether a card stays in play in front of somebody."""
    return kind >= MUSTANG


def is_weapon(kind: i64) -> bool:
    """Whether a card replaces the Colt."""
    return kind >= VOLCANIC


# classic.setup.beginner: the cards with the book symbol stay in the box.
BEGINNERS_LEAVE: Final = {"dynamite": 1, "duel": 3, "general-store": 2, "indians": 2, "jail": 3}
