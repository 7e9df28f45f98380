"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.action import Action, Decision
from sixgun.engine.chance import Luck
from sixgun.engine.num import i64
from sixgun.engine.state import View
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

    def watch(self, event: Note) -> None:
        """Something happened."""

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""
        raise AssertionError(self)


def tell(events: list[Note], bots: dict[int, Bot]) -> None:
    """The bot at each seat hears of what its seat may know."""
    for seat, bot in bots.items():
        hear(bot, seat, events)


def hear(bot: Bot, seat: i64, events: list[Note]) -> None:
    """A bot hears of what its seat may know."""
    for event in events:
        if event.audience == NOBODY or event.audience == seat:
            bot.watch(event)
