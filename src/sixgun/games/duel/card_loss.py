"""Cards of the other hand, taken or discarded by chance: the backs are seen (duel.random)."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import COUNT, NOBODY, SEAT, FieldType, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import events, questions, reasons, verbs
from sixgun.games.duel.catalogue import LAW, OUTLAWS
from sixgun.games.duel.fields import PLACES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table


def with_backs(t: DuelTable, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with a card of a hand: the drawer sees the backs and chooses one (duel.random)."""
    for back in vec[i64]([LAW, OUTLAWS]):
        if t.backs_in_hand(seat, back) > 0:
            actions = append(actions, pack(verbs.BACK, back))
    return actions


@mypyc_attr(acyclic=True)
class CardLoss(DuelFrame):
    """A random card of the other hand: taken (Stealing), or discarded if its player wants (Slim Poet)."""

    NAME: ClassVar[str] = "snatching"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"by": SEAT, "discards": COUNT}

    def __init__(self, by: i64, discards: i64) -> None:
        self.by = by
        self.discards = discards

    def copy(self) -> Frame:
        return CardLoss(self.by, self.discards)

    def snatcher(self) -> i64:
        return self.by

    def step(self, state: State) -> i64:
        return self.by

    def question(self, state: State) -> Question:
        t = table(state)
        other = 1 - self.by
        kind = questions.SLIM if self.discards > 0 else questions.STEAL
        return Question(kind, t.backs_in_hand(other, LAW), t.backs_in_hand(other, OUTLAWS))

    def offer(self, state: State) -> vec[i64]:
        return with_backs(table(state), 1 - self.by, vec[i64]([verbs.PASS]) if self.discards > 0 else vec[i64]())

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        other = 1 - self.by
        if verb_of(action) == verbs.PASS:
            return
        if self.discards == 0:
            t.rob(self.by, other, first(action))
            return
        card = t.random_card(other, first(action))
        t.discard_hand_card(other, card)
        t.mind_hand(other, self.by)


@mypyc_attr(acyclic=True)
class Looting(DuelFrame):
    """Bull Anderson takes cards of an eliminated character and its owner, as many as he wants (duel.bull-anderson)."""

    NAME: ClassVar[str] = "looting"
    ON: ClassVar[tuple[str, ...]] = ("falling",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"by": SEAT, "place": PLACES, "left": COUNT}

    def __init__(self, by: i64, place: i64, left: i64) -> None:
        self.by = by
        self.place = place
        self.left = left

    def copy(self) -> Frame:
        return Looting(self.by, self.place, self.left)

    def snatcher(self) -> i64:
        return self.by if self.place >> 1 != self.by else i64(NOBODY)

    def step(self, state: State) -> i64:
        return self.by

    def question(self, state: State) -> Question:
        t = table(state)
        law: i64 = 0
        outlaws: i64 = 0
        if self.snatcher() != NOBODY:
            law = t.backs_in_hand(1 - self.by, LAW)
            outlaws = t.backs_in_hand(1 - self.by, OUTLAWS)
        return Question(questions.BULL, t.who[self.place], self.left, law, outlaws)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64]([verbs.PASS])
        if self.left == 0:
            return actions
        for card in t.gear[self.place]:
            actions = append(actions, pack(verbs.TAKE, card))
        return with_backs(t, 1 - self.by, actions) if self.snatcher() != NOBODY else actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == verbs.PASS:
            t.pop()
            return
        self.left -= 1
        if verb == verbs.TAKE:
            t.remove_from_play(self.place, first(action))
            t.emit(events.TOOK, t.who[self.place], first(action), self.by)
            t.take(self.by, first(action))
        else:
            t.rob(self.by, 1 - self.by, first(action))

    def why_not(self, state: State, action: i64) -> Reason:
        return Reason(reasons.NOT_THERE, first(action)) if verb_of(action) == verbs.TAKE else Reason(NOT_NOW)
