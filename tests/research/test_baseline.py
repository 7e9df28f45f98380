"""The trained nets that come with the package."""

from __future__ import annotations

import pickle
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import sixgun
import tests.sets.toy  # noqa: F401  # adds a set
from sixgun.research.baseline import WEIGHTS, Baseline, read_policy
from sixgun.research.vector import make_vector
from tests.research.games import Game, every_game

NAME = "sixgun.research.baseline:Baseline"


@every_game
def test_it_plays_by_its_name_at_every_table(game: Game) -> None:
    for players in game.counts:
        bots = [NAME, *["gunhand"] * (players - 1)]
        assert sixgun.play(game.name, bots, seed=players).is_over


@every_game
def test_its_net_is_small_and_fits_the_observation_with_memory(game: Game) -> None:
    net = read_policy(game.name)
    assert net.inputs == game.encoding.full_size
    assert net.scores(np.zeros((2, net.inputs), np.float32)).shape == (2, game.actions)
    assert Path(str(WEIGHTS / f"{game.name}.npz")).stat().st_size < 1_000_000


@pytest.mark.many
@pytest.mark.parametrize(("name", "least"), [("dice", 0.28), ("classic", 0.28), ("duel", 0.30)])
def test_it_wins_what_its_page_says_among_gunhands(name: str, least: float) -> None:
    tables, net = make_vector(name, 100, seed=77_000, bots="gunhand", seat=None, memory=True), read_policy(name)
    now, won, played = tables.reset(), 0, np.zeros(100, int)
    while (played < 4).any():
        scores = np.where(now.masks > 0, net.scores(now.observations), -np.inf)
        before, now = now.to_move, tables.step(scores.argmax(axis=1))
        over = now.terminations & (played < 4)
        won, played = won + int((now.rewards[np.arange(100), before] > 0)[over].sum()), played + over
    assert won / played.sum() > least


def test_it_pickles_with_an_environment_and_plays_several_games() -> None:
    bot = Baseline(1)
    sixgun.play("dice", [bot, *["gunhand"] * 3], seed=1)
    again = pickle.loads(pickle.dumps(bot))
    assert sixgun.play("duel", [again, "gunhand"], seed=1).is_over
    env, rng = gymnasium.make("sixgun/Dice-v0", bots=NAME), np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    twin, over = pickle.loads(pickle.dumps(env)), False
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, _, over, _, _ = env.step(action)
        assert np.array_equal(seen["observation"], twin.step(action)[0]["observation"])


def test_a_set_that_it_was_not_trained_with_is_refused_with_a_sentence() -> None:
    with pytest.raises(sixgun.BotError, match="knows classic made of the base set only"):
        sixgun.play("classic", [NAME] * 4, seed=1, sets=["base", "toy"])
