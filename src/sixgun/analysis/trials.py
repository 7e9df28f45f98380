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

PLANS: Final = 4  # for each action, …
PLANNED: Final = 300  # … learnt in so many worlds each, …
TRIED: Final = 200  # … and tried in so many others
LUCK: Final = 20  # of plans, apart from the luck of searches with the same seed


class Trial:
    """An action, the search that has a plan for it, and what it came to in the worlds that it met."""

    def __init__(self, action: int, search: Search) -> None:
        self.action = action
        self.search = search
        self.course = playing_to_the_end(search)
        self.won: list[float] = []

    def learn(self, worlds: int) -> None:
        """Plan the rest of the turn in so many worlds."""
        if self.search.plan is not None:
            for _ in range(worlds):
                self.search.foresee(self.search.world(), self.action, self.search.plan)

    def play(self, world: State) -> None:
        """One world more, by the best plan that was found."""
        if self.search.plan is not None:
            self.search.plan.begin(self.action)
        self.won.append(self.course.follow(world, self.action))

    @property
    def mean(self) -> float:
        return sum(self.won) / len(self.won)

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


def well_planned(witnesses: Witnesses, decision: Deciding, seed: bytes, actions: list[int]) -> list[Trial]:
    """Each action with the best of several plans for the rest of the turn, by worlds in which none of them was learnt.
    The worlds that it has met then flatter it: compare it in others."""
    searches = [witnesses.search(decision, Rng(child_seed(seed, LUCK, number))) for number in range(PLANS)]
    planned = [[Trial(action, search) for action in actions] for search in searches]
    for trials in planned:
        for trial in trials:
            trial.learn(PLANNED)
    worlds = [searches[0].world() for _ in range(TRIED)]
    for trials in planned:
        for trial in trials:
            for world in worlds:
                trial.play(world)
    return [max(plans, key=lambda plan: plan.mean) for plans in zip(*planned, strict=True)]
