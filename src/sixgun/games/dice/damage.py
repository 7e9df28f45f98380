"""Losing life, taking arrows, what follows from both at once, and when the game is over: nothing here is a choice."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, vec
from sixgun.family.roles import DEPUTY, DIED, OUTLAW, RENEGADE, SIDE_RENEGADE
from sixgun.games.dice import events
from sixgun.games.dice.fields import ATTACK_OVER, BY_INDIANS, ELIMINATED, SIDE_DEPUTY, SIDE_OUTLAW
from sixgun.games.dice.table import DiceTable


def judge(t: DiceTable, by: i64, fallen: i64) -> None:
    """End the game if the players who have just fallen (a bit each) decide it; `by` made them fall."""
    if len(t.cast) == 3:
        judge_three(t, by, fallen)
    else:
        t.judge_sides()


def judge_three(t: DiceTable, by: i64, fallen: i64) -> None:
    """dice.three.personal, dice.three.causes"""
    if by != NOBODY and fallen & t.seats_with(target_role(t.role[by])):
        t.end(personal_side(t.role[by]), 1 << by)
    elif t.living == 1:
        t.end(personal_side(t.role[survivor(t)]), t.survivors())
    elif t.living == 0:
        t.end(SIDE_OUTLAW, t.seats_with(OUTLAW))


def won_personally(t: DiceTable, side: i64, winners: i64) -> bool:
    """Whether one of three may have won over another while the third lives: the winner lives, the target doesn't."""
    for seat in range(3):
        if winners == 1 << seat and t.life[seat] > 0 and personal_side(t.role[seat]) == side:
            return t.seats_with(target_role(t.role[seat])) & t.survivors() == 0
    return False


def target_role(role: i64) -> i64:
    """dice.three.goals: whom a role must eliminate among three players."""
    if role == DEPUTY:
        return RENEGADE
    return OUTLAW if role == RENEGADE else DEPUTY


def personal_side(role: i64) -> i64:
    """Among three players everybody is a side of their own."""
    if role == DEPUTY:
        return SIDE_DEPUTY
    return SIDE_OUTLAW if role == OUTLAW else SIDE_RENEGADE


def survivor(t: DiceTable) -> i64:
    return t.left_of(0) if t.life[0] <= 0 else 0


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
    judge(t, by, fallen)
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
