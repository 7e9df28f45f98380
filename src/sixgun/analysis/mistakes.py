"""What a decision cost against the best one, in worlds of what the deciding seat could know."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, TypedDict

from sixgun.analysis.course import Deciding
from sixgun.analysis.types import Mark
from sixgun.analysis.witnesses import Witnesses
from sixgun.bots.rollout import Rollout, Watch
from sixgun.bots.search import Candidate, Search
from sixgun.engine.rng import Rng
from sixgun.engine.state import State

MARKS: Final[dict[Mark, float]] = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
SURE: Final = 2.0  # standard errors
ROUND: Final = 250  # worlds between two looks at whether it is known well enough
CLOSE: Final = 0.012  # a standard error that is small enough
FEWEST: Final = 5  # decisions for an accuracy
STEEP: Final = 0.03  # the mean loss of one who plays at random (docs/analysis.md): an accuracy of 37


class Judgement(TypedDict):
    """A decision with a real choice, in numbers of actions. `options` are the best ones: action, chance, error."""

    best: int
    chance: float
    loss: float
    error: float
    worlds: int
    options: list[tuple[int, float, float]]


def mark_of(loss: float, error: float) -> Mark | None:
    """What a loss is called, if it is sure to be one."""
    if loss <= SURE * error:
        return None
    return next((mark for mark, least in MARKS.items() if loss >= least), None)


def accuracy(loss: float) -> int:
    """From 0 to 100, by the mean loss a decision (from 0 to 1).

    >>> accuracy(0.0), accuracy(0.01), accuracy(0.03)
    (100, 72, 37)
    """
    return round(100 * exp(-max(0.0, loss) / STEEP))


def judge(witnesses: Witnesses, decision: Deciding, rng: Rng, most: int) -> Judgement | None:
    """Judge a decision in at most so many fresh worlds; None if all that could be done comes to the same.

    A search may find a better plan for the rest of the turn after one action than after another, though both have it.
    So a loss that would be named is looked for a second time, and the smaller counts.
    """
    first = judge_once(witnesses, decision, rng, most)
    if first is None or mark_of(first["loss"], first["error"]) is None:
        return first
    second = judge_once(witnesses, decision, rng, most)
    assert second is not None
    return min(first, second, key=lambda one: one["loss"])


def judge_once(witnesses: Witnesses, decision: Deciding, rng: Rng, most: int) -> Judgement | None:
    """Search for the best action, and compare it with what was done."""
    search = witnesses.search(decision, rng)
    if len(search.candidates) == 1:
        return None
    played = candidate_of(search, decision)
    ranking = search.run()
    best = ranking[0]
    chance, loss, error, worlds = best.mean, 0.0, best.error, int(best.tries)
    if best is not played:
        compared = Pair(search, best, played, most)
        chance, loss, error, worlds = compared.chance, compared.loss, compared.error, compared.worlds
    shown = sorted(ranking, key=lambda one: gap(one, best, played, loss))[:3]
    return {
        "best": int(best.action),
        "chance": chance,
        "loss": loss,
        "error": error,
        "worlds": worlds,
        "options": [
            (int(one.action), max(0.0, chance + loss - gap(one, best, played, loss)), one.error) for one in shown
        ],
    }


def gap(one: Candidate, best: Candidate, played: Candidate, loss: float) -> float:
    """How far a candidate is behind the best: in fresh worlds if it was played, else in those that both met."""
    return loss if one is played else 0.0 if one is best else max(0.0, one.gap(best))


def candidate_of(search: Search, decision: Deciding) -> Candidate:
    """The candidate that comes to the same as what was done."""
    policy, state = search.course.policy, search.view.redacted
    kind = policy.alike(state, decision.action.code)
    return next(one for one in search.candidates if policy.alike(state, one.action) == kind)


class Pair:
    """Two actions in the same fresh worlds, played to the end, each with the best plan that was found for it. Worlds in
    which the best was found flatter it; these don't."""

    def __init__(self, search: Search, best: Candidate, played: Candidate, most: int) -> None:
        if search.plan is not None:  # what was played gets as much planning as the best
            for _ in range(int(best.tries - played.tries)):
                search.foresee(search.world(), played.action, search.plan)
        self.search = search
        self.course = playing_to_the_end(search)
        self.worlds = 0
        self.gaps = self.squares = self.played = 0.0
        while self.worlds < most and not self.is_known:
            for _ in range(min(ROUND, most)):
                self.add(search.world(), best, played)

    def add(self, world: State, best: Candidate, played: Candidate) -> None:
        """One world more."""
        here = follow(self.search, self.course, world, played)
        gap = follow(self.search, self.course, world, best) - here
        self.worlds += 1
        self.played += here
        self.gaps += gap
        self.squares += gap * gap

    @property
    def loss(self) -> float:
        return self.gaps / self.worlds

    @property
    def error(self) -> float:
        return sqrt(max(0.0, self.squares / self.worlds - self.loss**2) / self.worlds)

    @property
    def chance(self) -> float:
        """How likely the seat wins by what it did."""
        return self.played / self.worlds

    @property
    def is_known(self) -> bool:
        """Whether more worlds would hardly change what it is called."""
        least = min(MARKS.values())
        return self.worlds > 0 and (self.loss + 2 * SURE * self.error < least or self.error < CLOSE)


def playing_to_the_end(search: Search) -> Rollout:
    """Playouts as in a search, but to the end instead of to where a value judges."""
    course = search.course
    return Rollout(course.seat, course.policy, 0, None, course.errors, course.plan)


def follow(search: Search, course: Rollout, world: State, candidate: Candidate) -> float:
    """A playout by the best plan that was found for an action; 1 if it is won."""
    if search.plan is not None:
        search.plan.begin(candidate.action)
    return course.follow(world, candidate.action)


def falls(witnesses: Witnesses, decision: Deciding, best: int, rng: Rng, worlds: int) -> list[int]:
    """In how many worlds the seat is eliminated before its next turn after what it did, and after the best; and of how
    many."""
    search = witnesses.search(decision, rng)
    events = {event.name: event for event in search.view.redacted.rules.events}
    course = playing_to_the_end(search)
    course.plan = None
    course.watch = Watch(decision.seat, events["turn"], events["died"] if "died" in events else events["fell"])
    counts = [0, 0]
    for _ in range(worlds):
        world = search.world()
        for at, action in enumerate((int(decision.action.code), best)):
            course.follow(world, action)
            counts[at] += course.watch.has_fallen
    return [*counts, worlds]
