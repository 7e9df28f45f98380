"""How fast the environments are, beside those that PettingZoo brings itself."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final
from warnings import catch_warnings

import numpy as np

from sixgun.arena.bench import ROUNDS, Result, Work, circumstances, measure
from sixgun.registry import GAMES
from sixgun.research.solo import SoloEnv
from sixgun.research.vector import VectorGame, make_vector

PEERS: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6")
TABLES: Final = 64
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the peers' library greets on standard output


def measure_environments(tell: Callable[[str], None], rounds: int = ROUNDS) -> Result:
    """Steps a second of every environment with random legal actions, choosing them included."""
    works = {**own_works(), **peer_works()}
    figures = [figure["steps"] for figure in measure(works.values(), rounds, tell)]
    return {"bench": "research", **circumstances(), "per_second": dict(zip(works, figures, strict=True))}


def own_works() -> dict[str, Work]:
    works: dict[str, Work] = {}
    for name in [f"{game}_v0" for game in GAMES]:
        zoo = import_module(f"sixgun.research.pettingzoo.{name}")
        works[f"{name}.raw_env"] = partial(step_table, zoo.raw_env())
        works[f"{name}.env"] = partial(step_table, zoo.env())
    for game in GAMES:
        works[f"sixgun/{game.title()}-v0"] = partial(step_solo, SoloEnv(game))
        works[f'make_vector("{game}", {TABLES})'] = partial(step_vector, make_vector(game, TABLES))
    return works


def peer_works() -> dict[str, Work]:
    """PettingZoo's own environments, as far as the packages that they need are there."""
    works: dict[str, Work] = {}
    for name in PEERS:
        try:
            with catch_warnings(action="ignore", category=DeprecationWarning):
                peer = import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        works[f"pettingzoo.classic.{name}.raw_env"] = partial(step_table, peer.raw_env())
    return works


def missing_peers(result: Result) -> list[str]:
    figures = result["per_second"]
    assert isinstance(figures, dict)
    return [name for name in PEERS if f"pettingzoo.classic.{name}.raw_env" not in figures]


def step_table(env: Any, steps: int) -> dict[str, int]:
    """Steps of an AEC environment; a game that ends is followed by another."""
    choose = random.Random(1).random
    env.reset(seed=1)
    for _ in range(steps):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            observation = env.observe(env.agent_selection)
        legal = np.flatnonzero(observation["action_mask"])
        env.step(legal[int(choose() * len(legal))])
    return {"steps": steps}


def step_solo(env: SoloEnv, steps: int) -> dict[str, int]:
    """Steps of a Gymnasium environment: a decision of the agent and those of the bots that follow."""
    choose = random.Random(1).random
    observation, _ = env.reset(seed=1)
    for _ in range(steps):
        legal = np.flatnonzero(observation["action_mask"])
        observation, _, terminated, truncated, _ = env.step(legal[int(choose() * len(legal))])
        if terminated or truncated:
            observation, _ = env.reset()
    return {"steps": steps}


def step_vector(tables: VectorGame, rounds: int) -> dict[str, int]:
    """Steps of many games at once, one at every table each time."""
    rng = np.random.default_rng(1).random((8, *tables.reset(seed=1).masks.shape), dtype=np.float32)
    now = tables.reset(seed=1)
    for at in range(rounds):
        now = tables.step((now.masks * rng[at % 8]).argmax(axis=1))
    return {"steps": rounds * tables.num_envs}
