"""What environments have in common: how long a game may last, which one is next, and how it is looked at."""

from __future__ import annotations

from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray

from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import FieldType
from sixgun.engine.reading import read_seed
from sixgun.engine.rng import SEED_BITS, seed_bytes
from sixgun.engine.rules import Rules
from sixgun.research.drawing import picture
from sixgun.research.scene import Scene

STEPS: Final = FieldType(1, 10**9)


def check_max_steps(max_steps: int | None, rules: Rules, players: int) -> int:
    """After how many decisions, all players' together, a game is cut off; None: at the length that no game reaches."""
    return rules.max_game_length(players) if max_steps is None else STEPS.read(max_steps, "max_steps")


def game_seed(seed: int | None, source: np.random.Generator) -> bytes:
    """The seed of a game: the one that was asked for, or the next one from the environment's own source."""
    return source.bytes(SEED_BITS // 8) if seed is None else seed_bytes(read_seed(seed))


def whole_number(action: object) -> int:
    """The number of an action: a whole one, not one that would be rounded."""
    try:
        return index(action)  # type: ignore[arg-type]  # anything may be given
    except TypeError:
        raise BadData("action", "number", value=shown(action)) from None


RENDER_MODES: Final = ("ansi", "human", "rgb_array")
METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}


def check_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadData("render_mode", "name", known=", ".join(RENDER_MODES), value=repr(mode))
    return mode


def render(scene: Scene, mode: str | None) -> str | NDArray[np.uint8] | None:
    """`ansi`: a text; `human`: the text is printed; `rgb_array`: a picture."""
    if mode == "rgb_array":
        return picture(scene)
    if mode == "ansi":
        return scene.text()
    if mode == "human":
        print(scene.text())
    else:
        logger.warn(f"render() shows nothing without a render_mode. Choose one of: {', '.join(RENDER_MODES)}.")
    return None
