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

# What a card is by its colour (a BANG! card, an Action card, equipment), and the symbols that it shows: one bit each.
RED: Final = 1
BROWN: Final = 2
BLUE: Final = 4
HIT: Final = 8
AVOID: Final = 16
RELOADS: Final = 32
ALWAYS_ACTIVE: Final = 64


class Row:
    """A kind of card: the symbols of its cards in the Law's deck and in the Outlaws', one letter a card (barrel, snake,
    dynamite, horseshoe), and its traits: colour, big hit or avoid symbol, reload or always-active symbol."""

    def __init__(self, kind: int, name: str, traits: int, law: str, outlaws: str) -> None:
        self.kind = kind
        self.name = name
        self.traits = traits
        self.symbols = (law, outlaws)


def by_kind(row: Row) -> int:
    """Rows may stand in any order."""
    return row.kind


ROWS: Final = (
    Row(COLT, "colt", RED | HIT, "D", "DDDDD"),
    Row(CARBINE, "carbine", RED | HIT, "HH", "B"),
    Row(FANNING, "fanning", RED | HIT, "BH", ""),
    Row(PEACEMAKER, "peacemaker", RED | HIT, "HH", ""),
    Row(REMINGTON, "remington", RED | HIT, "", "SB"),
    Row(SCHOFIELD, "schofield", RED | HIT, "", "BB"),
    Row(SHOTGUN, "shotgun", RED | HIT, "DD", "HH"),
    Row(WINCHESTER, "winchester", RED | HIT, "HH", ""),
    Row(BEER, "beer", BROWN, "", "B"),
    Row(DERRINGER, "derringer", BROWN | HIT, "HHHS", ""),
    Row(DUEL, "duel", BROWN, "D", "H"),
    Row(GATLING, "gatling", BROWN | HIT, "B", ""),
    Row(GENERAL_STORE, "general-store", BROWN, "S", "H"),
    Row(INDIANS, "indians", BROWN, "H", "H"),
    Row(KNIFE, "knife", BROWN | HIT, "", "HHS"),
    Row(MISSED, "missed", BROWN | AVOID, "SSSSB", "SSSSSBH"),
    Row(RETURN_FIRE, "return-fire", BROWN | AVOID, "H", ""),
    Row(SCHOOLMARM, "schoolmarm", BROWN, "HB", ""),
    Row(STEALING, "stealing", BROWN, "", "HHHB"),
    Row(STRONG_ALE, "strong-ale", BROWN, "B", ""),
    Row(WAGON, "wagon", BROWN, "BB", "B"),
    Row(WATER, "water", BROWN | RELOADS, "BSSS", "B"),
    Row(BANK, "bank", BLUE, "B", ""),
    Row(BARREL, "barrel", BLUE, "S", "S"),
    Row(CLOCK, "clock", BLUE | RELOADS, "", "HH"),
    Row(DYNAMITE, "dynamite", BLUE | ALWAYS_ACTIVE, "", "B"),
    Row(GUN_BELT, "gun-belt", BLUE, "D", "S"),
    Row(HAT, "hat", BLUE, "H", "H"),
    Row(RATTLESNAKE, "rattlesnake", BLUE | ALWAYS_ACTIVE, "", "S"),
    Row(SCOPE, "scope", BLUE | RELOADS, "H", "H"),
    Row(STAMPEDE, "stampede", BLUE | RELOADS | ALWAYS_ACTIVE, "B", ""),
)
ALL_ROWS: Final = sorted(ROWS, key=by_kind)
KIND_NAMES: Final = tuple([row.name for row in ALL_ROWS])
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
        for row in ALL_ROWS:
            for number, symbol in enumerate(row.symbols[side], 1):
                cards.append((f"{row.name}-{letter}{number}", row.kind, SYMBOL_LETTERS.index(symbol)))
    return cards


CARD_NAMES: Final = tuple([name for name, _, _ in every_card()])
CARDS: Final = len(CARD_NAMES)
OWN: Final = 40  # the cards of one side's deck
KIND: Final = vec[i64]([kind for _, kind, _ in every_card()])
SYMBOL: Final = vec[i64]([symbol for _, _, symbol in every_card()])


def back_of(card: i64) -> i64:
    """Whose deck a card comes from: its back shows it."""
    return LAW if card < OWN else OUTLAWS


def blank_with(back: i64) -> i64:
    """A card that can't be seen but for its back."""
    return -2 - back


def shown_back(blank: i64) -> i64:
    """The back that a blank shows."""
    return -2 - blank


class CardNames(Names):
    """A card; below 0 it can't be seen: one blank for nothing at all, and one for each back."""

    def write(self, number: int) -> object:
        if number >= 0:
            return super().write(number)
        return ("hidden", "hidden-law", "hidden-outlaws")[-1 - number]


CARD: Final = CardNames(CARD_NAMES, stands_for="card")
KINDS: Final = Names(KIND_NAMES, nothing="ability")


TRAITS: Final = vec[i64]([row.traits for row in ALL_ROWS])


def is_bang(kind: i64) -> bool:
    """Whether the cause of a hit is a BANG! card: red. An ability isn't."""
    return kind >= 0 and TRAITS[kind] & RED != 0


def is_brown(kind: i64) -> bool:
    """Whether a card is an Action card."""
    return TRAITS[kind] & BROWN != 0


def is_equipment(kind: i64) -> bool:
    """Whether a card stays in play with a character: blue."""
    return TRAITS[kind] & BLUE != 0


def is_hit(kind: i64) -> bool:
    """Whether a card shows the big hit symbol (duel.hit.circled)."""
    return TRAITS[kind] & HIT != 0


def is_avoid(kind: i64) -> bool:
    """Whether a card shows the big avoid symbol."""
    return TRAITS[kind] & AVOID != 0


def reloads(kind: i64) -> bool:
    """Whether a card shows the reload symbol (duel.reload)."""
    return TRAITS[kind] & RELOADS != 0


def is_always_active(kind: i64) -> bool:
    """duel.equipment.always-on"""
    return TRAITS[kind] & ALWAYS_ACTIVE != 0
