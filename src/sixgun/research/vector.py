"""Many games in one array, stepped together in compiled code: an agent in every seat, or one at each table among bots.

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

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

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
from sixgun.research.company import Bots, Company
from sixgun.research.encoding import Encoding, encoding_for
from sixgun.research.environment import check_max_steps, whole_number
from sixgun.research.tables import Ending, Kind, Table, Tables, load_table

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
        self,
        encoding: Encoding,
        num_envs: int,
        players: int,
        seed: int | None,
        max_steps: int,
        options: Options,
        memory: bool = False,
        company: Company | None = None,
    ) -> None:
        self.encoding = encoding
        self.num_envs = num_envs
        self.players = players
        self.max_steps = max_steps
        self.options = options
        self.memory = memory
        self.company = company
        self.observation_space = encoding.observation_space(memory)
        self.action_space = encoding.action_space()
        self.np_random, _ = np_random()
        self.seed = seed
        self.tables = self.deal(seed)

    @property
    def single_observation_space(self) -> spaces.Space[NDArray[np.float32]]:
        return self.observation_space["observation"]

    @property
    def states(self) -> list[State]:
        return [table.state for table in self.tables.tables]

    def reset(self, seed: int | Sequence[int] | None = None) -> Batch:
        """New games at all tables: table n plays the game of seed + n, then games that follow from it. A list has a
        seed for each table.

        Without a seed it is at first the one that the tables were made with; then these are the games that the last
        seed leads to, or, if there never was one, games that nobody foresees.
        """
        self.tables = self.deal(self.seed if seed is None else seed)
        self.seed = None
        return self.batch([])

    def step(self, actions: ArrayLike) -> Batch:
        """An action for every table; if one isn't legal, `IllegalAction` says why and nothing has changed."""
        return self.batch(self.play(actions))

    def play(self, actions: ArrayLike) -> list[Ending]:
        """Carry out an action at every table; the games that ended."""
        chosen: list[int] = [whole_number(action) for action in np.asarray(actions).tolist()]
        if len(chosen) != self.num_envs:
            raise BadData("actions", "list", length=self.num_envs)
        refused = self.tables.find_illegal(chosen)
        if refused >= 0:
            state = self.states[refused]
            raise state.refusal(self.encoding.code(chosen[refused], state, state.deciding))
        return self.tables.step()

    def kind(self) -> Kind:
        """What all tables have in common."""
        remember = self.encoding.make_memory if self.memory else None
        return Kind(self.encoding.rules, self.players, self.options, self.max_steps, remember, self.company)

    def deal(self, seed: int | Sequence[int] | None) -> Tables:
        """All tables at their first decision."""
        if seed is None:
            seeds = [self.np_random.bytes(SEED_BITS // 8) for _ in range(self.num_envs)]
        else:
            numbers = [seed + table for table in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            if len(numbers) != self.num_envs:
                raise BadData("seed", "list", length=self.num_envs)
            seeds = [seed_bytes(read_seed(number)) for number in numbers]
            self.np_random, _ = np_random(numbers[0])
        kind = self.kind()
        return Tables(self.encoding.observer(self.players), [Table(kind, each) for each in seeds])

    def batch(self, endings: list[Ending]) -> Batch:
        """What there is to see now, and which games have ended."""
        rows = np.asarray(self.tables.numbers, np.uint8).reshape(self.num_envs, -1)
        masks = np.array(self.tables.masks, np.int8).reshape(self.num_envs, -1)
        rewards = np.zeros((self.num_envs, self.players), np.float32)
        terminations, truncations = np.zeros((2, self.num_envs), np.bool_)
        for ending in endings:
            outcome = ending.state.outcome
            truncations[ending.table] = outcome is None
            terminations[ending.table] = outcome is not None
            if outcome is not None:
                rewards[ending.table] = -1.0
                rewards[ending.table, list(outcome.winners)] = 1.0
        to_move = np.array(self.tables.to_move, np.int64)
        return Batch(self.encoding.scaled(rows), masks, to_move, rewards, terminations, truncations)

    # -- pickling ------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, object]:
        """All that the next steps depend on: a copy goes on in the same games."""
        kept = {name: value for name, value in vars(self).items() if name not in ("encoding", "tables")}
        return {**kept, "rules": self.encoding.rules, "saved": [table.saved() for table in self.tables.tables]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.encoding = encoding_for(kept.pop("rules"))
        saved = kept.pop("saved")
        vars(self).update(kept)
        kind = self.kind()
        self.tables = Tables(self.encoding.observer(self.players), [load_table(kind, table) for table in saved])


def make_vector(
    game: str,
    num_envs: int,
    players: int | None = None,
    seed: int | None = None,
    max_steps: int | None = None,
    *,
    bots: Bots | None = None,
    seat: int | None = 0,
    memory: bool = False,
    **options: object,
) -> VectorGame:
    """So many games side by side; the arguments are those of the other environments.

    Without `bots` agents play all seats. With them one agent a table does, in its `seat`, and a step brings it to its
    next decision.
    """
    rules = rules_of(game, options.get("sets"))
    TABLES.read(num_envs, "num_envs")
    seats = rules.usual_players if players is None else rules.check_players(players)
    chosen = encoding_for(rules).check_options(options, seats)
    limit = check_max_steps(max_steps, rules, seats)
    company = None if bots is None else Company(rules.name, seats, seat, bots)
    return VectorGame(encoding_for(rules), num_envs, seats, seed, limit, chosen, memory, company)
