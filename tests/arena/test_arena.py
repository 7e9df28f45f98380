"""Studies give the same result however they are computed, and intervals that can be believed."""

from __future__ import annotations

import pytest

from sixgun.arena.parallel import Workers
from sixgun.arena.report import interval, report, share, spread
from sixgun.arena.simulation import CHUNK, Study, Tallies, Wins, play_study

STUDY = Study("dice", 5, 450, ("greenhorn", "gunhand"), 1)


def silent(_: int) -> None:
    """No progress."""


def test_the_result_does_not_depend_on_the_number_of_jobs() -> None:
    one, _ = play_study(STUDY, Workers(1), silent)
    two, _ = play_study(STUDY, Workers(2), silent)
    assert report(STUDY, one) == report(STUDY, two)


def test_bots_are_given_to_the_seats_in_turn() -> None:
    assert [STUDY.bot_at(seat) for seat in range(5)] == ["greenhorn", "gunhand", "greenhorn", "gunhand", "greenhorn"]


def test_every_game_has_one_winning_side_and_every_seat_is_counted() -> None:
    tallies, finished = play_study(STUDY, Workers(1), silent)
    sides = [wins.won for (group, _), wins in tallies.groups.items() if group == "side"]
    seats = [wins.played for (group, _), wins in tallies.groups.items() if group == "bot"]
    assert finished and sum(sides) == STUDY.games and sum(seats) == 5 * STUDY.games


def test_an_interval_of_seats_that_win_together_is_that_of_their_games() -> None:
    pairs, singles = Wins(), Wins()
    for number in range(100):
        pairs.add(Wins(1, 2 * (number % 2), 2).squared())
        singles.add(Wins(1, number % 2, 1).squared())
    assert share(pairs)["low"] == share(singles)["low"] and share(pairs)["high"] == share(singles)["high"]


@pytest.mark.parametrize(("won", "played"), [(0, 0), (0, 50), (50, 50), (1, 3), (500, 1000)])
def test_an_interval_holds_the_share_and_stays_within_nought_and_one(won: int, played: int) -> None:
    low, high = interval(won, played)
    assert 0 <= low <= (won / played if played else 0.5) <= high <= 1


def test_lengths_are_told_by_quantiles() -> None:
    tallies = Tallies()
    tallies.turns.update([10, 20, 30, 40, 50])
    assert spread(tallies.turns) == {"mean": 30.0, "min": 10, "p5": 10, "median": 30, "p95": 50, "max": 50}


def test_ctrl_c_keeps_what_has_been_played() -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    tallies, finished = play_study(STUDY, Workers(1), stop)
    assert not finished and tallies.games == CHUNK
