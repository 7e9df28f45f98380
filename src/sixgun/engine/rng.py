"""Where all luck comes from: numbers addressed by what they decide, computed from one secret seed."""

from __future__ import annotations

import hashlib
import secrets
from random import Random
from typing import Final

from sixgun.engine.num import i64, mypyc_attr, vec

SEED_BITS: Final = 256
BLOCK_WORDS: Final = 64
SHAKE: Final = hashlib.shake_128
TOPICS: Final = [bytes([0, 0, 0, topic]) for topic in range(8)]

# A stream of luck is a linear congruence modulo 2 ** 62, of which the upper 32 bits count.
FACTOR: Final = 2862933555777941757
ADDEND: Final = 3037000493
STREAM: Final = (1 << 62) - 1


@mypyc_attr(acyclic=True)
class SeededRandom:
    """The luck of one game: a pure function of seed, topic and index, so that a copy of a state may share it.

    The last block is kept because neighbours are asked for next; it says nothing that the seed doesn't.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.topic: i64 = -1
        self.number: i64 = -1
        self.block: bytes = b""

    def word(self, topic: i64, index: i64) -> i64:
        """A number of 32 random bits: the one at `index` of a topic."""
        number: i64 = index >> 6
        if number != self.number or topic != self.topic:
            self.turn_to(topic, number)
        block = self.block
        at: i64 = (index & 63) << 2
        return (block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3]

    def below(self, limit: i64, topic: i64, index: i64) -> i64:
        """A number from 0 to limit - 1; each is as likely as any other to limit parts in 2 ** 32."""
        return (self.word(topic, index) * limit) >> 32

    def shuffle(self, cards: vec[i64], topic: i64, first: i64) -> None:
        """Shuffle in place with the words from `first` on."""
        left: i64 = len(cards)
        while left > 1:
            at: i64 = self.below(left, topic, first + left)
            left -= 1
            cards[at], cards[left] = cards[left], cards[at]

    def turn_to(self, topic: i64, number: i64) -> None:
        """Compute one block of a topic."""
        self.block = SHAKE(self.seed + TOPICS[topic] + int(number).to_bytes(8, "big")).digest(4 * BLOCK_WORDS)
        self.topic = topic
        self.number = number


# What mixes the bits of an address modulo 2 ** 62 (the constants of SplitMix, cut to that).
STRIDE: Final = 0x1E3779B97F4A7C15
MIX: Final = 0x3F58476D1CE4E5B9
MIX_AGAIN: Final = 0x14D049BB133111EB


@mypyc_attr(acyclic=True)
class FastRandom(SeededRandom):
    """The luck of a world that is only imagined: addressed alike, but nobody has to trust it, so it is quick."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.key: i64 = int.from_bytes(seed[:8], "big") & STREAM

    def word(self, topic: i64, index: i64) -> i64:
        mixed: i64 = (self.key + ((topic << 32) + index) * STRIDE) & STREAM
        mixed = ((mixed ^ (mixed >> 30)) * MIX) & STREAM
        mixed = ((mixed ^ (mixed >> 27)) * MIX_AGAIN) & STREAM
        return (mixed ^ (mixed >> 31)) >> 30


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of numbers from one seed, for bots and sampling; the engine itself uses addressed chance.

    >>> rng = Rng(seed_bytes(1))
    >>> [rng.below(6) for _ in range(8)]
    [2, 5, 2, 1, 4, 1, 3, 5]
    """

    def __init__(self, seed: bytes) -> None:
        self.root = seed
        self.last: i64 = -1

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1."""
        if self.last < 0:
            self.last = int.from_bytes(SHAKE(self.root).digest(8), "big") & STREAM
        self.last = (self.last * FACTOR + ADDEND) & STREAM
        return ((self.last >> 30) * limit) >> 32

    def seed(self) -> bytes:
        """A new seed, for a state or another stream."""
        words: list[int] = [self.below(1 << 31) * 2 + self.below(2) for _ in range(SEED_BITS // 32)]
        return b"".join([word.to_bytes(4, "big") for word in words])


def as_rng(source: Rng | Random | int | None) -> Rng:
    """A stream: itself, or a new one from one of Python's own generators, from a number, or from nobody knows where."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, Random):
        return Rng(seed_bytes(source.getrandbits(SEED_BITS)))
    return Rng(seed_bytes(secrets.randbits(SEED_BITS) if source is None else source))


def seed_bytes(seed: int) -> bytes:
    """A seed number as the bytes that chance is made from."""
    return seed.to_bytes(SEED_BITS // 8, "big")


def child_seed(seed: bytes, *path: int) -> bytes:
    """The seed of one part of a study (which game, which bot), so that parts can be computed in any order."""
    steps = b"".join([step.to_bytes(8, "big") for step in path])
    return hashlib.shake_128(b"child" + seed + steps).digest(SEED_BITS // 8)
