"""All games by name. A game is the folder `sixgun/games/NAME`; its line in NAMES is all that the rest needs to know."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from sixgun.engine.errors import SixgunError, shown
from sixgun.family.sets import FamilyRules

NAMES: Final = ("dice", "classic", "duel")


@cache
def part(game: str, name: str) -> Any:
    """A module of a game's folder, loaded when needed: `rules`, `bots`, `log`, `view_reading` and so on."""
    return import_module(f"sixgun.games.{game}.{name}")


GAMES: Final[dict[str, FamilyRules]] = {name: part(name, "rules").RULES for name in NAMES}


def rules_of(name: object, sets: object = None) -> FamilyRules:
    """The rules of the game with a name, made of some sets; None are the usual ones."""
    if not isinstance(name, str) or name not in GAMES:
        raise SixgunError("unknown-game", name=name if isinstance(name, str) else shown(name), known=", ".join(GAMES))
    return GAMES[name].using(sets)
