"""How long a game may last in an environment."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import FieldType
from sixgun.engine.rules import Rules

STEPS: Final = FieldType(1, 10**9)


def check_max_steps(max_steps: int | None, rules: Rules, players: int) -> int:
    """After how many decisions, all players' together, a game is cut off; None: at the length that no game reaches."""
    return rules.max_game_length(players) if max_steps is None else STEPS.read(max_steps, "max_steps")
