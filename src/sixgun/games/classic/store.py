"""The General Store."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, remove, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Note
from sixgun.games.classic.deck import CARD
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import ASK_STORE, HEAL, PICK, PICKED, REASONS, STORE_OPENED, WRONG_CARD
from sixgun.games.classic.sid_ketchum import heal_with_two, why_not_heal, with_heals
from sixgun.games.classic.table import Table, table
from sixgun.games.knowledge import EVERYBODY


@mypyc_attr(acyclic=True)
class Store(ClassicFrame):
    """The General Store: everybody takes one of the open cards, beginning with who played it."""

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
        actions = vec[i64](capacity=8)
        for card in self.shelf:
            actions = append(actions, pack(PICK, card))
        return actions if len(self.shelf) == 1 else with_heals(table(state), self.picker, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, self.picker, action)
            return
        card = first(action)
        self.shelf = remove(self.shelf, card)
        t.take(self.picker, card)
        t.emit(PICKED, self.picker, card)
        self.picker = t.left_of(self.picker)

    def why_not(self, state: State, action: i64) -> Note:
        if verb_of(action) == HEAL:
            return why_not_heal(table(state), self.picker, action)
        return Note(REASONS[WRONG_CARD] if verb_of(action) == PICK else NOT_NOW)


def open_store(t: Table, seat: i64) -> None:
    """Turn up as many cards as there are living players, or as many as there are (classic.general-store)."""
    shelf = vec[i64](capacity=8)
    while len(shelf) < t.living:
        card = t.turn_up()
        if card < 0:
            break
        t.known[card] = EVERYBODY
        shelf = append(shelf, card)
        t.emit(STORE_OPENED, card)
    t.push(Store(seat, shelf))
