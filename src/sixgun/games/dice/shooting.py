"""Bullseyes and their targets, and life lost to them, to the Gatling or to Dynamite."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, verb_of, with_each
from sixgun.engine.fields import COUNT, LIVING_OR_NOBODY, NOBODY, FieldTypes, ListField, NameField, OrdinalField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.dice import events, fields, questions, reasons, verbs
from sixgun.games.dice.choices import at_everybody, why_not_alive
from sixgun.games.dice.damage import lose, mourn
from sixgun.games.dice.fields import BEER, BULLSEYE1, BULLSEYE2, GATLING, POINTS
from sixgun.games.dice.table import DiceTable, table


@mypyc_attr(acyclic=True)
class Aiming(Frame):
    """Targets for all Bullseye dice, die by die, before anybody is hit."""

    NAME: ClassVar[str] = "aiming"
    ON: ClassVar[tuple[str, ...]] = ("turn",)
    FIELDS: ClassVar[FieldTypes] = {"die": OrdinalField(0, 5), "points": ListField(POINTS, per_seat=True)}

    def __init__(self, die: i64, points: vec[i64]) -> None:
        self.die = die
        self.points = points

    def copy(self) -> Frame:
        return Aiming(self.die, self.points[:])

    def step(self, state: State) -> i64:
        t = table(state)
        while self.die < 5:
            if t.dice[self.die] == BULLSEYE1 or t.dice[self.die] == BULLSEYE2:
                return t.roller
            self.die += 1
        t.pop()
        t.push(LifeLoss(fields.BY_BULLSEYE, t.roller, self.points))
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.AIM, self.die, table(state).dice[self.die])

    def number(self, t: DiceTable) -> i64:
        """The number on the Bullseye die in hand."""
        return 1 if t.dice[self.die] == BULLSEYE1 else 2

    def may_double(self, t: DiceTable) -> bool:
        """dice.slab"""
        return t.ability(t.roller).doubles and not t.beer_spent and t.count(BEER) > 0

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        targets = t.in_reach(t.roller, self.number(t))
        actions = with_each(vec[i64](capacity=8), verbs.SHOOT, targets)
        return with_each(actions, verbs.SHOOT_TWICE, targets) if self.may_double(t) else actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        target = first(action)
        points: i64 = 1
        if verb_of(action) == verbs.SHOOT_TWICE:
            points = 2
            t.beer_spent = True
        self.points[target] += points
        t.emit(events.AIMED, t.roller, target, self.die, points)
        self.die += 1

    def candidates(self, state: State) -> vec[i64]:
        t = table(state)
        return at_everybody(t, verbs.SHOOT_TWICE if self.may_double(t) else verbs.SHOOT)

    def why_not(self, state: State, action: i64) -> Reason:
        t = table(state)
        twice: bool = verb_of(action) == verbs.SHOOT_TWICE
        if verb_of(action) != verbs.SHOOT and not twice:
            return Reason(NOT_NOW)
        if twice and not t.ability(t.roller).doubles:
            return Reason(reasons.ONLY_SLAB)
        if twice and not self.may_double(t):
            return Reason(reasons.BEER_USED if t.beer_spent else reasons.NO_BEER)
        if first(action) == t.roller:
            return Reason(reasons.SELF)
        absent = why_not_alive(t, verb_of(action), action)
        return absent if absent.type is not NOT_NOW else self.out_of_range(t, first(action))

    def out_of_range(self, t: DiceTable, target: i64) -> Reason:
        """How far the target is and how far the die reaches."""
        shooter = t.ability(t.roller)
        bullseye = t.bullseye(self.number(t))
        return Reason(
            reasons.OUT_OF_RANGE, t.distance(t.roller, target), shooter.nearest(bullseye), shooter.farthest(bullseye)
        )


# Made once; nobody changes them.
ARROW_OR_LIFE: Final = vec[i64]([verbs.LOSE_LIFE, verbs.TAKE_ARROW])
PUT_BACK_OR_KEEP: Final = vec[i64]([verbs.PUT_BACK, verbs.KEEP])


# The steps of a loss; the numbers are the positions in Losing.PHASES.
INSTEAD: Final = 0
LOSE: Final = 1
GIVE_BACK: Final = 2
AFTERMATH: Final = 3
HURT: Final = 4


@mypyc_attr(acyclic=True)
class LifeLoss(Frame):
    """Life lost at one moment to Bullseyes, Gatling or Dynamite, and what follows (dice.gatling gives the order).

    `points` are what each seat loses; `kept` points Bart Cassidy has decided to lose; `returns` arrows Pedro Ramirez
    may still put back; `deaths` players who fell.
    """

    NAME: ClassVar[str] = "losing"
    ON: ClassVar[tuple[str, ...]] = ("turn",)
    PHASES: ClassVar[tuple[str, ...]] = ("instead", "lose", "put-back", "aftermath", "hurt")
    FIELDS: ClassVar[FieldTypes] = {
        "cause": fields.CAUSES,
        "by": LIVING_OR_NOBODY,
        "points": ListField(POINTS, per_seat=True),
        "kept": POINTS,
        "returns": POINTS,
        "deaths": COUNT,
        "phase": NameField(PHASES),
    }

    def __init__(
        self,
        cause: i64,
        by: i64,
        points: vec[i64],
        kept: i64 = 0,
        returns: i64 = 0,
        deaths: i64 = 0,
        phase: i64 = INSTEAD,
    ) -> None:
        self.cause = cause
        self.by = by
        self.points = points
        self.kept = kept
        self.returns = returns
        self.deaths = deaths
        self.phase = phase

    def copy(self) -> Frame:
        return LifeLoss(self.cause, self.by, self.points[:], self.kept, self.returns, self.deaths, self.phase)

    def wrong_field(self) -> str:
        if self.cause == fields.BY_INDIANS:  # they lose at once, without a frame
            return "cause"
        return "by" if (self.by == NOBODY) != (self.cause == fields.BY_DYNAMITE) else ""

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase
        asked: i64 = NOBODY
        if phase == INSTEAD:
            asked = self.may_take_arrow(t)
        elif phase == LOSE:
            self.deaths = lose(t, self.points, self.cause, self.by)
            back = t.returner  # dice.pedro-ramirez
            self.returns = self.points[back] if back != NOBODY and t.life[back] > 0 else i64(0)
        elif phase == GIVE_BACK:
            asked = self.may_put_back(t)
        elif phase == AFTERMATH:
            self.aftermath(t)
        else:
            t.pop()
            self.hurt(t)
        if asked == NOBODY:
            self.phase += 1
        return asked

    def may_take_arrow(self, t: DiceTable) -> i64:
        """The seat that may take an arrow instead of the next point (dice.bart-cassidy)."""
        seat = t.taker
        if seat == NOBODY or self.cause == fields.BY_DYNAMITE or t.middle == 1:
            return NOBODY
        return seat if self.points[seat] > self.kept and t.life[seat] > self.kept else i64(NOBODY)

    def may_put_back(self, t: DiceTable) -> i64:
        """The seat that may put back an arrow now."""
        return t.returner if self.returns > 0 and t.arrows[t.returner] > 0 else i64(NOBODY)

    def aftermath(self, t: DiceTable) -> None:
        """The living hear of the dead; the Gatling frees its roller of arrows."""
        mourn(t, self.deaths)
        if self.cause == fields.BY_GATLING:
            t.return_arrows(t.roller, t.arrows[t.roller], fields.OWN_GATLING)
            t.ability(t.roller).on_gatling_dice(t, t.roller, t.count(GATLING))

    def hurt(self, t: DiceTable) -> None:
        """Those who lost life, the last of it too, hear to whom (dice.el-gringo)."""
        seat: i64 = 0
        while seat < len(self.points) and self.by != NOBODY and not t.over:
            if self.points[seat] > 0:
                t.ability(seat).on_life_lost(t, seat, self.points[seat], self.by)
            seat += 1

    def question(self, state: State) -> Question:
        t = table(state)
        if self.phase == INSTEAD:
            points = self.points[self.may_take_arrow(t)] - self.kept
            return Question(questions.ARROW_FOR_LIFE, self.cause, self.by, points)
        return Question(questions.PUT_BACK, self.returns)

    def offer(self, state: State) -> vec[i64]:
        return ARROW_OR_LIFE if self.phase == INSTEAD else PUT_BACK_OR_KEEP

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == verbs.TAKE_ARROW:
            seat = self.may_take_arrow(t)
            self.points[seat] -= 1
            t.arrows[seat] += 1
            t.middle -= 1
            t.emit(events.ARROW_INSTEAD, seat, t.middle)
        elif verb == verbs.LOSE_LIFE:
            self.kept += 1
        elif verb == verbs.PUT_BACK:
            t.return_arrows(self.may_put_back(t), 1, fields.FOR_LIFE)
            self.returns -= 1
        else:
            self.returns = 0
