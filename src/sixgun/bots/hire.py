"""Bots by name."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic.gunhand import GunhandClassic
from sixgun.bots.dice.gunhand import GunhandDice
from sixgun.bots.duel.gunhand import GunhandDuel
from sixgun.bots.greenhorn import Greenhorn
from sixgun.engine.chance import Luck
from sixgun.engine.errors import SixgunError
from sixgun.games.registry import rules_of

BOTS = ("greenhorn", "gunhand")


def hire(name: str, game: str, luck: Luck) -> Bot:
    """A new bot that plays a game.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> bot = sixgun.hire("gunhand", "dice", sixgun.luck(1))
    >>> bot.choose(game.view(0), game.decision)
    <action roll 3,4>
    """
    rules_of(game)
    if name == "greenhorn":
        return Greenhorn(luck)
    if name == "gunhand" and game == "dice":
        return GunhandDice(luck)
    if name == "gunhand" and game == "classic":
        return GunhandClassic(luck)
    if name == "gunhand" and game == "duel":
        return GunhandDuel(luck)
    raise SixgunError("unknown-bot", name=name, known=", ".join(BOTS))
