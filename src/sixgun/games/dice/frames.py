"""What can be resolved in The Dice Game: a turn and its steps, in the order in which they come."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.kinds import COUNT, NOBODY, SEAT_OR_NOBODY, Domain, Many, Names, Note, Ordinal
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.games.dice.loss import lose, mourn, no_points, take_arrows
from sixgun.games.dice.names import (
    AIMED,
    ARROW_INSTEAD,
    ASK_AIM,
    ASK_ARROW_FOR_LIFE,
    ASK_BEER,
    ASK_CLEAR,
    ASK_GIFT,
    ASK_PUT_BACK,
    ASK_REROLL,
    BEER,
    BEER_USED,
    BULLSEYE1,
    BULLSEYE2,
    BY_BULLSEYE,
    BY_DYNAMITE,
    BY_GATLING,
    CAUSES,
    CHOSEN,
    CLEAR,
    DEAD,
    DRINK,
    DYNAMITE,
    DYNAMITE_STOPS,
    FOR_LIFE,
    FROM_BEER,
    FROM_GIFT,
    GATLING,
    GATLING_FIRED,
    GIVE,
    KEEP,
    KIT,
    LOCKED,
    LOSE_LIFE,
    NO_ARROW,
    NO_BEER,
    NO_DIE,
    NO_TARGET,
    ONLY_SLAB,
    OUT_OF_RANGE,
    OWN_GATLING,
    PASS,
    POINTS,
    PUT_BACK,
    ROLL,
    ROLLED,
    SELF,
    SHOOT,
    SHOOT_TWICE,
    STOP,
    STOPPED,
    TAKE_ARROW,
    UNROLLED,
    pack_dice,
)
from sixgun.games.dice.table import Table, table
from sixgun.games.roles import TURN

ALL_DICE: Final = 31


@mypyc_attr(acyclic=True)
class Turn(Frame):
    """A player's whole turn (dice.turn.rolls to dice.turn.end); it begins each step in its place."""

    NAME: ClassVar[str] = "turn"
    PHASES: ClassVar[tuple[str, ...]] = ("begin", "roll", "shoot", "beer", "gatling", "dynamite", "end")
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"phase": Names(PHASES)}

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase if t.life[t.roller] > 0 else 6  # dice.arrow.roller-dies
        self.phase += 1
        if phase == 0:
            t.cast[t.roller].begin_turn(t, t.roller)
        elif phase == 1:
            t.push(Rolling(0, ALL_DICE))
        elif phase == 2:
            self.shoot(t)
        elif phase == 3:
            self.drink(t)
        elif phase == 4:
            self.fire(t)
        elif phase == 5:
            self.explode(t)
        else:
            self.phase = 0
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
            t.push(Losing(BY_GATLING, t.roller, points, 0, 0, 0, 0))
        elif gatlings > 0:
            t.cast[t.roller].gatling_dice(t, t.roller, gatlings)

    def explode(self, t: Table) -> None:
        """dice.dynamite.three, dice.dynamite.others-first"""
        if t.count(DYNAMITE) >= 3:
            points = no_points(t)
            points[t.roller] = 1
            t.push(Losing(BY_DYNAMITE, NOBODY, points, 0, 0, 0, 0))


def begin_turn(t: Table, seat: i64) -> None:
    """The dice go to a player."""
    t.roller = seat
    t.turn += 1
    die: i64 = 0
    while die < 5:
        t.dice[die] = UNROLLED
        die += 1
    t.tally = 0
    t.beer_spent = False
    t.emit(TURN, seat, t.turn)


@mypyc_attr(acyclic=True)
class Gift(Frame):
    """Sid Ketchum chooses who regains a life point before he rolls."""

    NAME: ClassVar[str] = "gift"

    def step(self, state: State) -> i64:
        return table(state).roller

    def question(self, state: State) -> Note:
        return Note(ASK_GIFT)

    def offer(self, state: State) -> vec[i64]:
        return for_each_living(table(state), GIVE)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        t.heal(first(action), 1, FROM_GIFT, t.roller)

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_alive(table(state), GIVE, action)


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


