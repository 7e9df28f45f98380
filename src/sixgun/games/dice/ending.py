"""When the game is over, and who has won."""

from __future__ import annotations

from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64
from sixgun.family.roles import DEPUTY, OUTLAW, RENEGADE, SIDE_RENEGADE
from sixgun.games.dice.fields import SIDE_DEPUTY, SIDE_OUTLAW
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
