"""What can be resolved in the classic game: the phases of a turn, shots, raids, duels, draw checks and the brink."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.kinds import COUNT, NOBODY, SEAT, SEAT_OR_NOBODY, Domain, Many, Names, Note
from sixgun.engine.num import append, i64, pop, remove, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.games.classic.deck import BEER, CARD, DUEL, HEARTS, INDIANS, KIND, KINDS, SUIT
from sixgun.games.classic.ending import eliminate
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import (
    ANSWER,
    ANSWERED,
    ASK_BRINK,
    ASK_DISCARD,
    ASK_DUEL,
    ASK_DUKE,
    ASK_INDIANS,
    ASK_READY,
    ASK_SHOT,
    ASK_STORE,
    BY_BEER,
    BY_SID,
    CHECKED,
    CHOOSE,
    DISCARD,
    DISCARDED,
    DRINK,
    FOR_BARREL,
    FULL_LIFE,
    GO_ON,
    HEAL,
    LAST_TWO,
    LOST,
    NO_BARREL,
    NOT_SID,
    NOT_YOURS,
    PASS,
    PICK,
    PICKED,
    PURPOSES,
    REASONS,
    SAVED,
    STORE_OPENED,
    TWO_CARDS,
    USE_BARREL,
    WRONG_CARD,
)
from sixgun.games.classic.table import Table, table
from sixgun.games.roles import TURN

# -- Sid Ketchum, who may heal whenever he decides -----------------------------------------------------------------


def with_heals(t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with Sid Ketchum's: any two hand cards for a life point (classic.sid-ketchum)."""
    if not t.cast[seat].heals_with_two or t.life[seat] >= t.most[seat]:
        return actions
    hand = t.hands[seat]
    at: i64 = 0
    while at < len(hand):
        other: i64 = at + 1
        while other < len(hand):
            actions = append(actions, pack(HEAL, hand[at], hand[other]))
            other += 1
        at += 1
    return actions


def heal_with_two(t: Table, seat: i64, action: i64) -> None:
    """Discard two cards and regain a life point."""
    t.discard_hand_card(seat, first(action))
    t.discard_hand_card(seat, second(action))
    t.heal(seat, 1, BY_SID)


def why_not_heal(t: Table, seat: i64, action: i64) -> Note:
    """Why Sid Ketchum's ability can't be used so."""
    if not t.cast[seat].heals_with_two:
        return Note(REASONS[NOT_SID])
    if t.life[seat] >= t.most[seat]:
        return Note(REASONS[FULL_LIFE])
    for card in vec[i64]([first(action), second(action)]):
        if card not in t.hands[seat]:
            return Note(REASONS[NOT_YOURS], NOBODY, card)
    return Note(REASONS[TWO_CARDS])


# -- the turn ------------------------------------------------------------------------------------------------------


def begin_turn(t: Table, seat: i64) -> None:
    """The turn goes to a player."""
    t.active = seat
    t.turn += 1
    t.picks = 0
    t.bangs = 0
    t.emit(TURN, seat, t.turn)


@mypyc_attr(acyclic=True)
class Ready(ClassicFrame):
    """Sid Ketchum before the checks of his turn: heal, or go on."""

    NAME: ClassVar[str] = "ready"

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Note:
        return Note(ASK_READY)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        return with_heals(t, t.active, vec[i64]([GO_ON]))

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, t.active, action)
        else:
            t.pop()

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        return why_not_heal(t, t.active, action) if verb_of(action) == HEAL else Note(NOT_NOW)


@mypyc_attr(acyclic=True)
class Discarding(ClassicFrame):
    """Phase 3: down to the hand limit (classic.turn.hand-limit)."""

    NAME: ClassVar[str] = "discarding"

    def step(self, state: State) -> i64:
        t = table(state)
        if len(t.hands[t.active]) > t.life[t.active]:
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Note:
        t = table(state)
        return Note(ASK_DISCARD, NOBODY, len(t.hands[t.active]) - t.life[t.active])

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        for card in t.hands[t.active]:
            actions = append(actions, pack(DISCARD, card))
        return with_heals(t, t.active, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, t.active, action)
        else:
            t.discard_hand_card(t.active, first(action))

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        if verb_of(action) == HEAL:
            return why_not_heal(t, t.active, action)
        return Note(REASONS[NOT_YOURS], NOBODY, first(action)) if verb_of(action) == DISCARD else Note(NOT_NOW)


