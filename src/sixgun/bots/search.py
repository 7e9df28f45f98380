"""Trying every action in possible worlds: the same worlds for each, and more of them for those that do well."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from sixgun.bots.role_belief import RoleBelief
from sixgun.bots.rollout import HandModel, Policy, Rollout, Value
from sixgun.bots.turn_planner import TurnPlanner, by_kind
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.rng import Rng
from sixgun.engine.state import State
from sixgun.engine.view import View

HEAT: Final = 8  # worlds between two looks at who is hopelessly behind
SURE: Final = 3.5  # so many standard errors behind is hopeless
HEAD_START: Final = 0.03  # what a gunhand would do is likelier to be right than the rest, …
HEAD_WORLDS: Final = 25.0  # … which counts as half as much after so many worlds


@mypyc_attr(acyclic=True)
class Candidate:
    """An action and what its playouts came to, world by world."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.head_start = 0.0
        self.chances = vec[float]()
        self.total = 0.0

    def add(self, chance: float) -> None:
        self.chances = append(self.chances, chance)
        self.total += chance

    @property
    def tries(self) -> i64:
        return len(self.chances)

    @property
    def mean(self) -> float:
        return self.total / float(max(self.tries, 1))

    @property
    def promise(self) -> float:
        """How likely the game is won, with what was thought of it before: the less tried, the more that counts."""
        return self.mean + self.head_start * HEAD_WORLDS / (HEAD_WORLDS + float(self.tries))

    @property
    def error(self) -> float:
        squares = 0.0
        for chance in self.chances:
            squares += chance * chance
        tries = float(max(self.tries, 1))
        return sqrt(max(squares / tries - self.mean * self.mean, 0.0) / tries)

    def gap(self, best: Candidate) -> float:
        """How far it was behind another in the worlds that it met itself: luck is the same for both there."""
        total = 0.0
        at: i64 = 0
        while at < len(self.chances):
            total += best.chances[at] - self.chances[at]
            at += 1
        return total / float(max(at, 1))

    def is_behind(self, best: Candidate) -> bool:
        """Whether it is plainly worse than another that has met the same worlds."""
        squares = 0.0
        at: i64 = 0
        while at < len(self.chances):
            gap = best.chances[at] - self.chances[at]
            squares += gap * gap
            at += 1
        tries = float(at)
        mean = (best.total - self.total) / tries
        return mean > SURE * sqrt(max(squares / tries - mean * mean, 0.0) / tries)


@mypyc_attr(acyclic=True)
class Effort:
    """How much is thought about a move: playouts in all, milliseconds at most (0: no limit), turns of each playout,
    how often in a hundred the others do just anything in it, and whether later decisions of a turn are planned."""

    def __init__(self, playouts: i64, milliseconds: i64, turns: i64, errors: i64 = 0, plans: bool = False) -> None:
        self.playouts = playouts
        self.milliseconds = milliseconds
        self.turns = turns
        self.errors = errors
        self.plans = plans

    def __reduce__(self) -> tuple[object, ...]:
        return Effort, (self.playouts, self.milliseconds, self.turns, self.errors, self.plans)


class Search:
    """One decision of a seat. Only worlds that fit the view are ever looked at, each with luck of its own."""

    def __init__(
        self,
        view: View,
        belief: RoleBelief | None,
        policy: Policy,
        value: Value | None,
        effort: Effort,
        rng: Rng,
        hand_model: HandModel | None = None,
    ) -> None:
        self.view = view
        self.belief = belief
        self.hand_model = hand_model
        self.effort = effort
        self.rng = rng
        self.plan = TurnPlanner(view.redacted.turn) if effort.plans else None
        self.course = Rollout(view.seat, policy, effort.turns, value, effort.errors, self.plan)
        self.candidates = distinct(view, policy)
        self.played: i64 = 0

    def run(self) -> list[Candidate]:
        """All candidates, those that were thought about longest first, the best of them first: half of those that are
        left go on to the next round."""
        left = self.candidates[:]
        began = perf_counter()
        rounds = max(1, (len(left) - 1).bit_length())  # in which one is left of them
        turn = 0
        while len(left) > 1:
            turn += 1
            half = (len(left) + 1) // 2
            until = began + float(self.effort.milliseconds) / 1000.0 * turn / rounds
            left = self.compare(left, self.effort.playouts * turn // rounds, until)
            left.sort(key=by_promise)
            left = left[:half]
        return sorted(self.candidates, key=lambda one: (-one.tries, -one.promise))

    def compare(self, left: list[Candidate], playouts: i64, until: float) -> list[Candidate]:
        """One round, until there were so many playouts: every candidate that is left in the same new worlds. Those
        that are not hopeless after it; what they would have cost, the others get."""
        while len(left) > 1 and (self.played < playouts or left[0].tries == 0):
            self.try_all(left)
            if left[0].tries % HEAT == 0:
                left = in_the_race(left)
            if self.effort.milliseconds > 0 and perf_counter() >= until:
                break
        return left

    def world(self) -> State:
        """A state that could be the real one, with roles as they are believed to be and luck of its own."""
        return believed_world(self.view, self.belief, self.hand_model, self.rng)

    def try_all(self, left: list[Candidate]) -> None:
        world = self.world()
        for candidate in left:
            if self.plan is None:
                candidate.add(self.play(world, candidate.action))
            else:
                candidate.add(self.foresee(world, candidate.action, self.plan))

    def play(self, world: State, action: i64) -> float:
        """One playout; how likely it is won."""
        self.played += 1
        return self.course.follow(world, action)

    def foresee(self, world: State, action: i64, plan: TurnPlanner) -> float:
        """A playout by the best plan so far, and another that strays from it once, to find a better one."""
        plan.begin(action)
        chance = self.play(world, action)
        if len(plan.path) > 0:
            fork = plan.explore(action, self.rng.below(len(plan.path)))
            fork.learn(self.play(world, action) - chance)
        return chance


def believed_world(view: View, belief: RoleBelief | None, hand_model: HandModel | None, rng: Rng) -> State:
    """A state that could be the real one, with roles as they are believed to be and hands as they seem to be."""
    world = view.sample_fast(rng, None if belief is None else belief.draw(rng))
    if hand_model is not None:
        hand_model.resample(view, world, rng)
    return world


def distinct(view: View, policy: Policy) -> list[Candidate]:
    """One candidate for all actions that come to the same; the one that a gunhand would choose has a head start."""
    t = view.redacted
    usual = policy.alike(t, policy.decide(t))
    kinds, actions = by_kind(t, policy, t.legal)
    found: list[Candidate] = []
    at: i64 = 0
    while at < len(kinds):
        found.append(Candidate(actions[at]))
        if kinds[at] == usual:
            found[-1].head_start = HEAD_START
        at += 1
    return found


def in_the_race(left: list[Candidate]) -> list[Candidate]:
    """Those that are not plainly worse than the best."""
    best = min(left, key=by_promise)
    return [one for one in left if one is best or not one.is_behind(best)]


def by_promise(candidate: Candidate) -> float:
    return -candidate.promise
