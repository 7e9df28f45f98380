"""Elimination: who profits, what is discarded, who comes next, and the end of the game (duel.death)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.num import append, i64, pop, vec
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import COUNT, NOBODY, Domain, Many
from sixgun.games.duel.characters import CAST, EMPTY
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.hands import Looting
from sixgun.games.duel.names import DISCARDED, ENDED, ENTERED, FELL, PLACES, USED
from sixgun.games.duel.table import Table, table


@mypyc_attr(acyclic=True)
class Falling(DuelFrame):
    """A character is eliminated, step by step (duel.death.order)."""

    NAME: ClassVar[str] = "falling"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"place": PLACES, "phase": COUNT}

    def __init__(self, place: i64, phase: i64) -> None:
        self.place = place
        self.phase = phase

    def copy(self) -> Frame:
        return Falling(self.place, self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        self.phase += 1
        if self.phase == 1:
            t.emit(FELL, self.place >> 1, t.who[self.place])
            self.loot(t)
        elif self.phase == 2:
            self.mourn(t)
        else:
            t.pop()
            bury(t, self.place)
        return NOBODY

    def loot(self, t: Table) -> None:
        """Bull Anderson takes cards (duel.bull-anderson)."""
        for place in t.front:
            if place != self.place and t.awake(place) and t.character(place).loots > 0:
                t.emit(USED, t.who[place])
                t.push(Looting(place >> 1, self.place, t.character(place).loots))

    def mourn(self, t: Table) -> None:
        """Bill Tightman draws (duel.bill-tightman)."""
        for place in t.front:
            if place != self.place and t.awake(place) and t.character(place).mourns > 0:
                t.emit(USED, t.who[place])
                t.draw(place >> 1, t.character(place).mourns)


def bury(t: Table, place: i64) -> None:
    """His equipment is discarded, his owner draws two, the next of the reserve takes his place, or the game ends."""
    side = place >> 1
    gear = t.gear[place]
    t.gear[place] = vec[i64]()
    for card in gear:
        t.emit(DISCARDED, side, card)
        t.throw(card)
    t.fallen = append(t.fallen, t.who[place])
    t.who[place] = EMPTY
    if len(t.reserve[side]) == 0:
        if t.who[place ^ 1] < 0:
            end(t, 1 - side)
            return
        t.front[side] = place ^ 1
    t.draw(side, 2)
    if len(t.reserve[side]) > 0:
        t.reserve[side], character = pop(t.reserve[side])
        enter(t, place, character)


def enter(t: Table, place: i64, character: i64) -> None:
    """A character comes into play with all his bullets."""
    t.who[place] = character
    t.life[place] = CAST[character].life
    t.emit(ENTERED, place >> 1, character, 0 if t.front_of(place >> 1) == place else 1)


def end(t: Table, winner: i64) -> None:
    """The game is over: somebody has won, or NOBODY (duel.end, duel.end.turns)."""
    t.over = True
    t.winner = winner
    t.emit(ENDED, winner)
