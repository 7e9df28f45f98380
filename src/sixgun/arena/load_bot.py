"""Bots by what the arena calls them: a level, one with its budget, or a class of somebody's own."""

from __future__ import annotations

from typing import Any

from sixgun.bots.bot import Bot
from sixgun.engine.errors import SixgunError
from sixgun.engine.rng import Rng
from sixgun.make_bot import make_bot
from sixgun.set_modules import load_module


def load_bot(spec: str, game: str, rng: Rng) -> Bot:
    """A new bot: `NAME`, `NAME@ROLLOUTS`, `module:Class` or `module:Class@ROLLOUTS`.

    A class gets its luck and, if one is named, its budget. Only a person at this machine may name one: what a stranger
    says goes to `make_bot`, which imports nothing.

    >>> import sixgun
    >>> type(load_bot("sixgun.bots.greenhorn:Greenhorn", "dice", sixgun.rng(1))).__name__
    'Greenhorn'
    """
    if ":" not in spec:
        return make_bot(spec, game, rng)
    place, at, rollouts = spec.partition("@")
    kind = load_class(place)
    if at and not rollouts.isdecimal():
        raise SixgunError("bot-budget", name=spec)
    given: list[Any] = [rng, int(rollouts)] if at else [rng]
    try:
        return kind(*given)
    except TypeError as trouble:  # it takes no budget, or it is made from one of our bots, which are compiled
        raise SixgunError("bot-budget" if at else "bot-class", name=spec, why=str(trouble)) from trouble


def load_class(place: str) -> type[Bot]:
    """The class that `module:Class` names."""
    module, _, name = place.partition(":")
    try:
        kind = getattr(load_module(module), name)
    except (ImportError, AttributeError, ValueError) as trouble:
        raise SixgunError("bot-class", name=place, why=str(trouble)) from trouble
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise SixgunError("bot-no-bot", name=place)
    return kind


def check_bots(specs: tuple[str, ...], game: str) -> None:
    """Whether all these bots can be hired for a game; whatever is wrong is told before anything is played."""
    for spec in specs:
        load_bot(spec, game, Rng(bytes(32)))
