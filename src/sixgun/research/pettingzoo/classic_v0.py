"""BANG!, the card game, with an agent in every seat.

>>> from sixgun.research.pettingzoo import classic_v0
>>> env = classic_v0.env(players=4)
>>> env.reset(seed=7)
>>> env.possible_agents
['player_0', 'player_1', 'player_2', 'player_3']
>>> observation, reward, termination, truncation, info = env.last()
>>> env.legal_texts()[:3]
['end', 'play indians-AD', 'play carabine-AC']
"""

from __future__ import annotations

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from sixgun.engine.rules import Options
from sixgun.research.aec import TableEnv, wrapped
from sixgun.research.classic.scene import classic_scene
from sixgun.research.encoding import Observation
from sixgun.research.encodings import encoding_of
from sixgun.research.rendering import METADATA


class raw_env(TableEnv, EzPickle):
    """The environment itself: an action that isn't legal raises `sixgun.IllegalAction` and changes nothing."""

    metadata = {**METADATA, "name": "classic_v0", "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's way)

    def __init__(
        self,
        players: int | None = None,
        *,
        sheriff_extra_card: bool = False,
        beginner: bool = False,
        always_ask: bool = False,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        choices: Options = {"sheriff_extra_card": sheriff_extra_card, "beginner": beginner, "always_ask": always_ask}
        EzPickle.__init__(self, players, max_steps=max_steps, render_mode=render_mode, **choices)
        TableEnv.__init__(self, encoding_of("classic"), classic_scene, players, max_steps, render_mode, choices)


def env(
    players: int | None = None,
    *,
    sheriff_extra_card: bool = False,
    beginner: bool = False,
    always_ask: bool = False,
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The environment in PettingZoo's usual wrappers: an action that isn't legal ends the game with the reward -1."""
    choices = {"sheriff_extra_card": sheriff_extra_card, "beginner": beginner, "always_ask": always_ask}
    return wrapped(raw_env(players, max_steps=max_steps, render_mode=render_mode, **choices))
