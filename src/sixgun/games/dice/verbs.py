"""What a player of The Dice Game may do."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import SEAT
from sixgun.engine.messages import Verb
from sixgun.games.dice.fields import CHOSEN

# The numbers are the positions in ALL.
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
ALL: Final = (
    Verb("stop"),
    Verb("roll", dice=CHOSEN),
    Verb("shoot", target=SEAT),
    Verb("shoot-twice", target=SEAT),
    Verb("beer", target=SEAT),
    Verb("gift", target=SEAT),
    Verb("take-arrow"),
    Verb("lose-life"),
    Verb("put-back"),
    Verb("keep"),
    Verb("clear-arrow", target=SEAT),
    Verb("pass"),
)
