"""A card of a hand that is about to be taken or discarded by chance."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.num import i64, vec
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Names, Note
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.names import ASK_ROBBERY, GO_ON
from sixgun.games.classic.table import Table

BY_TAKING: Final = 0
BY_DISCARD: Final = 1
BY_DRAWING: Final = 2
WAYS: Final = Names(("take", "discard", "draw"))


@mypyc_attr(acyclic=True)
class Robbery(ClassicFrame):
    """A random card leaves a hand: to another's (Panic!, El Gringo), to the discards (Cat Balou), or as the first of
    the cards that Jesse Jones draws. Its owner may do what he can by himself before (classic.sid-ketchum)."""

    NAME: ClassVar[str] = "robbery"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "seat": SEAT, "way": WAYS}

    def __init__(self, by: i64, seat: i64, way: i64) -> None:
        self.by = by
        self.seat = seat
        self.way = way

    def copy(self) -> Frame:
        return Robbery(self.by, self.seat, self.way)

    def asked(self, t: Table) -> i64:
        return self.seat

    def step(self, state: State) -> i64:
        return self.seat

    def question(self, state: State) -> Note:
        return Note(ASK_ROBBERY, NOBODY, self.by)

    def options(self, t: Table) -> vec[i64]:
        return vec[i64]([GO_ON])

    def decide(self, t: Table, action: i64) -> None:
        """What isn't there any more is not taken; Jesse Jones draws it from the pile."""
        t.pop()
        there = len(t.hands[self.seat]) > 0
        if there and self.way == BY_DISCARD:
            t.discard_hand_card(self.seat, t.random_card(self.seat))
        elif there:
            t.rob(self.by, self.seat)
        refill(t)
        if self.way == BY_DRAWING:
            t.draw(self.by, 1 if there else 2)
