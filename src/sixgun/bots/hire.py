"""Bots by name."""

from __future__ import annotations

from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.greenhorn import Greenhorn
from sixgun.bots.gunhand import Gunhand
from sixgun.bots.search import Effort
from sixgun.bots.searcher import Oracle, Searcher
from sixgun.engine.chance import Luck
from sixgun.engine.errors import SixgunError
from sixgun.games.registry import rules_of

BOTS = ("greenhorn", "gunhand", "sharpshooter", "legend")  # for players
EVERY_BOT = (*BOTS, "oracle")  # and for studies
LEGEND: Final = {
    "dice": Effort(12000, 0, 5, 5, True),
    "classic": Effort(8000, 0, 5, 5, True),
    "duel": Effort(8000, 0, 4, 0, True),
}
EFFORTS: Final = {
    "sharpshooter": {"dice": Effort(2500, 0, 5), "classic": Effort(2000, 0, 5, 0, True), "duel": Effort(800, 0, 4)},
    "legend": LEGEND,
    "oracle": LEGEND,
}
MILLISECONDS: Final = {"sharpshooter": 45, "legend": 950, "oracle": 950}  # 50 and 1,000 with what else a move takes


def hire(name: str, game: str, luck: Luck, timed: bool = False) -> Bot:
    """A new bot that plays a game; one that searches may be named with its playouts a move, as `legend@500`.

    `timed` is for play: without a budget it thinks no longer than its level may, whatever the machine.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> bot = sixgun.hire("gunhand", "dice", sixgun.luck(1))
    >>> bot.choose(game.view(0), game.decision)
    <action roll 3,4>
    """
    rules_of(game)
    if name == "greenhorn":
        return Greenhorn(luck)
    if name == "gunhand":
        return Gunhand(luck, game)
    level, at, playouts = name.partition("@")
    if level in EFFORTS:
        if at and not playouts.isdecimal():
            raise SixgunError("bot-budget", name=name)
        effort = effort_of(level, game, timed, int(playouts) if at else 0)
        if level == "oracle":  # as legend, but all-seeing
            return Oracle(luck, game, effort, "legend")
        return Searcher(luck, game, effort, level)
    raise SixgunError("unknown-bot", name=name, known=", ".join(BOTS))


def effort_of(level: str, game: str, timed: bool, playouts: int) -> Effort:
    """How much a level thinks about a move; 0 playouts are as many as is usual."""
    usual = EFFORTS[level][game]
    milliseconds = MILLISECONDS[level] if timed and not playouts else 0
    return Effort(playouts or usual.playouts, milliseconds, usual.turns, usual.errors, usual.plans)
