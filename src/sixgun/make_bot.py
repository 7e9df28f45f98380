"""Bots by name: a level, a level with its budget, or a class of somebody's own."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sixgun.bots.bot import Bot
from sixgun.bots.game_bots import GameBots
from sixgun.bots.greenhorn import Greenhorn
from sixgun.bots.gunhand import Gunhand
from sixgun.bots.search import Effort
from sixgun.bots.searcher import Searcher
from sixgun.engine.errors import SixgunError
from sixgun.engine.rng import Rng, as_rng
from sixgun.registry import part, rules_of
from sixgun.set_modules import load_module

BotSpec = str | type[Bot]  # a level, `level@PLAYOUTS`, `module:Class`, `module:Class@PLAYOUTS`, or a class
BOTS = ("greenhorn", "gunhand", "sharpshooter", "legend")  # for players
EVERY_BOT = (*BOTS, "oracle")  # and for studies
MILLISECONDS: Final = {"sharpshooter": 45, "legend": 950, "oracle": 950}  # 50 and 1,000 with what else a move takes


def game_bots(game: str) -> GameBots:
    """What a game brings for bots."""
    bots = part(rules_of(game).name, "bots").BOTS
    assert isinstance(bots, GameBots)
    return bots


def make_bot(bot: BotSpec, game: str, seed: Rng | Random | int | None = None, timed: bool = False) -> Bot:
    """A new bot that plays a game: a level, a class of your own, or `module:Class`. One that searches may be named with
    its playouts a move, as `legend@500`; a class gets them as its second argument.

    `seed` is a number, a `random.Random` or a stream of `sixgun.rng`; without one it is unforeseeable.

    `timed` is for play: without a budget a level thinks no longer than it may, whatever the machine.

    A `module:Class` is imported: never pass on one that a stranger names.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> sixgun.make_bot("gunhand", "dice", seed=1).choose(game.view(0))
    <action roll 3,4>
    >>> sixgun.make_bot("sixgun.bots.greenhorn:Greenhorn", "dice", seed=1)
    <Greenhorn>
    """
    rng = as_rng(seed)
    if not isinstance(bot, str):
        name = getattr(bot, "__qualname__", repr(bot))
        return make_own(check_class(bot, name), [rng], name)
    place, at, playouts = bot.partition("@")
    check_name(bot)
    if ":" in bot:
        return make_own(load_class(place), [rng, int(playouts)] if at else [rng], bot)
    return make_level(place, int(playouts or 0), game_bots(game), rng, timed)


def make_level(level: str, playouts: int, bots: GameBots, rng: Rng, timed: bool) -> Bot:
    """A new bot of ours; 0 playouts are as many as is usual."""
    if level == "greenhorn":
        return Greenhorn(rng)
    if level == "gunhand":
        return Gunhand(rng, bots.policy())
    thinks = "legend" if level == "oracle" else level
    usual = bots.efforts[thinks]
    milliseconds = MILLISECONDS[level] if timed and not playouts else 0
    effort = Effort(playouts or usual.playouts, milliseconds, usual.turns, usual.errors, usual.plans)
    bot = Searcher(rng, bots, effort, thinks)
    bot.all_seeing = level == "oracle"
    return bot


def make_own(kind: type[Bot], given: list[Any], name: str) -> Bot:
    """A new bot of somebody's own class."""
    try:
        return kind(*given)
    except Exception as trouble:  # it takes no budget, it is made from one of our bots, which are compiled, or it fails
        no_budget = len(given) > 1 and isinstance(trouble, TypeError)
        raise SixgunError("bot-budget" if no_budget else "bot-class", name=name, why=str(trouble)) from trouble


def load_class(place: str) -> type[Bot]:
    """The class that `module:Class` names."""
    module, _, name = place.partition(":")
    try:
        kind = getattr(load_module(module), name)
    except Exception as trouble:  # a module may fail in any way while it is imported
        raise SixgunError("bot-class", name=place, why=f"{type(trouble).__name__}: {trouble}") from trouble
    return check_class(kind, place)


def check_class(kind: object, name: str) -> type[Bot]:
    """A class that can play."""
    if isinstance(kind, Bot):
        raise SixgunError("bot-made", name=type(kind).__qualname__)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise SixgunError("bot-no-bot", name=name)
    if kind.choose is Bot.choose:
        raise SixgunError("bot-no-choose", name=name)
    return kind


def check_name(name: str) -> None:
    """Whether a text can name a bot; nothing is imported."""
    level, at, playouts = name.partition("@")
    if ":" not in level and level not in EVERY_BOT:
        raise SixgunError("unknown-bot", name=name, known=", ".join(BOTS))
    if at and (not playouts.isdecimal() or level in ("greenhorn", "gunhand")):
        raise SixgunError("bot-budget", name=name)


def check_bots(bots: tuple[BotSpec, ...], game: str) -> None:
    """Whether all these bots can play a game; whatever is wrong is told before anything is played."""
    for bot in bots:
        make_bot(bot, game, Rng(bytes(32)))
