"""What a decision cost against the best one, in worlds of what the deciding seat could know."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple, TypedDict

from sixgun.analysis.course import Deciding
from sixgun.analysis.trials import Trial, is_same, planned, playing_to_the_end
from sixgun.analysis.types import Mark
from sixgun.analysis.witnesses import Witnesses
from sixgun.bots.rollout import Watch
from sixgun.engine.rng import Rng

MARKS: Final[dict[Mark, float]] = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
SURE: Final = 2.0  # standard errors
ROUND: Final = 250  # worlds between two looks at whether it is known well enough
PLANS: Final = 8  # for each of two actions if the loss would be named, …
LONGER: Final = 3  # … and so many times the worlds
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


class Found(NamedTuple):
    """How likely what was played wins, how far it is behind the best, the standard error of that, in so many worlds."""

    chance: float
    loss: float
    error: float
    worlds: int


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


def judge(witnesses: Witnesses, decision: Deciding, seed: bytes, most: int) -> Judgement | None:
    """Judge a decision in at most so many fresh worlds; None if all that could be done comes to the same.

    A loss that would be named is measured again, longer, where both actions have the best of several plans; the smaller
    loss counts.
    """
    search = witnesses.search(decision, Rng(seed))
    if len(search.candidates) == 1:
        return None
    played = next(one for one in search.candidates if is_same(search, int(one.action), int(decision.action.code)))
    ranking = search.run()
    best = ranking[0]
    found = Found(best.mean, 0.0, best.error, int(best.tries))
    if best is not played:
        actions = [int(best.action), int(played.action)]
        found = compare(planned(witnesses, decision, seed, actions, 1, most), most)
        if mark_of(found.loss, found.error) is not None:
            again = compare(planned(witnesses, decision, seed, actions, PLANS, most), LONGER * most)
            found = min(found, again, key=lambda one: one.loss)
    behind = {one: found.loss if one is played else max(0.0, one.gap(best)) for one in ranking}
    chance = found.chance + found.loss  # of the best
    return {
        "best": int(best.action),
        "chance": found.chance,
        "loss": found.loss,
        "error": found.error,
        "worlds": found.worlds,
        "options": [
            (int(one.action), max(0.0, chance - behind[one]), one.error)
            for one in sorted(ranking, key=lambda one: behind[one])[:3]
        ],
    }


def compare(trials: list[Trial], most: int) -> Found:
    """The best and what was played in the same fresh worlds. Worlds in which the best was found flatter it; these
    don't."""
    best, played = trials
    best.won, played.won = [], []
    while True:
        for _ in range(min(ROUND, most)):
            world = best.search.world()
            best.play(world)
            played.play(world)
        loss, error = played.behind(best)
        is_known = loss + 2 * SURE * error < min(MARKS.values()) or error < CLOSE  # more would hardly change its name
        if is_known or len(best.won) >= most:
            return Found(played.mean, loss, error, len(best.won))


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
