"""The rolls of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Note
from sixgun.games.dice.loss import take_arrows
from sixgun.games.dice.names import (
    ASK_REROLL,
    CHOSEN,
    DYNAMITE,
    DYNAMITE_STOPS,
    LOCKED,
    NO_DIE,
    ROLL,
    ROLLED,
    STOP,
    STOPPED,
    pack_dice,
)
from sixgun.games.dice.table import Table, table

ALL_DICE: Final = 31


@mypyc_attr(acyclic=True)
class Rolling(Frame):
    """The rolls of a turn: roll the chosen dice, take the arrows, then stop or choose dice again."""

    NAME: ClassVar[str] = "rolling"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"rolls": Domain(0, 4), "to_roll": CHOSEN}

    def __init__(self, rolls: i64, to_roll: i64) -> None:
        self.rolls = rolls
        self.to_roll = to_roll

    def copy(self) -> Frame:
        return Rolling(self.rolls, self.to_roll)

    def step(self, state: State) -> i64:
        t = table(state)
        if self.to_roll:
            self.roll(t)
            return NOBODY
        if t.life[t.roller] > 0 and t.count(DYNAMITE) >= 3:
            t.emit(DYNAMITE_STOPS, t.roller)
        elif t.life[t.roller] > 0 and self.rolls < t.cast[t.roller].rolls:
            return t.roller
        t.pop()
        return NOBODY

    def roll(self, t: Table) -> None:
        """dice.arrow.at-once: only the arrows just rolled are taken."""
        chosen = self.to_roll
        arrows = t.throw(self.rolls, chosen)
        self.rolls += 1
        self.to_roll = 0
        t.emit(ROLLED, t.roller, pack_dice(t.dice), chosen, self.rolls)
        take_arrows(t, t.roller, arrows)

    def free(self, t: Table) -> i64:
        """The dice that may be rolled again (dice.turn.locked, dice.black-jack), one bit each."""
        if t.count(DYNAMITE) == 0 or t.cast[t.roller].rerolls_dynamite:
            return ALL_DICE
        dice: i64 = 0
        die: i64 = 0
        while die < 5:
            if t.dice[die] != DYNAMITE:
                dice |= 1 << die
            die += 1
        return dice

    def question(self, state: State) -> Note:
        t = table(state)
        return Note(ASK_REROLL, NOBODY, t.cast[t.roller].rolls - self.rolls)

    def offer(self, state: State) -> vec[i64]:
        return REROLLS[self.free(table(state))]

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == STOP:
            t.emit(STOPPED, t.roller)
            t.pop()
        else:
            self.to_roll = first(action)

    def why_not(self, state: State, action: i64) -> Note:
        if verb_of(action) != ROLL:
            return Note(NOT_NOW)
        locked: i64 = first(action) & ~self.free(table(state))
        die: i64 = 0
        while die < 5:
            if locked >> die & 1:
                return Note(LOCKED, NOBODY, die)
            die += 1
        return Note(NO_DIE)


def rerolls(free: i64) -> vec[i64]:
    """Stop, or roll any of the free dice again."""
    actions = vec[i64]([STOP])
    dice: i64 = 1
    while dice < 32:
        if dice & ~free == 0:
            actions = append(actions, pack(ROLL, dice))
        dice += 1
    return actions


# Made once; nobody changes them.
REROLLS: Final = [rerolls(free) for free in range(32)]
