"""How often and how much: buckets that fill with time, and counters of what is open."""

from __future__ import annotations

import time
from collections import Counter

from sixgun.server.refusals import Refused

FORGET = 20_000


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.left = size
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address or guest; the longest unused are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """Take one, or refuse."""
        bucket = self.buckets.pop(who, None) or Bucket(self.size, self.per_second)
        self.buckets[who] = bucket
        if len(self.buckets) > FORGET:
            del self.buckets[next(iter(self.buckets))]
        if not bucket.take():
            raise Refused("house-too-fast")


class Open:
    """What is open at once, by address or guest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def enter(self, who: str) -> None:
        """One more, or refuse."""
        if self.counts[who] >= self.most:
            raise Refused("house-too-many", most=self.most)
        self.counts[who] += 1

    def leave(self, who: str) -> None:
        """One less."""
        self.counts[who] -= 1
        if self.counts[who] <= 0:
            del self.counts[who]
