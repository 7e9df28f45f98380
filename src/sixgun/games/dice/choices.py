"""Choosing a player: a Beer, a gift, an arrow put back."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import NOBODY, FieldType, FieldTypes
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.dice import questions, reasons, verbs
from sixgun.games.dice.fields import FROM_BEER, FROM_GIFT, KIT
from sixgun.games.dice.table import DiceTable, table


def at_everybody(t: DiceTable, verb: i64) -> vec[i64]:
    """One action at each seat, living or not."""
    return vec[i64]([pack(verb, seat) for seat in range(len(t.cast))])


def why_not_alive(t: DiceTable, verb: i64, action: i64) -> Reason:
    """Why an action at a player can't be: another thing is asked, or nobody lives there."""
    target = first(action)
    if verb_of(action) != verb:
        return Reason(NOT_NOW)
    if target >= len(t.cast):
        return Reason(reasons.NO_TARGET, target)
    return Reason(reasons.DEAD, target) if t.life[target] <= 0 else Reason(NOT_NOW)


@mypyc_attr(acyclic=True)
class PlayerChoice(Frame):
    """The roller chooses a living player."""

    def verb(self) -> i64:
        """What is done to them."""
        raise AssertionError(self)

    def step(self, state: State) -> i64:
        return table(state).roller

    def offer(self, state: State) -> vec[i64]:
        """One action at each living player, the roller first and then to their left."""
        t = table(state)
        actions = vec[i64](capacity=8)
        verb = self.verb()
        actions = append(actions, pack(verb, t.roller))
        seat = t.left_of(t.roller)
        while seat != t.roller:
            actions = append(actions, pack(verb, seat))
            seat = t.left_of(seat)
        return actions

    def candidates(self, state: State) -> vec[i64]:
        return at_everybody(table(state), self.verb())

    def why_not(self, state: State, action: i64) -> Reason:
        return why_not_alive(table(state), self.verb(), action)


@mypyc_attr(acyclic=True)
class Gift(PlayerChoice):
    """Sid Ketchum chooses who regains a life point before he rolls."""

    NAME: ClassVar[str] = "gift"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def verb(self) -> i64:
        return verbs.GIVE

    def question(self, state: State) -> Question:
        return Question(questions.GIFT)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        t.heal(first(action), 1, FROM_GIFT, t.roller)


@mypyc_attr(acyclic=True)
class Drinking(PlayerChoice):
    """Beers, one by one; `heals_self` was settled when the step began (dice.jesse-jones)."""

    NAME: ClassVar[str] = "drinking"
    ON: ClassVar[tuple[str, ...]] = ("turn",)
    FIELDS: ClassVar[FieldTypes] = {"beers": FieldType(0, 5), "heals_self": FieldType(1, 2)}

    def __init__(self, beers: i64, heals_self: i64) -> None:
        self.beers = beers
        self.heals_self = heals_self

    def copy(self) -> Frame:
        return Drinking(self.beers, self.heals_self)

    def verb(self) -> i64:
        return verbs.DRINK

    def step(self, state: State) -> i64:
        t = table(state)
        if self.beers > 0:
            return t.roller
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.BEER, self.beers, self.heals_self)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        target = first(action)
        t.heal(target, self.heals_self if target == t.roller else i64(1), FROM_BEER, t.roller)
        self.beers -= 1


@mypyc_attr(acyclic=True)
class Clearing(PlayerChoice):
    """Kit Carlson puts back an arrow of anybody for each Gatling die, or stops doing so (dice.kit-carlson)."""

    NAME: ClassVar[str] = "clearing"
    ON: ClassVar[tuple[str, ...]] = ("turn", "losing")
    FIELDS: ClassVar[FieldTypes] = {"dice": FieldType(0, 5)}

    def __init__(self, dice: i64) -> None:
        self.dice = dice

    def copy(self) -> Frame:
        return Clearing(self.dice)

    def verb(self) -> i64:
        return verbs.CLEAR

    def step(self, state: State) -> i64:
        t = table(state)
        if self.dice > 0:
            return t.roller
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.CLEAR, self.dice)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64]([verbs.PASS])
        seat: i64 = 0
        while seat < len(t.cast):
            if t.arrows[seat] > 0:
                actions = append(actions, pack(verbs.CLEAR, seat))
            seat += 1
        return actions

    def choose(self, state: State, action: i64) -> None:
        if verb_of(action) == verbs.PASS:
            self.dice = 0
        else:
            table(state).return_arrows(first(action), 1, KIT)
            self.dice -= 1

    def why_not(self, state: State, action: i64) -> Reason:
        absent = super().why_not(state, action)
        if absent.type is NOT_NOW and verb_of(action) == verbs.CLEAR:
            return Reason(reasons.NO_ARROW, first(action))
        return absent
