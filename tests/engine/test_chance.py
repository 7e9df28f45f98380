"""Luck is fair, addressed, and the same everywhere."""

from __future__ import annotations

import hashlib

import sixgun
from sixgun.engine.num import i64, vec
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes


def test_numbers_are_the_same_everywhere() -> None:
    second = hashlib.shake_128(seed_bytes(1) + (3).to_bytes(4, "big") + (1).to_bytes(8, "big")).digest(256)
    chance = SeededRandom(seed_bytes(1))
    assert [chance.word(0, index) for index in (0, 1, 63, 64)] == [1763835742, 253809021, 3497862447, 1516181100]
    assert chance.word(3, 64 + 5) == int.from_bytes(second[20:24], "big")


def test_a_number_depends_on_its_address_and_not_on_what_was_asked_before() -> None:
    one, other = SeededRandom(seed_bytes(5)), SeededRandom(seed_bytes(5))
    forward = [one.word(topic, index) for topic in (0, 1) for index in range(200)]
    backward = [other.word(topic, index) for topic in (1, 0) for index in reversed(range(200))]
    assert forward == backward[::-1] and len(set(forward)) == 400


def test_every_face_comes_equally_often() -> None:
    chance = SeededRandom(seed_bytes(2))
    counts = [0] * 6
    for index in range(60_000):
        counts[chance.below(6, 0, index)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi squared, 5 degrees, one in a thousand


def test_a_shuffle_reaches_every_order() -> None:
    chance = SeededRandom(seed_bytes(3))
    orders = set()
    for number in range(300):
        cards = vec[i64]([0, 1, 2, 3])
        chance.shuffle(cards, 0, number * 8)
        orders.add(tuple(cards))
    assert len(orders) == 24


def test_children_of_a_seed_differ_by_their_path() -> None:
    seeds = {child_seed(seed_bytes(1), *path) for path in ((0,), (1,), (0, 0), (0, 1))}
    assert len(seeds) == 4


def test_two_games_that_part_ways_keep_the_rest_of_their_luck() -> None:
    one = sixgun.new_game("dice", players=4, seed=9)
    other = one.copy()
    one.apply("roll 1")
    other.apply("roll 1,2")
    faces, others = one.position()["dice"], other.position()["dice"]
    assert isinstance(faces, list) and isinstance(others, list) and faces[0] == others[0]


def test_a_stream_of_luck_gives_seeds_of_256_bits() -> None:
    rng = Rng(seed_bytes(1))
    first, second = rng.seed(), rng.seed()
    assert len(first) == 32 and first != second
