"""Which frames of The Dice Game fit the table and each other."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY
from sixgun.games.dice.arrows import Clearing
from sixgun.games.dice.healing import Drinking
from sixgun.games.dice.names import (
    BEER,
    BULLSEYE1,
    BULLSEYE2,
    BY_BULLSEYE,
    BY_DYNAMITE,
    BY_GATLING,
    DYNAMITE,
    GATLING,
)
from sixgun.games.dice.rolling import ALL_DICE, Rolling
from sixgun.games.dice.shooting import Aiming, Losing
from sixgun.games.dice.table import Table, table
from sixgun.games.dice.turn import Turn
from sixgun.games.positions import Fit, unfit

LOSE: Final = Losing.PHASES.index("lose")
HURT: Final = Losing.PHASES.index("hurt")


def phase(frame: Frame) -> str:
    """What a turn does next."""
    return Turn.PHASES[frame.phase] if isinstance(frame, Turn) else ""


def is_roller(t: Table, name: str) -> bool:
    """Whether a character has the dice."""
    return t.cast[t.roller].name == name


def bullseyes(t: Table, dice: i64) -> i64:
    """How many of the first dice show a Bullseye."""
    return sum([1 for at in range(dice) if t.dice[at] == BULLSEYE1 or t.dice[at] == BULLSEYE2])


class GiftFit(Fit):
    """Sid Ketchum before he rolls."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        return unfit(frame=phase(below) == "roll" and is_roller(table(state), "sid-ketchum"))


class RollingFit(Fit):
    """No more rolls than the roller has, all dice at first, and no die that stays as it is."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Rolling)
        rolls = frame.rolls + (1 if frame.to_roll else 0) <= t.cast[t.roller].rolls
        free: i64 = frame.free(t) if t.count(DYNAMITE) < 3 else 0
        to_roll = frame.to_roll == ALL_DICE if frame.rolls == 0 else frame.to_roll & ~free == 0
        return unfit(frame=phase(below) == "shoot", rolls=rolls, to_roll=to_roll)


class AimingFit(Fit):
    """As many points as Bullseyes before the die in hand, all at others who live."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Aiming)
        aimed = bullseyes(t, frame.die) + (1 if t.beer_spent else 0)
        points = sum(frame.points) == aimed and only_at_living_others(t, frame.points)
        return unfit(frame=phase(below) == "beer" and bullseyes(t, 5) > 0, points=points)


def only_at_living_others(t: Table, points: vec[i64]) -> bool:
    """Whether nobody is hit but those who live and haven't the dice."""
    return all(points[seat] == 0 or (t.life[seat] > 0 and seat != t.roller) for seat in range(len(t.cast)))


class DrinkingFit(Fit):
    """No more Beers than the dice show; two points for himself only for who was low when the step began."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Drinking)
        left = t.count(BEER) - (1 if t.beer_spent else 0) - frame.beers
        roller, life = t.cast[t.roller], t.life[t.roller]
        lowest = max(1, life - 2 * left)
        could = [roller.beer_heals(before) for before in range(lowest, life + 1)]
        return unfit(frame=phase(below) == "gatling", beers=left >= 0, heals_self=frame.heals_self in could)


class ClearingFit(Fit):
    """Kit Carlson's Gatling dice, by themselves or after the Gatling."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Clearing)
        gatlings = t.count(GATLING)
        alone = phase(below) == "dynamite" and gatlings < t.cast[t.roller].gatlings_needed
        after = isinstance(below, Losing) and below.cause == BY_GATLING and below.phase == HURT
        return unfit(frame=is_roller(t, "kit-carlson") and (alone or after), dice=frame.dice <= gatlings)


class LosingFit(Fit):
    """Life lost to Bullseyes, the Gatling or Dynamite, each in its step."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Losing)
        step = {BY_BULLSEYE: "beer", BY_GATLING: "dynamite", BY_DYNAMITE: "end"}
        cause = step.get(int(frame.cause)) == phase(below) and shows(t, frame.cause)
        by = frame.by == (NOBODY if frame.cause == BY_DYNAMITE else t.roller)
        return unfit(cause=cause, by=by, points=points_fit(t, frame)) or misfit_counts(t, frame)


def shows(t: Table, cause: i64) -> bool:
    """Whether the dice show what costs life."""
    if cause == BY_GATLING:
        return t.count(GATLING) >= t.cast[t.roller].gatlings_needed
    return t.count(DYNAMITE) >= 3 if cause == BY_DYNAMITE else bullseyes(t, 5) > 0


def points_fit(t: Table, frame: Losing) -> bool:
    """Whether everybody loses what the dice say; only Bart Cassidy may have taken arrows instead."""
    seats = range(len(t.cast))
    if any(frame.points[seat] > 0 and not may_lose(t, frame, seat) for seat in seats):
        return False
    if frame.cause == BY_BULLSEYE:
        missing = bullseyes(t, 5) + (1 if t.beer_spent else 0) - sum(frame.points)
        return missing == 0 or (t.taker != NOBODY and 0 < missing <= t.arrows[t.taker])
    due = [due_from(t, frame, seat) for seat in seats]
    return all(frame.points[at] == due[at] or (at == t.taker and frame.points[at] < due[at]) for at in seats)


def may_lose(t: Table, frame: Losing, seat: i64) -> bool:
    """Whether a seat can be among those who lose life: alive, at least before it was lost."""
    aimed: bool = (seat == t.roller) == (frame.cause == BY_DYNAMITE)
    return aimed and (t.life[seat] > 0 or frame.phase > LOSE)


def due_from(t: Table, frame: Losing, seat: i64) -> i64:
    """What the Gatling or Dynamite costs a seat; those who have fallen by it count as they did before."""
    if t.life[seat] == 0 and frame.points[seat] == 0:
        return 0
    if frame.cause == BY_DYNAMITE:
        return 1 if seat == t.roller else 0
    return t.cast[seat].gatling_loss() if seat != t.roller else 0


def misfit_counts(t: Table, frame: Losing) -> str:
    """What Bart Cassidy keeps, what Pedro Ramirez may put back, and who fell."""
    fallen = sum([1 for seat in range(len(t.cast)) if frame.points[seat] > 0 and t.life[seat] == 0])
    kept: i64 = 0
    if t.taker != NOBODY and frame.cause != BY_DYNAMITE:
        kept = frame.points[t.taker]
        if frame.phase <= LOSE:
            kept = min(kept, t.life[t.taker])
    returns: i64 = 0
    if t.returner != NOBODY and t.life[t.returner] > 0 and frame.phase > LOSE:
        returns = frame.points[t.returner]
    return unfit(kept=frame.kept <= kept, returns=frame.returns <= returns, deaths=frame.deaths == fallen)


FITS: Final[dict[str, Fit]] = {
    "gift": GiftFit(("turn",)),
    "rolling": RollingFit(("turn",)),
    "aiming": AimingFit(("turn",)),
    "losing": LosingFit(("turn",)),
    "drinking": DrinkingFit(("turn",)),
    "clearing": ClearingFit(("turn", "losing")),
}
