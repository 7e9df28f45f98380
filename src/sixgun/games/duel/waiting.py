"""What is triggered while something is carried out, and waits until that is over (duel.resolve); the AC token."""

from __future__ import annotations

from sixgun.engine.action import pack
from sixgun.engine.num import i64
from sixgun.games.duel import events, kinds, triggers
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import NOWHERE, DuelTable


def trigger(t: DuelTable, code: i64) -> None:
    """Something waits until what is carried out now is over (duel.resolve)."""
    at: i64 = len(t.stack) - 1
    while at >= 0:
        frame = t.stack[at]
        assert isinstance(frame, DuelFrame)
        if frame.keeps_waiting():
            frame.wait(code)
            return
        at -= 1
    raise AssertionError("nothing is carried out")


def will_hit_front(t: DuelTable, place: i64) -> None:
    trigger(t, pack(triggers.HIT_FRONT, 1 - (place >> 1), t.who[place]))


def will_fire_back(t: DuelTable, place: i64) -> None:
    """Return fire that saved a character will hit the opponent's AC."""
    trigger(t, pack(triggers.FIRE_BACK, 1 - (place >> 1), t.who[place]))


def will_hit_rear(t: DuelTable, place: i64) -> None:
    trigger(t, pack(triggers.HIT_REAR, 1 - (place >> 1), t.who[place]))


def will_hit(t: DuelTable, place: i64, shooter: i64) -> None:
    """A character will shoot at the character that shot at it."""
    trigger(t, pack(triggers.HIT_BACK, shooter, t.who[place]))


def will_draw(t: DuelTable, place: i64, cards: i64) -> None:
    trigger(t, pack(triggers.DRAW_CARDS, place >> 1, cards, t.who[place]))


def will_rob(t: DuelTable, place: i64) -> None:
    """A character's side may make the opponent discard a card."""
    trigger(t, pack(triggers.ROB, place >> 1, t.who[place]))


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
