"""All games by name."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import SixgunError, shown
from sixgun.engine.rules import Rules
from sixgun.games.classic.rules import ClassicRules
from sixgun.games.dice.rules import DiceRules
from sixgun.games.duel.rules import DuelRules

GAMES: Final[dict[str, Rules]] = {"dice": DiceRules(), "classic": ClassicRules(), "duel": DuelRules()}


def rules_of(name: object) -> Rules:
    """The rule set with a name."""
    if not isinstance(name, str) or name not in GAMES:
        raise SixgunError("unknown-game", name=name if isinstance(name, str) else shown(name), known=", ".join(GAMES))
    return GAMES[name]
