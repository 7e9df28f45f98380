"""Bots in the seats of many tables, and Gymnasium's vector environment of them."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import sixgun
from sixgun.engine.errors import BadData, IllegalAction
from sixgun.research.vector import make_vector
from tests.research.games import DICE, Game, every_game

pytestmark = pytest.mark.installed

NAMED = "sixgun.bots.greenhorn:Greenhorn"


class Timid(sixgun.Bot):
    """A bot of one's own: the first action of all."""

    def choose(self, view: sixgun.View) -> Any:
        return view.legal_actions[0]


def vector(game: Game, num_envs: int = 3, **more: Any) -> Any:
    """Gymnasium's vector environment of a game."""
    return gymnasium.make_vec(game.gym_id, num_envs=num_envs, vectorization_mode="vector_entry_point", **more)


@every_game
@pytest.mark.parametrize("bots", ["gunhand", NAMED, Timid, "sharpshooter@2"], ids=str)
def test_the_agents_are_asked_and_the_bots_are_not(game: Game, bots: Any) -> None:
    tables = make_vector(game.name, 3, bots=bots, seat=1, max_steps=400)
    now = tables.reset(seed=3)
    for _ in range(25):
        assert set(now.to_move.tolist()) == {1}
        now = tables.step(now.masks.argmax(axis=1))


def test_every_seat_may_have_a_bot_of_its_own() -> None:
    company: list[Any] = ["gunhand", NAMED, Timid]
    tables = make_vector("dice", 2, players=4, bots=company, seat=2)
    kinds = [type(tables.tables.tables[0].bots[seat]).__name__ for seat in (3, 0, 1)]
    assert kinds == ["Gunhand", "Greenhorn", "Timid"]


def test_without_a_seat_the_agent_has_another_one_in_each_game() -> None:
    tables = make_vector("dice", 40, bots="greenhorn", seat=None)
    assert set(tables.reset(seed=1).to_move.tolist()) == set(range(5))


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [({"bots": ["gunhand"]}, "bots must be a list of 4"), ({"bots": "gunhand", "seat": 5}, "seat must be from 0 to 4")],
)
def test_wrong_company_is_refused_at_once(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        make_vector("dice", 2, **wrong)


@every_game
def test_the_vector_plays_the_games_of_single_environments(game: Game) -> None:
    together, alone = vector(game), [gymnasium.make(game.gym_id) for _ in range(3)]
    seen, _ = together.reset(seed=7)
    running = {at: env.reset(seed=7 + at)[0] for at, env in enumerate(alone)}
    assert together.observation_space.contains(seen)
    while running:
        for at, one in running.items():
            assert np.array_equal(seen["observation"][at], one["observation"])
            assert np.array_equal(seen["action_mask"][at], one["action_mask"])
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, ended, _, infos = together.step(actions)
        for at in list(running):
            running[at], reward, over, _, info = alone[at].step(actions[at])
            assert rewards[at] == reward and ended[at] == over and (over or info["seat"] == infos["seat"][at])
            if over:
                assert np.array_equal(infos["final_obs"][at]["observation"], running[at]["observation"])
                assert infos["_final_obs"][at]
                running.pop(at)


def test_an_illegal_action_at_one_table_changes_none() -> None:
    envs = vector(DICE)
    seen, _ = envs.reset(seed=1)
    before = pickle.dumps(envs.tables)
    with pytest.raises(IllegalAction):
        envs.step(seen["action_mask"].argmin(axis=1))
    with pytest.raises(BadData, match="whole number"):
        envs.step(np.array([1.5, 0.0, 0.0]))
    assert pickle.dumps(envs.tables) == before


def same(here: Any, there: Any) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(here, there, strict=True))


@every_game
@pytest.mark.parametrize("more", [{}, {"memory": True}, {"bots": "gunhand", "seat": None, "memory": True}], ids=str)
def test_many_tables_pickle_and_go_on_in_the_same_games(game: Game, more: dict[str, Any]) -> None:
    tables, rng = make_vector(game.name, 3, **more), np.random.default_rng(1)
    now = tables.reset(seed=2)
    for _ in range(10):
        now = tables.step((now.masks * rng.random(now.masks.shape)).argmax(axis=1))
    copy = pickle.loads(pickle.dumps(tables))
    for _ in range(120):
        actions = (now.masks * rng.random(now.masks.shape)).argmax(axis=1)
        now, then = tables.step(actions), copy.step(actions)
        assert same(now, then)
    assert same(tables.reset(), copy.reset())
