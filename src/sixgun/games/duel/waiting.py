"""What is triggered while something is carried out, and waits until that is over (duel.resolve)."""

from __future__ import annotations

from sixgun.engine.action import pack
from sixgun.engine.num import i64
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import DRAW_CARDS, FIRE_BACK, HIT_BACK, HIT_FRONT, HIT_REAR, ROB
from sixgun.games.duel.table import Table


def trigger(t: Table, code: i64) -> None:
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


def will_hit_front(t: Table, place: i64) -> None:
    """A character will shoot at the opponent's AC."""
    trigger(t, pack(HIT_FRONT, 1 - (place >> 1), t.who[place]))


def will_fire_back(t: Table, place: i64) -> None:
    """Return fire that saved a character will hit the opponent's AC."""
    trigger(t, pack(FIRE_BACK, 1 - (place >> 1), t.who[place]))


def will_hit_rear(t: Table, place: i64) -> None:
    """A character will shoot at the opponent's RC."""
    trigger(t, pack(HIT_REAR, 1 - (place >> 1), t.who[place]))


def will_hit(t: Table, place: i64, shooter: i64) -> None:
    """A character will shoot at the one who shot at him."""
    trigger(t, pack(HIT_BACK, shooter, t.who[place]))


def will_draw(t: Table, place: i64, cards: i64) -> None:
    """A character's side will draw."""
    trigger(t, pack(DRAW_CARDS, place >> 1, cards, t.who[place]))


def will_rob(t: Table, place: i64) -> None:
    """A character's side may make the opponent discard a card."""
    trigger(t, pack(ROB, place >> 1, t.who[place]))
