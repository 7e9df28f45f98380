"""Arrows put back, one by one (dice.kit-carlson)."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import NOBODY, FieldType, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.dice import questions, reasons, verbs
from sixgun.games.dice.fields import KIT
from sixgun.games.dice.table import table
from sixgun.games.dice.targets import at_everybody, why_not_alive


@mypyc_attr(acyclic=True)
class Clearing(Frame):
    """Kit Carlson puts back an arrow of anybody for each Gatling die, or stops doing so."""

    NAME: ClassVar[str] = "clearing"
    ON: ClassVar[tuple[str, ...]] = ("turn", "losing")
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"dice": FieldType(0, 5)}

    def __init__(self, dice: i64) -> None:
        self.dice = dice

    def copy(self) -> Frame:
        return Clearing(self.dice)

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

    def candidates(self, state: State) -> vec[i64]:
        return at_everybody(table(state), verbs.CLEAR)

    def why_not(self, state: State, action: i64) -> Reason:
        absent = why_not_alive(table(state), verbs.CLEAR, action)
        if absent.type is NOT_NOW and verb_of(action) == verbs.CLEAR:
            return Reason(reasons.NO_ARROW, first(action))
        return absent
