"""Losing life, and the brink of death."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, SEAT, SEAT_OR_NOBODY, Domain, Many, Names, Note
from sixgun.games.classic.deck import BEER, DUEL, KIND, KINDS
from sixgun.games.classic.ending import eliminate
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import (
    ASK_BRINK,
    BY_BEER,
    BY_SID,
    DRINK,
    HEAL,
    LAST_TWO,
    LOST,
    NOT_YOURS,
    PASS,
    REASONS,
    WRONG_CARD,
)
from sixgun.games.classic.sid_ketchum import why_not_heal, with_heals
from sixgun.games.classic.table import Table, table


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
