"""One game between bots, as fast as they think."""

from __future__ import annotations

from sixgun.bots.bot import Bot, tell
from sixgun.engine.num import i64
from sixgun.engine.state import State


def play_game(state: State, bots: list[Bot]) -> int:
    """Let the bots play to the end; how many decisions it took. The state must log its events."""
    decisions: i64 = 0
    seats = dict(enumerate(bots))
    tell(state.log, seats)
    decision = state.decision
    while decision is not None:
        seat = decision.seat
        state.log = []
        state.apply(bots[seat].choose(state.view(seat), decision).code)
        tell(state.log, seats)
        decisions += 1
        decision = state.decision
    return decisions
