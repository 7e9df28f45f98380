"""Puzzles at the table of the terminal."""

from __future__ import annotations

import pytest

from sixgun.locale import Words
from sixgun.puzzles import Puzzle, puzzles
from sixgun.puzzles.types import PuzzleVerdictData
from sixgun.tui.puzzle import PuzzleApp, VerdictScreen
from tests.tui.kit import page, press, tap, until

NOTED: list[tuple[str, str]] = []


def note(puzzle: Puzzle, told: PuzzleVerdictData) -> str:
    NOTED.append((puzzle.id, told["verdict"]))
    return "Solved: 7"


async def test_a_puzzle_is_answered_by_the_keys_of_the_table_and_explained() -> None:
    puzzle = next(each for each in puzzles("classic", "keep") if each.best == "end")
    NOTED.clear()
    app = PuzzleApp(puzzle, Words("en"), note, guard=0)
    async with app.run_test(size=(130, 40)) as pilot:
        await until(lambda: "Keep or shoot?" in page(app))
        await press(pilot, "e", lambda: isinstance(app.screen, VerdictScreen))
        await until(lambda: "Right: End the turn" in page(app) and "Solved: 7" in page(app))
        assert "a gunhand's choice" in page(app) and [(puzzle.id, "right")] == NOTED
        await press(pilot, "escape", lambda: not isinstance(app.screen, VerdictScreen))
        await press(pilot, "enter", lambda: isinstance(app.screen, VerdictScreen))
        await tap(pilot, "n")
    assert app.return_value == "next" and len(NOTED) == 1


@pytest.mark.parametrize("game", ["dice", "duel"])
async def test_puzzles_of_other_games_can_be_left_without_an_answer(game: str) -> None:
    app = PuzzleApp(puzzles(game)[0], Words("de"), note, guard=0)
    async with app.run_test(size=(100, 34)) as pilot:
        await until(lambda: app.asking.options)
        await tap(pilot, "q")
    assert app.return_value is None
