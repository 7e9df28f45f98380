"""Shots, raids and duels, and the cards that answer them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, SEAT, Domain, Many, Note
from sixgun.games.classic.brink import lose
from sixgun.games.classic.check import draw_check
from sixgun.games.classic.deck import HEARTS, INDIANS, KIND, KINDS
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.names import (
    ANSWER,
    ANSWERED,
    ASK_DUEL,
    ASK_INDIANS,
    ASK_SHOT,
    FOR_BARREL,
    NO_BARREL,
    NOT_YOURS,
    PASS,
    REASONS,
    SAVED,
    USE_BARREL,
    WRONG_CARD,
)
from sixgun.games.classic.table import Table, table


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

    def asked(self, t: Table) -> i64:
        return self.target

    def options(self, t: Table) -> vec[i64]:
        actions = vec[i64](capacity=8)
        actions = append(actions, PASS)
        if self.barrels > 0:
            actions = append(actions, USE_BARREL)
        who = t.ability(self.target)
        for card in t.hands[self.target]:
            if who.is_missed(KIND[card]):
                actions = append(actions, pack(ANSWER, card))
        return actions

    def decide(self, t: Table, action: i64) -> None:
        verb = verb_of(action)
        if verb == PASS:
            t.pop()
            lose(t, self.target, 1, self.cause, self.by)
        elif verb == USE_BARREL:
            self.barrels -= 1
            draw_check(t, FOR_BARREL, self.target)
        else:
            answer(t, self.target, first(action))
            self.needed -= 1

    def checked(self, t: Table, card: i64) -> None:
        if card >= 0 and t.suit(card) == HEARTS:
            self.needed -= 1

    def refuse(self, t: Table, action: i64) -> Note:
        if verb_of(action) == USE_BARREL:
            return Note(REASONS[NO_BARREL])
        return why_not_answer(t, self.target, action)


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

    def asked(self, t: Table) -> i64:
        return self.target

    def options(self, t: Table) -> vec[i64]:
        return bangs_or_pass(t, self.target)

    def decide(self, t: Table, action: i64) -> None:
        t.pop()
        if verb_of(action) == PASS:
            lose(t, self.target, 1, self.cause, self.by)
        else:
            answer(t, self.target, first(action))

    def refuse(self, t: Table, action: i64) -> Note:
        return why_not_answer(t, self.target, action)


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

    def asked(self, t: Table) -> i64:
        return self.turn

    def options(self, t: Table) -> vec[i64]:
        return bangs_or_pass(t, self.turn)

    def decide(self, t: Table, action: i64) -> None:
        if verb_of(action) == ANSWER:
            answer(t, self.turn, first(action))
            self.turn = self.other()
        else:
            t.pop()
            # classic.death.causer: who loses his own Duel loses to nobody
            lose(t, self.turn, 1, self.cause, self.by if self.turn == self.target else i64(NOBODY))

    def refuse(self, t: Table, action: i64) -> Note:
        return why_not_answer(t, self.turn, action)


def answer(t: Table, seat: i64, card: i64) -> None:
    """A card from the hand answers an attack."""
    t.remove_from_hand(seat, card)
    t.emit(ANSWERED, seat, card)
    t.throw(card)
    refill(t)


def why_not_answer(t: Table, seat: i64, action: i64) -> Note:
    """Why a card is no answer here."""
    if verb_of(action) != ANSWER:
        return Note(NOT_NOW)
    if first(action) not in t.hands[seat]:
        return Note(REASONS[NOT_YOURS], NOBODY, first(action))
    return Note(REASONS[WRONG_CARD])


def bangs_or_pass(t: Table, seat: i64) -> vec[i64]:
    """Let it happen, or any card that serves as BANG!."""
    actions = vec[i64](capacity=8)
    actions = append(actions, PASS)
    who = t.ability(seat)
    for card in t.hands[seat]:
        if who.is_bang(KIND[card]):
            actions = append(actions, pack(ANSWER, card))
    return actions