# -- draw! ---------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Check(ClassicFrame):
    """A draw!: a card is turned and discarded; Lucky Duke turns two and chooses (classic.draw-check)."""

    NAME: ClassVar[str] = "check"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"purpose": PURPOSES, "seat": SEAT, "turned": Many(CARD)}

    def __init__(self, purpose: i64, seat: i64, turned: vec[i64]) -> None:
        self.purpose = purpose
        self.seat = seat
        self.turned = turned

    def copy(self) -> Frame:
        return Check(self.purpose, self.seat, self.turned[:])

    def cards(self) -> vec[i64]:
        return self.turned

    def step(self, state: State) -> i64:
        t = table(state)
        while len(self.turned) < t.cast[self.seat].turns_cards:
            if len(t.deck) == 0:
                break
            t.deck, card = pop(t.deck)
            t.known[card] = 255
            self.turned = append(self.turned, card)
            if len(self.turned) < t.cast[self.seat].turns_cards:
                t.reshuffle()
        if len(self.turned) > 1:
            return self.seat
        self.finish(t, self.turned[0] if len(self.turned) == 1 else i64(-1))
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_DUKE, NOBODY, self.purpose)

    def offer(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        for card in self.turned:
            actions = append(actions, pack(CHOOSE, card))
        return actions

    def choose(self, state: State, action: i64) -> None:
        self.finish(table(state), first(action))

    def finish(self, t: Table, card: i64) -> None:
        """All turned cards are discarded, the one that counts is told to the frame that asked."""
        t.pop()
        for turned in self.turned:
            if turned != card:
                t.throw(turned)
                t.emit(DISCARDED, self.seat, turned)
        if card >= 0:
            t.throw(card)
            t.emit(CHECKED, self.seat, card, self.purpose)
        else:
            t.reshuffle()
        asker = t.stack[-1]
        assert isinstance(asker, ClassicFrame)
        asker.checked(t, card)


# -- losing life ---------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Losing(ClassicFrame):
    """Life lost at one moment: the brink with its Beers, then survival or elimination (classic.death.hooks)."""

    NAME: ClassVar[str] = "losing"
    PHASES: ClassVar[tuple[str, ...]] = ("lose", "brink")
    FIELDS: ClassVar[dict[str, Domain | Many]] = {
        "seat": SEAT,
        "points": COUNT,
        "cause": KINDS,
        "by": SEAT_OR_NOBODY,
        "needed": COUNT,
        "phase": Names(PHASES),
    }

    def __init__(self, seat: i64, points: i64, cause: i64, by: i64, needed: i64, phase: i64) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause
        self.by = by
        self.needed = needed
        self.phase = phase

    def copy(self) -> Frame:
        return Losing(self.seat, self.points, self.cause, self.by, self.needed, self.phase)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        t = table(state)
        if self.phase == 0:
            self.phase = 1
            left = t.life[self.seat] - self.points
            t.set_life(self.seat, max(0, left))
            self.needed = max(0, 1 - left)
            t.emit(LOST, self.seat, self.points, self.cause, self.by)
        if self.needed > 0 and (t.always_ask or self.can_be_saved(t)):
            return self.seat
        self.finish(t)
        return NOBODY

    def is_duel(self) -> bool:
        return self.cause == DUEL

    def can_be_saved(self, t: Table) -> bool:
        """Whether he holds anything that gives life now."""
        if t.cast[self.seat].heals_with_two and len(t.hands[self.seat]) > 1:
            return True
        return t.living > 2 and has_kind(t, self.seat, BEER)

    def finish(self, t: Table) -> None:
        """He lives on with what that brings him, or he is out."""
        t.pop()
        if self.needed == 0:
            t.refill()  # a Duel is over now
            t.cast[self.seat].survived_loss(t, self.seat, self.points, self.by)
            t.refill()
        else:
            eliminate(t, self.seat, self.by)

    def question(self, state: State) -> Note:
        return Note(ASK_BRINK, NOBODY, self.needed)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64]([PASS])
        for card in t.hands[self.seat]:
            if KIND[card] == BEER and t.living > 2:
                actions = append(actions, pack(DRINK, card))
        return with_heals(t, self.seat, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == PASS:
            self.finish(t)
            return
        t.discard_hand_card(self.seat, first(action))
        if verb_of(action) == HEAL:
            t.discard_hand_card(self.seat, second(action))
        t.refill()
        self.needed -= 1
        if self.needed == 0:
            t.heal(self.seat, 1, BY_BEER if verb_of(action) == DRINK else BY_SID)

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        if verb_of(action) == HEAL:
            return why_not_heal(t, self.seat, action)
        if verb_of(action) != DRINK:
            return Note(NOT_NOW)
        if first(action) not in t.hands[self.seat]:
            return Note(REASONS[NOT_YOURS], NOBODY, first(action))
        return Note(REASONS[WRONG_CARD if KIND[first(action)] != BEER else LAST_TWO])


def lose(t: Table, seat: i64, points: i64, cause: i64, by: i64) -> None:
    """A player loses life to a card; `by` played it, or nobody did."""
    t.push(Losing(seat, points, cause, by, 0, 0))


def has_kind(t: Table, seat: i64, kind: i64) -> bool:
    """Whether a hand holds a card of a kind."""
    found = False
    for card in t.hands[seat]:
        found = found or KIND[card] == kind
    return found


# -- shots, raids and duels ----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Shot(ClassicFrame):
    """A BANG! symbol aimed at a player: Barrels, Missed! cards, or the hit (classic.bang.target, classic.barrel)."""

    NAME: ClassVar[str] = "shot"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {
        "by": SEAT,
        "target": SEAT,
        "cause": KINDS,
        "needed": COUNT,
        "barrels": COUNT,
    }

    def __init__(self, by: i64, target: i64, cause: i64, needed: i64, barrels: i64) -> None:
        self.by = by
        self.target = target
        self.cause = cause
        self.needed = needed
        self.barrels = barrels

    def copy(self) -> Frame:
        return Shot(self.by, self.target, self.cause, self.needed, self.barrels)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        t = table(state)
        if self.needed > 0:
            return self.target
        t.pop()
        t.emit(SAVED, self.target)
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_SHOT, NOBODY, self.by, self.needed)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        actions = append(actions, PASS)
        if self.barrels > 0:
            actions = append(actions, USE_BARREL)
        who = t.cast[self.target]
        for card in t.hands[self.target]:
            if who.is_missed(KIND[card]):
                actions = append(actions, pack(ANSWER, card))
        return with_heals(t, self.target, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == PASS:
            t.pop()
            lose(t, self.target, 1, self.cause, self.by)
        elif verb == USE_BARREL:
            self.barrels -= 1
            t.push(Check(FOR_BARREL, self.target, vec[i64]()))
        elif verb == ANSWER:
            answer(t, self.target, first(action))
            self.needed -= 1
        else:
            heal_with_two(t, self.target, action)

    def checked(self, t: Table, card: i64) -> None:
        if card >= 0 and SUIT[card] == HEARTS:
            self.needed -= 1

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        if verb_of(action) == USE_BARREL:
            return Note(REASONS[NO_BARREL])
        return why_not_answer(t, self.target, action)


def answer(t: Table, seat: i64, card: i64) -> None:
    """A card from the hand answers an attack."""
    t.remove_from_hand(seat, card)
    t.emit(ANSWERED, seat, card)
    t.throw(card)
    t.refill()


def why_not_answer(t: Table, seat: i64, action: i64) -> Note:
    """Why a card is no answer here."""
    if verb_of(action) == HEAL:
        return why_not_heal(t, seat, action)
    if verb_of(action) != ANSWER:
        return Note(NOT_NOW)
    if first(action) not in t.hands[seat]:
        return Note(REASONS[NOT_YOURS], NOBODY, first(action))
    return Note(REASONS[WRONG_CARD])


@mypyc_attr(acyclic=True)
class Raid(ClassicFrame):
    """Indians! at one player: a BANG! or a life point (classic.indians)."""

    NAME: ClassVar[str] = "raid"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "target": SEAT, "cause": KINDS}

    def __init__(self, by: i64, target: i64, cause: i64) -> None:
        self.by = by
        self.target = target
        self.cause = cause

    def copy(self) -> Frame:
        return Raid(self.by, self.target, self.cause)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.target

    def question(self, state: State) -> Note:
        return Note(ASK_INDIANS, NOBODY, self.by)

    def offer(self, state: State) -> vec[i64]:
        return bangs_or_pass(table(state), self.target)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, self.target, action)
            return
        t.pop()
        if verb_of(action) == PASS:
            lose(t, self.target, 1, self.cause, self.by)
        else:
            answer(t, self.target, first(action))

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_answer(table(state), self.target, action)


