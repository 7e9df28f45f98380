"""Actions in the same worlds of what the deciding player could know, each with a plan for the rest of the turn.

What an action is worth depends on what its player does later in the turn. A turn planner gets stuck with a poor plan
now and then, so an action is called a mistake, or the answer of a puzzle, by the best of several plans only.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sixgun.analysis.course import Deciding
from sixgun.analysis.witnesses import Witnesses
from sixgun.bots.rollout import Rollout
from sixgun.bots.search import Search
from sixgun.engine.rng import Rng, child_seed
from sixgun.engine.state import State

PLANNED: Final = 300  # worlds in which a plan is learnt, …
TRIED: Final = 200  # … and others, in which several are tried
LUCK: Final = 20  # of plans, apart from the luck of searches with the same seed


class Trial:
    """An action, a search whose plan is for it alone, and what it came to in the worlds that it met."""

    def __init__(self, action: int, search: Search, worlds: int) -> None:
        self.action = action
        self.search = search
        self.course = playing_to_the_end(search)
        self.won: list[float] = []
        if search.plan is not None:
            for _ in range(worlds):
                search.foresee(search.world(), action, search.plan)

    def play(self, world: State) -> None:
        """One world more, by the plan."""
        if self.search.plan is not None:
            self.search.plan.begin(self.action)
        self.won.append(self.course.follow(world, self.action))

    @property
    def mean(self) -> float:
        return sum(self.won) / max(1, len(self.won))

    def behind(self, other: Trial) -> tuple[float, float]:
        """How far it is behind another in the worlds that both met, and the standard error."""
        gaps = [there - here for here, there in zip(self.won, other.won, strict=False)]
        mean = sum(gaps) / len(gaps)
        squares = sum(gap * gap for gap in gaps) / len(gaps)
        return mean, sqrt(max(0.0, squares - mean * mean) / len(gaps))


def playing_to_the_end(search: Search) -> Rollout:
    """Playouts as in a search, but to the end instead of to where a value judges."""
    course = search.course
    return Rollout(course.seat, course.policy, 0, None, course.errors, course.plan)


def is_same(search: Search, one: int, other: int) -> bool:
    """Whether two actions come to the same."""
    policy, state = search.course.policy, search.view.redacted
    return bool(policy.alike(state, one) == policy.alike(state, other))


def planned(
    witnesses: Witnesses, decision: Deciding, seed: bytes, actions: list[int], plans: int, most: int = PLANNED
) -> list[Trial]:
    """Each action with the best of so many plans for the rest of the turn, learnt in at most so many worlds. They are
    compared in worlds in which none of them was learnt, which flatter the best then: go on in others.

    Actions don't share a plan: where a planner takes two places for one, it would suit only one of them.
    """
    tried = [
        [
            Trial(action, witnesses.search(decision, Rng(child_seed(seed, LUCK, number))), min(PLANNED, most))
            for number in range(plans)
        ]
        for action in actions
    ]
    for _ in range(min(TRIED, most) if plans > 1 else 0):
        world = tried[0][0].search.world()
        for trials in tried:
            for trial in trials:
                trial.play(world)
    return [max(trials, key=lambda trial: trial.mean) for trials in tried]
