"""Losing life, and Buffalo Bell, who may lose it instead."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import verb_of
from sixgun.engine.fields import COUNT, NOBODY, SEAT_OR_NOBODY, FieldType, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import events, questions, verbs
from sixgun.games.duel.fields import KINDS, PLACES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table

MOST: Final = 3  # life points that anything costs at once


def lose(t: DuelTable, place: i64, points: i64, cause: i64, by: i64) -> None:
    """A character loses life; `by` controls the card or ability, or nobody does (duel.caused)."""
    if shield_of(t, place) >= 0:
        t.push(LifeLoss(place, points, cause, by, 0, 0))
        return
    lost = points
    if lost > t.life[place]:
        lost = t.life[place]
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
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {
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
