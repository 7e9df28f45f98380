"""Elimination: who profits, what is discarded, who comes next, and the end of the game (duel.death)."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.fields import COUNT, NOBODY, FieldType, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.num import append, i64, mypyc_attr, pop, vec
from sixgun.engine.state import State
from sixgun.games.duel import events
from sixgun.games.duel.catalogue import CAST, EMPTY
from sixgun.games.duel.fields import PLACES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table


def has_fallen(t: DuelTable, place: i64) -> bool:
    """Whether somebody stands at a place who has no life left."""
    return t.life[place] == 0 and t.who[place] >= 0


def anybody_fell(t: DuelTable) -> bool:
    return has_fallen(t, 0) or has_fallen(t, 1) or has_fallen(t, 2) or has_fallen(t, 3)


def eliminate(t: DuelTable) -> None:
    """Everybody without life is eliminated; where a side has nobody left, the game is over and nothing is asked."""
    places = vec[i64]()
    at: i64 = 0
    while at < 4:
        place = t.in_order(at)
        if has_fallen(t, place):
            t.emit(events.FELL, place >> 1, t.who[place])
            places = append(places, place)
        at += 1
    side = places[0] >> 1
    if is_beaten(t, side) or is_beaten(t, 1 - side):
        for place in places:
            remove(t, place)
            if t.lives(place ^ 1):
                t.front[place >> 1] = place ^ 1
        end(t, 1 - side if is_beaten(t, side) else side)
    else:
        t.push(Falling(places, 0))


def is_beaten(t: DuelTable, side: i64) -> bool:
    """Whether a side has nobody left (duel.end)."""
    return len(t.reserve[side]) == 0 and not t.lives(2 * side) and not t.lives(2 * side + 1)


@mypyc_attr(acyclic=True)
class Falling(DuelFrame):
    """Characters are eliminated together: first what others gain by it, then the rest (duel.death.order).

    `gains` counts how far that is: the AC of the turn player for each who fell, then the opponent's AC.
    """

    NAME: ClassVar[str] = "falling"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"places": ListField(PLACES), "gains": COUNT}

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
                t.character(place).on_eliminated(t, place, self.places[(self.gains - 1) % fallen])
        else:
            t.pop()
            for place in self.places:
                bury(t, place)
        return NOBODY


def remove(t: DuelTable, place: i64) -> None:
    """A fallen character leaves, and its equipment is discarded."""
    t.discard_gear(place)
    t.fallen = append(t.fallen, t.who[place])
    t.who[place] = EMPTY


def bury(t: DuelTable, place: i64) -> None:
    """The owner draws two, and the next of the reserve takes the place; if there is none, the companion is alone."""
    side = place >> 1
    remove(t, place)
    if len(t.reserve[side]) == 0:
        t.front[side] = place ^ 1
    t.draw(side, 2)
    if len(t.reserve[side]) > 0:
        t.reserve[side], character = pop(t.reserve[side])
        enter(t, place, character)


def enter(t: DuelTable, place: i64, character: i64) -> None:
    """A character comes into play with all its bullets."""
    t.who[place] = character
    t.life[place] = CAST[character].life
    t.emit(events.ENTERED, place >> 1, character, 0 if t.front_of(place >> 1) == place else 1)


def end(t: DuelTable, winner: i64) -> None:
    """The game is over: somebody has won, or NOBODY (duel.end, duel.end.turns)."""
    t.over = True
    t.winner = winner
    t.emit(events.ENDED, winner)
