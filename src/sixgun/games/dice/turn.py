"""The turn of a player: its steps in their order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.num import i64
from sixgun.engine.state import TURN_LIMIT, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Names
from sixgun.games.dice.arrows import Clearing
from sixgun.games.dice.healing import Drinking, Gift
from sixgun.games.dice.loss import no_points
from sixgun.games.dice.names import (
    BEER,
    BULLSEYE1,
    BULLSEYE2,
    BY_DYNAMITE,
    BY_GATLING,
    DYNAMITE,
    GATLING,
    GATLING_FIRED,
    UNROLLED,
)
from sixgun.games.dice.rolling import ALL_DICE, Rolling
from sixgun.games.dice.shooting import Aiming, Losing
from sixgun.games.dice.table import Table, table
from sixgun.games.roles import TURN

# The steps of a turn; the numbers are the positions in Turn.PHASES.
BEGIN: Final = 0
ROLL_DICE: Final = 1
SHOOT: Final = 2
DRINK: Final = 3
FIRE: Final = 4
EXPLODE: Final = 5
END: Final = 6


@mypyc_attr(acyclic=True)
class Turn(Frame):
    """A player's whole turn (dice.turn.rolls to dice.turn.end); it begins each step in its place."""

    NAME: ClassVar[str] = "turn"
    PHASES: ClassVar[tuple[str, ...]] = ("begin", "roll", "shoot", "beer", "gatling", "dynamite", "end")
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"phase": Names(PHASES)}

    def __init__(self, phase: i64 = BEGIN) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase if t.life[t.roller] > 0 else i64(END)  # dice.arrow.roller-dies
        self.phase += 1
        if phase == BEGIN:
            t.cast[t.roller].begin_turn(t, t.roller)
        elif phase == ROLL_DICE:
            t.push(Rolling(0, ALL_DICE))
        elif phase == SHOOT:
            self.shoot(t)
        elif phase == DRINK:
            self.drink(t)
        elif phase == FIRE:
            self.fire(t)
        elif phase == EXPLODE:
            self.explode(t)
        else:
            self.phase = BEGIN
            begin_turn(t, t.left_of(t.roller))
        return NOBODY

    def shoot(self, t: Table) -> None:
        """The Bullseye step (dice.bullseye.together)."""
        if t.count(BULLSEYE1) + t.count(BULLSEYE2) > 0:
            t.push(Aiming(0, no_points(t)))
        else:
            t.cast[t.roller].shot_nobody(t, t.roller)

    def drink(self, t: Table) -> None:
        """The Beer step; a Beer that doubled a Bullseye heals nobody."""
        beers = t.count(BEER) - (1 if t.beer_spent else 0)
        if beers > 0:
            t.push(Drinking(beers, t.cast[t.roller].beer_heals(t.life[t.roller])))

    def fire(self, t: Table) -> None:
        """The Gatling step (dice.gatling)."""
        gatlings = t.count(GATLING)
        if gatlings >= t.cast[t.roller].gatlings_needed:
            t.emit(GATLING_FIRED, t.roller)
            points = no_points(t)
            seat: i64 = 0
            while seat < len(t.cast):
                if seat != t.roller and t.life[seat] > 0:
                    points[seat] = t.cast[seat].gatling_loss()
                seat += 1
            t.push(Losing(BY_GATLING, t.roller, points))
        elif gatlings > 0:
            t.cast[t.roller].gatling_dice(t, t.roller, gatlings)

    def explode(self, t: Table) -> None:
        """dice.dynamite.three, dice.dynamite.others-first"""
        if t.count(DYNAMITE) >= 3:
            points = no_points(t)
            points[t.roller] = 1
            t.push(Losing(BY_DYNAMITE, NOBODY, points))


def begin_turn(t: Table, seat: i64) -> None:
    """The dice go to a player, unless there have been turns enough (dice.end.turns)."""
    if t.turn >= TURN_LIMIT:
        t.end_undecided()
        return
    t.roller = seat
    t.turn += 1
    die: i64 = 0
    while die < 5:
        t.dice[die] = UNROLLED
        die += 1
    t.tally = 0
    t.beer_spent = False
    t.emit(TURN, seat, t.turn)


FRAMES: Final[tuple[type[Frame], ...]] = (Turn, Gift, Rolling, Aiming, Losing, Drinking, Clearing)
