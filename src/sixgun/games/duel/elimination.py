"""Elimination: who profits, what is discarded, who comes next, and the end of the game (duel.death)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.num import append, i64, pop, vec
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import COUNT, NOBODY, Domain, Many
from sixgun.games.duel.characters import CAST, EMPTY
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import ENDED, ENTERED, FELL, PLACES
from sixgun.games.duel.table import Table, table


def has_fallen(t: Table, place: i64) -> bool:
    """Whether somebody stands at a place who has no life left."""
    return t.life[place] == 0 and t.who[place] >= 0


def anybody_fell(t: Table) -> bool:
    """Whether anybody has no life left."""
    return has_fallen(t, 0) or has_fallen(t, 1) or has_fallen(t, 2) or has_fallen(t, 3)


def eliminate(t: Table) -> None:
    """Everybody without life is eliminated; where a side has nobody left, the game is over and nothing is asked."""
    places = vec[i64]()
    at: i64 = 0
    while at < 4:
        place = t.in_order(at)
        if has_fallen(t, place):
            t.emit(FELL, place >> 1, t.who[place])
            places = append(places, place)
        at += 1
    side = places[0] >> 1
    if is_beaten(t, side) or is_beaten(t, 1 - side):
        for place in places:
            remove(t, place)
        end(t, 1 - side if is_beaten(t, side) else side)
    else:
        t.push(Falling(places, 0))


def is_beaten(t: Table, side: i64) -> bool:
    """Whether a side has nobody left (duel.end)."""
    return len(t.reserve[side]) == 0 and not t.lives(2 * side) and not t.lives(2 * side + 1)


@mypyc_attr(acyclic=True)
class Falling(DuelFrame):
    """Characters are eliminated together: first what others gain by it, then the rest (duel.death.order).

    `gains` counts how far that is: the AC of the turn player for each who fell, then the opponent's AC.
    """

    NAME: ClassVar[str] = "falling"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"places": Many(PLACES), "gains": COUNT}

    def __init__(self, places: vec[i64], gains: i64) -> None:
        self.places = places
        self.gains = gains

    def copy(self) -> Frame:
        return Falling(self.places, self.gains)

    def step(self, state: State) -> i64:
        t = table(state)
        fallen: i64 = len(self.places)
        if self.gains < 2 * fallen:
            place = t.in_order(self.gains // fallen)
            self.gains += 1
            if t.awake(place):
                t.character(place).others_fell(t, place, self.places[(self.gains - 1) % fallen])
        else:
            t.pop()
            for place in self.places:
                bury(t, place)
        return NOBODY


def remove(t: Table, place: i64) -> None:
    """A fallen character leaves, and his equipment is discarded."""
    t.throw_gear(place)
    t.fallen = append(t.fallen, t.who[place])
    t.who[place] = EMPTY


def bury(t: Table, place: i64) -> None:
    """His owner draws two, and the next of the reserve takes his place; if there is none, his companion is alone."""
    side = place >> 1
    remove(t, place)
    if len(t.reserve[side]) == 0:
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
