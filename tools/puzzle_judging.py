"""Judging a decision well enough for a puzzle: every action in the same worlds of what the deciding player could know.

What an action is worth depends on what its player does in the rest of the turn. A turn planner may get stuck with a
poor plan, so each action gets several plans, and is compared with the one that does best.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from sixgun.analysis.course import Deciding
from sixgun.analysis.mistakes import playing_to_the_end
from sixgun.analysis.witnesses import Witnesses
from sixgun.belief import chances
from sixgun.bots.rollout import Rollout, Watch
from sixgun.bots.search import Effort, Search
from sixgun.engine.action import Action, verb_of
from sixgun.engine.rng import Rng, child_seed
from sixgun.engine.state import State

PLAYOUTS: Final = 20_000
LEAD: Final = 0.10  # the best action is so much better than any other, …
SURE: Final = 4.0  # … and by so many standard errors
LEAST: Final = 0.15  # a position with less hope than this is no fun
Screens = tuple[tuple[int, float], ...]
SCREENS: Final[Screens] = ((150, 0.04), (2000, 0.07))  # playouts of a cheap look, and the lead that it must find
PLANS: Final = 4  # for each action, …
PLANNED: Final = 300  # … learnt in so many worlds each, …
TRIED: Final = 200  # … and tried in so many others
ROUND: Final = 200  # worlds between two looks at who is far behind
RIVALS: Final = 3  # so many are compared to the end
FALLS: Final = 200  # worlds in which it is counted who is eliminated


@dataclass
class Option:
    """An action that stands for all that come to the same: how likely it wins, and the error of its distance to the
    best."""

    action: Action
    chance: float
    error: float


@dataclass
class Judged:
    """A decision that makes a puzzle."""

    best: Action
    usual: Action
    options: list[Option]
    worlds: int


class Trial:
    """An action, the search that has the best plan for it, and what it came to in the worlds that all met."""

    def __init__(self, action: int, search: Search) -> None:
        self.action = action
        self.search = search
        self.course = playing_to_the_end(search)
        self.won: list[float] = []

    def play(self, world: State) -> None:
        """One world more."""
        if self.search.plan is not None:
            self.search.plan.begin(self.action)
        self.won.append(self.course.follow(world, self.action))

    @property
    def mean(self) -> float:
        return sum(self.won) / len(self.won)

    def behind(self, best: Trial) -> tuple[float, float]:
        """How far it is behind another in the worlds that it met, and the standard error."""
        gaps = [there - here for here, there in zip(self.won, best.won, strict=False)]
        mean = sum(gaps) / len(gaps)
        squares = sum(gap * gap for gap in gaps) / len(gaps)
        return mean, sqrt(max(0.0, squares - mean * mean) / len(gaps))

    def is_far(self, best: Trial) -> bool:
        """Whether it is plainly too far behind to be the best."""
        gap, error = self.behind(best)
        return gap > LEAD and gap > SURE * error


def is_same(search: Search, one: int, other: int) -> bool:
    """Whether two actions come to the same."""
    policy, state = search.course.policy, search.view.redacted
    return bool(policy.alike(state, one) == policy.alike(state, other))


def is_promising(witnesses: Witnesses, decision: Deciding, seed: bytes) -> bool:
    """Whether some searches, each longer than the one before, all find an action far ahead which isn't a gunhand's."""
    witness = witnesses.seats[decision.seat]
    whole = witness.effort
    for number, (playouts, lead) in enumerate(SCREENS):
        witness.effort = Effort(playouts, 0, whole.turns, whole.errors, whole.plans)
        search = witnesses.search(decision, Rng(child_seed(seed, number)))
        witness.effort = whole
        if len(search.candidates) == 1:
            return False
        best, *others = search.run()
        if is_same(search, int(best.action), int(decision.usual.code)) or best.mean < LEAST:
            return False
        if min(max(0.0, one.gap(best)) for one in others) < lead:
            return False
    return True


def judge(witnesses: Witnesses, decision: Deciding, seed: bytes, lead: float = LEAD) -> Judged | None:
    """The decision, if it makes a puzzle: one action is best by far, and it isn't a gunhand's."""
    trials = well_planned(witnesses, decision, seed)
    best, second = sorted(trials, key=lambda trial: -trial.mean)[:2]
    if second.mean > best.mean - lead / 3:
        return None
    usual = next(one for one in trials if is_same(one.search, one.action, int(decision.usual.code)))
    return None if usual is best or not compare(trials, lead) else told(decision, trials, usual, lead)


def well_planned(witnesses: Witnesses, decision: Deciding, seed: bytes) -> list[Trial]:
    """Each action with the best of several plans for the rest of the turn, in worlds in which none was learnt."""
    searches = [witnesses.search(decision, Rng(child_seed(seed, 20, number))) for number in range(PLANS)]
    for search in searches:
        learn(search)
    worlds = [searches[0].world() for _ in range(TRIED)]
    found = []
    for candidate in searches[0].candidates:
        plans = [Trial(int(candidate.action), search) for search in searches]
        for world in worlds:
            for plan in plans:
                plan.play(world)
        found.append(max(plans, key=lambda plan: plan.mean))
    return found


def learn(search: Search) -> None:
    """Plan the rest of the turn for each action."""
    if search.plan is not None:
        for candidate in search.candidates:
            for _ in range(PLANNED):
                search.foresee(search.world(), candidate.action, search.plan)


def compare(trials: list[Trial], lead: float) -> bool:
    """All in fresh worlds, played to the end; those far behind are given up early. Whether the best may be far enough
    ahead."""
    for trial in trials:
        trial.won = []
    left = list(trials)
    played = 0
    while played < PLAYOUTS:
        for _ in range(ROUND):
            world = trials[0].search.world()
            for trial in left:
                trial.play(world)
        played += ROUND * len(left)
        left.sort(key=lambda trial: -trial.mean)
        gap, error = left[1].behind(left[0])
        if gap + 3 * error < lead:
            return False
        left = [one for at, one in enumerate(left) if at < RIVALS or not one.is_far(left[0])]
    trials.sort(key=lambda trial: trial.behind(left[0])[0])
    return True


def told(decision: Deciding, trials: list[Trial], usual: Trial, lead: float) -> Judged | None:
    """What was found, if the best is far enough ahead and not a gunhand's choice."""
    best = trials[0]
    if best.mean < LEAST or best is usual:
        return None
    verbs = best.search.view.redacted.rules.verbs
    options = []
    for trial in trials:
        gap, error = trial.behind(best)
        if trial is not best and (gap < lead or gap < SURE * error):
            return None
        own = sqrt(max(0.0, best.mean * (1 - best.mean)) / len(best.won))
        action = Action(trial.action, verbs[verb_of(trial.action)])
        options.append(Option(action, max(0.0, best.mean - gap), own if trial is best else error))
    return Judged(options[0].action, decision.usual, options, len(best.won))


