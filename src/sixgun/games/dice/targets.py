"""Choosing a living player."""

from __future__ import annotations

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.frame import NOT_NOW
from sixgun.engine.messages import Reason
from sixgun.engine.num import append, i64, vec
from sixgun.games.dice import reasons
from sixgun.games.dice.table import DiceTable


def for_each_living(t: DiceTable, verb: i64) -> vec[i64]:
    """One action at each living player, the roller first and then to their left."""
    actions = vec[i64](capacity=8)
    actions = append(actions, pack(verb, t.roller))
    seat = t.left_of(t.roller)
    while seat != t.roller:
        actions = append(actions, pack(verb, seat))
        seat = t.left_of(seat)
    return actions


def at_everybody(t: DiceTable, verb: i64) -> vec[i64]:
    """One action at each seat, living or not."""
    return vec[i64]([pack(verb, seat) for seat in range(len(t.cast))])


def why_not_alive(t: DiceTable, verb: i64, action: i64) -> Reason:
    """Why an action at a player can't be: another thing is asked, or nobody lives there."""
    target = first(action)
    if verb_of(action) != verb:
        return Reason(NOT_NOW)
    if target >= len(t.cast):
        return Reason(reasons.NO_TARGET, target)
    return Reason(reasons.DEAD, target) if t.life[target] <= 0 else Reason(NOT_NOW)
