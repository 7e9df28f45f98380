"""Fields: what a number stands for in an event, question, reason, action, frame or state, and how it is written."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData, shown
from sixgun.engine.num import i64, vec

NOBODY: Final = -1


class FieldType:
    """What a number stands for: a range of whole numbers.

    `stands_for` tells a client what to draw: a number, player, card, character, die, dice, places (of dice), or key, a
    word that a message selects by.
    """

    stands_for: str = "number"

    def __init__(self, low: int, high: int, default: int | None = None) -> None:
        """A range. A field with a default may be missing in a file."""
        self.low = low
        self.high = high
        self.default = default

    def write(self, number: int) -> object:
        """The number as it stands in JSON."""
        return number

    def to_dict(self) -> dict[str, object]:
        """What it stands for, as JSON."""
        return {"is": self.stands_for, "from": self.low, "to": self.high}

    def text(self, number: int) -> str:
        """The number as it stands in the text of an action."""
        return str(self.write(number))

    def from_text(self, token: str, field: str) -> int:
        """The number that a word of an action's text means."""
        digits = token.removeprefix("-")
        return self.read(int(token) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else token, field)

    def read(self, value: object, field: str) -> int:
        """The number that JSON means, or an error that names the field."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadData(field, "number", value=shown(value))
        if not self.low <= value <= self.high:
            raise BadData(field, "range", low=self.low, high=self.high, value=value)
        return value


class NameField(FieldType):
    """A number that stands for a name; -1 is written as `nothing`. Names can be added, and keep their numbers."""

    def __init__(
        self, names: tuple[str, ...], nothing: str = "", stands_for: str = "key", default: int | None = None
    ) -> None:
        super().__init__(-1 if nothing else 0, -1, default)
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.nothing = nothing
        self.stands_for = stands_for
        for name in names:
            self.add(name)

    def add(self, name: str) -> int:
        """One more name; its number."""
        self.high = len(self.names)
        self.names.append(name)
        self.numbers[name] = self.high
        return self.high

    def to_dict(self) -> dict[str, object]:
        names = [self.nothing, *self.names] if self.nothing else list(self.names)
        return {"is": self.stands_for, "names": names} if self.stands_for == "key" else {"is": self.stands_for}

    def write(self, number: int) -> str:
        if number < 0:
            return self.nothing
        return self.names[number] if number < len(self.names) else str(number)

    def read(self, value: object, field: str) -> int:
        if self.nothing and value == self.nothing:
            return -1
        if not isinstance(value, str) or value not in self.numbers:
            raise BadData(field, "name", known=", ".join(self.names), value=shown(value))
        return self.numbers[value]


class SeatField(FieldType):
    """A number that stands for a seat at the table, counted from 0; nobody is written as null.

    `living` is for frames of positions that people wrote: whoever sits there is still in the game.
    """

    stands_for: str = "player"

    def __init__(self, low: int, high: int, living: bool = False) -> None:
        super().__init__(low, high)
        self.living = living

    def to_dict(self) -> dict[str, object]:
        return {"is": self.stands_for}

    def write(self, number: int) -> object:
        return None if number < 0 else number

    def read(self, value: object, field: str) -> int:
        return NOBODY if value is None and self.low < 0 else super().read(value, field)


class OrdinalField(FieldType):
    """A place in a row: counted from 0 inside, from 1 wherever it is written."""

    def to_dict(self) -> dict[str, object]:
        return {"is": self.stands_for, "from": self.low + 1, "to": self.high + 1}

    def write(self, number: int) -> object:
        return number + 1

    def read(self, value: object, field: str) -> int:
        return FieldType(self.low + 1, self.high + 1).read(value, field) - 1


class ListField:
    """A zone of numbers that all stand for the same kind of thing."""

    def __init__(self, each: FieldType, length: int = -1, per_seat: bool = False) -> None:
        self.each = each
        self.length = length
        self.per_seat = per_seat

    def write(self, numbers: vec[i64]) -> object:
        """The zone as a JSON list."""
        return [self.each.write(int(number)) for number in numbers]

    def read(self, value: object, field: str) -> vec[i64]:
        """The zone that a JSON list means, or an error that names the field."""
        if not isinstance(value, list) or (self.length >= 0 and len(value) != self.length):
            raise BadData(field, "list", length=self.length)
        return vec[i64]([self.each.read(item, f"{field}[{at}]") for at, item in enumerate(value)])


FieldTypes = dict[str, FieldType | ListField]

COUNT: Final = FieldType(0, 99)
SEAT: Final = SeatField(0, 7)
SEAT_OR_NOBODY: Final = SeatField(NOBODY, 7)
LIVING: Final = SeatField(0, 7, living=True)
LIVING_OR_NOBODY: Final = SeatField(NOBODY, 7, living=True)
