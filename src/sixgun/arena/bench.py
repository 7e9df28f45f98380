"""How fast the engine is on this machine: medians of several runs, in process CPU time."""

from __future__ import annotations

import json
import platform
import random
from collections.abc import Callable
from statistics import median
from time import process_time

import sixgun.engine.state
from sixgun.api import load, new_game
from sixgun.arena.loop import play_game
from sixgun.bots.hire import hire
from sixgun.engine.chance import Chance, Luck, seed_bytes
from sixgun.engine.game import Game
from sixgun.engine.playout import playout
from sixgun.engine.state import State
from sixgun.games.registry import rules_of


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not str(sixgun.engine.state.__file__).endswith(".py")


def own_loop(game: str, games: int, first: int) -> int:
    """Random play inside the engine, events off; the decisions made."""
    rules = rules_of(game)
    players = rules_of(game).usual_players
    luck = Luck(seed_bytes(first))
    return sum(playout(rules.set_up(players, Chance(seed_bytes(first + n)), False), luck) for n in range(games))


def from_python(game: str, games: int, first: int) -> int:
    """Random play through `decision` and `apply` with events on; the decisions made."""
    choose = random.Random(first).random
    players = rules_of(game).usual_players
    decisions = 0
    for number in range(games):
        played = new_game(game, players=players, seed=first + number)
        decision = played.decision
        while decision is not None:
            actions = decision.actions
            played.apply(actions[int(choose() * len(actions))])
            decisions += 1
            decision = played.decision
    return decisions


def with_gunhands(game: str, games: int, first: int) -> None:
    """Games with gunhand in every seat."""
    rules = rules_of(game)
    players = rules_of(game).usual_players
    for number in range(first, first + games):
        bots = [hire("gunhand", game, Luck(seed_bytes(number + seat))) for seat in range(players)]
        play_game(rules.set_up(players, Chance(seed_bytes(number)), True), bots)


def midgame(game: str) -> Game:
    """A game some way in."""
    played = new_game(game, players=rules_of(game).usual_players, seed=1)
    while played.decision and len(played.history) < 20:
        played.apply(played.decision.actions[0])
    return played


def copies(state: State, times: int) -> None:
    """Copy a state."""
    copy = state.copy
    for _ in range(times):
        copy()


def views(state: State, times: int) -> None:
    """Make the view of a seat."""
    view = state.view
    for _ in range(times):
        view(1)


def round_trips(game: Game, times: int) -> None:
    """Write a position as JSON text and read it back."""
    for _ in range(times):
        load(json.loads(json.dumps(game.position())))


def timed(work: Callable[[], object]) -> tuple[object, float]:
    """What some work gives, and the CPU time it takes."""
    began = process_time()
    result = work()
    return result, process_time() - began


def measure(game: str, tell: Callable[[str], None]) -> dict[str, object]:
    """Run every benchmark of a game; each figure is the median of several runs, one after the other in turn."""
    scale, runs = (30, 7) if compiled() else (1, 3)
    start = midgame(game)
    rates: dict[str, list[float]] = {}
    for run in range(runs):
        tell(f"{run + 1}/{runs}")
        made, took = timed(lambda: own_loop(game, 100 * scale, 1000))
        assert isinstance(made, int)
        rates.setdefault("decisions_per_second", []).append(made / took)
        rates.setdefault("games_per_second", []).append(100 * scale / took)
        made, took = timed(lambda: from_python(game, 10 * scale, 2000))
        assert isinstance(made, int)
        rates.setdefault("python_decisions_per_second", []).append(made / took)
        _, took = timed(lambda: with_gunhands(game, 7 * scale, 3000))
        rates.setdefault("gunhand_games_per_second", []).append(7 * scale / took)
        _, took = timed(lambda: copies(start.state, 3000 * scale))
        rates.setdefault("copies_per_second", []).append(3000 * scale / took)
        _, took = timed(lambda: views(start.state, 3000 * scale))
        rates.setdefault("views_per_second", []).append(3000 * scale / took)
        _, took = timed(lambda: round_trips(start, 20 * scale))
        rates.setdefault("json_round_trips_per_second", []).append(20 * scale / took)
    figures: dict[str, object] = {name: round(median(values)) for name, values in rates.items()}
    return {
        "game": game,
        "players": rules_of(game).usual_players,
        "compiled": compiled(),
        "python": platform.python_version(),
        **figures,
    }
