"""Playing a game to its end with random choices: the engine's own loop, for benchmarks and search."""

from __future__ import annotations

from sixgun.engine.num import i64
from sixgun.engine.rng import Rng
from sixgun.engine.state import State


def playout(state: State, rng: Rng) -> int:
    """Choose at random until the game is over; how many decisions it took."""
    decisions: i64 = 0
    while not state.over:
        actions = state.legal
        state.play(actions[rng.below(len(actions))])
        decisions += 1
    return decisions
