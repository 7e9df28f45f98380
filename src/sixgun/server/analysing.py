"""Analyses of finished games, piece by piece: what the process of the lowest priority does. It knows no database."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from sixgun.analysis.analyse import Analysis, first_answer


class Underway:
    """An analysis that this process has begun."""

    def __init__(self, record: str, budget: int) -> None:
        self.analysis = Analysis(json.loads(record), budget or None)
        self.pieces: Iterator[tuple[int, int]] = self.analysis.go_on()
        self.done = self.of = 0

    def go_on(self, seconds: float) -> tuple[int, int, bytes | None]:
        """Work for a while: how many pieces are done, of how many, and the whole when there is none left."""
        end = time.monotonic() + seconds
        for done, of in self.pieces:
            self.done, self.of = done, of
            if time.monotonic() >= end:
                return self.done, self.of, None
        return self.done, self.of, compressed(self.analysis.result("whole"))


@lru_cache(maxsize=2)
def underway(record: str, budget: int) -> Underway:
    return Underway(record, budget)


def first_look(record: str) -> bytes:
    """The first answer for a game, compressed."""
    return compressed(first_answer(json.loads(record)))


def look_on(record: str, budget: int, seconds: float) -> tuple[int, int, bytes | None]:
    """Go on with a game for a while."""
    return underway(record, budget).go_on(seconds)


def compressed(analysis: object) -> bytes:
    return gzip.compress(msgspec.json.encode(analysis), mtime=0)