def bangs_or_pass(t: Table, seat: i64) -> vec[i64]:
    """Let it happen, or any card that serves as BANG!."""
    actions = vec[i64](capacity=8)
    actions = append(actions, PASS)
    who = t.cast[seat]
    for card in t.hands[seat]:
        if who.is_bang(KIND[card]):
            actions = append(actions, pack(ANSWER, card))
    return with_heals(t, seat, actions)


@mypyc_attr(acyclic=True)
class Volley(ClassicFrame):
    """A card aimed at every other player, one by one from the left (classic.gatling, classic.indians)."""

    NAME: ClassVar[str] = "volley"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "cause": KINDS, "last": SEAT}

    def __init__(self, by: i64, cause: i64, last: i64) -> None:
        self.by = by
        self.cause = cause
        self.last = last

    def copy(self) -> Frame:
        return Volley(self.by, self.cause, self.last)

    def step(self, state: State) -> i64:
        t = table(state)
        target = t.left_of(self.last)
        if target == self.by:
            t.pop()
            return NOBODY
        self.last = target
        if self.cause == INDIANS:
            t.push(Raid(self.by, target, self.cause))
        else:
            t.push(Shot(self.by, target, self.cause, 1, t.barrels(target)))
        return NOBODY


@mypyc_attr(acyclic=True)
class Duel(ClassicFrame):
    """A Duel: BANG! by BANG!, the challenged player first; who doesn't loses a life point (classic.duel)."""

    NAME: ClassVar[str] = "duel"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "target": SEAT, "cause": KINDS, "turn": SEAT}

    def __init__(self, by: i64, target: i64, cause: i64, turn: i64) -> None:
        self.by = by
        self.target = target
        self.cause = cause
        self.turn = turn

    def copy(self) -> Frame:
        return Duel(self.by, self.target, self.cause, self.turn)

    def is_answer(self) -> bool:
        return True

    def is_duel(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.turn

    def question(self, state: State) -> Note:
        return Note(ASK_DUEL, NOBODY, self.other())

    def other(self) -> i64:
        """The one who waits."""
        return self.by if self.turn == self.target else self.target

    def offer(self, state: State) -> vec[i64]:
        return bangs_or_pass(table(state), self.turn)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, self.turn, action)
        elif verb_of(action) == ANSWER:
            answer(t, self.turn, first(action))
            self.turn = self.other()
        else:
            t.pop()
            # classic.death.causer: who loses his own Duel loses to nobody
            lose(t, self.turn, 1, self.cause, self.by if self.turn == self.target else i64(NOBODY))

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_answer(table(state), self.turn, action)


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
        t.known[card] = 255
        shelf = append(shelf, card)
        t.emit(STORE_OPENED, card)
    t.push(Store(seat, shelf))
