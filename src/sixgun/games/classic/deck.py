"""The eighty cards: what each one is, its suit and its value (classic.setup.deck)."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Names

# The numbers of the kinds; nothing depends on their order.
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


class Kind:
    """A kind of card: its number and name, its cards by value and suit, whether it is blue, how far it reaches if it is
    a weapon, and whether it bears the book symbol, so that beginners leave it in the box (classic.setup.beginner)."""

    def __init__(
        self, number: int, name: str, cards: str, blue: bool = False, reach: int = 0, book: bool = False
    ) -> None:
        self.number = number
        self.name = name
        self.cards = cards.split()
        self.blue = blue
        self.reach = reach
        self.book = book


ROWS: Final = (
    Kind(BANG, "bang", "AS QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C"),
    Kind(MISSED, "missed", "TC JC QC KC AC 2S 3S 4S 5S 6S 7S 8S"),
    Kind(BEER, "beer", "6H 7H 8H 9H TH JH"),
    Kind(SALOON, "saloon", "5H"),
    Kind(STAGECOACH, "stagecoach", "9S 9S"),
    Kind(WELLS_FARGO, "wells-fargo", "3H"),
    Kind(GENERAL_STORE, "general-store", "9C QS", book=True),
    Kind(PANIC, "panic", "JH QH AH 8D"),
    Kind(CAT_BALOU, "cat-balou", "KH 9D TD JD"),
    Kind(GATLING, "gatling", "TH"),
    Kind(INDIANS, "indians", "KD AD", book=True),
    Kind(DUEL, "duel", "QD JS 8C", book=True),
    Kind(MUSTANG, "mustang", "8H 9H", blue=True),
    Kind(SCOPE, "scope", "AS", blue=True),
    Kind(BARREL, "barrel", "QS KS", blue=True),
    Kind(JAIL, "jail", "JS TS 4H", blue=True, book=True),
    Kind(DYNAMITE, "dynamite", "2H", blue=True, book=True),
    Kind(VOLCANIC, "volcanic", "TS TC", blue=True, reach=1),
    Kind(SCHOFIELD, "schofield", "JC QC KS", blue=True, reach=2),
    Kind(REMINGTON, "remington", "KC", blue=True, reach=3),
    Kind(CARABINE, "carabine", "AC", blue=True, reach=4),
    Kind(WINCHESTER, "winchester", "8S", blue=True, reach=5),
)
BY_NUMBER: Final = tuple(sorted(ROWS, key=lambda row: row.number))
KIND_NAMES: Final = tuple([row.name for row in BY_NUMBER])
BOOK: Final = tuple([row.book for row in BY_NUMBER])
BLUE: Final = vec[i64]([int(row.blue) for row in BY_NUMBER])
REACH: Final = vec[i64]([row.reach for row in BY_NUMBER])

# Every card: its kind, suit and value.
PRINTED: Final = tuple([(row, card) for row in BY_NUMBER for card in row.cards])
CARDS: Final = len(PRINTED)
KIND: Final = vec[i64]([row.number for row, _ in PRINTED])
SUIT: Final = vec[i64]([SUITS.index(card[1]) for _, card in PRINTED])
VALUE: Final = vec[i64]([VALUES.index(card[0]) + 2 for _, card in PRINTED])


def card_names() -> list[str]:
    """A name for every card: its kind, value and suit; a second card of the same is called so."""
    names: list[str] = []
    for row, card in PRINTED:
        name = f"{row.name}-{card}"
        names.append(f"{name}-2" if name in names else name)
    return names


CARD_NAMES: Final = tuple(card_names())


class CardNames(Names):
    """A card; below 0 it is one that can't be seen."""

    def write(self, number: int) -> object:
        return self.names[number] if 0 <= number < len(self.names) else "hidden"


CARD: Final = CardNames(CARD_NAMES, stands_for="card")
KINDS: Final = Names(KIND_NAMES)


def is_blue(kind: i64) -> bool:
    """Whether a card stays in play in front of somebody."""
    return BLUE[kind] == 1


def is_weapon(kind: i64) -> bool:
    """Whether a card replaces the Colt."""
    return REACH[kind] > 0
