"""Many agents, each among bots at its own table: Gymnasium's vector environment on compiled tables.

>>> import gymnasium, sixgun.research
>>> envs = gymnasium.make_vec("sixgun/Dice-v0", num_envs=8, vectorization_mode="vector_entry_point", bots="gunhand")
>>> observations, infos = envs.reset(seed=7)
>>> observations["observation"].shape, observations["action_mask"].shape
((8, 291), (8, 77))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sixgun.research.company import Bots
from sixgun.research.encoding import Observation
from sixgun.research.environment import METADATA
from sixgun.research.tables import Ending
from sixgun.research.vector import Batch, make_vector

Info = dict[str, Any]
Steps = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]


class VectorSolo(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many of `SoloEnv`, stepped together; the arguments are the same.

    A game that ends is followed by the next one in the same step: `infos["final_obs"]` has the last observation of the
    one that ended. An action that isn't legal raises `sixgun.IllegalAction`, and no table has changed.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium declares it
        **METADATA,
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | None = 0,
        bots: Bots = "gunhand",
        max_steps: int | None = None,
        memory: bool = False,
        **choices: Any,
    ) -> None:
        self.tables = make_vector(
            game, num_envs, players, max_steps=max_steps, bots=bots, seat=seat, memory=memory, **choices
        )
        self.num_envs = num_envs
        self.single_observation_space = self.tables.observation_space
        self.single_action_space = self.tables.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """New games at all tables, each up to the agent's first decision; table n plays the game of seed + n."""
        numbers = seed if seed is None or isinstance(seed, int) else [int(one or 0) for one in seed]
        return self.seen(self.tables.reset(numbers))

    def step(self, actions: NDArray[np.int64]) -> Steps:
        """An action for every table, and everything up to the agents' next decisions."""
        endings = self.tables.play(actions)
        now = self.tables.batch(endings)
        rewards = np.zeros(self.num_envs)
        for ending in endings:
            rewards[ending.table] = now.rewards[ending.table, int(ending.me)]
        observations, infos = self.seen(now)
        if endings:
            infos.update(self.last_seen(endings))
        return observations, rewards, now.terminations, now.truncations, infos

    def seen(self, now: Batch) -> tuple[Observation, Info]:
        """What the agents see; their seats, and their masks again."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {"seat": now.to_move, "_seat": everywhere, "action_mask": now.masks.copy(), "_action_mask": everywhere}
        return {"observation": now.observations, "action_mask": now.masks}, infos

    def last_seen(self, endings: list[Ending]) -> Info:
        """The last observations of the games that ended, as Gymnasium gives them."""
        last, there = np.full(self.num_envs, None, object), np.zeros(self.num_envs, np.bool_)
        for ending in endings:
            last[ending.table] = self.tables.encoding.seen(ending.state, int(ending.me), ending.memory)
            there[ending.table] = True
        return {"final_obs": last, "_final_obs": there}
