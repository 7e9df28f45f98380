"""Benchmarks measure what they say, and noise doesn't decide."""

from __future__ import annotations

import doctest

import pytest

from sixgun.arena import bench
from sixgun.arena.bench import Trial, compare, compiled, fastest_quarter, figures_of, measure, measure_games
from sixgun.registry import GAMES

NAMES = {
    "decisions",
    "games",
    "python_decisions",
    "gunhand_games",
    "rollouts",
    "cut_rollouts",
    "copies",
    "views",
    "json_round_trips",
}


EARLIER: bench.Result = {"per_second": {"copies": 200, "views": 100, "gone": 5, "new": 0}}


def silent(_: str) -> None:
    """No progress."""


class Clock:
    """CPU time that passes only while work is done: so much for each bit of it, more when disturbed."""

    def __init__(self) -> None:
        self.now = 0.0
        self.disturbance = 1.0

    def __call__(self) -> float:
        return self.now

    def work(self, amount: int) -> dict[str, int]:
        self.now += amount * 0.001 * self.disturbance
        return {"things": amount, "pairs": 2 * amount}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    ticking = Clock()
    monkeypatch.setattr(bench, "process_time", ticking)
    return ticking


def test_a_burst_takes_a_few_hundredths_of_a_second(clock: Clock) -> None:
    trial = Trial(clock.work)
    trial.warm_up()
    assert 20 <= trial.amount <= 40 and trial.rates == {}


def test_disturbed_bursts_do_not_count(clock: Clock) -> None:
    trial = Trial(clock.work)
    trial.warm_up()
    for disturbance in (1.0, 3.0, 1.5, 9.0, 2.0, 1.0, 4.0, 1.1):
        clock.disturbance = disturbance
        trial.run()
    assert trial.figures() == {"things": 1000, "pairs": 2000}


def test_all_work_takes_turns() -> None:
    done: list[str] = []

    def work(name: str) -> bench.Work:
        def burst(amount: int) -> dict[str, int]:
            done.append(name)
            return {name: sum(n % 7 for n in range(20_000 * amount)) or 1}

        return burst

    told: list[str] = []
    figures = measure([work("a"), work("b")], 5, told.append)
    assert done[-10:] == ["a", "b"] * 5 and told == [f"{turn}/5" for turn in range(1, 6)]
    assert [list(figure) for figure in figures] == [["a"], ["b"]]


@pytest.mark.parametrize("count", [1, 3, 4, 5, 24])
def test_at_least_one_burst_counts(count: int) -> None:
    assert count * 3 / 4 <= fastest_quarter(range(1, count + 1)) <= count


def test_every_figure_of_every_game_is_measured() -> None:
    results = measure_games(list(GAMES.values()), silent, rounds=1)
    assert [result["bench"] for result in results] == list(GAMES)
    for result in results:
        assert figures_of(result).keys() == NAMES and min(figures_of(result).values()) > 0
        assert result["compiled"] == compiled()


def test_runs_are_compared_by_what_both_have() -> None:
    now: bench.Result = {"per_second": {"copies": 300, "views": 50, "new": 1}}
    assert compare(now, EARLIER) == {
        "copies": 1.5,
        "views": 0.5,
    }


def test_the_examples_are_true() -> None:
    failed, tried = doctest.testmod(bench)
    assert tried > 0 and failed == 0
