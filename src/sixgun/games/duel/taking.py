"""Cards that a player takes: by chance from the other hand (duel.random), as loot, looked at, from the store."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, verb_of, with_each
from sixgun.engine.fields import COUNT, NOBODY, SEAT, FieldType, FieldTypes, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, remove, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY, bit_of, pile_seen
from sixgun.games.duel import events, questions, reasons, verbs
from sixgun.games.duel.catalogue import COMMON, LAW, OUTLAWS
from sixgun.games.duel.fields import CARD, PLACES
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
    FIELDS: ClassVar[FieldTypes] = {"by": SEAT, "discards": COUNT}

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
    FIELDS: ClassVar[FieldTypes] = {"by": SEAT, "place": PLACES, "left": COUNT}

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
        actions = with_each(actions, verbs.TAKE, t.gear[self.place])
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


@mypyc_attr(acyclic=True)
class Keeping(DuelFrame):
    """Cards drawn of which some are kept: Wagon and Soundance Kid."""

    NAME: ClassVar[str] = "keeping"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[FieldTypes] = {"looked": ListField(CARD), "keep": FieldType(1, 2)}

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
        return with_each(vec[i64](), verbs.DISCARD, self.looked)

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


FROM_COMMON: Final = vec[i64]([COMMON] * 4)


@mypyc_attr(acyclic=True)
class Store(DuelFrame):
    """The General Store: both take cards in turn, its player first (duel.general-store)."""

    NAME: ClassVar[str] = "store"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[FieldTypes] = {"picker": SEAT, "shelf": ListField(CARD)}

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
        return with_each(vec[i64](capacity=4), verbs.PICK, self.shelf)

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
