"""What an agent remembers with `memory=True`: what its seat was told, and nothing else."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import sixgun
from sixgun.research import NetBot, encode
from sixgun.research.vector import make_vector
from tests.research.games import CLASSIC, DICE, Game, every_game, every_ring, every_table
from tests.research.play import named


def played(game: Game, players: int, seed: int, actions: int = 10**6) -> sixgun.Game:
    """A game of random choices after so many of them, or at its end."""
    one, rng = sixgun.new_game(game.name, players=players, seed=seed), sixgun.rng(seed)
    while not one.is_over and len(one.history) < actions:
        one.apply(one.legal_actions[rng.below(len(one.legal_actions))])
    return one


def rows_of(game: Game, observation: np.ndarray[Any, Any]) -> list[dict[str, Any]]:
    """What is remembered of each seat, read back."""
    memory = observation[game.encoding.size :].reshape(game.encoding.seats, -1)
    return [named(game.encoding.memory_fields, row) for row in memory]


@every_table
def test_an_environment_remembers_what_the_seat_has_heard(game: Game, players: int) -> None:
    env, rng = game.zoo.raw_env(players=players, memory=True), np.random.default_rng(players)
    env.reset(seed=5)
    alone = sixgun.new_game(game.name, players=players, seed=5)
    while not alone.is_over:
        for seat in range(players):
            seen, told = env.observe(f"player_{seat}"), encode(alone.view(seat), memory=alone.seen_by(seat))
            assert np.array_equal(seen["observation"], told["observation"])
            assert env.observation_space(env.agents[seat]).contains(seen)
        number = int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        text = game.encoding.text(game.encoding.code(number, alone.state, alone.state.deciding))
        env.step(number)
        alone.apply(text)


@every_table
def test_a_memory_does_not_change_when_what_is_hidden_is_dealt_again(game: Game, players: int) -> None:
    for actions in range(0, 60, 7):
        one = played(game, players, 3, actions)
        for seat in range(players):
            view, heard = one.view(seat), one.seen_by(seat)
            other = view.sample(actions).view(seat)
            here, there = encode(view, memory=heard), encode(other, memory=heard)
            assert np.array_equal(here["observation"], there["observation"])
            public = [event for event in heard if event.audience < 0]
            assert np.array_equal(here["observation"], encode(view, memory=public)["observation"])


@every_game
def test_without_memory_all_is_as_it_was(game: Game) -> None:
    one = played(game, game.near(5), 2, 30)
    seat = one.current_seat
    assert seat is not None
    plain, full = encode(one.view(seat)), encode(one.view(seat), memory=one.seen_by(seat))
    assert np.array_equal(full["observation"][: game.encoding.size], plain["observation"])
    assert plain["observation"].shape == (game.encoding.size,)
    assert full["observation"].shape == (game.encoding.full_size,)


@every_ring
def test_the_belief_is_that_of_the_library(game: Game) -> None:
    for players in game.counts:
        one = played(game, players, players, 50)
        for seat in range(players):
            rows = rows_of(game, encode(one.view(seat), memory=one.seen_by(seat))["observation"])
            for other, held in enumerate(sixgun.belief(one.view(seat), one.seen_by(seat))):
                told = {
                    "sheriff": 0,
                    "deputy": 0,
                    "outlaw": 0,
                    "renegade": 0,
                    **rows[(other - seat) % players]["belief"],
                }
                assert {role: round(share / 255, 1) for role, share in told.items()} == pytest.approx(held, abs=0.06)


def test_dice_counts_shots_wounds_and_beers_by_the_seats_as_the_observer_counts_them() -> None:
    one = played(DICE, 5, 8)
    heard: dict[str, dict[tuple[int, int], int]] = {"shot": {}, "hurt": {}, "healed": {}}
    for event in one.events:
        told = event.to_dict()
        pair: tuple[Any, Any, str] | None = None
        if told["name"] == "aimed":
            pair = told["seat"], told["target"], "shot"
        elif told["name"] in ("lost", "healed"):
            pair = told["by"], told["seat"], "hurt" if told["name"] == "lost" else "healed"
        if pair is not None and pair[0] is not None and pair[0] != pair[1]:
            counts = heard[pair[2]]
            counts[pair[0], pair[1]] = min(10, counts.get((pair[0], pair[1]), 0) + int(str(told["points"])))
    rows = rows_of(DICE, encode(one.view(2), memory=one.seen_by(2))["observation"])
    for deed, counts in heard.items():
        assert counts
        for (by, at), times in counts.items():
            assert rows[(by - 2) % 5][deed][str((at - 2) % 5)] == times


@every_game
def test_gymnasium_and_many_tables_remember_alike(game: Game) -> None:
    players = game.near(5)
    env = gymnasium.make(game.gym_id, players=players, bots="gunhand", memory=True)
    tables = make_vector(game.name, 2, players=players, bots="gunhand", memory=True)
    seen, now = env.reset(seed=4)[0], tables.reset(seed=4)
    over = False
    while not over:
        assert np.array_equal(seen["observation"], now.observations[0])
        assert np.array_equal(seen["action_mask"], now.masks[0])
        actions = now.masks.argmax(axis=1)
        seen, reward, over, _, _ = env.step(actions[0])
        now = tables.step(actions)
        assert now.terminations[0] == over and now.rewards[0, 0] == reward


@every_game
def test_a_policy_in_a_seat_remembers_what_its_environment_shows(game: Game) -> None:
    told: list[np.ndarray[Any, Any]] = []

    def policy(seen: dict[str, Any]) -> int:
        told.append(seen["observation"])
        return int(seen["action_mask"].argmax())

    players = game.near(4)
    bots: list[Any] = [NetBot(policy, game.name, memory=True), *["greenhorn"] * (players - 1)]
    sixgun.play(game.name, bots, seed=6)
    one = sixgun.play(game.name, bots[:1] + ["greenhorn"] * (players - 1), seed=6)
    again = sixgun.new_game(game.name, players=players, seed=6)
    expected = []
    for action in one.history:
        if again.current_seat == 0:
            expected.append(encode(again.view(0), memory=again.seen_by(0))["observation"])
        again.apply(action)
    assert expected and all(np.array_equal(a, b) for a, b in zip(told[-len(expected) :], expected, strict=True))


@pytest.mark.parametrize("game", [DICE, CLASSIC], ids=repr)
def test_what_all_know_together_has_everybodys_memory(game: Game) -> None:
    env = game.zoo.env(players=4, memory=True)
    env.reset(seed=1)
    assert env.state().shape == env.unwrapped.state_space.shape == (4 * game.encoding.full_size,)
    assert pickle.loads(pickle.dumps(env)).state().tolist() == env.state().tolist()