@mypyc_attr(acyclic=True)
class Aiming(Frame):
    """Targets for all Bullseye dice, die by die, before anybody is hit."""

    NAME: ClassVar[str] = "aiming"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"die": Ordinal(0, 5), "points": Many(POINTS, per_seat=True)}

    def __init__(self, die: i64, points: vec[i64]) -> None:
        self.die = die
        self.points = points

    def copy(self) -> Frame:
        return Aiming(self.die, self.points[:])

    def step(self, state: State) -> i64:
        t = table(state)
        while self.die < 5:
            if t.dice[self.die] == BULLSEYE1 or t.dice[self.die] == BULLSEYE2:
                return t.roller
            self.die += 1
        t.pop()
        t.push(Losing(BY_BULLSEYE, t.roller, self.points, 0, 0, 0, 0))
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_AIM, NOBODY, self.die, table(state).dice[self.die])

    def number(self, t: Table) -> i64:
        """The number on the Bullseye die in hand."""
        return 1 if t.dice[self.die] == BULLSEYE1 else 2

    def may_double(self, t: Table) -> bool:
        """dice.slab"""
        return t.cast[t.roller].doubles and not t.beer_spent and t.count(BEER) > 0

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        targets = t.in_reach(t.roller, self.number(t))
        for target in targets:
            actions = append(actions, pack(SHOOT, target))
        if self.may_double(t):
            for target in targets:
                actions = append(actions, pack(SHOOT_TWICE, target))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        target = first(action)
        points: i64 = 1
        if verb_of(action) == SHOOT_TWICE:
            points = 2
            t.beer_spent = True
        self.points[target] += points
        t.emit(AIMED, t.roller, target, self.die, points)
        self.die += 1

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        twice: bool = verb_of(action) == SHOOT_TWICE
        if verb_of(action) != SHOOT and not twice:
            return Note(NOT_NOW)
        if twice and not t.cast[t.roller].doubles:
            return Note(ONLY_SLAB)
        if twice and not self.may_double(t):
            return Note(BEER_USED if t.beer_spent else NO_BEER)
        if first(action) == t.roller:
            return Note(SELF)
        absent = why_not_alive(t, verb_of(action), action)
        return absent if absent.kind is not NOT_NOW else self.out_of_range(t, first(action))

    def out_of_range(self, t: Table, target: i64) -> Note:
        """How far the target is and how far the die reaches."""
        shooter = t.cast[t.roller]
        bullseye = t.bullseye(self.number(t))
        return Note(
            OUT_OF_RANGE, NOBODY, t.distance(t.roller, target), shooter.nearest(bullseye), shooter.farthest(bullseye)
        )


@mypyc_attr(acyclic=True)
class Losing(Frame):
    """Life lost at one moment to Bullseyes, Gatling or Dynamite, and what follows (dice.gatling gives the order).

    `points` are what each seat loses; `kept` points Bart Cassidy has decided to lose; `returns` arrows Pedro Ramirez
    may still put back; `deaths` players who fell.
    """

    NAME: ClassVar[str] = "losing"
    PHASES: ClassVar[tuple[str, ...]] = ("instead", "lose", "put-back", "aftermath", "hurt")
    FIELDS: ClassVar[dict[str, Domain | Many]] = {
        "cause": CAUSES,
        "by": SEAT_OR_NOBODY,
        "points": Many(POINTS, per_seat=True),
        "kept": POINTS,
        "returns": POINTS,
        "deaths": COUNT,
        "phase": Names(PHASES),
    }

    def __init__(self, cause: i64, by: i64, points: vec[i64], kept: i64, returns: i64, deaths: i64, phase: i64) -> None:
        self.cause = cause
        self.by = by
        self.points = points
        self.kept = kept
        self.returns = returns
        self.deaths = deaths
        self.phase = phase

    def copy(self) -> Frame:
        return Losing(self.cause, self.by, self.points[:], self.kept, self.returns, self.deaths, self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase
        asked: i64 = NOBODY
        if phase == 0:
            asked = self.may_take_arrow(t)
        elif phase == 1:
            self.deaths = lose(t, self.points, self.cause, self.by)
            self.returns = self.points_to_put_back(t)
        elif phase == 2:
            asked = self.may_put_back(t)
        elif phase == 3:
            self.aftermath(t)
        else:
            t.pop()
            self.hurt(t)
        if asked == NOBODY:
            self.phase += 1
        return asked

    def may_take_arrow(self, t: Table) -> i64:
        """The seat that may take an arrow instead of the next point (dice.bart-cassidy)."""
        seat = t.taker
        if seat == NOBODY or self.cause == BY_DYNAMITE or t.middle == 1:
            return NOBODY
        return seat if self.points[seat] > self.kept and t.life[seat] > self.kept else NOBODY

    def points_to_put_back(self, t: Table) -> i64:
        """How many arrows may go back for points just lost (dice.pedro-ramirez)."""
        seat = t.returner
        return self.points[seat] if seat != NOBODY and t.life[seat] > 0 else 0

    def may_put_back(self, t: Table) -> i64:
        """The seat that may put back an arrow now."""
        return t.returner if self.returns > 0 and t.arrows[t.returner] > 0 else NOBODY

    def aftermath(self, t: Table) -> None:
        """The living hear of the dead; the Gatling frees its roller of arrows."""
        mourn(t, self.deaths)
        if self.cause == BY_GATLING:
            t.return_arrows(t.roller, t.arrows[t.roller], OWN_GATLING)
            t.cast[t.roller].gatling_dice(t, t.roller, t.count(GATLING))

    def hurt(self, t: Table) -> None:
        """Those who live hear who made them lose life (dice.el-gringo)."""
        seat: i64 = 0
        while seat < len(self.points) and self.by != NOBODY and not t.over:
            if self.points[seat] > 0 and t.life[seat] > 0:
                t.cast[seat].hurt_by(t, seat, self.by)
            seat += 1

    def question(self, state: State) -> Note:
        t = table(state)
        if self.phase == 0:
            points = self.points[self.may_take_arrow(t)] - self.kept
            return Note(ASK_ARROW_FOR_LIFE, NOBODY, self.cause, self.by, points)
        return Note(ASK_PUT_BACK, NOBODY, self.returns)

    def offer(self, state: State) -> vec[i64]:
        return ARROW_OR_LIFE if self.phase == 0 else PUT_BACK_OR_KEEP

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == TAKE_ARROW:
            seat = self.may_take_arrow(t)
            self.points[seat] -= 1
            t.arrows[seat] += 1
            t.middle -= 1
            t.emit(ARROW_INSTEAD, seat, t.middle)
        elif verb == LOSE_LIFE:
            self.kept += 1
        elif verb == PUT_BACK:
            t.return_arrows(self.may_put_back(t), 1, FOR_LIFE)
            self.returns -= 1
        else:
            self.returns = 0


@mypyc_attr(acyclic=True)
class Drinking(Frame):
    """Beers, one by one; `heals_self` was settled when the step began (dice.jesse-jones)."""

    NAME: ClassVar[str] = "drinking"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"beers": Domain(0, 5), "heals_self": Domain(1, 2)}

    def __init__(self, beers: i64, heals_self: i64) -> None:
        self.beers = beers
        self.heals_self = heals_self

    def copy(self) -> Frame:
        return Drinking(self.beers, self.heals_self)

    def step(self, state: State) -> i64:
        t = table(state)
        if self.beers > 0:
            return t.roller
        t.pop()
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_BEER, NOBODY, self.beers, self.heals_self)

    def offer(self, state: State) -> vec[i64]:
        return for_each_living(table(state), DRINK)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        target = first(action)
        t.heal(target, self.heals_self if target == t.roller else 1, FROM_BEER, t.roller)
        self.beers -= 1

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_alive(table(state), DRINK, action)


