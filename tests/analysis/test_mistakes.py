"""Decisions are judged by what could be known, and named only when it is sure."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.analysis import analyse
from sixgun.analysis.course import Course
from sixgun.analysis.mistakes import PLANS, accuracy, judge, mark_of
from sixgun.analysis.trials import planned
from sixgun.analysis.witnesses import Witnesses
from sixgun.api import load
from sixgun.engine.rng import Rng

from .kit import analysed, played


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.049, 0.001, None),
        (0.05, 0.001, "inaccuracy"),
        (0.10, 0.001, "mistake"),
        (0.15, 0.001, "blunder"),
        (0.30, 0.16, None),
        (-0.20, 0.01, None),
    ],
)
def test_a_loss_is_named_by_its_size_above_two_standard_errors(loss: float, error: float, mark: str | None) -> None:
    assert mark_of(loss, error) == mark


def test_accuracy_falls_from_100_to_0() -> None:
    found = [accuracy(loss / 1000) for loss in range(-10, 1000)]
    assert found[0] == 100 and found[-1] == 0 and found == sorted(found, reverse=True)


@pytest.mark.many
def test_who_plays_at_random_is_less_accurate_than_a_gunhand() -> None:
    games = [analyse(played("dice", 4, seed), budget=100) for seed in (1, 2, 3)]
    players = [player for told in games for player in told["players"] if player["loss"] is not None]
    losses = [[player["loss"] or 0.0 for player in players if player["seat"] % 2 == who] for who in (0, 1)]
    assert sum(losses[0]) / len(losses[0]) < sum(losses[1]) / len(losses[1])


def test_nobody_with_few_decisions_has_an_accuracy() -> None:
    told = analysed("dice", 4)
    assert all((player["accuracy"] is None) == (player["decisions"] < 5) for player in told["players"])


def test_forced_decisions_are_not_judged() -> None:
    told = analysed("classic", 4)
    assert told["decisions"] and all(len(one["options"]) > 1 for one in told["decisions"])
    assert all(one["best"] == one["played"] for one in told["decisions"] if one["loss"] == 0)


def two_beers() -> Witnesses:
    """A player has two Beers, gives the first to player 3, and could have kept it and given the second: the same. A
    search plans the second Beer once for both actions, so that for one of them it is wasted."""
    return Witnesses(Course(load(Path(__file__).parent / "two_beers.json")), 200)


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_order_of_two_beers_is_no_mistake_whatever_the_seed(seed: int) -> None:
    witnesses = two_beers()
    judged = judge(witnesses, witnesses.come_to(68), bytes([seed] * 32), 200)
    assert judged is not None and judged["loss"] == 0


def test_a_search_alone_would_call_it_one() -> None:
    witnesses = two_beers()
    decision = witnesses.come_to(68)
    search = witnesses.search(decision, Rng(bytes([1] * 32)))
    best, *others = search.run()
    played = next(one for one in others if one.action == decision.action.code)
    assert mark_of(played.gap(best), played.error) is not None
    trials = planned(witnesses, decision, bytes(32), [int(best.action), int(played.action)], PLANS, 200)
    assert trials[0].won == trials[1].won
