"""The General Store: four cards in the open, taken in turn (duel.general-store)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, remove, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Note
from sixgun.games.duel.deck import CARD
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import ASK_STORE, PICK, PICKED, REASONS, STORE_OPENED, WRONG_CARD
from sixgun.games.duel.table import Table, table
from sixgun.games.knowledge import EVERYBODY


@mypyc_attr(acyclic=True)
class Store(DuelFrame):
    """The General Store: both take cards in turn, its player first (duel.general-store)."""

    NAME: ClassVar[str] = "store"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"picker": SEAT, "shelf": Many(CARD)}

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

    def question(self, state: State) -> Note:
        return Note(ASK_STORE)

    def offer(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for card in self.shelf:
            actions = append(actions, pack(PICK, card))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        self.shelf = remove(self.shelf, first(action))
        t.take(self.picker, first(action))
        t.emit(PICKED, self.picker, first(action))
        self.picker = 1 - self.picker

    def why_not(self, state: State, action: i64) -> Note:
        return Note(REASONS[WRONG_CARD] if verb_of(action) == PICK else NOT_NOW)


def open_store(t: Table, seat: i64) -> None:
    """Two cards from each player's deck, or four from the common one."""
    shelf = vec[i64](capacity=4)
    for deck in vec[i64]([seat, seat, 1 - seat, 1 - seat]):
        card = t.turn_up(deck)
        if card >= 0:
            t.known[card] = EVERYBODY
            t.emit(STORE_OPENED, card)
            t.restock()
            shelf = append(shelf, card)
    t.push(Store(seat, shelf))
