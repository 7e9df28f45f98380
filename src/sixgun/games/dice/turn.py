"""The turn of a player: its steps in their order."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.fields import NOBODY, FieldTypes, NameField
from sixgun.engine.frame import Frame
from sixgun.engine.num import i64, mypyc_attr
from sixgun.engine.state import TURN_LIMIT, State
from sixgun.family.roles import TURN
from sixgun.games.dice import events, fields
from sixgun.games.dice.choices import Clearing, Drinking, Gift
from sixgun.games.dice.damage import no_points
from sixgun.games.dice.fields import BEER, BULLSEYE1, BULLSEYE2, DYNAMITE, GATLING, UNROLLED
from sixgun.games.dice.rolling import ALL_DICE, Rolling
from sixgun.games.dice.shooting import Aiming, LifeLoss
from sixgun.games.dice.table import DiceTable, table

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
    FIELDS: ClassVar[FieldTypes] = {"phase": NameField(PHASES)}

    def __init__(self, phase: i64 = BEGIN) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase if t.life[t.roller] > 0 else i64(END)  # dice.arrow.roller-dies
        self.phase += 1
        if phase == BEGIN:
            t.ability(t.roller).on_turn_begin(t, t.roller)
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

    def shoot(self, t: DiceTable) -> None:
        """The Bullseye step (dice.bullseye.together)."""
        if t.count(BULLSEYE1) + t.count(BULLSEYE2) > 0:
            t.push(Aiming(0, no_points(t)))
        elif t.ability(t.roller).no_bullseye_bonus() > 0:
            t.heal(t.roller, t.ability(t.roller).no_bullseye_bonus(), fields.FROM_PEACE, t.roller)

    def drink(self, t: DiceTable) -> None:
        """The Beer step; a Beer that doubled a Bullseye heals nobody."""
        beers = t.count(BEER) - (1 if t.beer_spent else 0)
        if beers > 0:
            t.push(Drinking(beers, t.ability(t.roller).beer_heals(t.life[t.roller])))

    def fire(self, t: DiceTable) -> None:
        """The Gatling step (dice.gatling)."""
        gatlings = t.count(GATLING)
        if gatlings >= t.ability(t.roller).gatlings_needed:
            t.emit(events.GATLING_FIRED, t.roller)
            points = no_points(t)
            seat: i64 = 0
            while seat < len(t.cast):
                if seat != t.roller and t.life[seat] > 0:
                    points[seat] = t.ability(seat).gatling_loss()
                seat += 1
            t.push(LifeLoss(fields.BY_GATLING, t.roller, points))
        elif gatlings > 0:
            t.ability(t.roller).on_gatling_dice(t, t.roller, gatlings)

    def explode(self, t: DiceTable) -> None:
        """dice.dynamite.three, dice.dynamite.others-first"""
        if t.count(DYNAMITE) >= 3:
            points = no_points(t)
            points[t.roller] = 1
            t.push(LifeLoss(fields.BY_DYNAMITE, NOBODY, points))


def begin_turn(t: DiceTable, seat: i64) -> None:
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


FRAMES: Final[tuple[type[Frame], ...]] = (Turn, Gift, Rolling, Aiming, LifeLoss, Drinking, Clearing)
