"""Losing life, Buffalo Bell, who may lose it instead, and elimination (duel.death)."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import verb_of
from sixgun.engine.fields import COUNT, NOBODY, SEAT_OR_NOBODY, FieldTypes, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import append, i64, mypyc_attr, pop, vec
from sixgun.engine.state import State
from sixgun.games.duel import events, questions, verbs
from sixgun.games.duel.catalogue import CAST, EMPTY
from sixgun.games.duel.fields import KINDS, PLACES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table

MOST: Final = 3  # life points that anything costs at once


def lose(t: DuelTable, place: i64, points: i64, cause: i64, by: i64) -> None:
    """A character loses life; `by` controls the card or ability, or nobody does (duel.caused)."""
    if shield_of(t, place) >= 0:
        t.push(LifeLoss(place, points, cause, by, 0, 0))
        return
    lost: i64 = min(points, t.life[place])
    t.life[place] -= lost
    after_loss(t, place, lost, cause, by)


def after_loss(t: DuelTable, place: i64, lost: i64, cause: i64, by: i64) -> None:
    """Tell it; a survivor's ability works once for each point (duel.multi-loss, duel.death.ability)."""
    if lost > 0:
        t.emit(events.LOST, t.who[place], lost, cause, by)
        if t.life[place] > 0:
            t.character(place).on_life_lost(t, place, lost, by)


def shield_of(t: DuelTable, place: i64) -> i64:
    """The place of a companion that may lose life instead, but not its last (duel.buffalo-bell); -1 if none."""
    other = place ^ 1
    if t.life[other] > 1 and t.who[other] >= 0 and t.character(other).takes_loss:
        return other
    return -1


@mypyc_attr(acyclic=True)
class LifeLoss(DuelFrame):
    """Life lost at one moment while Buffalo Bell may take it, point by point."""

    NAME: ClassVar[str] = "losing"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[FieldTypes] = {
        "target": PLACES,
        "points": COUNT,
        "cause": KINDS,
        "by": SEAT_OR_NOBODY,
        "lost": COUNT,
        "shielded": COUNT,
    }

    def __init__(self, target: i64, points: i64, cause: i64, by: i64, lost: i64, shielded: i64) -> None:
        self.target = target
        self.points = points
        self.cause = cause
        self.by = by
        self.lost = lost
        self.shielded = shielded

    def copy(self) -> Frame:
        return LifeLoss(self.target, self.points, self.cause, self.by, self.lost, self.shielded)

    def wrong_field(self) -> str:
        return "points" if self.points + self.lost + self.shielded > MOST else ""

    def step(self, state: State) -> i64:
        t = table(state)
        if self.points > 0 and t.life[self.target] > 0:
            if shield_of(t, self.target) >= 0:
                return self.target >> 1
            self.suffer(t)
            return NOBODY
        t.pop()
        other = self.target ^ 1
        if self.shielded > 0:
            t.emit(events.SHIELDED, t.who[other], self.shielded)
            after_loss(t, other, self.shielded, self.cause, self.by)
        after_loss(t, self.target, self.lost, self.cause, self.by)
        return NOBODY

    def suffer(self, t: DuelTable) -> None:
        """The target itself loses the point."""
        t.life[self.target] -= 1
        self.points -= 1
        self.lost += 1

    def question(self, state: State) -> Question:
        return Question(questions.SHIELD, table(state).who[self.target], self.points)

    def offer(self, state: State) -> vec[i64]:
        return vec[i64]([verbs.PASS, verbs.SHIELD])

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == verbs.PASS:
            self.suffer(t)
            return
        t.life[self.target ^ 1] -= 1
        self.points -= 1
        self.shielded += 1


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
    FIELDS: ClassVar[FieldTypes] = {"places": ListField(PLACES), "gains": COUNT}

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
