"""Planning the rest of a turn: what is tried, what is learnt from it, and that only the same turn is planned."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.bots.rollout import Rollout
from sixgun.bots.search import Effort, Search
from sixgun.bots.searcher import Searcher
from sixgun.bots.turn_planner import Node, TurnPlanner
from sixgun.engine.num import i64, vec
from sixgun.make_bot import game_bots
from tests.bots.test_search import TABLES, gunhands_at

PLANNED = Effort(60, 0, 2, 0, True)


def fork_of(kinds: int) -> Node:
    return Node(vec[i64](list(range(kinds))))


def try_often(fork: Node, gains: dict[int, float], times: int) -> list[int]:
    """Let a fork try others so often; each does so much better than the first. What was tried."""
    tried = []
    for _ in range(times):
        fork.choose_explored()
        tried.append(int(fork.tried))
        fork.learn(gains.get(int(fork.tried), 0.0) - gains.get(int(fork.best()), 0.0))
    return tried


def test_a_gunhands_choice_is_kept_until_another_did_better() -> None:
    fork = fork_of(3)
    assert fork.best() == 0
    try_often(fork, {1: -0.2, 2: -0.1}, 40)
    assert fork.best() == 0
    better = fork_of(3)
    try_often(better, {1: -0.2, 2: 0.3}, 40)
    assert better.best() == 2 and 0.2 < better.advantage(2) < 0.3


def test_what_seemed_best_is_tried_against_the_first_and_given_up_when_it_does_worse() -> None:
    fork = fork_of(2)
    try_often(fork, {1: 0.3}, 5)
    assert fork.best() == 1
    assert set(try_often(fork, {1: -0.3}, 40)) == {0, 1}
    assert fork.best() == 0


def test_the_more_visits_the_more_is_tried() -> None:
    fork = fork_of(9)
    assert set(try_often(fork, {}, 4)) == {1, 2}
    assert set(try_often(fork, {}, 96)) == {1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_playout_by_a_new_plan_is_that_of_a_gunhand(game: str, players: int) -> None:
    for seed in range(4):
        played, policy = gunhands_at(game, players, seed, 12)
        mine = int(played.state.deciding)
        plan = TurnPlanner(played.state.turn)
        world = played.view(mine).sample_fast(sixgun.rng(seed), None)
        for action in played.state.legal:
            plan.begin(action)
            planned = Rollout(mine, policy, 3, game_bots(game).value_of(), 0, plan).follow(world, action)
            assert planned == Rollout(mine, policy, 3, game_bots(game).value_of()).follow(world, action)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_later_decisions_of_the_turn_are_planned_and_those_of_other_turns_are_not(game: str, players: int) -> None:
    forks = 0
    for seed in range(4):
        played, policy = gunhands_at(game, players, seed, 12)
        view = played.view(int(played.state.deciding))
        search = Search(view, None, policy, game_bots(game).value_of(), PLANNED, sixgun.rng(seed))
        search.run()
        assert search.plan is not None
        forks += len(search.plan.forks)
        elsewhere = Search(view, None, policy, game_bots(game).value_of(), PLANNED, sixgun.rng(seed))
        elsewhere.plan = elsewhere.course.plan = TurnPlanner(played.state.turn - 1)
        elsewhere.run()
        assert not elsewhere.plan.forks
    assert forks > 5


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_plans_decides_the_same_whatever_they_cannot_know(game: str, players: int) -> None:
    for seed in range(3):
        played, _ = gunhands_at(game, players, seed, 14 + 3 * seed)
        mine = int(played.state.deciding)
        told = []
        for state in (played.state, played.view(mine).sample(sixgun.rng(seed))):
            bot = Searcher(sixgun.rng(5), game_bots(game), PLANNED)
            assert state.decision is not None
            told.append((bot.choose(state.view(mine)), bot.explain()))
        assert told[0] == told[1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_fork_of_another_place_with_the_same_key_leads_nobody_astray(game: str, players: int) -> None:
    for seed in range(4):
        played, policy = gunhands_at(game, players, seed, 12)
        mine = int(played.state.deciding)
        plan = TurnPlanner(played.state.turn)
        course = Rollout(mine, policy, 3, game_bots(game).value_of(), 0, plan)
        world = played.view(mine).sample_fast(sixgun.rng(seed), None)
        for action in played.state.legal:
            plan.begin(action)
            usual = course.follow(world, action)
            for fork in plan.forks.values():
                fork.kinds = vec[i64]([-1 for _ in fork.kinds])
            plan.begin(action)
            assert course.follow(world, action) == usual and not plan.path
            plan.forks = {}
