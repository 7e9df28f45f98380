"""The vocabulary of The Dice Game: faces, what can be done, what can happen, and why not."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData
from sixgun.engine.num import i64, vec
from sixgun.engine.terms import COUNT, SEAT, SEAT_OR_NOBODY, Domain, Names, Ordinal, Term
from sixgun.games.roles import BEGAN, DIED, ROLE_DEALT, TURN

DICE: Final = 5
ARROWS: Final = 9

ARROW: Final = 0
DYNAMITE: Final = 1
BULLSEYE1: Final = 2
BULLSEYE2: Final = 3
BEER: Final = 4
GATLING: Final = 5
UNROLLED: Final = -1
FACES: Final = Names(("arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"), nothing="none")

SIDE_DEPUTY: Final = 3
SIDE_OUTLAW: Final = 4
SIDES: Final = Names(("law", "outlaws", "renegade", "deputy", "outlaw", "nobody"))

BY_BULLSEYE: Final = 0
BY_GATLING: Final = 1
BY_DYNAMITE: Final = 2
BY_INDIANS: Final = 3
CAUSES: Final = Names(("bullseye", "gatling", "dynamite", "indians"))

FROM_BEER: Final = 0
FROM_GIFT: Final = 1
FROM_PEACE: Final = 2
FROM_VULTURE: Final = 3
SOURCES: Final = Names(("beer", "gift", "peace", "vulture"))

ELIMINATED: Final = 0
OWN_GATLING: Final = 1
FOR_LIFE: Final = 2
KIT: Final = 3
ATTACK_OVER: Final = 4
RETURNS: Final = Names(("eliminated", "gatling", "life", "kit", "indians"))


class DiceShown(Domain):
    """All five faces in one number, three bits a die; 7 is a die that isn't rolled yet."""

    stands_for: str = "dice"

    def write(self, number: int) -> object:
        faces = [(number >> (3 * die)) & 7 for die in range(DICE)]
        return [FACES.write(face if face < 6 else UNROLLED) for face in faces]


class DiceChosen(Domain):
    """A choice of dice, one bit a die; written as the numbers of the dice, counted from 1."""

    stands_for: str = "places"

    def write(self, number: int) -> object:
        return [die + 1 for die in range(DICE) if number >> die & 1]

    def text(self, number: int) -> str:
        return ",".join([str(die + 1) for die in range(DICE) if number >> die & 1])

    def from_text(self, token: str, field: str) -> int:
        return self.read([int(die) if die.isdecimal() else die for die in token.split(",")], field)

    def read(self, value: object, field: str) -> int:
        if not isinstance(value, list):
            raise BadData(field, "list", length=-1)
        dice = {Domain(1, DICE).read(die, f"{field}[{at}]") for at, die in enumerate(value)}
        return sum(1 << (die - 1) for die in dice)


def pack_dice(dice: vec[i64]) -> i64:
    """Five faces as one number."""
    return (dice[0] & 7) | (dice[1] & 7) << 3 | (dice[2] & 7) << 6 | (dice[3] & 7) << 9 | (dice[4] & 7) << 12


SHOWN: Final = DiceShown(0, 0o77777)
CHOSEN: Final = DiceChosen(0, 31)
DIE: Final = Ordinal(0, DICE - 1)
POINTS: Final = Domain(0, 9)

# What a player may do; the numbers are the positions in VERBS.
STOP: Final = 0
ROLL: Final = 1
SHOOT: Final = 2
SHOOT_TWICE: Final = 3
DRINK: Final = 4
GIVE: Final = 5
TAKE_ARROW: Final = 6
LOSE_LIFE: Final = 7
PUT_BACK: Final = 8
KEEP: Final = 9
CLEAR: Final = 10
PASS: Final = 11
VERBS: Final = (
    Term("stop"),
    Term("roll", dice=CHOSEN),
    Term("shoot", target=SEAT),
    Term("shoot-twice", target=SEAT),
    Term("beer", target=SEAT),
    Term("gift", target=SEAT),
    Term("take-arrow"),
    Term("lose-life"),
    Term("put-back"),
    Term("keep"),
    Term("clear-arrow", target=SEAT),
    Term("pass"),
)

# What a player can be asked.
ASK_REROLL: Final = Term("reroll", rolls_left=COUNT)
ASK_AIM: Final = Term("aim", die=DIE, face=FACES)
ASK_BEER: Final = Term("beer", beers_left=COUNT, heals_self=COUNT)
ASK_GIFT: Final = Term("gift")
ASK_ARROW_FOR_LIFE: Final = Term("arrow-for-life", cause=CAUSES, by=SEAT, points=POINTS)
ASK_PUT_BACK: Final = Term("put-back", points=POINTS)
ASK_CLEAR: Final = Term("clear-arrow", dice_left=COUNT)
QUESTIONS: Final = (ASK_REROLL, ASK_AIM, ASK_BEER, ASK_GIFT, ASK_ARROW_FOR_LIFE, ASK_PUT_BACK, ASK_CLEAR)

# What can happen.
ROLLED: Final = Term("rolled", seat=SEAT, dice=SHOWN, rolled=CHOSEN, roll=COUNT)
STOPPED: Final = Term("stopped", seat=SEAT)
DYNAMITE_STOPS: Final = Term("dynamite-stops", seat=SEAT)
ARROW_TAKEN: Final = Term("arrow-taken", seat=SEAT, middle=COUNT)
ARROW_INSTEAD: Final = Term("arrow-instead", seat=SEAT, middle=COUNT)
ARROWS_BACK: Final = Term("arrows-back", seat=SEAT, arrows=COUNT, why=RETURNS)
INDIANS: Final = Term("indians", seat=SEAT)
AIMED: Final = Term("aimed", seat=SEAT, target=SEAT, die=DIE, points=POINTS)
GATLING_FIRED: Final = Term("gatling", seat=SEAT)
LOST: Final = Term("lost", seat=SEAT, points=POINTS, cause=CAUSES, by=SEAT_OR_NOBODY)
HEALED: Final = Term("healed", seat=SEAT, points=POINTS, source=SOURCES, by=SEAT)
ENDED: Final = Term("ended", side=SIDES)
EVENTS: Final = (
    *(BEGAN, ROLE_DEALT, TURN, ROLLED, STOPPED, DYNAMITE_STOPS, ARROW_TAKEN, ARROW_INSTEAD, ARROWS_BACK, INDIANS),
    *(AIMED, GATLING_FIRED, LOST, HEALED, DIED, ENDED),
)

# Why not.
NO_DIE: Final = Term("no-die")
LOCKED: Final = Term("locked", die=DIE)
NO_TARGET: Final = Term("no-target", target=SEAT)
DEAD: Final = Term("dead", target=SEAT)
SELF: Final = Term("self")
OUT_OF_RANGE: Final = Term("out-of-range", distance=COUNT, nearest=COUNT, farthest=COUNT)
NO_BEER: Final = Term("no-beer")
BEER_USED: Final = Term("beer-used")
ONLY_SLAB: Final = Term("only-slab")
NO_ARROW: Final = Term("no-arrow", target=SEAT)
REASONS: Final = (NO_DIE, LOCKED, NO_TARGET, DEAD, SELF, OUT_OF_RANGE, NO_BEER, BEER_USED, ONLY_SLAB, NO_ARROW)
