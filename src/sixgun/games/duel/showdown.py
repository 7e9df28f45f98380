"""Hit cards that are discarded: Indians! and the Duel card."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import SEAT, FieldType, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import events, kinds, questions, reasons, verbs
from sixgun.games.duel.catalogue import KIND, is_hit
from sixgun.games.duel.character import Character
from sixgun.games.duel.damage import lose
from sixgun.games.duel.fields import PLACES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, only, table


def counts_as_hit(character: Character, kind: i64) -> bool:
    """Whether a card may be discarded as a hit card (duel.indians, duel.duel)."""
    if character.any_as_colt:
        return True
    return is_hit(kind) or (character.missed_as_colt and kind == kinds.MISSED)


def hits_or_pass(t: DuelTable, place: i64) -> vec[i64]:
    """Discard a hit card for a character, or don't."""
    actions = only(verbs.PASS)
    for card in t.hands[place >> 1]:
        if counts_as_hit(t.character(place), KIND[card]):
            actions = append(actions, pack(verbs.ANSWER, card))
    return actions


def why_not_answer(t: DuelTable, seat: i64, action: i64) -> Reason:
    if verb_of(action) != verbs.ANSWER:
        return Reason(NOT_NOW)
    if first(action) not in t.hands[seat]:
        return Reason(reasons.NOT_YOURS, first(action))
    return Reason(reasons.WRONG_CARD)


def answer(t: DuelTable, place: i64, card: i64) -> None:
    t.remove_from_hand(place >> 1, card)
    t.emit(events.ANSWERED, t.who[place], card)
    t.discard(card)


@mypyc_attr(acyclic=True)
class IndiansResponse(DuelFrame):
    """Indians! at one character (duel.indians)."""

    NAME: ClassVar[str] = "raid"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"by": SEAT, "target": PLACES}

    def __init__(self, by: i64, target: i64) -> None:
        self.by = by
        self.target = target

    def copy(self) -> Frame:
        return IndiansResponse(self.by, self.target)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.target >> 1

    def question(self, state: State) -> Question:
        return Question(questions.INDIANS, table(state).who[self.target])

    def offer(self, state: State) -> vec[i64]:
        return hits_or_pass(table(state), self.target)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        if verb_of(action) == verbs.ANSWER:
            answer(t, self.target, first(action))
        else:
            lose(t, self.target, 1, kinds.INDIANS, self.by)

    def candidates(self, state: State) -> vec[i64]:
        return vec[i64]([pack(verbs.ANSWER, card) for card in table(state).hands[self.target >> 1]])

    def why_not(self, state: State, action: i64) -> Reason:
        return why_not_answer(table(state), self.target >> 1, action)


@mypyc_attr(acyclic=True)
class Showdown(DuelFrame):
    """The Duel card: hit card by hit card, the challenged character first (duel.duel)."""

    NAME: ClassVar[str] = "showdown"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"by": SEAT, "target": PLACES, "other": PLACES}

    def __init__(self, by: i64, target: i64, other: i64) -> None:
        self.by = by
        self.target = target
        self.other = other

    def copy(self) -> Frame:
        return Showdown(self.by, self.target, self.other)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.target >> 1

    def question(self, state: State) -> Question:
        return Question(questions.DUEL, table(state).who[self.target])

    def offer(self, state: State) -> vec[i64]:
        return hits_or_pass(table(state), self.target)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == verbs.ANSWER:
            answer(t, self.target, first(action))
            self.target, self.other = self.other, self.target
        else:
            t.pop()
            lose(t, self.target, 1, kinds.DUEL, self.by)

    def candidates(self, state: State) -> vec[i64]:
        return vec[i64]([pack(verbs.ANSWER, card) for card in table(state).hands[self.target >> 1]])

    def why_not(self, state: State, action: i64) -> Reason:
        return why_not_answer(table(state), self.target >> 1, action)
