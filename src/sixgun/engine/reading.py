"""Reading JSON that people and other programs wrote: every mistake becomes an error that names the field."""

from __future__ import annotations

from typing import Any, Final

from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import FieldType, ListField
from sixgun.engine.num import i64, vec
from sixgun.engine.rng import SEED_BITS, SeededRandom, seed_bytes

DEEPEST: Final = 64


def copied(value: object, path: str = "", depth: int = 0) -> object:
    """A copy of JSON that shares nothing with it; what is nested deeper than any file of ours is refused."""
    if depth > DEEPEST:
        raise BadData(path, "deep", high=DEEPEST)
    if isinstance(value, list):
        return [copied(item, f"{path}[{at}]", depth + 1) for at, item in enumerate(value)]
    return copied_fields(value, path, depth + 1) if isinstance(value, dict) else value


def copied_fields(values: dict[Any, object], path: str = "", depth: int = 0) -> dict[str, object]:
    """A copy of a JSON object that shares nothing with it."""
    twin: dict[str, object] = {}
    for name, value in values.items():
        if not isinstance(name, str):
            raise BadData(path or "file", "field-name", value=shown(name))
        twin[name] = copied(value, f"{path}.{name}" if path else name, depth + 1)
    return twin


class Fields:
    """A JSON object being read; `path` is where it stands in the file."""

    def __init__(self, value: object, path: str = "") -> None:
        if not isinstance(value, dict):
            raise BadData(path or "file", "object", value=type(value).__name__)
        self.values: dict[str, object] = value
        self.path = path

    def where(self, name: str) -> str:
        """The full name of a field."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        return self.values.get(name) is not None

    def only(self, *names: str) -> None:
        """No field but these may be there."""
        for name in self.values:
            if name not in names:
                raise BadData(self.where(str(name)), "unknown-field", known=", ".join(names))

    def get(self, name: str) -> object:
        """A field that must be there."""
        if name not in self.values:
            raise BadData(self.where(name), "missing")
        return self.values[name]

    def number(self, name: str, domain: FieldType) -> int:
        """A field that stands for a number."""
        return domain.read(self.get(name), self.where(name))

    def numbers(self, name: str, domain: ListField) -> vec[i64]:
        """A field that stands for several numbers."""
        return domain.read(self.get(name), self.where(name))

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str):
            raise BadData(self.where(name), "text", value=type(value).__name__)
        return value

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise BadData(self.where(name), "flag", value=shown(value))
        return value

    def items(self, name: str) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list):
            raise BadData(self.where(name), "list", length=-1)
        return value

    def object(self, name: str) -> dict[str, object]:
        return Fields(self.get(name), self.where(name)).values

    def objects(self, name: str) -> list[Fields]:
        """A field that must be a list of objects."""
        return [Fields(item, f"{self.where(name)}[{at}]") for at, item in enumerate(self.items(name))]


def read_chance(position: Fields) -> SeededRandom:
    """The luck of a position; one that says nothing of it has the same each time."""
    return SeededRandom(seed_bytes(read_seed(position.get("seed")) if position.has("seed") else 0))


def read_seed(value: object, field: str = "seed") -> int:
    """A seed from an argument or a file: a whole number of up to 256 bits, as a number or as decimal digits."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 78:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << SEED_BITS:
        raise BadData(field, "seed", value=value if isinstance(value, str) else shown(value))
    return value
