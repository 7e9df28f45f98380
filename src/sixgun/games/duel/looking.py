"""Cards that a player looks at, of which he keeps some: Wagon and Soundance Kid."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, remove, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, Domain, Many, Note
from sixgun.games.duel.deck import CARD
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import (
    ASK_SOUNDANCE,
    ASK_WAGON,
    DISCARD,
    DISCARDED,
    DREW,
    GOT,
    LOOKED,
    REASONS,
    WRONG_CARD,
)
from sixgun.games.duel.table import Table, table
from sixgun.games.knowledge import bit_of, pile_seen


@mypyc_attr(acyclic=True)
class Keeping(DuelFrame):
    """Cards drawn of which some are kept: Wagon and Soundance Kid."""

    NAME: ClassVar[str] = "keeping"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"looked": Many(CARD), "keep": COUNT}

    def __init__(self, looked: vec[i64], keep: i64) -> None:
        self.looked = looked
        self.keep = keep

    def copy(self) -> Frame:
        return Keeping(self.looked[:], self.keep)

    def cards(self) -> vec[i64]:
        return self.looked

    def hide(self, state: State, seat: i64) -> None:
        self.looked = pile_seen(self.looked, table(state).known, bit_of(seat))

    def source(self, t: Table, at: i64) -> i64:
        return t.active if self.keep == 2 or at == 0 else 1 - t.active

    def step(self, state: State) -> i64:
        t = table(state)
        if len(self.looked) > self.keep:
            return t.active
        t.pop()
        for card in self.looked:
            t.hands[t.active] = append(t.hands[t.active], card)
            t.whisper(t.active, GOT, t.active, card)
        if len(self.looked) > 0:
            t.emit(DREW, t.active, len(self.looked))
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_WAGON if self.keep == 2 else ASK_SOUNDANCE, NOBODY, self.keep)

    def offer(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        for card in self.looked:
            actions = append(actions, pack(DISCARD, card & 255))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        self.looked = remove(self.looked, first(action))
        t.emit(DISCARDED, t.active, first(action))
        t.throw(first(action))

    def why_not(self, state: State, action: i64) -> Note:
        return Note(REASONS[WRONG_CARD] if verb_of(action) == DISCARD else NOT_NOW)


def look_at(t: Table, looked: vec[i64], deck: i64) -> vec[i64]:
    """One more card from a player's deck to choose from."""
    card = t.turn_up(deck)
    if card < 0:
        return looked
    t.known[card] |= 1 << t.active
    t.whisper(t.active, LOOKED, t.active, card)
    t.restock()
    return append(looked, card)
