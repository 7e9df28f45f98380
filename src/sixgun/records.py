"""Many games in one file: a record on each line (JSON lines), plain or compressed."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from sixgun.engine.errors import BadData, SixgunError

VERSION = 1
PLAIN, PACKED = ".jsonl", ".jsonl.gz"
HEADING = "records"


def holds_records(path: str | os.PathLike[str]) -> bool:
    """Whether a file is one of many records, by its name."""
    return os.fspath(path).endswith((PLAIN, PACKED))


def pack(rows: Iterable[dict[str, object]], ending: str) -> bytes:
    """Rows as they stand in a file. Packed, they are a gzip member of their own: what came before stays readable."""
    lines = "".join([json.dumps(row, separators=(",", ":")) + "\n" for row in rows]).encode()
    return gzip.compress(lines, mtime=0) if ending == PACKED else lines


class RecordsFile:
    """A new file of records that grows piece by piece; pieces stand in their order, whichever came first."""

    def __init__(self, path: str | os.PathLike[str], about: dict[str, object]) -> None:
        self.path = os.fspath(path)
        if not holds_records(self.path):
            raise SixgunError("records-ending", path=self.path)
        self.ending = PACKED if self.path.endswith(PACKED) else PLAIN
        try:
            self.file: BinaryIO = open(self.path, "xb", buffering=0)  # noqa: SIM115  # open while games are played
        except FileExistsError as trouble:
            raise SixgunError("records-exist", path=self.path) from trouble
        except OSError as trouble:
            raise SixgunError("unwritable", path=self.path, why=trouble.strerror or str(trouble)) from trouble
        except ValueError as trouble:
            raise SixgunError("bad-path", path=self.path) from trouble
        self.pieces = 0
        self.waiting: dict[int, bytes] = {}
        self.write(pack([{"sixgun": HEADING, "version": VERSION, **about}], self.ending))

    def add(self, number: int, piece: bytes) -> None:
        """A piece is there; it is written when all before it are."""
        self.waiting[number] = piece
        while self.pieces in self.waiting:
            self.write(self.waiting.pop(self.pieces))
            self.pieces += 1

    def write(self, piece: bytes) -> None:
        """Append a piece, whole or not at all as far as the system goes."""
        try:
            rest = memoryview(piece)
            while rest:
                rest = rest[self.file.write(rest) :]
        except OSError as trouble:
            raise SixgunError("records-full", path=self.path, why=trouble.strerror or str(trouble)) from trouble

    def close(self) -> None:
        """Keep also the pieces that came before others that never will."""
        try:
            for number in sorted(self.waiting):
                self.write(self.waiting.pop(number))
        finally:
            self.file.close()

    def __enter__(self) -> RecordsFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def read_records(path: str | os.PathLike[str]) -> Iterator[dict[str, object]]:
    """The records in a file of many, one after another; `sixgun.load` makes a game of each.

    Files of `sixgun simulate --records` and of `sixgun.arena.simulate` are such files, and so is any with a record on
    each line. Only one record is in memory at a time.

    >>> import sixgun, pathlib, tempfile
    >>> from sixgun import arena
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "games.jsonl.gz"
    >>> result = arena.simulate("dice", "greenhorn", games=3, players=4, seed=1, records=file)
    >>> [sixgun.load(record).outcome for record in sixgun.read_records(file)]
    [<outcome outlaws: seats 0, 3>, <outcome outlaws: seats 2, 3>, <outcome outlaws: seats 0, 3>]
    """
    place = os.fspath(path)
    try:
        with gzip.open(place, "rb") if place.endswith(PACKED) else open(place, "rb") as file:
            for number, line in enumerate(file, start=1):
                row = read_row(line, place, number)
                if row.get("sixgun") != HEADING:
                    yield row
    except EOFError as trouble:  # the file ends in the middle of a piece
        raise BadData("file", "json", path=place, why=str(trouble)) from trouble
    except (OSError, zlib.error) as trouble:
        why = getattr(trouble, "strerror", None) or str(trouble)
        raise SixgunError("unreadable", path=place, why=why) from trouble


def read_row(line: bytes, place: str, number: int) -> dict[str, object]:
    """A line of a file of records."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as trouble:
        raise BadData("file", "json", path=place, why=f"{number}: {trouble}") from trouble
    if not isinstance(row, dict):
        raise BadData("file", "json", path=place, why=f"{number}: {type(row).__name__}")
    return row
