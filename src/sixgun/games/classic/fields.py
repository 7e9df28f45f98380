"""What numbers of the classic game stand for. A set adds the names of its cards and characters."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import NameField


class CardField(NameField):
    """A card; below 0 it is one that can't be seen."""

    def write(self, number: int) -> str:
        return self.names[number] if 0 <= number < len(self.names) else "hidden"


class PriceField(CardField):
    """A card that is discarded to play another; 0 is none, so that an action without a price is written without it."""

    def write(self, number: int) -> str:
        return super().write(number - 1)

    def read(self, value: object, field: str) -> int:
        return super().read(value, field) + 1


CARD: Final = CardField((), stands_for="card")
CARD_OR_NONE: Final = NameField((), nothing="none", stands_for="card", default=-1)
PRICE: Final = PriceField((), stands_for="card", default=0)
KINDS: Final = NameField(())
CHARACTER: Final = NameField((), stands_for="character")
CHARACTER_OR_NONE: Final = NameField((), nothing="none", stands_for="character")

FOR_DYNAMITE: Final = 0
FOR_JAIL: Final = 1
FOR_BARREL: Final = 2
PURPOSES: Final = NameField(("dynamite", "jail", "barrel"))

BY_BEER: Final = 0
BY_SALOON: Final = 1
BY_SID: Final = 2
BY_CARD: Final = 3
BY_ABILITY: Final = 4
SOURCES: Final = NameField(("beer", "saloon", "sid", "card", "ability"))
