"""Intervals and the test that stops early, against values that are known."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.arena.statistics import ERROR, Sprt, clustered, student


@pytest.mark.parametrize(("degrees", "known"), [(4, 2.776), (10, 2.228), (30, 2.042), (100, 1.984)])
def test_students_quantiles_are_those_of_the_tables(degrees: int, known: float) -> None:
    assert student(degrees) == pytest.approx(known, abs=0.003)


def test_a_mean_over_single_pairs_is_the_textbooks() -> None:
    mean = clustered([(value, 1) for value in (0.5, 0.1, 0.4, 0.2, 0.3)])
    assert mean.value == pytest.approx(0.3)
    assert mean.high == pytest.approx(0.3 + 2.776 * 0.15811 / 5**0.5, abs=1e-3)


def test_pairs_that_go_together_count_as_one() -> None:
    once = clustered([(1, 1), (0, 1), (0, 1), (1, 1), (1, 1)])
    thrice = clustered([(3, 3), (0, 3), (0, 3), (3, 3), (3, 3)])
    assert (once.low, once.high) == pytest.approx((thrice.low, thrice.high))


def test_deals_that_are_all_alike_do_not_make_sure() -> None:
    mean = clustered([(0, 4)] * 60)
    assert (mean.value, mean.low, mean.high) == (0, -0.1, 0.1)


def test_an_interval_holds_the_truth_19_times_in_20() -> None:
    rng = Random(5)
    held = 0
    for _ in range(1000):
        deals = [(float(sum(rng.random() < chance for _ in range(4))), 4) for chance in rng.choices((0.1, 0.7), k=40)]
        mean = clustered(deals)
        held += mean.low <= 0.4 <= mean.high
    assert 930 <= held <= 970


def decided(gain: float, truly: float, rng: Random) -> Sprt:
    """The test on deals of five pairs in which the candidate really wins so much more often."""
    test = Sprt(gain)
    while test.verdict == "open":
        test.add(sum((rng.random() < 0.36 + truly) - (rng.random() < 0.36) for _ in range(5)) / 5)
    return test


@pytest.mark.parametrize(("truly", "wrong"), [(0.0, "better"), (0.1, "no-better")])
def test_the_test_errs_no_more_often_than_it_promises(truly: float, wrong: str) -> None:
    rng = Random(7)
    tests = [decided(0.1, truly, rng) for _ in range(400)]
    errors = sum(test.verdict == wrong for test in tests)
    assert errors <= 400 * ERROR + 2 * (400 * ERROR) ** 0.5
    assert sum(test.deals for test in tests) / 400 < 120  # as many as a fixed number would take for the same errors


def test_the_mean_so_far_is_that_of_all_deals() -> None:
    scores, test = [0.2, -0.4, 0.6, 0.0, 0.2], Sprt(0.05)
    for score in scores:
        test.add(score)
    known = clustered([(score, 1) for score in scores])
    assert (test.mean.value, test.mean.low, test.mean.high) == pytest.approx((known.value, known.low, known.high))


def test_without_a_gain_to_find_it_never_stops() -> None:
    test = Sprt(0.0)
    for _ in range(50):
        test.add(1.0)
    assert test.verdict == "open"


def test_it_knows_when_every_deal_is_alike() -> None:
    test = Sprt(0.05)
    for _ in range(20):
        test.add(1.0)
    assert test.verdict == "better"
