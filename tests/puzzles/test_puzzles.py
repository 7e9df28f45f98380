"""Puzzles as they are shipped: replayable, without secrets, with one answer that is best by far."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from sixgun.engine.errors import BadData, IllegalAction, SixgunError
from sixgun.locale import LANGUAGES, Words
from sixgun.puzzles import Progress, Puzzle, find_puzzle, of_the_day, puzzles, themes
from sixgun.puzzles.collection import EASE
from sixgun.puzzles.files import read_puzzles
from sixgun.puzzles.kept import keep_progress, load_progress
from sixgun.puzzles.themes import theme_of
from sixgun.puzzles.words import PuzzleWords
from sixgun.registry import NAMES

SAMPLE = 12  # of each game


def sample(game: str) -> list[Puzzle]:
    found = puzzles(game)
    return found[:: max(1, len(found) // SAMPLE)]


@pytest.mark.parametrize("game", NAMES)
def test_each_puzzle_has_one_answer_that_is_best_by_far_and_not_a_gunhands(game: str) -> None:
    found = read_puzzles(game)
    assert len({puzzle["id"] for puzzle in found}) == len(found) > 0
    for puzzle in found:
        best, *others = puzzle["options"]
        assert best["action"] == puzzle["best"] != puzzle["usual"] and others
        assert all(best["chance"] - one["chance"] >= 0.0999 for one in others), puzzle["id"]
        assert all(best["chance"] - one["chance"] >= 4 * one["error"] - 0.001 for one in others), puzzle["id"]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_easy_and_hard_puzzles(game: str) -> None:
    found = Counter(str(puzzle.difficulty) for puzzle in puzzles(game))
    assert all(found[ease] >= 0.15 * found.total() for ease in EASE), found


@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_replays_to_its_decision_and_every_answer_can_be_judged(game: str) -> None:
    for puzzle in sample(game):
        assert puzzle.view["decision"]["seat"] == puzzle.seat
        for number, action in enumerate(puzzle.game.legal_actions):
            assert puzzle.text_of(number) == action.text
            assert puzzle.judge(action)["verdict"] in ("right", "wrong")
        assert puzzle.judge(puzzle.best)["verdict"] == "right" and puzzle.judge(puzzle.usual)["verdict"] == "wrong"
        assert puzzle.theme == theme_of(puzzle.data)


@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_shows_what_its_seat_could_know_and_no_more(game: str) -> None:
    for puzzle in sample(game):
        told = json.dumps([puzzle.view, puzzle.events])
        assert str(puzzle.data["record"]["seed"]) not in told
        assert all(event["event"].get("audience", puzzle.seat) == puzzle.seat for event in puzzle.events)
        others = [player for seat, player in enumerate(puzzle.view["players"]) if seat != puzzle.seat]
        assert all(card.startswith("hidden") for player in others for card in known_hand(puzzle, player))


def known_hand(puzzle: Puzzle, player: dict[str, list[str]]) -> list[str]:
    """The cards of somebody's hand that the seat has not been shown on the way."""
    shown = json.dumps(puzzle.events)
    return [card for card in player.get("hand", []) if f'"{card}"' not in shown]


def test_another_card_of_the_same_kind_is_as_right() -> None:
    puzzle = find_puzzle("classic-50-14")
    both = [puzzle.judge(f"play-at {card} 2") for card in ("bang-7C", "bang-8C")]
    assert [(told["verdict"], told["loss"]) for told in both] == [("right", 0.0)] * 2
    assert all(sum(option["best"] for option in told["options"]) == 1 for told in both)


def test_an_answer_within_three_points_of_the_best_is_nearly_right() -> None:
    data = puzzles("duel")[0].data
    best, second, *rest = data["options"]
    close = Puzzle({**data, "options": [best, {**second, "chance": best["chance"] - 0.03}, *rest]})
    assert close.judge(second["action"])["verdict"] == "nearly"
    assert close.judge(second["action"])["loss"] == 0.03


def test_what_cannot_be_done_is_no_answer() -> None:
    puzzle = puzzles("classic")[0]
    with pytest.raises(IllegalAction):
        puzzle.judge("put-back bang-AS")
    with pytest.raises(SixgunError, match="number 999"):
        puzzle.text_of(999)


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_each_day() -> None:
    days = [date(2026, 11, 18) + timedelta(number) for number in range(30)]
    assert of_the_day(days[0]) is of_the_day(days[0])
    assert len({of_the_day(day).id for day in days}) == 30
    assert {of_the_day(day, "duel").game_name for day in days} == {"duel"}


def test_puzzles_are_found_by_game_theme_and_name() -> None:
    theme, number = next(iter(themes("dice").items()))
    found = puzzles("dice", theme)
    assert len(found) == number and {puzzle.theme for puzzle in found} == {theme}
    assert find_puzzle(found[0].id) is found[0]
    for wrong in ("dice-0-0", "poker-1-1", ""):
        with pytest.raises(SixgunError, match="no puzzle"):
            find_puzzle(wrong)
    with pytest.raises(SixgunError, match="no theme"):
        puzzles("dice", "swap")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdict_and_reasons_are_told_in_every_language(language: str) -> None:
    for puzzle in [each for game in NAMES for each in sample(game)[:4]]:
        words = PuzzleWords(Words(language), puzzle)
        told = puzzle.judge(puzzle.usual)
        text = [words.title, words.verdict(told), words.worlds(told), *words.reasons(told)]
        text += [part for option in words.options(told) for part in (option[0], *option[3])]
        assert all(line and "puzzle-" not in line and "{" not in line for line in text)


def test_a_streak_lasts_until_a_day_is_missed_and_only_first_answers_count() -> None:
    progress, day = Progress(), date(2026, 11, 18)
    progress.note("a", "wrong", day)
    progress.note("a", "right", day)
    assert (progress.solved, progress.streak(day)) == (0, 0)
    for number in range(3):
        progress.note(f"b{number}", "nearly" if number else "right", day + timedelta(number))
    assert progress.solved == progress.best_streak == progress.streak(day + timedelta(3)) == 3
    assert progress.streak(day + timedelta(4)) == 0


def test_what_is_solved_is_kept_in_a_file_and_a_broken_one_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.solved"
    progress = load_progress(path)
    progress.note("dice-1-1", "right", date(2026, 11, 18))
    keep_progress(progress, path)
    assert load_progress(path) == progress
    path.write_text('{"answers": []}')
    with pytest.raises(BadData, match=r"puzzles\.solved"):
        load_progress(path)
