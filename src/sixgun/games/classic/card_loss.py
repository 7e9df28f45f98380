"""A card of a hand that is about to be taken or discarded by chance."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.fields import LIVING, FieldType, ListField, NameField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.classic import questions, verbs
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.table import ClassicTable

BY_TAKING: Final = 0
BY_DISCARD: Final = 1
BY_DRAWING: Final = 2
WAYS: Final = NameField(("take", "discard", "draw"))


@mypyc_attr(acyclic=True)
class CardLoss(ClassicFrame):
    """A random card leaves a hand: to another's (Panic!, El Gringo), to the discards (Cat Balou), or as the first of
    the cards that Jesse Jones draws. Its owner may first do what they can on their own (classic.sid-ketchum)."""

    NAME: ClassVar[str] = "robbery"
    ON: ClassVar[tuple[str, ...]] = ("turn", "playing", "volley", "robbery")
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"by": LIVING, "seat": LIVING, "way": WAYS}

    def __init__(self, by: i64, seat: i64, way: i64) -> None:
        self.by = by
        self.seat = seat
        self.way = way

    def copy(self) -> Frame:
        return CardLoss(self.by, self.seat, self.way)

    def asked(self, t: ClassicTable) -> i64:
        return self.seat

    def step(self, state: State) -> i64:
        return self.seat

    def question(self, state: State) -> Question:
        return Question(questions.ROBBERY, self.by)

    def options(self, t: ClassicTable) -> vec[i64]:
        return vec[i64]([verbs.GO_ON])

    def decide(self, t: ClassicTable, action: i64) -> None:
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
