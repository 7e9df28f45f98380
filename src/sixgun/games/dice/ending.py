"""When the game is over, and who has won."""

from __future__ import annotations

from sixgun.engine.kinds import NOBODY
from sixgun.engine.num import i64
from sixgun.games.dice.names import (
    DEPUTY,
    ENDED,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    SIDE_DEPUTY,
    SIDE_LAW,
    SIDE_OUTLAW,
    SIDE_OUTLAWS,
    SIDE_RENEGADE,
)
from sixgun.games.dice.table import Table


def judge(t: Table, by: i64, fallen: i64) -> None:
    """End the game if the players who have just fallen (a bit each) decide it; `by` made them fall."""
    if len(t.cast) == 3:
        judge_three(t, by, fallen)
        return
    outlaws = living_with(t, OUTLAW)
    renegades = living_with(t, RENEGADE)
    if living_with(t, SHERIFF) == 0:  # dice.end.immediate: looked at first
        if renegades == 1 and t.living == 1:
            end(t, SIDE_RENEGADE, survivors(t))
        else:
            end(t, SIDE_OUTLAWS, seats_with(t, OUTLAW))
    elif outlaws == 0 and renegades == 0:
        end(t, SIDE_LAW, seats_with(t, SHERIFF) | seats_with(t, DEPUTY))


def judge_three(t: Table, by: i64, fallen: i64) -> None:
    """dice.three.personal, dice.three.causes"""
    if by != NOBODY and fallen & seats_with(t, target_role(t.role[by])):
        end(t, personal_side(t.role[by]), 1 << by)
    elif t.living == 1:
        end(t, personal_side(t.role[survivor(t)]), survivors(t))
    elif t.living == 0:
        end(t, SIDE_OUTLAW, seats_with(t, OUTLAW))


def target_role(role: i64) -> i64:
    """dice.three.goals: whom a role must eliminate among three players."""
    if role == DEPUTY:
        return RENEGADE
    return OUTLAW if role == RENEGADE else DEPUTY


def personal_side(role: i64) -> i64:
    """Among three players everybody is a side of his own."""
    if role == DEPUTY:
        return SIDE_DEPUTY
    return SIDE_OUTLAW if role == OUTLAW else SIDE_RENEGADE


def end(t: Table, side: i64, winners: i64) -> None:
    """The game is over at once (dice.end.immediate)."""
    t.over = True
    t.side = side
    t.winners = winners
    t.emit(ENDED, side)


def seats_with(t: Table, role: i64) -> i64:
    """The seats with a role, living or not, one bit each."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < len(t.role):
        if t.role[seat] == role:
            seats |= 1 << seat
        seat += 1
    return seats


def living_with(t: Table, role: i64) -> i64:
    """How many living players have a role."""
    found: i64 = 0
    seat: i64 = 0
    while seat < len(t.role):
        if t.role[seat] == role and t.life[seat] > 0:
            found += 1
        seat += 1
    return found


def survivors(t: Table) -> i64:
    """The living, one bit each."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < len(t.life):
        if t.life[seat] > 0:
            seats |= 1 << seat
        seat += 1
    return seats


def survivor(t: Table) -> i64:
    """The last player left."""
    return t.left_of(0) if t.life[0] <= 0 else 0
