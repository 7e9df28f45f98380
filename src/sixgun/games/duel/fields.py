"""What a number stands for in The Duel: cards, kinds of cards and characters. A set adds their names."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import NameField
from sixgun.engine.num import i64


def blank_with(back: i64) -> i64:
    """A card that can't be seen but for its back."""
    return -2 - back


def shown_back(blank: i64) -> i64:
    return -2 - blank


class CardField(NameField):
    """A card; below 0 it can't be seen: one blank for nothing at all, and one for each back."""

    def write(self, number: int) -> str:
        if number >= 0:
            return super().write(number)
        return ("hidden", "hidden-law", "hidden-outlaws")[-1 - number]


CARD: Final = CardField((), stands_for="card")
KINDS: Final = NameField((), nothing="ability")
CHARACTER: Final = NameField((), stands_for="character")
CHARACTER_OR_NONE: Final = NameField((), nothing="none", stands_for="character")


SIDES: Final = NameField(("law", "outlaws"))
WINNERS: Final = NameField(tuple(SIDES.names), nothing="nobody")
PLACES: Final = NameField(("law-1", "law-2", "outlaws-1", "outlaws-2"))
RANKS: Final = NameField(("front", "rear"))
BACKS: Final = NameField(("law", "outlaws"))
