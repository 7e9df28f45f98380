"""The eighty cards of The Duel: what each one is, whose deck it comes from, and its reveal symbol."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Names

COLT: Final = 0
CARBINE: Final = 1
FANNING: Final = 2
PEACEMAKER: Final = 3
REMINGTON: Final = 4
SCHOFIELD: Final = 5
SHOTGUN: Final = 6
WINCHESTER: Final = 7
BEER: Final = 8
DERRINGER: Final = 9
DUEL: Final = 10
GATLING: Final = 11
GENERAL_STORE: Final = 12
INDIANS: Final = 13
KNIFE: Final = 14
MISSED: Final = 15
RETURN_FIRE: Final = 16
SCHOOLMARM: Final = 17
STEALING: Final = 18
STRONG_ALE: Final = 19
WAGON: Final = 20
WATER: Final = 21
BANK: Final = 22
BARREL: Final = 23
CLOCK: Final = 24
DYNAMITE: Final = 25
GUN_BELT: Final = 26
HAT: Final = 27
RATTLESNAKE: Final = 28
SCOPE: Final = 29
STAMPEDE: Final = 30
ABILITY: Final = -1  # the cause of what no card does

# Decks, and the backs of their cards; the common deck has both.
LAW: Final = 0
OUTLAWS: Final = 1
COMMON: Final = 2

# name: the symbols of its cards in the Law's deck and in the Outlaws', one letter a card: barrel, snake, dynamite,
# horseshoe. The order is that of the kinds above.
DECKS: Final = {
    "colt": ("D", "DDDDD"),
    "carbine": ("HH", "B"),
    "fanning": ("BH", ""),
    "peacemaker": ("HH", ""),
    "remington": ("", "SB"),
    "schofield": ("", "BB"),
    "shotgun": ("DD", "HH"),
    "winchester": ("HH", ""),
    "beer": ("", "B"),
    "derringer": ("HHHS", ""),
    "duel": ("D", "H"),
    "gatling": ("B", ""),
    "general-store": ("S", "H"),
    "indians": ("H", "H"),
    "knife": ("", "HHS"),
    "missed": ("SSSSB", "SSSSSBH"),
    "return-fire": ("H", ""),
    "schoolmarm": ("HB", ""),
    "stealing": ("", "HHHB"),
    "strong-ale": ("B", ""),
    "wagon": ("BB", "B"),
    "water": ("BSSS", "B"),
    "bank": ("B", ""),
    "barrel": ("S", "S"),
    "clock": ("", "HH"),
    "dynamite": ("", "B"),
    "gun-belt": ("D", "S"),
    "hat": ("H", "H"),
    "rattlesnake": ("", "S"),
    "scope": ("H", "H"),
    "stampede": ("B", ""),
}
KIND_NAMES: Final = tuple(DECKS)
SYMBOL_LETTERS: Final = "BSDH"
SYMBOL_NAMES: Final = ("barrel", "snake", "dynamite", "horseshoe")
BARREL_SYMBOL: Final = 0
SNAKE_SYMBOL: Final = 1
DYNAMITE_SYMBOL: Final = 2
HORSESHOE_SYMBOL: Final = 3


def every_card() -> list[tuple[str, int, int]]:
    """Name, kind and symbol of each card: the Law's forty, then the Outlaws' forty."""
    cards: list[tuple[str, int, int]] = []
    for side, letter in enumerate("lo"):
        for kind, (name, symbols) in enumerate(DECKS.items()):
            for number, symbol in enumerate(symbols[side], 1):
                cards.append((f"{name}-{letter}{number}", kind, SYMBOL_LETTERS.index(symbol)))
    return cards


CARD_NAMES: Final = tuple([name for name, _, _ in every_card()])
CARDS: Final = len(CARD_NAMES)
OWN: Final = 40  # the cards of one side's deck
KIND: Final = vec[i64]([kind for _, kind, _ in every_card()])
SYMBOL: Final = vec[i64]([symbol for _, _, symbol in every_card()])


def back_of(card: i64) -> i64:
    """Whose deck a card comes from: its back shows it."""
    return LAW if card < OWN else OUTLAWS


class CardNames(Names):
    """A card; below 0 it can't be seen: -1 less those who know it, a bit each, less 256 or 512 where its back shows."""

    def write(self, number: int) -> object:
        if number >= 0:
            return super().write(number)
        back = (-1 - number) >> 8
        return ("hidden", "hidden-law", "hidden-outlaws")[back]


CARD: Final = CardNames(CARD_NAMES, stands_for="card")
KINDS: Final = Names(KIND_NAMES, nothing="ability")


def is_bang(kind: i64) -> bool:
    """Whether a card is a BANG! card: red."""
    return kind <= WINCHESTER


def is_equipment(kind: i64) -> bool:
    """Whether a card stays in play with a character: blue."""
    return kind >= BANK


def is_hit(kind: i64) -> bool:
    """Whether a card shows the big hit symbol (duel.hit.circled)."""
    return kind <= WINCHESTER or kind == DERRINGER or kind == GATLING or kind == KNIFE


def is_avoid(kind: i64) -> bool:
    """Whether a card shows the big avoid symbol."""
    return kind == MISSED or kind == RETURN_FIRE


def reloads(kind: i64) -> bool:
    """Whether a card shows the reload symbol (duel.reload)."""
    return kind == CLOCK or kind == SCOPE or kind == STAMPEDE or kind == WATER


def is_always_active(kind: i64) -> bool:
    """duel.equipment.always-on"""
    return kind == RATTLESNAKE or kind == DYNAMITE or kind == STAMPEDE
