"""The AC token moves (duel.turn.swap)."""

from __future__ import annotations

from sixgun.engine.num import i64
from sixgun.games.duel import events, kinds
from sixgun.games.duel.table import NOWHERE, DuelTable
from sixgun.games.duel.waiting import will_draw


def swap(t: DuelTable, side: i64) -> None:
    """The AC token of a side moves; what that triggers waits, in order (duel.order.triggers).

    Whoever of that side was aimed at is no target any more: the new AC is awake (duel.active).
    """
    t.front[side] ^= 1
    if t.aimed >> 1 == side:
        t.aimed = NOWHERE
    t.emit(events.SWAPPED, side, t.who[t.front[side]])
    at: i64 = 0
    while at < 4:
        place = t.in_order(at)
        if t.awake(place):
            t.character(place).on_token_moved(t, place, side)
            if place >> 1 != side and t.wears(place, kinds.CLOCK):
                will_draw(t, place, 1)
        at += 1
