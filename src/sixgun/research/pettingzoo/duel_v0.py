"""BANG! The Duel with an agent on either side.

>>> from sixgun.research.pettingzoo import duel_v0
>>> env = duel_v0.env()
>>> env.reset(seed=7)
>>> env.possible_agents
['player_0', 'player_1']
>>> observation, reward, termination, truncation, info = env.last()
>>> info["legal"]
['front tex-killer', 'front bart-masterson']
"""

from __future__ import annotations

from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers

from sixgun.engine.rules import Options
from sixgun.research.aec import TableEnv, wrapped
from sixgun.research.duel.encoding import DuelEncoding
from sixgun.research.duel.scene import duel_scene
from sixgun.research.rendering import METADATA


class raw_env(TableEnv, EzPickle):
    """The environment itself: an action that isn't legal raises `sixgun.IllegalAction` and changes nothing."""

    metadata = {**METADATA, "name": "duel_v0", "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's way)

    def __init__(self, characters: int = 4, always_ask: bool = False, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, characters, always_ask, render_mode)
        choices: Options = {"characters": characters, "always_ask": always_ask}
        TableEnv.__init__(self, DuelEncoding(), duel_scene, 2, render_mode, choices)


def env(
    characters: int = 4, always_ask: bool = False, render_mode: str | None = None
) -> wrappers.OrderEnforcingWrapper:
    """The environment in PettingZoo's usual wrappers: an action that isn't legal ends the game with the reward -1."""
    return wrapped(raw_env(characters, always_ask, render_mode))
