"""The command that finds puzzles: those shipped are found again, and judged the same in fresh worlds."""

from __future__ import annotations

import pytest
from tools.puzzle_judging import finders, judge
from tools.puzzles import played

from sixgun.analysis.course import Course
from sixgun.analysis.witnesses import Witnesses
from sixgun.api import load
from sixgun.make_bot import game_bots
from sixgun.puzzles.files import read_puzzles
from sixgun.registry import NAMES

FRESH = bytes([7] * 32)


@pytest.mark.many
@pytest.mark.parametrize("game", NAMES)
def test_a_sample_is_judged_the_same_in_fresh_worlds(game: str) -> None:
    found = read_puzzles(game)
    for puzzle in found[:: max(1, len(found) // 3)][:3]:
        record = {**puzzle["record"], "actions": [*puzzle["record"]["actions"], puzzle["best"]]}
        course = Course(load(record))
        witnesses = Witnesses(course, int(game_bots(game).efforts["legend"].playouts))
        number = len(course.decisions) - 1
        judged = judge(witnesses, witnesses.come_to(number), FRESH, lead=0.07)
        assert judged is not None, puzzle["id"]
        assert judged.best.text == puzzle["best"] and judged.usual.text == puzzle["usual"]
        chance = puzzle["options"][0]["chance"]
        assert abs(judged.options[0].chance - chance) < 0.05, puzzle["id"]


@pytest.mark.many
@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_is_a_moment_of_the_game_that_its_name_tells(game: str) -> None:
    puzzle = read_puzzles(game)[0]
    _, number, at = puzzle["id"].split("-")
    actions = [action.text for action in played(game, int(number)).history]
    assert puzzle["record"]["actions"] == actions[: int(at)]


@pytest.mark.many
@pytest.mark.parametrize("game", NAMES)
def test_the_same_bots_find_a_puzzle_again(game: str) -> None:
    for puzzle in read_puzzles(game)[:5]:
        assert finders(puzzle) == puzzle["found"], puzzle["id"]
