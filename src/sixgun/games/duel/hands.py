"""Cards of the other hand, taken or discarded by chance: the backs are seen (duel.random)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, SEAT, Domain, Many, Note
from sixgun.games.duel.deck import LAW, OUTLAWS
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import (
    ASK_BULL,
    ASK_SLIM,
    ASK_STEAL,
    BACK,
    NOT_THERE,
    PASS,
    PLACES,
    REASONS,
    TAKE,
    TOOK,
)
from sixgun.games.duel.table import Table, table


def with_backs(t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with a card of a hand: the drawer sees the backs and chooses one (duel.random)."""
    for back in vec[i64]([LAW, OUTLAWS]):
        if t.backs_in_hand(seat, back) > 0:
            actions = append(actions, pack(BACK, back))
    return actions


@mypyc_attr(acyclic=True)
class Snatching(DuelFrame):
    """A random card of the other hand: taken (Stealing), or discarded if its player wants (Slim Poet)."""

    NAME: ClassVar[str] = "snatching"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "discards": COUNT}

    def __init__(self, by: i64, discards: i64) -> None:
        self.by = by
        self.discards = discards

    def copy(self) -> Frame:
        return Snatching(self.by, self.discards)

    def snatcher(self) -> i64:
        return self.by

    def step(self, state: State) -> i64:
        return self.by

    def question(self, state: State) -> Note:
        t = table(state)
        other = 1 - self.by
        kind = ASK_SLIM if self.discards > 0 else ASK_STEAL
        return Note(kind, NOBODY, t.backs_in_hand(other, LAW), t.backs_in_hand(other, OUTLAWS))

    def offer(self, state: State) -> vec[i64]:
        return with_backs(table(state), 1 - self.by, vec[i64]([PASS]) if self.discards > 0 else vec[i64]())

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        other = 1 - self.by
        if verb_of(action) == PASS:
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
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "place": PLACES, "left": COUNT}

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

    def question(self, state: State) -> Note:
        t = table(state)
        law: i64 = 0
        outlaws: i64 = 0
        if self.snatcher() != NOBODY:
            law = t.backs_in_hand(1 - self.by, LAW)
            outlaws = t.backs_in_hand(1 - self.by, OUTLAWS)
        return Note(ASK_BULL, NOBODY, t.who[self.place], self.left, law, outlaws)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64]([PASS])
        if self.left == 0:
            return actions
        for card in t.gear[self.place]:
            actions = append(actions, pack(TAKE, card))
        return with_backs(t, 1 - self.by, actions) if self.snatcher() != NOBODY else actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == PASS:
            t.pop()
            return
        self.left -= 1
        if verb == TAKE:
            t.remove_from_play(self.place, first(action))
            t.emit(TOOK, t.who[self.place], first(action), self.by)
            t.take(self.by, first(action))
        else:
            t.rob(self.by, 1 - self.by, first(action))

    def why_not(self, state: State, action: i64) -> Note:
        return Note(REASONS[NOT_THERE], NOBODY, first(action)) if verb_of(action) == TAKE else Note(NOT_NOW)
