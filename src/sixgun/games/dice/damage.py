"""Losing life, taking arrows, what follows from both at once: nothing here is a choice."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, vec
from sixgun.family.roles import DIED
from sixgun.games.dice import events
from sixgun.games.dice.fields import ATTACK_OVER, BY_INDIANS, ELIMINATED
from sixgun.games.dice.table import DiceTable

NO_POINTS: Final = vec[i64]([0] * 8)


def no_points(t: DiceTable) -> vec[i64]:
    return NO_POINTS[: len(t.cast)]


def lose(t: DiceTable, points: vec[i64], cause: i64, by: i64) -> i64:
    """Everybody loses their points at the same time; how many were eliminated (dice.bullseye.together, dice.death)."""
    fallen: i64 = 0
    seats: i64 = len(points)
    seat = t.roller
    asked: i64 = 0
    while asked < seats:
        if points[seat] > 0 and t.life[seat] > 0:
            lost: i64 = min(t.life[seat], points[seat])
            t.life[seat] -= lost
            t.emit(events.LOST, seat, lost, cause, by)
            if t.life[seat] == 0:
                fallen |= 1 << seat
        seat = seat + 1 if seat + 1 < seats else i64(0)
        asked += 1
    return bury(t, fallen, by) if fallen else i64(0)


def bury(t: DiceTable, fallen: i64, by: i64) -> i64:
    """The fallen show their roles and put back their arrows; then the end of the game is looked at."""
    deaths: i64 = 0
    seat: i64 = 0
    while seat < len(t.cast):
        if fallen >> seat & 1:
            deaths += 1
            t.living -= 1
            t.emit(DIED, seat, t.role[seat])
            t.return_arrows(seat, t.arrows[seat], ELIMINATED)
        seat += 1
    t.judge(by, fallen)
    return deaths


def mourn(t: DiceTable, deaths: i64) -> None:
    """The living hear of eliminations (Vulture Sam)."""
    seat: i64 = 0
    while seat < len(t.cast) and deaths > 0:
        if t.life[seat] > 0:
            t.ability(seat).on_eliminated(t, seat, deaths)
        seat += 1


def take_arrows(t: DiceTable, seat: i64, owed: i64) -> None:
    """Take arrows one by one; the last one in the middle calls the Indians (dice.arrow.at-once)."""
    while owed > 0 and t.life[seat] > 0 and not t.over:
        owed -= 1
        t.arrows[seat] += 1
        t.middle -= 1
        t.emit(events.ARROW_TAKEN, seat, t.middle)
        if t.middle == 0:
            attack(t, seat)


def attack(t: DiceTable, seat: i64) -> None:
    """dice.arrow.indians, dice.arrow.attack-order"""
    t.emit(events.INDIANS, seat)
    points = no_points(t)
    hit: i64 = 0
    while hit < len(t.cast):
        points[hit] = t.ability(hit).indian_loss(t.arrows[hit])
        hit += 1
    deaths = lose(t, points, BY_INDIANS, NOBODY)
    if not t.over:
        mourn(t, deaths)
        holder: i64 = 0
        while holder < len(t.cast):
            t.return_arrows(holder, t.arrows[holder], ATTACK_OVER)
            holder += 1
