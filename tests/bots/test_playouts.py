"""Playouts: gunhands who are not offered every action do the same as if they were, with luck that is a guess."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.bots.rollout import Rollout
from sixgun.engine.rng import FastRandom, SeededRandom, seed_bytes
from sixgun.engine.state import State
from sixgun.games.duel.catalogue import KIND
from sixgun.games.duel.table import table
from sixgun.make_bot import game_bots

TABLES = [("dice", 3), ("dice", 8), ("classic", 4), ("classic", 7), ("duel", 2)]


def begun(game: str, players: int, seed: int) -> State:
    """The beginning of a game that tells what happens."""
    state = sixgun.new_game(game, players=players, seed=seed).state
    state.always_ask = seed % 2 == 1
    state.log = []
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_at_every_decision_a_gunhand_does_the_first_of_what_is_worth_most(game: str, players: int) -> None:
    for seed in range(6):
        state, policy = begun(game, players, seed), game_bots(game).policy()
        while not state.over:
            for event in state.drain_events():
                if event.audience < 0:
                    policy.on_event(event.type, event.a, event.b, event.c, event.d)
            scores = list(policy.scores(state))
            chosen = policy.decide(state)
            assert chosen == state.legal[scores.index(max(scores))]
            state.play(chosen)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_those_who_slip_do_other_things_and_always_something_that_is_allowed(game: str, players: int) -> None:
    ends = []
    for errors in (0, 50):
        state = begun(game, players, 1)
        Rollout(0, game_bots(game).policy(), 0, None, errors).play_on(state, game_bots(game).policy())
        assert state.over and state.deciding == -1 and len(state.stack) == 0
        ends.append(state.key())
    assert ends[0] != ends[1]


def test_a_world_to_be_played_on_has_luck_that_is_a_guess_and_a_sample_that_of_a_game() -> None:
    view = sixgun.new_game("classic", players=5, seed=3).view(1)
    guessed, sampled = view.sample_fast(sixgun.rng(1), None), view.sample(sixgun.rng(1))
    assert isinstance(guessed.random, FastRandom) and not isinstance(sampled.random, FastRandom)
    assert guessed == sampled and sampled.random.seed == guessed.random.seed


def test_a_guess_is_addressed_and_fair() -> None:
    one, other, third = (
        FastRandom(seed_bytes(5 << 200)),
        FastRandom(seed_bytes(5 << 200)),
        FastRandom(seed_bytes(6 << 200)),
    )
    words = [one.word(topic, index) for topic in range(3) for index in range(2000)]
    assert words == [other.word(topic, index) for topic in range(3) for index in range(2000)]
    assert all(0 <= word < 1 << 32 for word in words) and len(set(words)) > 5990
    assert sum(word == third.word(0, at) for at, word in enumerate(words[:2000])) < 3
    for bit in range(32):
        assert 2800 < sum(word >> bit & 1 for word in words) < 3200
    throws = [one.below(6, 1, index) for index in range(6000)]
    assert all(870 < throws.count(face) < 1130 for face in range(6))
    pairs = [6 * throws[at] + throws[at + 1] for at in range(5999)]
    assert all(110 < pairs.count(pair) < 230 for pair in range(36))


def test_a_guess_is_no_chance_of_a_game() -> None:
    assert FastRandom(seed_bytes(1)).word(0, 0) != SeededRandom(seed_bytes(1)).word(0, 0)


def test_the_outfit_of_every_place_is_the_kinds_of_its_gear() -> None:
    rng = sixgun.rng(4)
    for seed in range(12):
        state = begun("duel", 2, seed)
        while not state.over:
            t = table(state)
            for place in range(4):
                kinds = {int(KIND[card]) for card in t.gear[place]}
                assert kinds == {kind for kind in range(31) if t.wears(place, kind)}
            state.play(state.legal[rng.below(len(state.legal))])
