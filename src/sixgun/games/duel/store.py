"""The General Store: four cards in the open, taken in turn (duel.general-store)."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import NOBODY, SEAT, FieldType, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, remove, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY
from sixgun.games.duel import events, questions, reasons, verbs
from sixgun.games.duel.catalogue import COMMON
from sixgun.games.duel.fields import CARD
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table

FROM_COMMON: Final = vec[i64]([COMMON] * 4)


@mypyc_attr(acyclic=True)
class Store(DuelFrame):
    """The General Store: both take cards in turn, its player first (duel.general-store)."""

    NAME: ClassVar[str] = "store"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"picker": SEAT, "shelf": ListField(CARD)}

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

    def offer(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for card in self.shelf:
            actions = append(actions, pack(verbs.PICK, card))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        self.shelf = remove(self.shelf, first(action))
        t.take(self.picker, first(action))
        t.emit(events.PICKED, self.picker, first(action))
        self.picker = 1 - self.picker

    def why_not(self, state: State, action: i64) -> Reason:
        return Reason(reasons.WRONG_CARD if verb_of(action) == verbs.PICK else NOT_NOW)


def open_store(t: DuelTable, seat: i64) -> None:
    """Two cards from each player's deck, or four from the common one if there is one now."""
    shelf = vec[i64](capacity=4)
    common = len(t.decks[COMMON]) > 0
    for deck in FROM_COMMON if common else vec[i64]([seat, seat, 1 - seat, 1 - seat]):
        card = t.turn_up(deck)
        if card >= 0:
            t.known[card] = EVERYBODY
            t.emit(events.STORE_OPENED, card)
            t.restock()
            shelf = append(shelf, card)
    t.push(Store(seat, shelf))
