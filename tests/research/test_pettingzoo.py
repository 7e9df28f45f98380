"""An agent in every seat."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.engine.errors import BadData, IllegalAction
from sixgun.research.vector import make_vector
from tests.research.games import CLASSIC, DUEL, Game, every_game, every_ring, every_table

pytestmark = pytest.mark.installed


def choose(observation: dict[str, Any], rng: np.random.Generator) -> int:
    """A legal action at random."""
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def play(env: Any, rng: np.random.Generator) -> dict[str, float]:
    """Play to the end of the game; everybody's reward, as `last` tells it."""
    earned: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            earned[agent] = reward
        else:
            assert reward == 0 and env.agents == env.possible_agents
        env.step(None if terminated else choose(observation, rng))
    return earned


@every_table
def test_a_game_of_random_legal_actions_comes_to_its_end(game: Game, players: int) -> None:
    env = game.zoo.env(**game.seating(players))
    env.reset(seed=players)
    earned = play(env, np.random.default_rng(1))
    assert set(earned) == set(env.possible_agents) and set(earned.values()) == {1.0, -1.0}
    assert env.agents == []


@every_ring
def test_eliminated_players_stay_to_the_end_and_share_the_rewards_of_their_team(game: Game) -> None:
    env = game.zoo.raw_env(**game.seating(5))
    met: set[tuple[bool, bool]] = set()
    for seed in range(40):
        env.reset(seed=seed)
        earned = play(env, np.random.default_rng(seed))
        players: Any = env.game_state.to_dict()["players"]
        outcome = env.game_state.outcome
        assert outcome is not None
        for seat, player in enumerate(players):
            won = seat in outcome.winners
            assert earned[f"player_{seat}"] == (1.0 if won else -1.0)
            met.add((player["life"] > 0, won))
    assert met == {(True, True), (True, False), (False, True), (False, False)}


@every_game
def test_the_one_who_decides_has_a_mask_and_texts_and_the_others_have_none(game: Game) -> None:
    env = game.zoo.env(**game.seating(6))
    env.reset(seed=3)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
        assert mask.sum() in (0, len(env.legal_texts())) and env.infos[agent] == {}


@every_game
def test_a_seed_is_the_seed_of_the_game(game: Game) -> None:
    env = game.zoo.raw_env(**game.seating(4))
    env.reset(seed=11)
    assert env.game_state == sixgun.new_game(game.name, players=game.near(4), seed=11).state


@every_game
def test_resets_without_a_seed_follow_from_the_last_seed(game: Game) -> None:
    states = []
    for env in (game.zoo.raw_env(), game.zoo.raw_env()):
        env.reset(seed=4)
        env.reset()
        states.append(env.game_state)
        env.reset()
        states.append(env.game_state)
    assert states[:2] == states[2:] and states[0] != states[1]


@every_game
def test_without_any_seed_nobody_knows_the_game(game: Game) -> None:
    one, other = game.zoo.raw_env(), game.zoo.raw_env()
    one.reset()
    other.reset()
    assert one.game_state != other.game_state


@every_game
def test_an_illegal_action_raises_in_the_raw_environment_and_changes_nothing(game: Game) -> None:
    env = game.zoo.raw_env(**game.seating(5))
    env.reset(seed=1)
    before = env.game_state.copy()
    with pytest.raises(IllegalAction, match="pass"):
        env.step(game.passing)
    with pytest.raises(BadData, match="action"):
        env.step(game.actions)
    assert env.game_state == before and env.agents == env.possible_agents
    assert not any(env.terminations.values()) and not any(env.rewards.values())


@every_game
def test_an_illegal_action_ends_the_wrapped_game_with_minus_one_for_its_author(game: Game) -> None:
    env = game.zoo.env(**game.seating(5))
    env.reset(seed=1)
    author = env.agent_selection
    env.step(game.passing)
    rewards = {agent: env.unwrapped._cumulative_rewards[agent] for agent in env.agents}
    assert all(env.terminations.values())
    assert rewards == {agent: -1.0 if agent == author else 0.0 for agent in env.possible_agents}


@every_game
def test_an_action_outside_the_space_is_refused_by_the_wrapped_environment(game: Game) -> None:
    env = game.zoo.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(game.actions)


@every_game
def test_an_environment_can_be_sent_to_another_process(game: Game) -> None:
    env = pickle.loads(pickle.dumps(game.zoo.raw_env(**game.seating(7))))
    env.reset(seed=1)
    assert env.num_agents == game.near(7)


@every_game
def test_metadata_and_arguments(game: Game) -> None:
    env = game.zoo.env()
    assert env.metadata["name"] == str(env) == f"{game.name}_v0"
    assert env.metadata["is_parallelizable"] is False and len(env.possible_agents) == game.near(5)
    with pytest.raises(BadData, match="render_mode must be one of ansi, human, rgb_array"):
        game.zoo.env(render_mode="hologram")


@every_ring
def test_there_must_be_seats_for_all(game: Game) -> None:
    with pytest.raises(BadData, match=f"{game.name} is played by {game.counts[0]} to {game.counts[-1]}"):
        game.zoo.env(players=9)


OPTIONS = [
    pytest.param(CLASSIC, {"sheriff_extra_card": True, "beginner": True, "always_ask": True}, id="classic"),
    pytest.param(DUEL, {"characters": 2, "always_ask": True}, id="duel"),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_every_environment_takes_the_options_of_its_game(game: Game, options: dict[str, Any]) -> None:
    new = sixgun.new_game(game.name, players=game.near(4), seed=1, **options).state
    assert set(options) <= set(game.encoding.rules.options)
    kind: Any = game.env
    env, solo = game.zoo.env(**game.seating(4), **options), kind(**game.seating(4), **options)
    for table in (env.unwrapped, pickle.loads(pickle.dumps(env.unwrapped))):
        table.reset(seed=1)
        assert table.game_state == new and table.choices == solo.choices
    vector = make_vector(game.name, 1, players=game.near(4), **options)
    vector.reset(seed=1)
    assert vector.states[0] == new


def test_an_option_out_of_its_range_is_refused() -> None:
    with pytest.raises(BadData, match="characters must be from 2 to 12"):
        DUEL.zoo.env(characters=13)
    with pytest.raises(BadData, match="moon is not a field that belongs here"):
        DUEL.zoo.env(moon=True)


@every_game
def test_a_game_is_cut_off_after_so_many_decisions(game: Game) -> None:
    env = game.zoo.env(**game.seating(4), max_steps=7)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(choose(env.last()[0], rng))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    for _ in env.agent_iter():
        assert env.last()[1:4] == (0.0, False, True)
        env.step(None)
    assert env.agents == []


@every_game
def test_the_limit_of_decisions_must_be_one(game: Game) -> None:
    assert game.zoo.raw_env().max_steps == sixgun.GAMES[game.name].max_game_length()
    for wrong in (0, -3, 2.5, True):
        with pytest.raises(BadData, match="max_steps"):
            game.zoo.raw_env(max_steps=wrong)


@every_game
def test_the_state_is_what_all_players_know_together(game: Game) -> None:
    env = game.zoo.env(**game.seating(4))
    env.reset(seed=7)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(seen)) and env.unwrapped.state_space.contains(env.state())
