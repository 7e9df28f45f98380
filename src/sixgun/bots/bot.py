"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.action import Action, Decision
from sixgun.engine.chance import Luck
from sixgun.engine.game import Game, play_again
from sixgun.engine.num import i64
from sixgun.engine.state import State, View
from sixgun.engine.terms import NOBODY, Note


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It hears of every event that its seat may know, and is asked when its seat must decide.

    >>> from sixgun.bots.bot import Bot
    >>> class Stubborn(Bot):
    ...     def choose(self, view, decision):
    ...         return decision.actions[0]
    """

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.curious = False  # whether it wants to observe
        self.all_seeing = False  # whether nothing that anybody knows is hidden from it: for studies

    def watch(self, event: Note) -> None:
        """Something happened."""

    def observe(self, view: View, action: Action) -> None:
        """Somebody is about to do something that all can see. Only a curious bot is told: events don't tell what else
        was possible, this view of its seat does."""

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""
        raise AssertionError(self)

    def explain(self) -> list[dict[str, object]]:
        """What it thought of each action at its last decision, the best first; nothing if it doesn't weigh chances."""
        return []


def sight(bot: Bot, state: State, seat: i64) -> View:
    """What a bot sees at a seat; one that sees all doesn't see what nobody knows."""
    return View(state.laid_open(), seat) if bot.all_seeing else state.view(seat)


def show(state: State, action: Action, bots: dict[int, Bot]) -> None:
    """The curious bots look on while somebody acts, if all can see it."""
    if state.is_open(action.code):
        for seat, bot in bots.items():
            if bot.curious and seat != state.deciding:
                bot.observe(state.view(seat), action)


def catch_up(game: Game, bots: dict[int, Bot]) -> None:
    """Bots that come to a game hear and see all of its past."""
    if not any(bot.curious for bot in bots.values()):
        tell(game.events, bots)
        return
    past = play_again(game.rules, game.start, [])
    tell(past.events, bots)
    for action in game.history:
        show(past.state, action, bots)
        tell(past.apply(action), bots)


def tell(events: list[Note], bots: dict[int, Bot]) -> None:
    """The bot at each seat hears of what its seat may know."""
    for seat, bot in bots.items():
        hear(bot, seat, events)


def hear(bot: Bot, seat: i64, events: list[Note]) -> None:
    """A bot hears of what its seat may know."""
    for event in events:
        if event.audience == NOBODY or event.audience == seat:
            bot.watch(event)
