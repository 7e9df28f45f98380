"""A card of a hand that is about to be taken or discarded by chance."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import verb_of
from sixgun.engine.num import i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Names, Note
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import ASK_ROBBERY, GO_ON, HEAL
from sixgun.games.classic.sid_ketchum import heal_with_two, why_not_heal, with_heals
from sixgun.games.classic.table import Table, table

BY_TAKING: Final = 0
BY_DISCARD: Final = 1
BY_DRAWING: Final = 2
WAYS: Final = Names(("take", "discard", "draw"))


@mypyc_attr(acyclic=True)
class Robbery(ClassicFrame):
    """A random card leaves a hand: to another's (Panic!, El Gringo), to the discards (Cat Balou), or as the first of
    the cards that Jesse Jones draws. Sid Ketchum may heal before (classic.sid-ketchum)."""

    NAME: ClassVar[str] = "robbery"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "seat": SEAT, "way": WAYS}

    def __init__(self, by: i64, seat: i64, way: i64) -> None:
        self.by = by
        self.seat = seat
        self.way = way

    def copy(self) -> Frame:
        return Robbery(self.by, self.seat, self.way)

    def step(self, state: State) -> i64:
        t = table(state)
        if len(with_heals(t, self.seat, vec[i64]())) > 0:
            return self.seat
        self.carry_out(t)
        return NOBODY

    def carry_out(self, t: Table) -> None:
        """What isn't there any more is not taken; Jesse Jones draws it from the pile."""
        t.pop()
        if len(t.hands[self.seat]) > 0:
            if self.way == BY_DISCARD:
                t.discard_hand_card(self.seat, t.random_card(self.seat))
            else:
                t.rob(self.by, self.seat)
            t.refill()
        elif self.way == BY_DRAWING:
            t.draw(self.by, 1)
        if self.way == BY_DRAWING:
            t.draw(self.by, 1)

    def question(self, state: State) -> Note:
        return Note(ASK_ROBBERY, NOBODY, self.by)

    def offer(self, state: State) -> vec[i64]:
        return with_heals(table(state), self.seat, vec[i64]([GO_ON]))

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, self.seat, action)
        else:
            self.carry_out(t)

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_heal(table(state), self.seat, action) if verb_of(action) == HEAL else Note(NOT_NOW)
