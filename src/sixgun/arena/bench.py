"""How fast the engine is on this machine, measured so that noise does not decide.

Everything is done in bursts of a few hundredths of a second, all kinds of work in turn and the same work every time.
What counts of each is the fastest quarter of its bursts, in process CPU time: the others were disturbed.
"""

from __future__ import annotations

import json
import platform
import random
from collections.abc import Callable, Iterable
from math import ceil
from statistics import mean
from time import process_time
from typing import Final

import sixgun.engine.state
from sixgun.api import load
from sixgun.arena.loop import play_game
from sixgun.bots.rollout import Policy
from sixgun.bots.rollout import playout as rollout
from sixgun.engine.game import Game, begin
from sixgun.engine.rng import Rng, SeededRandom, seed_bytes
from sixgun.engine.state import State, playout
from sixgun.family.sets import FamilyRules
from sixgun.make_bot import game_bots, make_bot
from sixgun.registry import GAMES

ROUNDS: Final = 24
BURST: Final = 0.03
CUT: Final = 4  # turns of a playout
MIDDLE: Final = 2  # rounds of the table
WORLDS: Final = 64

# So much of some work; how often what was done, by name.
Work = Callable[[int], dict[str, int]]
Result = dict[str, object]


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not str(sixgun.engine.state.__file__).endswith(".py")


# -- measuring -----------------------------------------------------------------------------------------------------


