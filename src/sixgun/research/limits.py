"""How long a game may last in an environment."""

from __future__ import annotations

from typing import Final

from sixgun.engine.terms import Domain

MAX_STEPS: Final = 10_000
STEPS: Final = Domain(1, 10**9)


def check_max_steps(max_steps: int | None) -> int:
    """After how many decisions, all players' together, a game is cut off; None is the usual limit."""
    return MAX_STEPS if max_steps is None else STEPS.read(max_steps, "max_steps")
