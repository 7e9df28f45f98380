"""Playing a game to its end with random choices: the engine's own loop, for benchmarks and search."""

from __future__ import annotations

from sixgun.engine.chance import Luck
from sixgun.engine.num import i64
from sixgun.engine.state import State


def playout(state: State, luck: Luck) -> int:
    """Choose at random until the game is over; how many decisions it took."""
    decisions: i64 = 0
    while not state.over:
        actions = state.legal
        state.play(actions[luck.below(len(actions))])
        decisions += 1
    return decisions
