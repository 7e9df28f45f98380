"""Sixgun's speed beside OpenSpiel, RLCard and PettingZoo, in one run: random legal play from Python, games dealt anew.

    pip install '.[research,openspiel]' rlcard pygame-ce
    python -m tools.speed_beside

All games take turns in bursts of 30 ms (`sixgun.arena.bench`); what counts is the fastest quarter of the bursts, in CPU
time. Choosing an action is a part of it, the same for all: a uniform draw from the list that the library gives.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from sixgun import new_game
from sixgun.arena.bench import ROUNDS, Work, circumstances, measure
from sixgun.registry import GAMES
from sixgun.research.bench import TABLES, step_table, step_vector
from sixgun.research.vector import make_vector

OPEN_SPIEL = (
    "tic_tac_toe connect_four leduc_poker crazy_eights hearts spades skat universal_poker chess backgammon gin_rummy"
)
RLCARD = "leduc-holdem uno limit-holdem no-limit-holdem gin-rummy doudizhu mahjong"
PETTING_ZOO = "tictactoe_v3 connect_four_v3"


def draw(choices: Any, rng: Random) -> Any:
    return choices[int(rng.random() * len(choices))]


def apply_actions(game: str, decisions: int) -> dict[str, int]:
    """Sixgun as a person writes it: `Game.apply`, with events."""
    rng, number, now = Random(1), 0, new_game(game, seed=0)
    for _ in range(decisions):
        if now.is_over:
            number += 1
            now = new_game(game, seed=number)
        now.apply(draw(now.legal_actions, rng))
    return {"decisions": decisions}


def play_states(game: str, decisions: int) -> dict[str, int]:
    """Sixgun as a search plays it: `State.play`, without events."""
    rng, number, now = Random(1), 0, new_game(game, seed=0).state.copy()
    for _ in range(decisions):
        if now.over:
            number += 1
            now = new_game(game, seed=number).state.copy()
        now.play(draw(now.legal, rng))
    return {"decisions": decisions}


def play_spiel(game: Any, decisions: int) -> dict[str, int]:
    """A game of OpenSpiel; chance nodes are drawn here, and don't count."""
    rng, done, state = Random(1), 0, game.new_initial_state()
    while done < decisions:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(draw(state.legal_actions(), rng))
            done += 1
    return {"decisions": decisions}


def play_rlcard(env: Any, decisions: int) -> dict[str, int]:
    """A game of RLCard, through its environment."""
    rng = Random(1)
    state, _ = env.reset()
    for _ in range(decisions):
        if env.is_over():
            state, _ = env.reset()
        state, _ = env.step(draw(list(state["legal_actions"]), rng))
    return {"decisions": decisions}


def all_works() -> dict[tuple[str, str], Work]:
    """Everything that is measured, by row and game."""
    works: dict[tuple[str, str], Work] = {}

    def add(row: str, names: str, make: Callable[[str], Work]) -> None:
        works.update({(row, name): make(name) for name in names.split()})

    import pyspiel

    import_module("sixgun.research.openspiel")  # registers Sixgun's games there
    games = " ".join(GAMES)
    zoo = "sixgun.research.pettingzoo"
    add("Sixgun, `Game.apply` with events", games, lambda name: partial(apply_actions, name))
    add("Sixgun, `State.play`", games, lambda name: partial(play_states, name))
    add("Sixgun, `raw_env`", games, lambda name: partial(step_table, import_module(f"{zoo}.{name}_v0").raw_env()))
    add(f"Sixgun, `make_vector({TABLES})`", games, lambda name: partial(step_vector, make_vector(name, TABLES)))
    add(
        "Sixgun through OpenSpiel",
        games,
        lambda name: partial(play_spiel, pyspiel.load_game(f"python_sixgun_{name}")),
    )
    add("OpenSpiel (C++)", OPEN_SPIEL, lambda name: partial(play_spiel, pyspiel.load_game(name)))
    add("RLCard", RLCARD, lambda name: partial(play_rlcard, import_module("rlcard").make(name, {"seed": 1})))
    peers = "pettingzoo.classic"
    add(
        "PettingZoo `raw_env`",
        PETTING_ZOO,
        lambda name: partial(step_table, import_module(f"{peers}.{name}").raw_env()),
    )
    return works


def main() -> None:
    """Print the table of docs/speed.md."""
    warnings.simplefilter("ignore")
    works = all_works()
    figures = measure(works.values(), ROUNDS, lambda turn: print(turn, end="\r", file=sys.stderr))
    rows: dict[str, list[str]] = {}
    for (row, name), figure in zip(works, figures, strict=True):
        thousand = next(iter(figure.values())) / 1000
        rows.setdefault(row, []).append(f"{name} {thousand:,.{0 if thousand > 20 else 1}f}")
    print(circumstances(), {name: version(name) for name in ("open_spiel", "rlcard", "pettingzoo")})
    print("| library | game: thousand decisions a second |\n|---|---|")
    for row, cells in rows.items():
        print(f"| {row} | {', '.join(cells)} |")


if __name__ == "__main__":
    main()
