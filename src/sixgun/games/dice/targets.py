"""Choosing a living player."""

from __future__ import annotations

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW
from sixgun.engine.terms import NOBODY, Note
from sixgun.games.dice.names import DEAD, NO_TARGET
from sixgun.games.dice.table import Table


def for_each_living(t: Table, verb: i64) -> vec[i64]:
    """One action at each living player, the roller first and then to his left."""
    actions = vec[i64](capacity=8)
    actions = append(actions, pack(verb, t.roller))
    seat = t.left_of(t.roller)
    while seat != t.roller:
        actions = append(actions, pack(verb, seat))
        seat = t.left_of(seat)
    return actions


def why_not_alive(t: Table, verb: i64, action: i64) -> Note:
    """Why an action at a player can't be: another thing is asked, or nobody lives there."""
    target = first(action)
    if verb_of(action) != verb:
        return Note(NOT_NOW)
    if target >= len(t.cast):
        return Note(NO_TARGET, NOBODY, target)
    return Note(DEAD, NOBODY, target) if t.life[target] <= 0 else Note(NOT_NOW)
