"""Cards that a player looks at, of which they keep some: Wagon and Soundance Kid."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import NOBODY, FieldType, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, remove, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import bit_of, pile_seen
from sixgun.games.duel import events, questions, reasons, verbs
from sixgun.games.duel.fields import CARD
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table


@mypyc_attr(acyclic=True)
class Keeping(DuelFrame):
    """Cards drawn of which some are kept: Wagon and Soundance Kid."""

    NAME: ClassVar[str] = "keeping"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"looked": ListField(CARD), "keep": FieldType(1, 2)}

    def __init__(self, looked: vec[i64], keep: i64) -> None:
        self.looked = looked
        self.keep = keep

    def wrong_field(self) -> str:
        return "looked" if len(self.looked) > self.keep + 1 else ""

    def copy(self) -> Frame:
        return Keeping(self.looked[:], self.keep)

    def cards(self) -> vec[i64]:
        return self.looked

    def hide(self, state: State, seat: i64) -> None:
        self.looked = pile_seen(self.looked, table(state).known, bit_of(seat))

    def source(self, t: DuelTable, at: i64) -> i64:
        return t.active if self.keep == 2 or at == 0 else 1 - t.active

    def step(self, state: State) -> i64:
        t = table(state)
        if len(self.looked) > self.keep:
            return t.active
        t.pop()
        for card in self.looked:
            t.hands[t.active] = append(t.hands[t.active], card)
            t.whisper(t.active, events.GOT, t.active, card)
        if len(self.looked) > 0:
            t.emit(events.DREW, t.active, len(self.looked))
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.WAGON if self.keep == 2 else questions.SOUNDANCE, self.keep)

    def offer(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        for card in self.looked:
            actions = append(actions, pack(verbs.DISCARD, card & 255))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        self.looked = remove(self.looked, first(action))
        t.emit(events.DISCARDED, t.active, first(action))
        t.discard(first(action))

    def why_not(self, state: State, action: i64) -> Reason:
        return Reason(reasons.WRONG_CARD if verb_of(action) == verbs.DISCARD else NOT_NOW)


def look_at(t: DuelTable, looked: vec[i64], deck: i64) -> vec[i64]:
    """One more card from a player's deck to choose from."""
    card = t.turn_up(deck)
    if card < 0:
        return looked
    t.known[card] |= 1 << t.active
    t.whisper(t.active, events.LOOKED, t.active, card)
    t.restock()
    return append(looked, card)
