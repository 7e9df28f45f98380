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
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, players, max_steps, render_mode, **options)
        TableEnv.__init__(self, encoding_of("classic"), classic_scene, players, max_steps, render_mode, options)


def env(
    players: int | None = None,
    max_steps: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Observation, int]:
    """The environment in PettingZoo's usual wrappers: an action that isn't legal ends the game with the reward -1."""
    return wrapped(raw_env(players, max_steps, render_mode, **options))
