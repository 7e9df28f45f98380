"""Many games in one array are the games that they would be one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.engine.errors import BadData, IllegalAction, SixgunError
from sixgun.research.vector import Batch, VectorGame, make_vector
from tests.research.games import Game, every_game, every_table

pytestmark = pytest.mark.installed

TABLES = 6


def choose(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action at random for every table."""
    numbers: np.ndarray[Any, Any] = (masks * rng.random(masks.shape)).argmax(axis=1)
    return numbers


def check_seen(vector: VectorGame, now: Batch) -> None:
    """Every row is what the one who decides there sees, as made from their view."""
    for table, state in enumerate(vector.states):
        seen = vector.encoding.observe(state.view(state.deciding))
        assert now.to_move[table] == state.deciding
        assert np.array_equal(now.observations[table], seen["observation"])
        assert np.array_equal(now.masks[table], seen["action_mask"])


@every_table
def test_every_table_plays_its_own_game_and_goes_on_to_the_next(game: Game, players: int) -> None:
    vector = make_vector(game.name, TABLES, players=players)
    rng = np.random.default_rng(players)
    now = vector.reset(seed=20)
    alone = [sixgun.new_game(game.name, players=players, seed=20 + table) for table in range(TABLES)]
    running = set(range(TABLES))
    while running:
        check_seen(vector, now)
        numbers = choose(now.masks, rng)
        now = vector.step(numbers)
        for table in sorted(running):
            one = alone[table].state
            one.apply(vector.encoding.code(int(numbers[table]), one, int(one.deciding)))
            assert now.terminations[table] == one.over
            if one.over:
                check_ending(one, now.rewards[table])
                running.discard(table)
            assert (vector.states[table] == one) != one.over
        assert not now.truncations.any() and not now.rewards[~now.terminations].any()


def check_ending(state: sixgun.State, rewards: np.ndarray[Any, Any]) -> None:
    """These are the winners of the game."""
    assert state.outcome is not None
    assert np.flatnonzero(rewards == 1).tolist() == list(state.outcome.winners)
    assert set(rewards.tolist()) == {1.0, -1.0}


@every_game
def test_a_game_is_cut_off_after_so_many_decisions(game: Game) -> None:
    vector = make_vector(game.name, 3, max_steps=4)
    rng = np.random.default_rng(1)
    now = vector.reset(seed=1)
    cut = []
    for _ in range(12):
        now = vector.step(choose(now.masks, rng))
        assert not now.terminations.any() and not now.rewards.any()
        cut.append(now.truncations.tolist())
    assert cut == [[step % 4 == 3] * 3 for step in range(12)]


@every_game
def test_an_illegal_action_at_one_table_changes_none(game: Game) -> None:
    vector = make_vector(game.name, 3)
    now = vector.reset(seed=1)
    before = [state.copy() for state in vector.states]
    legal = now.masks.argmax(axis=1)
    with pytest.raises(IllegalAction, match="pass"):
        vector.step([legal[0], legal[1], game.passing])
    with pytest.raises(BadData, match="action must be from 0"):
        vector.step([legal[0], game.actions, legal[2]])
    with pytest.raises(BadData, match="actions must be a list of 3 items"):
        vector.step(legal[:2])
    assert vector.states == before
    vector.step(legal)
    assert vector.states != before


@every_game
def test_arrays_that_were_given_do_not_change_any_more(game: Game) -> None:
    vector = make_vector(game.name, 4)
    first = vector.reset(seed=3)
    written = [array.tobytes() for array in first]
    for array in first:
        assert array.flags.writeable and array.shape[0] == 4
    then = vector.step(first.masks.argmax(axis=1))
    vector.step(then.masks.argmax(axis=1))
    assert [array.tobytes() for array in first] == written
    kinds = [np.float32, np.int8, np.int64, np.float32, np.bool_, np.bool_]
    assert [array.dtype for array in then] == kinds
    assert vector.single_observation_space.contains(then.observations[0])


@every_game
def test_a_seed_settles_everything_and_without_one_nobody_knows(game: Game) -> None:
    one, other, free = make_vector(game.name, 2, seed=5), make_vector(game.name, 2), make_vector(game.name, 2)
    other.reset(seed=5)
    assert one.states == other.states and one.states != free.states
    one.reset()
    assert one.states == other.states
    one.reset()
    assert one.states != other.states
    other.reset()
    assert one.states == other.states


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("poker", 2), "no game called"),
        (("dice", 0), "num_envs must be from 1"),
        (("dice", 2, 9), "dice is played by 3 to 8"),
        (("dice", 2, 5, -1), "seed"),
        (("dice", 2, 5, 1, 0), "max_steps must be from 1"),
    ],
)
def test_wrong_arguments_are_refused_at_once(arguments: tuple[Any, ...], complaint: str) -> None:
    with pytest.raises(SixgunError, match=complaint):
        make_vector(*arguments)


def test_options_of_other_games_are_refused() -> None:
    with pytest.raises(BadData, match="characters"):
        make_vector("dice", 2, characters=4)
