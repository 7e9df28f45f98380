"""What happens with hands: random draws, cards to choose from, the General Store, and the hand limit."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, remove, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, SEAT, Domain, Many, Note
from sixgun.games.duel.deck import CARD, LAW, OUTLAWS
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import (
    ASK_BULL,
    ASK_DISCARD,
    ASK_SLIM,
    ASK_SOUNDANCE,
    ASK_STEAL,
    ASK_STORE,
    ASK_WAGON,
    BACK,
    DISCARD,
    DISCARDED,
    DREW,
    GOT,
    LOOKED,
    NOT_THERE,
    NOT_YOURS,
    PASS,
    PICK,
    PICKED,
    PLACES,
    REASONS,
    STORE_OPENED,
    TAKE,
    TOOK,
    USED,
    WRONG_CARD,
)
from sixgun.games.duel.table import Table, table
from sixgun.games.knowledge import EVERYBODY, bit_of, pile_seen


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


def exchange(t: Table, place: i64, card: i64) -> None:
    """Soundance Kid: a hand card for the better of two (duel.soundance-kid)."""
    t.emit(USED, t.who[place])
    t.discard_hand_card(t.active, card)
    looked = look_at(t, vec[i64](), t.active)
    t.push(Keeping(look_at(t, looked, 1 - t.active), 1))


@mypyc_attr(acyclic=True)
class Discarding(DuelFrame):
    """Phase 3: down to the hand limit (duel.turn.hand-limit)."""

    NAME: ClassVar[str] = "discarding"

    def step(self, state: State) -> i64:
        t = table(state)
        if excess(t) > 0:
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_DISCARD, NOBODY, excess(table(state)))

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        for card in t.hands[t.active]:
            actions = append(actions, pack(DISCARD, card))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.discard_hand_card(t.active, first(action))

    def why_not(self, state: State, action: i64) -> Note:
        return Note(REASONS[NOT_YOURS], NOBODY, first(action)) if verb_of(action) == DISCARD else Note(NOT_NOW)


def excess(t: Table) -> i64:
    """How many cards are above the limit: the life of the AC, but at least two."""
    limit = t.life[t.front_of(t.active)]
    if limit < 2:
        limit = 2
    return len(t.hands[t.active]) - limit
