"""Losing life, and the brink of death."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, SEAT, SEAT_OR_NOBODY, Domain, Many, Names, Note
from sixgun.games.classic.deck import BEER, DUEL, KIND, KINDS
from sixgun.games.classic.ending import eliminate
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.names import (
    ASK_BRINK,
    BY_BEER,
    DRINK,
    LAST_TWO,
    LOST,
    NOT_YOURS,
    PASS,
    REASONS,
    WRONG_CARD,
)
from sixgun.games.classic.table import Table, table

LOSE: Final = 0
BRINK: Final = 1
PHASES: Final = Names(("lose", "brink"))


@mypyc_attr(acyclic=True)
class Losing(ClassicFrame):
    """Life lost at one moment: the brink with its Beers, then survival or elimination (classic.death.hooks)."""

    NAME: ClassVar[str] = "losing"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {
        "seat": SEAT,
        "points": COUNT,
        "cause": KINDS,
        "by": SEAT_OR_NOBODY,
        "needed": COUNT,
        "phase": PHASES,
    }

    def __init__(self, seat: i64, points: i64, cause: i64, by: i64, needed: i64 = 0, phase: i64 = LOSE) -> None:
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
        if self.phase == LOSE:
            self.phase = BRINK
            left = t.life[self.seat] - self.points
            t.set_life(self.seat, max(0, left))
            self.needed = max(0, 1 - left)
            t.emit(LOST, self.seat, self.points, self.cause, self.by)
        if self.needed > 0:
            return self.seat
        self.finish(t)
        return NOBODY

    def is_duel(self) -> bool:
        return self.cause == DUEL

    def finish(self, t: Table) -> None:
        """He lives on with what that brings him, or he is out."""
        t.pop()
        if self.needed == 0:
            refill(t)  # a Duel is over now
            t.ability(self.seat).survived_loss(t, self.seat, self.points, self.by)
            refill(t)
        else:
            eliminate(t, self.seat, self.by)

    def question(self, state: State) -> Note:
        return Note(ASK_BRINK, NOBODY, self.needed)

    def asked(self, t: Table) -> i64:
        return self.seat

    def options(self, t: Table) -> vec[i64]:
        actions = vec[i64]([PASS])
        for card in t.hands[self.seat]:
            if KIND[card] == BEER and t.living > 2:
                actions = append(actions, pack(DRINK, card))
        return actions

    def decide(self, t: Table, action: i64) -> None:
        if verb_of(action) == PASS:
            self.finish(t)
            return
        t.discard_hand_card(self.seat, first(action))
        refill(t)
        self.regain(t, self.seat, BY_BEER)

    def regain(self, t: Table, seat: i64, source: i64) -> None:
        """What was lost below 0 must be made good before anything counts."""
        self.needed -= 1
        if self.needed == 0:
            t.heal(seat, 1, source)

    def refuse(self, t: Table, action: i64) -> Note:
        if verb_of(action) != DRINK:
            return Note(NOT_NOW)
        if first(action) not in t.hands[self.seat]:
            return Note(REASONS[NOT_YOURS], NOBODY, first(action))
        return Note(REASONS[WRONG_CARD if KIND[first(action)] != BEER else LAST_TWO])


def lose(t: Table, seat: i64, points: i64, cause: i64, by: i64) -> None:
    """A player loses life to a card; `by` played it, or nobody did."""
    t.push(Losing(seat, points, cause, by))