def falls(witnesses: Witnesses, decision: Deciding, judged: Judged, seats: list[int], seed: bytes) -> list[list[int]]:
    """For each seat, in how many of so many worlds it is eliminated before its next turn (in The Duel: loses a
    character) after the best action, and after a gunhand's."""
    search = witnesses.search(decision, Rng(seed))
    events = {event.name: event for event in search.view.redacted.rules.events}
    usual = playing_to_the_end(search)
    course = Rollout(usual.seat, usual.policy, 0, None, usual.errors, None)
    counts = [[0, 0] for _ in seats]
    for _ in range(FALLS):
        world = search.world()
        for at, seat in enumerate(seats):
            course.watch = Watch(seat, events["turn"], events["died"] if "died" in events else events["fell"])
            for which, action in enumerate((judged.best, judged.usual)):
                course.follow(world, action.code)
                counts[at][which] += course.watch.has_fallen
    return counts


def legend_finds(witnesses: Witnesses, decision: Deciding, judged: Judged, usual: Effort, seed: bytes) -> bool:
    """Whether a legend with its usual playouts chooses the best."""
    witness = witnesses.seats[decision.seat]
    whole, witness.effort = witness.effort, usual
    search = witnesses.search(decision, Rng(seed))
    witness.effort = whole
    return is_same(search, int(search.run()[0].action), int(judged.best.code))


def reads(witnesses: Witnesses, decision: Deciding) -> list[dict[str, float]]:
    """What the deciding player could hold of every role; nothing in a game without them."""
    belief = witnesses.belief(decision.state.view(decision.seat))
    if belief is None:
        return []
    return [
        {role: round(chance, 2) for role, chance in chances(belief, seat).items() if chance >= 0.005}
        for seat in range(decision.state.players)
    ]
