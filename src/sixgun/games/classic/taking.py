"""Cards that change hands: by chance from a hand, or from the General Store."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, verb_of, with_each
from sixgun.engine.fields import LIVING, NOBODY, FieldTypes, ListField, NameField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, remove, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY
from sixgun.games.classic import events, questions, reasons, verbs
from sixgun.games.classic.fields import CARD
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.table import ClassicTable, table

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
    FIELDS: ClassVar[FieldTypes] = {"by": LIVING, "seat": LIVING, "way": WAYS}

    def __init__(self, by: i64, seat: i64, way: i64) -> None:
        self.by = by
        self.seat = seat
        self.way = way

    def copy(self) -> Frame:
        return CardLoss(self.by, self.seat, self.way)

    def asked(self, t: ClassicTable) -> i64:
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


def take_card(t: ClassicTable, by: i64, seat: i64, taken: i64, way: i64) -> None:
    """A player loses a card: one in play, or (below 0) a random one of the hand."""
    if taken < 0:
        t.push(CardLoss(by, seat, way))
        return
    t.remove_from_play(seat, taken)
    if way == BY_DISCARD:
        t.discard(taken)
        t.emit(events.DISCARDED, seat, taken)
        refill(t)
    else:
        t.take(by, taken)
        t.emit(events.TOOK, seat, by, taken)


@mypyc_attr(acyclic=True)
class Store(ClassicFrame):
    """The General Store: everybody takes one of the open cards, beginning with who played it."""

    NAME: ClassVar[str] = "store"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[FieldTypes] = {"picker": LIVING, "shelf": ListField(CARD)}

    def __init__(self, picker: i64, shelf: vec[i64]) -> None:
        self.picker = picker
        self.shelf = shelf

    def copy(self) -> Frame:
        return Store(self.picker, self.shelf[:])

    def cards(self) -> vec[i64]:
        return self.shelf

    def step(self, state: State) -> i64:
        t = table(state)
        if len(self.shelf) > 0:
            return self.picker
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.STORE)

    def asked(self, t: ClassicTable) -> i64:
        return self.picker

    def offer(self, state: State) -> vec[i64]:
        """The last card is given without asking (classic.general-store)."""
        return super().offer(state) if len(self.shelf) > 1 else self.options(table(state))

    def options(self, t: ClassicTable) -> vec[i64]:
        return with_each(vec[i64](capacity=8), verbs.PICK, self.shelf)

    def decide(self, t: ClassicTable, action: i64) -> None:
        card = first(action)
        self.shelf = remove(self.shelf, card)
        t.take(self.picker, card)
        t.emit(events.PICKED, self.picker, card)
        self.picker = t.left_of(self.picker)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        return Reason(reasons.WRONG_CARD if verb_of(action) == verbs.PICK else NOT_NOW)


def open_store(t: ClassicTable, seat: i64) -> None:
    """Turn up as many cards as there are living players, or as many as there are (classic.general-store)."""
    shelf = vec[i64](capacity=8)
    while len(shelf) < t.living:
        card = t.turn_up()
        if card < 0:
            break
        t.known[card] = EVERYBODY
        shelf = append(shelf, card)
        t.emit(events.STORE_OPENED, card)
    t.push(Store(seat, shelf))
