"""Many games in one array: an agent in every seat of every table, stepped together in compiled code.

>>> from sixgun.research.vector import make_vector
>>> tables = make_vector("dice", 64, players=5, seed=7)
>>> now = tables.reset()
>>> now.observations.shape, now.masks.shape, now.to_move.shape
((64, 291), (64, 77), (64,))
>>> now = tables.step(now.masks.argmax(axis=1))
>>> now.rewards.shape, bool(now.terminations.any())
((64, 5), False)
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import ArrayLike, NDArray

from sixgun.engine.errors import BadData
from sixgun.engine.fields import FieldType
from sixgun.engine.reading import read_seed
from sixgun.engine.rng import SEED_BITS, seed_bytes
from sixgun.engine.rules import Options
from sixgun.engine.state import State
from sixgun.registry import rules_of
from sixgun.research.encoding import Encoding, encoding_for
from sixgun.research.environment import check_max_steps
from sixgun.research.tables import Ending, Tables

TABLES: Final = FieldType(1, 1 << 20)


class Batch(NamedTuple):
    """All tables after a step, one row each.

    `observations`, `masks` and `to_move` are of the player who decides next; where a game has just ended, of the first
    decision of the next one. `rewards` has a column a seat: all 0, or at the end 1 for the winners and -1 for the
    others; `terminations` and `truncations` tell where a game ended, and where one was cut off.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    to_move: NDArray[np.int64]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]


class VectorGame:
    """`num_envs` games of one kind. Every array that a step gives is new: keep it as long as you like."""

    def __init__(
        self, encoding: Encoding, num_envs: int, players: int, seed: int | None, max_steps: int, options: Options
    ) -> None:
        self.encoding = encoding
        self.num_envs = num_envs
        self.players = players
        self.max_steps = max_steps
        self.options = options
        self.observation_space = encoding.observation_space()
        self.action_space = encoding.action_space()
        self.np_random, _ = np_random()
        self.seed = seed
        self.tables = self.deal(seed)

    @property
    def single_observation_space(self) -> spaces.Space[NDArray[np.float32]]:
        return self.observation_space["observation"]

    @property
    def states(self) -> list[State]:
        return self.tables.states

    def reset(self, seed: int | None = None) -> Batch:
        """New games at all tables: table n plays the game of seed + n, then games that follow from it.

        Without a seed it is at first the one that the tables were made with; then these are the games that the last
        seed leads to, or, if there never was one, games that nobody foresees.
        """
        self.tables = self.deal(self.seed if seed is None else seed)
        self.seed = None
        return self.batch([])

    def step(self, actions: ArrayLike) -> Batch:
        """An action for every table; if one isn't legal, `IllegalAction` says why and nothing has changed."""
        chosen: list[int] = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise BadData("actions", "list", length=self.num_envs)
        refused = self.tables.find_illegal(chosen)
        if refused >= 0:
            state = self.tables.states[refused]
            raise state.refusal(self.encoding.code(chosen[refused], state, state.deciding))
        return self.batch(self.tables.step())

    def deal(self, seed: int | None) -> Tables:
        """All tables at their first decision."""
        rules, observer = self.encoding.rules, self.encoding.observer(self.players)
        if seed is None:
            seeds = [self.np_random.bytes(SEED_BITS // 8) for _ in range(self.num_envs)]
        else:
            seeds = [seed_bytes(read_seed(seed + table)) for table in range(self.num_envs)]
            self.np_random, _ = np_random(seed)
        return Tables(rules, self.players, self.options, observer, seeds, self.max_steps)

    def batch(self, endings: list[Ending]) -> Batch:
        """What there is to see now, and which games have ended."""
        rows = np.asarray(self.tables.numbers, np.uint8).reshape(self.num_envs, -1)
        masks = np.array(self.tables.masks, np.int8).reshape(self.num_envs, -1)
        rewards = np.zeros((self.num_envs, self.players), np.float32)
        terminations, truncations = np.zeros((2, self.num_envs), np.bool_)
        for ending in endings:
            truncations[ending.table] = ending.cut_off
            terminations[ending.table] = not ending.cut_off
            if not ending.cut_off:
                rewards[ending.table] = [1.0 if ending.winners >> seat & 1 else -1.0 for seat in range(self.players)]
        to_move = np.array(self.tables.to_move, np.int64)
        return Batch(self.encoding.scaled(rows), masks, to_move, rewards, terminations, truncations)


def make_vector(
    game: str,
    num_envs: int,
    players: int | None = None,
    seed: int | None = None,
    max_steps: int | None = None,
    **options: object,
) -> VectorGame:
    """So many games side by side; the arguments are those of the other environments."""
    rules = rules_of(game, options.get("sets"))
    TABLES.read(num_envs, "num_envs")
    seats = rules.usual_players if players is None else rules.check_players(players)
    chosen = encoding_for(rules).check_options(options, seats)
    limit = check_max_steps(max_steps, rules, seats)
    return VectorGame(encoding_for(rules), num_envs, seats, seed, limit, chosen)
