"""An environment that is pickled goes on in the same game."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from sixgun.engine.errors import BadData
from tests.research.games import DICE, Game, every_game

pytestmark = pytest.mark.installed


def again(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@every_game
@pytest.mark.parametrize("memory", [False, True])
def test_a_table_of_agents_goes_on(game: Game, memory: bool) -> None:
    for make in (game.zoo.raw_env, game.zoo.env):
        env, rng = make(memory=memory), np.random.default_rng(1)
        env.reset(seed=3)
        twin = env
        for step in range(60):
            twin = again(env) if step % 20 == 5 else twin
            seen, other = env.last(), twin.last()
            if seen[2]:
                break
            assert env.agent_selection == twin.agent_selection
            assert all(np.array_equal(seen[0][key], other[0][key]) for key in seen[0]) and seen[1:] == other[1:]
            action = rng.choice(np.flatnonzero(seen[0]["action_mask"]))
            for one in {id(env): env, id(twin): twin}.values():
                one.step(action)
        env.reset(), twin.reset()
        assert env.unwrapped.game_state == twin.unwrapped.game_state


@every_game
@pytest.mark.parametrize("bots", ["gunhand", "sharpshooter@3"])
def test_an_agent_among_bots_goes_on(game: Game, bots: str) -> None:
    env, rng = gymnasium.make(game.gym_id, bots=bots, seat=None, memory=True), np.random.default_rng(2)
    seen, _ = env.reset(seed=4)
    twin, over = env, False
    for step in range(30):
        twin = again(env) if step == 3 else twin
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(action)
        if twin is not env:
            other = twin.step(action)
            assert np.array_equal(seen["observation"], other[0]["observation"]) and (reward, over) == other[1:3]
        if over:
            break
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])


@every_game
def test_before_the_first_game_a_copy_is_a_new_environment(game: Game) -> None:
    env = again(gymnasium.make(game.gym_id))
    with pytest.raises(ResetNeeded):
        env.unwrapped.action_masks()
    assert np.array_equal(
        env.reset(seed=5)[0]["observation"], gymnasium.make(game.gym_id).reset(seed=5)[0]["observation"]
    )


@pytest.mark.parametrize("action", [1.5, None, "stop"])
def test_what_is_no_number_of_an_action_is_refused_with_a_sentence(action: Any) -> None:
    env = DICE.zoo.raw_env()
    env.reset(seed=1)
    before = env.game_state.copy()
    with pytest.raises(BadData, match="action must be a whole number, not"):
        env.step(action)
    solo = DICE.env()
    solo.reset(seed=1)
    with pytest.raises(BadData, match="action must be a whole number, not"):
        solo.step(action)
    assert env.game_state == before


def test_before_reset_there_is_a_sentence() -> None:
    env = DICE.zoo.raw_env()
    for act in (env.last, env.state, env.render, env.legal_texts, lambda: env.step(1), lambda: env.observe("player_0")):
        with pytest.raises(ResetNeeded, match=r"Call reset\(\) first"):
            act()
