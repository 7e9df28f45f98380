"""What the numbers in states and messages of The Dice Game stand for."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData
from sixgun.engine.fields import FieldType, ListField, NameField, OrdinalField
from sixgun.engine.num import i64, vec

DICE: Final = 5
ARROWS: Final = 9

ARROW: Final = 0
DYNAMITE: Final = 1
BULLSEYE1: Final = 2
BULLSEYE2: Final = 3
BEER: Final = 4
GATLING: Final = 5
UNROLLED: Final = -1
FACES: Final = NameField(("arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"), nothing="none")

BY_BULLSEYE: Final = 0
BY_GATLING: Final = 1
BY_DYNAMITE: Final = 2
BY_INDIANS: Final = 3
CAUSES: Final = NameField(("bullseye", "gatling", "dynamite", "indians"))

FROM_BEER: Final = 0
FROM_GIFT: Final = 1
FROM_PEACE: Final = 2
FROM_VULTURE: Final = 3
SOURCES: Final = NameField(("beer", "gift", "peace", "vulture"))

ELIMINATED: Final = 0
OWN_GATLING: Final = 1
FOR_LIFE: Final = 2
KIT: Final = 3
ATTACK_OVER: Final = 4
RETURNS: Final = NameField(("eliminated", "gatling", "life", "kit", "indians"))


class DiceShown(FieldType):
    """All five faces in one number, three bits a die; 7 is a die that isn't rolled yet."""

    stands_for: str = "dice"

    def write(self, number: int) -> object:
        faces = [(number >> (3 * die)) & 7 for die in range(DICE)]
        return [FACES.write(face if face < 6 else UNROLLED) for face in faces]

    def read(self, value: object, field: str) -> int:
        return pack_dice(ListField(FACES, DICE).read(value, field))


class DiceChosen(FieldType):
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
        dice = {FieldType(1, DICE).read(die, f"{field}[{at}]") for at, die in enumerate(value)}
        return sum(1 << (die - 1) for die in dice)


def pack_dice(dice: vec[i64]) -> i64:
    return (dice[0] & 7) | (dice[1] & 7) << 3 | (dice[2] & 7) << 6 | (dice[3] & 7) << 9 | (dice[4] & 7) << 12


SHOWN: Final = DiceShown(0, 0o77777)
CHOSEN: Final = DiceChosen(0, 31)
DIE: Final = OrdinalField(0, DICE - 1)
POINTS: Final = FieldType(0, 9)
