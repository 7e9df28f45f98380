"""What a player of The Dice Game can be asked."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT, SEAT
from sixgun.engine.messages import QuestionType
from sixgun.games.dice.fields import CAUSES, DIE, FACES, POINTS

REROLL: Final = QuestionType("reroll", rolls_left=COUNT)
AIM: Final = QuestionType("aim", die=DIE, face=FACES)
BEER: Final = QuestionType("beer", beers_left=COUNT, heals_self=COUNT)
GIFT: Final = QuestionType("gift")
ARROW_FOR_LIFE: Final = QuestionType("arrow-for-life", cause=CAUSES, by=SEAT, points=POINTS)
PUT_BACK: Final = QuestionType("put-back", points=POINTS)
CLEAR: Final = QuestionType("clear-arrow", dice_left=COUNT)
