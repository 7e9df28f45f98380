"""Judging a decision well enough for a puzzle: every action in the same worlds of what the deciding player could know,
each with the best of several plans."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from sixgun.analysis.course import Deciding, record_hash
from sixgun.analysis.trials import Trial, is_same, planned, playing_to_the_end
from sixgun.analysis.witnesses import Witnesses
from sixgun.api import load
from sixgun.belief import chances
from sixgun.bots.bot import catch_up
from sixgun.bots.rollout import Rollout, Watch
from sixgun.bots.search import Effort
from sixgun.bots.searcher import Searcher
from sixgun.engine.action import Action, verb_of
from sixgun.engine.rng import Rng, child_seed
from sixgun.make_bot import make_bot
from sixgun.puzzles.types import Level, PuzzleData

PLAYOUTS: Final = 20_000
LEAD: Final = 0.10  # the best action is so much better than any other, …
SURE: Final = 4.0  # … and by so many standard errors
LEAST: Final = 0.15  # a position with less hope than this is no fun
Screens = tuple[tuple[int, float], ...]
SCREENS: Final[Screens] = ((150, 0.04), (2000, 0.07))  # playouts of a cheap look, and the lead that it must find
PLANS: Final = 4  # for each action
ROUND: Final = 200  # worlds between two looks at who is far behind
RIVALS: Final = 3  # so many are compared to the end
LEVELS: Final[tuple[Level, ...]] = ("sharpshooter@25", "sharpshooter@100")  # who tells how difficult it is, …
TRIES: Final = 8  # … by finding the best so many times of so many
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


def is_far(trial: Trial, best: Trial) -> bool:
    """Whether an action is plainly too far behind to be the best."""
    gap, error = trial.behind(best)
    return gap > LEAD and gap > SURE * error


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
    actions = [int(one.action) for one in witnesses.search(decision, Rng(seed)).candidates]
    trials = planned(witnesses, decision, seed, actions, PLANS)
    best, second = sorted(trials, key=lambda trial: -trial.mean)[:2]
    if second.mean > best.mean - lead / 3:
        return None
    usual = next(one for one in trials if is_same(one.search, one.action, int(decision.usual.code)))
    return None if usual is best or not compare(trials, lead) else told(decision, trials, usual, lead)


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
        left = [one for at, one in enumerate(left) if at < RIVALS or not is_far(one, left[0])]
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


def finders(puzzle: PuzzleData) -> list[Level]:
    """The bots that choose the best in every one of so many tries; a gunhand doesn't."""
    game = load(puzzle["record"])
    view, seed = game.view(puzzle["seat"]), record_hash(game)
    found = []
    for number, level in enumerate(LEVELS):
        bot = make_bot(level, game.rules.name, Rng(seed))
        assert isinstance(bot, Searcher)
        catch_up(game, {puzzle["seat"]: bot})
        kind = bot.policy.alike(view.redacted, game.find(puzzle["best"]).code)
        for again in range(TRIES):
            bot.rng = Rng(child_seed(seed, number, again))
            if bot.policy.alike(view.redacted, bot.choose(view).code) != kind:
                break
        else:
            found.append(level)
    return found


def reads(witnesses: Witnesses, decision: Deciding) -> list[dict[str, float]]:
    """What the deciding player could hold of every role; nothing in a game without them."""
    belief = witnesses.belief(decision.state.view(decision.seat))
    if belief is None:
        return []
    return [
        {role: round(chance, 2) for role, chance in chances(belief, seat).items() if chance >= 0.005}
        for seat in range(decision.state.players)
    ]
