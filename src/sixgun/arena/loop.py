"""One game between bots, as fast as they think."""

from __future__ import annotations

from sixgun.bots.bot import Bot, ask, hear, show, sight
from sixgun.engine.action import Action
from sixgun.engine.num import i64
from sixgun.engine.state import State


def play_game(state: State, bots: list[Bot]) -> list[Action]:
    """Let the bots play to the end; what they decided. The state must log its events."""
    actions: list[Action] = []
    observes = {seat: bot for seat, bot in enumerate(bots) if bot.observes}
    everybody_hears(state, bots)
    while not state.over:
        seat = state.deciding
        bot = bots[seat]
        action = ask(bot, sight(bot, state, seat))
        if observes:
            show(state, action, observes)
        state.play(action.code)
        everybody_hears(state, bots)
        actions.append(action)
    return actions


def everybody_hears(state: State, bots: list[Bot]) -> None:
    """The bots hear of what is new."""
    events = state.drain_events()
    seat: i64 = 0
    for bot in bots:
        hear(bot, seat, events)
        seat += 1
