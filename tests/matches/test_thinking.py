"""Bots that search think in a process of their own, and answer as they would here."""

from __future__ import annotations

import os
import signal

import pytest

import sixgun
from sixgun.matches.thinking import Thinker, answer, elect, thinks_long, vote

BOT = "sharpshooter@30"  # with a budget, no clock ends its thinking


@pytest.mark.parametrize("game", list(sixgun.GAMES))
async def test_a_worker_answers_as_the_bot_would_here(game: str) -> None:
    played = sixgun.new_game(game, seed=5)
    with Thinker({BOT}) as thinker:
        assert thinker.pool
        for _ in range(3):
            assert played.decision
            seat = int(played.decision.seat)
            told = await thinker.choose(played, seat, BOT)
            assert told == answer(played, seat, BOT)
            played.apply(told)


async def test_quick_bots_need_no_worker() -> None:
    played = sixgun.new_game("dice", seed=5)
    assert played.decision and thinks_long("legend") and not thinks_long("gunhand")
    with Thinker({"greenhorn", "gunhand"}) as thinker:
        assert thinker.pool is None
        assert await thinker.choose(played, int(played.decision.seat), "gunhand")


async def test_a_bot_whose_worker_is_lost_thinks_here() -> None:
    played = sixgun.new_game("dice", seed=5)
    assert played.decision
    seat = int(played.decision.seat)
    with Thinker({BOT}) as thinker:
        assert thinker.pool
        os.kill(thinker.pool.submit(os.getpid).result(), signal.SIGKILL)
        assert await thinker.choose(played, seat, BOT) == answer(played, seat, BOT)
        assert thinker.pool is None
        assert await thinker.choose(played, seat, BOT) == answer(played, seat, BOT)


def test_several_elect_what_they_thought_about_longest_and_of_equals_the_best() -> None:
    assert elect([{"a": (5.0, 10), "b": (6.0, 10)}, {"a": (4.0, 10), "b": (1.0, 4)}]) == "a"
    assert elect([{"a": (5.0, 10), "b": (6.0, 10)}, {"a": (4.0, 10), "b": (4.0, 10)}]) == "b"


async def test_two_workers_think_about_the_same_decision_each_with_luck_of_its_own() -> None:
    played = sixgun.new_game("dice", seed=5)
    assert played.decision
    seat = int(played.decision.seat)
    ballots = [vote(played.record(), seat, BOT, part) for part in range(2)]
    assert ballots[0] != ballots[1] and set(ballots[0]) == set(ballots[1])
    with Thinker({BOT}, jobs=2) as thinker:
        assert await thinker.choose(played, seat, BOT) == elect(ballots)
        assert thinker.pool and len(thinker.pool._processes) == 2
