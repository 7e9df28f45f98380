"""The three ways in which an environment can be looked at."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray

from sixgun.engine.errors import BadData
from sixgun.research.drawing import picture
from sixgun.research.scene import Scene

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