@mypyc_attr(acyclic=True)
class Clearing(Frame):
    """Kit Carlson puts back an arrow of anybody for each Gatling die, or stops doing so."""

    NAME: ClassVar[str] = "clearing"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"dice": Domain(0, 5)}

    def __init__(self, dice: i64) -> None:
        self.dice = dice

    def copy(self) -> Frame:
        return Clearing(self.dice)

    def step(self, state: State) -> i64:
        t = table(state)
        if self.dice > 0:
            return t.roller
        t.pop()
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_CLEAR, NOBODY, self.dice)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64]([PASS])
        seat: i64 = 0
        while seat < len(t.cast):
            if t.arrows[seat] > 0:
                actions = append(actions, pack(CLEAR, seat))
            seat += 1
        return actions

    def choose(self, state: State, action: i64) -> None:
        if verb_of(action) == PASS:
            self.dice = 0
        else:
            table(state).return_arrows(first(action), 1, KIT)
            self.dice -= 1

    def why_not(self, state: State, action: i64) -> Note:
        absent = why_not_alive(table(state), CLEAR, action)
        if absent.kind is NOT_NOW and verb_of(action) == CLEAR:
            return Note(NO_ARROW, NOBODY, first(action))
        return absent


def for_each_living(t: Table, verb: i64) -> vec[i64]:
    """One action at each living player, the roller first and then to his left."""
    actions = vec[i64](capacity=8)
    actions = append(actions, pack(verb, t.roller))
    seat = t.left_of(t.roller)
    while seat != t.roller:
        actions = append(actions, pack(verb, seat))
        seat = t.left_of(seat)
    return actions


def why_not_alive(t: Table, verb: i64, action: i64) -> Note:
    """Why an action at a player can't be: another thing is asked, or nobody lives there."""
    target = first(action)
    if verb_of(action) != verb:
        return Note(NOT_NOW)
    if target >= len(t.cast):
        return Note(NO_TARGET, NOBODY, target)
    return Note(DEAD, NOBODY, target) if t.life[target] <= 0 else Note(NOT_NOW)


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
ARROW_OR_LIFE: Final = vec[i64]([LOSE_LIFE, TAKE_ARROW])
PUT_BACK_OR_KEEP: Final = vec[i64]([PUT_BACK, KEEP])

FRAMES: Final[tuple[type[Frame], ...]] = (Turn, Gift, Rolling, Aiming, Losing, Drinking, Clearing)
