"""Bots by what the arena calls them: a level, one with its budget, or a class of somebody's own."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from sixgun.bots.bot import Bot
from sixgun.bots.hire import hire
from sixgun.engine.chance import Luck
from sixgun.engine.errors import SixgunError


def hire_any(spec: str, game: str, luck: Luck) -> Bot:
    """A new bot: `NAME`, `NAME@ROLLOUTS`, `module:Class` or `module:Class@ROLLOUTS`.

    A class gets its luck and, if one is named, its budget. Only a person at this machine may name one: what a stranger
    says goes to `hire`, which imports nothing.

    >>> import sixgun
    >>> type(hire_any("sixgun.bots.greenhorn:Greenhorn", "dice", sixgun.luck(1))).__name__
    'Greenhorn'
    """
    if ":" not in spec:
        return hire(spec, game, luck)
    place, at, rollouts = spec.partition("@")
    kind = load_class(place)
    if at and not rollouts.isdecimal():
        raise SixgunError("bot-budget", name=spec)
    given: list[Any] = [luck, int(rollouts)] if at else [luck]
    try:
        return kind(*given)
    except TypeError as trouble:  # it takes no budget, or it is made from one of our bots, which are compiled
        raise SixgunError("bot-budget" if at else "bot-class", name=spec, why=str(trouble)) from trouble


def load_class(place: str) -> type[Bot]:
    """The class that `module:Class` names; the folder one stands in is looked at too."""
    module, _, name = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        kind = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as trouble:
        raise SixgunError("bot-class", name=place, why=str(trouble)) from trouble
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise SixgunError("bot-no-bot", name=place)
    return kind


def check_bots(specs: tuple[str, ...], game: str) -> None:
    """Whether all these bots can be hired for a game; whatever is wrong is told before anything is played."""
    for spec in specs:
        hire_any(spec, game, Luck(bytes(32)))
