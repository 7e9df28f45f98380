"""The checks that PettingZoo and Gymnasium ship for environments, as they ship them."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import sixgun.research  # noqa: F401 (registers)
from tests.research.games import Game, every_game, every_table

with warnings.catch_warnings():  # PettingZoo's tests import its own environments in a way that PettingZoo deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo 1.27's api_test says these two of every environment with a mask in its observation whose name is not in
# the test's own list of exceptions (env_obs_dicts and env_obs_space: chess_v6, connect_four_v3 and so on).
dict_observations = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array$:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete$"
        ":UserWarning"
    ),
]


class TestApi:
    pytestmark = dict_observations

    @every_table
    def test_the_environment_passes_the_api_test(self, game: Game, players: int) -> None:
        api_test(game.zoo.env(**game.seating(players)))

    @every_table
    def test_the_raw_environment_passes_the_api_test(self, game: Game, players: int) -> None:
        api_test(game.zoo.raw_env(**game.seating(players)))


@every_table
def test_the_environment_passes_the_seed_test(game: Game, players: int) -> None:
    seed_test(lambda: game.zoo.env(**game.seating(players)))


@every_game
def test_the_environment_passes_the_render_test(game: Game) -> None:
    for players in (game.counts[0], 5, game.counts[-1]):
        seating = game.seating(players)
        render_test(lambda render_mode, seating=seating: game.zoo.env(**seating, render_mode=render_mode))


@pytest.mark.parametrize("render_mode", [None, "ansi", "human", "rgb_array"])
@every_table
def test_the_gymnasium_environment_passes_check_env(game: Game, players: int, render_mode: str | None) -> None:
    env = gymnasium.make(game.gym_id, **game.seating(players), seat=players - 1, render_mode=render_mode)
    check_env(env.unwrapped)


@every_game
def test_the_gymnasium_environment_passes_check_env_in_a_random_seat_with_chosen_bots(game: Game) -> None:
    bots = ["gunhand", "greenhorn", "greenhorn"][: game.near(4) - 1]
    env = gymnasium.make(game.gym_id, **game.seating(4), seat=None, bots=bots)
    check_env(env.unwrapped)


@every_game
def test_several_gymnasium_environments_run_side_by_side(game: Game) -> None:
    envs = gymnasium.make_vec(game.gym_id, num_envs=3, **game.seating(4), bots="greenhorn")
    observations, info = envs.reset(seed=1)
    assert observations["observation"].shape == (3, game.encoding.size)
    assert info["action_mask"].shape == (3, game.actions)
    for _ in range(200):
        observations, _, _, _, info = envs.step(observations["action_mask"].argmax(axis=1))
    assert "illegal" not in info
    envs.close()
