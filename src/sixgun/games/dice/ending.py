"""When the game is over, and who has won."""

from __future__ import annotations

from sixgun.engine.num import i64
from sixgun.engine.terms import NOBODY
from sixgun.games.dice.names import SIDE_DEPUTY, SIDE_OUTLAW
from sixgun.games.dice.table import Table
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, SIDE_RENEGADE


def judge(t: Table, by: i64, fallen: i64) -> None:
    """End the game if the players who have just fallen (a bit each) decide it; `by` made them fall."""
    if len(t.cast) == 3:
        judge_three(t, by, fallen)
    else:
        t.judge_sides()


def judge_three(t: Table, by: i64, fallen: i64) -> None:
    """dice.three.personal, dice.three.causes"""
    if by != NOBODY and fallen & t.seats_with(target_role(t.role[by])):
        t.end(personal_side(t.role[by]), 1 << by)
    elif t.living == 1:
        t.end(personal_side(t.role[survivor(t)]), t.survivors())
    elif t.living == 0:
        t.end(SIDE_OUTLAW, t.seats_with(OUTLAW))


def won_personally(t: Table, side: i64, winners: i64) -> bool:
    """Whether one of three players may have won over another while the third lives: he lives, his target doesn't."""
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
    """Among three players everybody is a side of his own."""
    if role == DEPUTY:
        return SIDE_DEPUTY
    return SIDE_OUTLAW if role == OUTLAW else SIDE_RENEGADE


def survivor(t: Table) -> i64:
    """The last player left."""
    return t.left_of(0) if t.life[0] <= 0 else 0
