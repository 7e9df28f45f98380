"""One game between bots, as fast as they think."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.engine.num import i64
from sixgun.engine.state import State


def play_game(state: State, bots: list[Bot]) -> int:
    """Let the bots play to the end; how many decisions it took. The state must log its events."""
    decisions: i64 = 0
    tell(state, bots)
    decision = state.decision
    while decision is not None:
        seat = decision.seat
        state.apply(bots[seat].choose(state.view(seat), decision).code)
        tell(state, bots)
        decisions += 1
        decision = state.decision
    return decisions


def tell(state: State, bots: list[Bot]) -> None:
    """Every bot hears of what its seat may know."""
    for event in state.log:
        seat: i64 = 0
        for bot in bots:
            if event.audience < 0 or event.audience == seat:
                bot.watch(event)
            seat += 1
    state.log = []
