"""Arrows put back, one by one (dice.kit-carlson)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Note
from sixgun.games.dice.names import ASK_CLEAR, CLEAR, KIT, NO_ARROW, PASS
from sixgun.games.dice.table import table
from sixgun.games.dice.targets import why_not_alive


@mypyc_attr(acyclic=True)
class Clearing(Frame):
    """Kit Carlson puts back an arrow of anybody for each Gatling die, or stops doing so."""

    NAME: ClassVar[str] = "clearing"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"dice": Domain(0, 5)}

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

    def question(self, state: State) -> Note:
        return Note(ASK_CLEAR, NOBODY, self.dice)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64]([PASS])
        seat: i64 = 0
        while seat < len(t.cast):
            if t.arrows[seat] > 0:
                actions = append(actions, pack(CLEAR, seat))
            seat += 1
        return actions

    def choose(self, state: State, action: i64) -> None:
        if verb_of(action) == PASS:
            self.dice = 0
        else:
            table(state).return_arrows(first(action), 1, KIT)
            self.dice -= 1

    def why_not(self, state: State, action: i64) -> Note:
        absent = why_not_alive(table(state), CLEAR, action)
        if absent.term is NOT_NOW and verb_of(action) == CLEAR:
            return Note(NO_ARROW, NOBODY, first(action))
        return absent
