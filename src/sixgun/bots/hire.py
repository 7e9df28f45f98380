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
EFFORTS: Final = {
    "sharpshooter": {"dice": Effort(2500, 0, 5), "classic": Effort(2000, 0, 5), "duel": Effort(1200, 0, 4)},
    "legend": {"dice": Effort(12000, 0, 5, 5), "classic": Effort(12000, 0, 5, 5), "duel": Effort(8000, 0, 4, 5)},
}
MILLISECONDS: Final = {"sharpshooter": 50, "legend": 1000}


def hire(name: str, game: str, luck: Luck, timed: bool = False) -> Bot:
    """A new bot that plays a game; `timed` is for play: it thinks no longer than its level may, whatever the machine.

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
    if name in EFFORTS:
        return Searcher(luck, game, effort_of(name, game, timed))
    if name == "oracle":
        return Oracle(luck, game, effort_of("legend", game, False))
    raise SixgunError("unknown-bot", name=name, known=", ".join(BOTS))


def effort_of(name: str, game: str, timed: bool) -> Effort:
    """How much a level thinks about a move."""
    effort = EFFORTS[name][game]
    return Effort(effort.playouts, MILLISECONDS[name] if timed else 0, effort.turns, effort.errors)
