"""Hit cards that are discarded: Indians! and the Duel card."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Note
from sixgun.games.duel.character import Character
from sixgun.games.duel.deck import DUEL, INDIANS, KIND, MISSED, is_hit
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.losing import lose
from sixgun.games.duel.names import (
    ANSWER,
    ANSWERED,
    ASK_DUEL,
    ASK_INDIANS,
    NOT_YOURS,
    PASS,
    PLACES,
    REASONS,
    WRONG_CARD,
)
from sixgun.games.duel.table import Table, only, table


def counts_as_hit(character: Character, kind: i64) -> bool:
    """Whether a card may be discarded as a hit card (duel.indians, duel.duel)."""
    if character.any_as_colt:
        return True
    return is_hit(kind) or (character.missed_as_colt and kind == MISSED)


def hits_or_pass(t: Table, place: i64) -> vec[i64]:
    """Discard a hit card for a character, or don't."""
    actions = only(PASS)
    for card in t.hands[place >> 1]:
        if counts_as_hit(t.character(place), KIND[card]):
            actions = append(actions, pack(ANSWER, card))
    return actions


def why_not_answer(t: Table, seat: i64, action: i64) -> Note:
    """Why a hand card is no answer."""
    if verb_of(action) != ANSWER:
        return Note(NOT_NOW)
    if first(action) not in t.hands[seat]:
        return Note(REASONS[NOT_YOURS], NOBODY, first(action))
    return Note(REASONS[WRONG_CARD])


def answer(t: Table, place: i64, card: i64) -> None:
    """A hit card is discarded for a character."""
    t.remove_from_hand(place >> 1, card)
    t.emit(ANSWERED, t.who[place], card)
    t.throw(card)


@mypyc_attr(acyclic=True)
class Raid(DuelFrame):
    """Indians! at one character (duel.indians)."""

    NAME: ClassVar[str] = "raid"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "target": PLACES}

    def __init__(self, by: i64, target: i64) -> None:
        self.by = by
        self.target = target

    def copy(self) -> Frame:
        return Raid(self.by, self.target)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.target >> 1

    def question(self, state: State) -> Note:
        return Note(ASK_INDIANS, NOBODY, table(state).who[self.target])

    def offer(self, state: State) -> vec[i64]:
        return hits_or_pass(table(state), self.target)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        if verb_of(action) == ANSWER:
            answer(t, self.target, first(action))
        else:
            lose(t, self.target, 1, INDIANS, self.by)

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_answer(table(state), self.target >> 1, action)


@mypyc_attr(acyclic=True)
class Showdown(DuelFrame):
    """The Duel card: hit card by hit card, the challenged character first (duel.duel)."""

    NAME: ClassVar[str] = "showdown"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "target": PLACES, "other": PLACES}

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

    def question(self, state: State) -> Note:
        return Note(ASK_DUEL, NOBODY, table(state).who[self.target])

    def offer(self, state: State) -> vec[i64]:
        return hits_or_pass(table(state), self.target)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == ANSWER:
            answer(t, self.target, first(action))
            self.target, self.other = self.other, self.target
        else:
            t.pop()
            lose(t, self.target, 1, DUEL, self.by)

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_answer(table(state), self.target >> 1, action)
