"""The rolls of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, verb_of, with_each
from sixgun.engine.fields import NOBODY, FieldType, FieldTypes
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.dice import events, questions, reasons, verbs
from sixgun.games.dice.damage import take_arrows
from sixgun.games.dice.fields import CHOSEN, DYNAMITE, pack_dice
from sixgun.games.dice.table import DiceTable, table

ALL_DICE: Final = 31


@mypyc_attr(acyclic=True)
class Rolling(Frame):
    """The rolls of a turn: roll the chosen dice, take the arrows, then stop or choose dice again."""

    NAME: ClassVar[str] = "rolling"
    ON: ClassVar[tuple[str, ...]] = ("turn",)
    FIELDS: ClassVar[FieldTypes] = {"rolls": FieldType(0, 4), "to_roll": CHOSEN}

    def __init__(self, rolls: i64, to_roll: i64) -> None:
        self.rolls = rolls
        self.to_roll = to_roll

    def copy(self) -> Frame:
        return Rolling(self.rolls, self.to_roll)

    def wrong_field(self) -> str:
        return "to_roll" if self.rolls == 0 and self.to_roll != ALL_DICE else ""

    def step(self, state: State) -> i64:
        t = table(state)
        if self.to_roll:
            self.roll(t)
            return NOBODY
        if t.life[t.roller] > 0 and t.count(DYNAMITE) >= 3:
            t.emit(events.DYNAMITE_STOPS, t.roller)
        elif t.life[t.roller] > 0 and self.rolls < t.ability(t.roller).rolls:
            return t.roller
        t.pop()
        return NOBODY

    def roll(self, t: DiceTable) -> None:
        """dice.arrow.at-once: only the arrows just rolled are taken."""
        chosen = self.to_roll
        arrows = t.roll(self.rolls, chosen)
        self.rolls += 1
        self.to_roll = 0
        t.emit(events.ROLLED, t.roller, pack_dice(t.dice), chosen, self.rolls)
        take_arrows(t, t.roller, arrows)

    def free(self, t: DiceTable) -> i64:
        """The dice that may be rolled again (dice.turn.locked, dice.black-jack), one bit each."""
        if t.count(DYNAMITE) == 0 or t.ability(t.roller).rerolls_dynamite:
            return ALL_DICE
        dice: i64 = 0
        die: i64 = 0
        while die < 5:
            if t.dice[die] != DYNAMITE:
                dice |= 1 << die
            die += 1
        return dice

    def question(self, state: State) -> Question:
        t = table(state)
        return Question(questions.REROLL, t.ability(t.roller).rolls - self.rolls)

    def offer(self, state: State) -> vec[i64]:
        return REROLLS[self.free(table(state))]

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == verbs.STOP:
            t.emit(events.STOPPED, t.roller)
            t.pop()
        else:
            self.to_roll = first(action)

    def candidates(self, state: State) -> vec[i64]:
        """Each die that shows Dynamite."""
        found = vec[i64]()
        for die in range(5):
            if table(state).dice[die] == DYNAMITE:
                found = append(found, pack(verbs.ROLL, 1 << die))
        return found

    def why_not(self, state: State, action: i64) -> Reason:
        if verb_of(action) != verbs.ROLL:
            return Reason(NOT_NOW)
        locked: i64 = first(action) & ~self.free(table(state))
        die: i64 = 0
        while die < 5:
            if locked >> die & 1:
                return Reason(reasons.LOCKED, die)
            die += 1
        return Reason(reasons.NO_DIE)


def rerolls(free: i64) -> vec[i64]:
    """Stop, or roll any of the free dice again."""
    chosen = vec[i64]([dice for dice in range(1, 32) if dice & ~free == 0])
    return with_each(vec[i64]([verbs.STOP]), verbs.ROLL, chosen)


# Made once; nobody changes them.
REROLLS: Final = [rerolls(free) for free in range(32)]
