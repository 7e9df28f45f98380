"""Numbers with names: what a field of an event, question, reason, action or frame stands for and how it is written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.errors import BadData, shown
from sixgun.engine.num import i64, vec

NOBODY: Final = -1


class Domain:
    """What a number stands for: a range of whole numbers.

    `stands_for` tells a client what to draw: a number, player, card, character, die, dice, places (of dice), or key, a
    word that a message selects by.
    """

    stands_for: str = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def write(self, number: int) -> object:
        """The number as it stands in JSON."""
        return number

    def to_data(self) -> dict[str, object]:
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


class Names(Domain):
    """A number that stands for one of a list of names; -1 is written as `nothing`."""

    def __init__(self, names: tuple[str, ...], nothing: str = "", stands_for: str = "key") -> None:
        super().__init__(-1 if nothing else 0, len(names) - 1)
        self.names = names
        self.nothing = nothing
        self.stands_for = stands_for

    def to_data(self) -> dict[str, object]:
        names = [self.nothing, *self.names] if self.nothing else list(self.names)
        return {"is": self.stands_for, "names": names} if self.stands_for == "key" else {"is": self.stands_for}

    def write(self, number: int) -> object:
        if number < 0:
            return self.nothing
        return self.names[number] if number < len(self.names) else str(number)

    def read(self, value: object, field: str) -> int:
        if self.nothing and value == self.nothing:
            return -1
        if not isinstance(value, str) or value not in self.names:
            raise BadData(field, "name", known=", ".join(self.names), value=shown(value))
        return self.names.index(value)


class Seat(Domain):
    """A number that stands for a seat at the table, counted from 0; nobody is written as null."""

    stands_for: str = "player"

    def to_data(self) -> dict[str, object]:
        return {"is": self.stands_for}

    def write(self, number: int) -> object:
        return None if number < 0 else number

    def read(self, value: object, field: str) -> int:
        return NOBODY if value is None and self.low < 0 else super().read(value, field)


class Ordinal(Domain):
    """A place in a row: counted from 0 inside, from 1 wherever it is written."""

    def to_data(self) -> dict[str, object]:
        return {"is": self.stands_for, "from": self.low + 1, "to": self.high + 1}

    def write(self, number: int) -> object:
        return number + 1

    def read(self, value: object, field: str) -> int:
        return Domain(self.low + 1, self.high + 1).read(value, field) - 1


class Many:
    """A zone of numbers that all stand for the same kind of thing."""

    def __init__(self, each: Domain, length: int = -1, per_seat: bool = False) -> None:
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


COUNT: Final = Domain(0, 99)
SEAT: Final = Seat(0, 7)
SEAT_OR_NOBODY: Final = Seat(NOBODY, 7)


class Term:
    """A sort of event, question, reason or action: its name and what its numbers stand for.

    >>> hit = Term("hit", seat=SEAT, points=COUNT)
    >>> hit.name, hit.data([2, 1])
    ('hit', {'seat': 2, 'points': 1})
    """

    def __init__(self, name: str, **fields: Domain) -> None:
        self.name = name
        self.fields = fields
        self.places = {field: at for at, field in enumerate(fields)}

    def data(self, values: list[int]) -> dict[str, object]:
        """The numbers by name."""
        return {name: domain.write(value) for (name, domain), value in zip(self.fields.items(), values, strict=False)}

    def __repr__(self) -> str:
        return f"<term {self.name}>"


@mypyc_attr(acyclic=True)
class Note:
    """Something said about the game: a term and up to four numbers. Clients turn it into words.

    `audience` is the only seat that may learn it, or -1 for everybody.

    >>> note = Note(Term("hit", seat=SEAT, points=COUNT), -1, 2, 1)
    >>> note, note.seen_by(0), note.to_data()
    (<hit seat=2 points=1>, True, {'name': 'hit', 'seat': 2, 'points': 1})
    """

    def __init__(self, term: Term, audience: i64 = -1, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.term = term
        self.audience = audience
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @property
    def name(self) -> str:
        """The name of its term."""
        return self.term.name

    def number(self, field: str) -> i64:
        """One of its numbers.

        >>> Note(Term("hit", seat=SEAT, points=COUNT), -1, 2, 1).number("points")
        1
        """
        at = self.term.places[field]
        if at < 2:
            return self.a if at == 0 else self.b
        return self.c if at == 2 else self.d

    def data(self) -> dict[str, object]:
        """Its numbers by name."""
        return self.term.data([self.a, self.b, self.c, self.d])

    def seen_by(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may learn it."""
        return self.audience == -1 or self.audience == seat

    def to_data(self) -> dict[str, object]:
        """The note as JSON."""
        data: dict[str, object] = {"name": self.name, **self.data()}
        if self.audience >= 0:
            data["audience"] = int(self.audience)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.name, self.audience, self.a, self.b, self.c, self.d))

    def __repr__(self) -> str:
        inner = " ".join(f"{name}={value}" for name, value in self.data().items())
        return f"<{self.name} {inner}>" if inner else f"<{self.name}>"
