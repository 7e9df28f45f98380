"""Win chances, luck and choices: exact where they can be enumerated, and nothing is lost on the way."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

import sixgun
from sixgun.analysis import analyse, first_answer
from sixgun.analysis.course import Course
from sixgun.analysis.findings import Findings
from sixgun.analysis.result import point_data
from sixgun.analysis.work import WORLDS
from sixgun.bots.outcomes import winners
from sixgun.engine.game import Game
from sixgun.engine.rng import child_seed
from tests.dice.kit import FACES, position, seat

from .kit import SMALL, TABLES, analysed, played

# The Sheriff and the last Outlaw have one life point each. The Bull's Eye kills the Outlaw, unless the Sheriff rolls
# again, though there is no need, and takes the last arrow.
LAST_STAND = [seat(None, "sheriff", 1, 8), seat(None, "outlaw", 1), seat(None, "renegade", 0), seat(None, "outlaw", 0)]


def last_stand(next_face: str = "") -> Game:
    """The Sheriff rolls the fifth die again."""
    game = sixgun.load(position(*LAST_STAND, rolls=f"1DDGG{next_face}"))
    game.apply("roll 5")
    return sixgun.play(game, ["gunhand"] * 4, seed=1)


def test_a_position_that_can_be_enumerated_gets_its_exact_figures() -> None:
    results = [last_stand(face).outcome for face in FACES]
    exact = mean([0 in outcome.winners for outcome in results if outcome is not None])
    assert exact == pytest.approx(5 / 6)
    told = analyse(last_stand(), budget=2000)
    start, chosen, rolled = told["points"][:3]
    assert start["seats"][0] == 1 and rolled["seats"][0] in (0, 1)
    assert abs(chosen["seats"][0] - exact) < 3 * chosen["errors"][0] < 0.04
    ledger = told["players"][0]["ledger"]
    assert ledger["own_choices"] == pytest.approx(exact - 1, abs=0.03)
    assert ledger["own_luck"] == pytest.approx(ledger["result"] - exact, abs=0.03)
    assert (ledger["others_luck"], ledger["others_choices"]) == (0, 0)
    decision = told["decisions"][0]
    assert decision["best"]["text"] == "stop" and decision["mark"] is not None
    assert abs(decision["loss"] - (1 - exact)) < 3 * decision["error"]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_start_luck_and_choices_add_up_to_the_result(name: str, players: int) -> None:
    game = played(name, players)
    told = analysed(name, players)
    assert told["points"][-1]["seats"] == [float(game.state.has_won(each)) for each in range(players)]
    for player in told["players"]:
        ledger = player["ledger"]
        parts = ("start", "own_luck", "own_choices", "others_choices", "others_luck", "rest")
        assert sum(ledger[part] for part in parts) == pytest.approx(ledger["result"])  # type: ignore[literal-required]
        assert abs(ledger["rest"]) < 0.01
        assert sum(ledger["luck"].values()) == pytest.approx(ledger["own_luck"], abs=0.001)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_first_answer_has_every_point_of_the_whole_one(name: str, players: int) -> None:
    game = played(name, players)
    first, whole = first_answer(game), analysed(name, players)
    assert [point["number"] for point in first["points"]] == [point["number"] for point in whole["points"]]
    assert first["points"][-1]["seats"] == whole["points"][-1]["seats"]
    assert first["stage"] == "first" and whole["stage"] == "whole"
    assert not first["decisions"] and whole["decisions"]


@pytest.mark.many
def test_luck_has_mean_0_over_2000_games() -> None:
    sums: dict[str, list[float]] = {"own": [], "others": [], "first seat": []}
    for seed in range(2000):
        course = Course(played("dice", 3, seed))
        worlds = [
            winners(node.state, node.memory, child_seed(course.seed, WORLDS), 0, SMALL, node.first)
            for node in course.nodes
        ]
        findings = Findings(course, worlds, {})
        steps = [point_data(findings, at, node)["step"] for at, node in enumerate(course.nodes)]
        luck = [(step["seat"], step["change"]) for step in steps if step is not None and step["kind"] == "luck"]
        seat = seed % 3
        sums["own"].append(sum(change[seat] for who, change in luck if who == seat))
        sums["others"].append(sum(change[seat] for who, change in luck if who != seat))
        sums["first seat"].append(sum(change[0] for _, change in luck))
    for name, totals in sums.items():
        error = stdev(totals) / sqrt(len(totals))
        assert abs(mean(totals)) < 3 * error, (name, mean(totals), error)
        assert error < 0.02
