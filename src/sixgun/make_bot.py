"""Bots by name."""

from __future__ import annotations

from random import Random
from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.game_bots import GameBots
from sixgun.bots.greenhorn import Greenhorn
from sixgun.bots.gunhand import Gunhand
from sixgun.bots.search import Effort
from sixgun.bots.searcher import Searcher
from sixgun.engine.errors import SixgunError
from sixgun.engine.rng import Rng, as_rng
from sixgun.registry import part, rules_of

BOTS = ("greenhorn", "gunhand", "sharpshooter", "legend")  # for players
EVERY_BOT = (*BOTS, "oracle")  # and for studies
MILLISECONDS: Final = {"sharpshooter": 45, "legend": 950, "oracle": 950}  # 50 and 1,000 with what else a move takes


def game_bots(game: str) -> GameBots:
    """What a game brings for bots."""
    bots = part(rules_of(game).name, "bots").BOTS
    assert isinstance(bots, GameBots)
    return bots


def make_bot(name: str, game: str, seed: Rng | Random | int | None = None, timed: bool = False) -> Bot:
    """A new bot that plays a game; one that searches may be named with its playouts a move, as `legend@500`.

    `seed` is a number, a `random.Random` or a stream of `sixgun.rng`; without one it is unforeseeable.

    `timed` is for play: without a budget it thinks no longer than its level may, whatever the machine.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> sixgun.make_bot("gunhand", "dice", seed=1).choose(game.view(0))
    <action roll 3,4>
    """
    bots, rng = game_bots(game), as_rng(seed)
    if name == "greenhorn":
        return Greenhorn(rng)
    if name == "gunhand":
        return Gunhand(rng, bots.policy())
    level, at, playouts = name.partition("@")
    if level not in MILLISECONDS:
        raise SixgunError("unknown-bot", name=name, known=", ".join(BOTS))
    if at and not playouts.isdecimal():
        raise SixgunError("bot-budget", name=name)
    thinks = "legend" if level == "oracle" else level
    usual = bots.efforts[thinks]
    asked = int(playouts or 0)  # 0 playouts are as many as is usual
    milliseconds = MILLISECONDS[level] if timed and not asked else 0
    effort = Effort(asked or usual.playouts, milliseconds, usual.turns, usual.errors, usual.plans)
    bot = Searcher(rng, bots, effort, thinks)
    bot.all_seeing = level == "oracle"
    return bot