class Trial:
    """Some work, how much of it makes a burst, and how fast it was in each burst."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.amount = 1
        self.rates: dict[str, list[float]] = {}

    def warm_up(self) -> None:
        """Find out how much makes a burst."""
        took = self.run()
        while took < BURST * 2 / 3:
            self.amount = ceil(self.amount * min(8.0, BURST / took))
            took = self.run()
        self.rates = {}

    def run(self) -> float:
        """One burst; the CPU time it took."""
        began = process_time()
        done = self.work(self.amount)
        took = process_time() - began
        for name, times in done.items():
            self.rates.setdefault(name, []).append(times / took)
        return took

    def figures(self) -> dict[str, int]:
        """How often each thing is done in a second."""
        return {name: round(fastest_quarter(rates)) for name, rates in self.rates.items()}


def fastest_quarter(rates: Iterable[float]) -> float:
    """The mean of the highest quarter.

    >>> fastest_quarter([1, 8, 2, 3, 4, 7, 5, 6])
    7.5
    """
    falling = sorted(rates, reverse=True)
    return mean(falling[: ceil(len(falling) / 4)])


def measure(works: Iterable[Work], rounds: int, tell: Callable[[str], None]) -> list[dict[str, int]]:
    """The figures of each work; they take turns, burst by burst."""
    trials = [Trial(work) for work in works]
    for trial in trials:
        trial.warm_up()
    for turn in range(rounds):
        tell(f"{turn + 1}/{rounds}")
        for trial in trials:
            trial.run()
    return [trial.figures() for trial in trials]


def circumstances() -> Result:
    """What a result must tell besides its figures."""
    return {"compiled": compiled(), "python": platform.python_version()}


# -- the engine ----------------------------------------------------------------------------------------------------


def measure_games(games: list[FamilyRules], tell: Callable[[str], None], rounds: int = ROUNDS) -> list[Result]:
    """Measure the engine with some games, all in one sitting; a result names sets that are not the usual."""
    figures = measure([work for rules in games for work in works_of(rules)], rounds, tell)
    each = len(figures) // len(games)
    results: list[Result] = []
    for at, rules in enumerate(games):
        told: dict[str, int] = {}
        for found in figures[at * each : (at + 1) * each]:
            told |= found
        name = rules.name if rules is GAMES[rules.name] else f"{rules.name} {','.join(rules.sets)}"
        results.append({"bench": name, "players": rules.usual_players, **circumstances(), "per_second": told})
    return results


def works_of(rules: FamilyRules) -> list[Work]:
    """Everything that is measured of a game."""
    return [
        lambda games: own_loop(rules, games),
        lambda games: from_python(rules, games),
        lambda games: with_gunhands(rules, games),
        *works_of_search(rules),
        *works_with(midgame(rules)),
    ]


def own_loop(rules: FamilyRules, games: int) -> dict[str, int]:
    """Random play inside the engine, events off."""
    players = rules.usual_players
    rng = Rng(seed_bytes(1000))
    decisions = 0
    for number in range(1000, 1000 + games):
        decisions += playout(rules.set_up(players, SeededRandom(seed_bytes(number)), False), rng)
    return {"decisions": decisions, "games": games}


def from_python(rules: FamilyRules, games: int) -> dict[str, int]:
    """Random play through `decision` and `apply` with events on."""
    choose = random.Random(2000).random
    decisions = 0
    for number in range(2000, 2000 + games):
        played = begin(rules, rules.usual_players, number)
        decision = played.decision
        while decision is not None:
            actions = decision.actions
            played.apply(actions[int(choose() * len(actions))])
            decisions += 1
            decision = played.decision
    return {"python_decisions": decisions}


def with_gunhands(rules: FamilyRules, games: int) -> dict[str, int]:
    """Games with gunhand in every seat."""
    players = rules.usual_players
    for number in range(3000, 3000 + games):
        bots = [make_bot("gunhand", rules.name, Rng(seed_bytes(number + seat))) for seat in range(players)]
        play_game(rules.set_up(players, SeededRandom(seed_bytes(number)), True), bots)
    return {"gunhand_games": games}


def works_of_search(rules: FamilyRules) -> list[Work]:
    """Playouts of gunhands from a sampled state some way in, to the end and cut after some turns."""
    worlds, policy = sampled(rules)
    seat: int = worlds[0].deciding

    def to_the_end(times: int) -> dict[str, int]:
        for number in range(times):
            rollout(worlds[number % len(worlds)].copy(), policy.copy(), 0, None, seat)
        return {"rollouts": times}

    def cut(times: int) -> dict[str, int]:
        value = game_bots(rules.name).value_of()
        for number in range(times):
            rollout(worlds[number % len(worlds)].copy(), policy.copy(), CUT, value, seat)
        return {"cut_rollouts": times}

    return [to_the_end, cut]


def sampled(rules: FamilyRules) -> tuple[list[State], Policy]:
    """Worlds that fit what a seat sees in the middle of a game of gunhands, and what gunhands remember there."""
    state = rules.set_up(rules.usual_players, SeededRandom(seed_bytes(4000)), True)
    policy = game_bots(rules.name).policy()
    while state.turn < MIDDLE * rules.usual_players or len(state.legal) < 2:
        for event in state.drain_events():
            policy.on_event(event.type, event.a, event.b, event.c, event.d)
        state.play(policy.decide(state))
    rng = Rng(seed_bytes(4001))
    return [state.view(int(state.deciding)).sample_fast(rng, None) for _ in range(WORLDS)], policy


def midgame(rules: FamilyRules) -> Game:
    """A game some way in."""
    played = begin(rules, rules.usual_players, 1)
    while played.decision and len(played.history) < 20:
        played.apply(played.decision.actions[0])
    return played


def works_with(game: Game) -> list[Work]:
    """What is done to a state."""

    def copies(times: int) -> dict[str, int]:
        copy = game.state.copy
        for _ in range(times):
            copy()
        return {"copies": times}

    def views(times: int) -> dict[str, int]:
        view = game.state.view
        for _ in range(times):
            view(1)
        return {"views": times}

    def round_trips(times: int) -> dict[str, int]:
        for _ in range(times):
            load(json.loads(json.dumps(game.position())))
        return {"json_round_trips": times}

    return [copies, views, round_trips]


# -- comparing -----------------------------------------------------------------------------------------------------


def figures_of(result: Result) -> dict[str, int]:
    """The figures of a result."""
    figures = result["per_second"]
    assert isinstance(figures, dict)
    return figures


def compare(result: Result, earlier: Result) -> dict[str, float]:
    """How many times as fast everything is as it was in an earlier run, for all that both have."""
    before = figures_of(earlier)
    return {name: round(now / before[name], 3) for name, now in figures_of(result).items() if before.get(name)}
