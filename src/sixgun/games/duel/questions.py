"""What a player of The Duel can be asked."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT
from sixgun.engine.messages import QuestionType
from sixgun.games.duel.fields import CARD, CHARACTER, KINDS

FRONT: Final = QuestionType("front")
PLAY: Final = QuestionType("play")
COPY: Final = QuestionType("copy", card=CARD)
DISCARD: Final = QuestionType("discard", excess=COUNT)
HIT: Final = QuestionType("hit", target=CHARACTER, by=CHARACTER, cause=KINDS, more=COUNT)
EXTRA: Final = QuestionType("extra", target=CHARACTER)
INDIANS: Final = QuestionType("indians", target=CHARACTER)
DUEL: Final = QuestionType("duel", target=CHARACTER)
SHIELD: Final = QuestionType("shield", target=CHARACTER, points=COUNT)
CARBINE: Final = QuestionType("carbine")
PEACEMAKER: Final = QuestionType("peacemaker")
REMINGTON: Final = QuestionType("remington")
SHOTGUN: Final = QuestionType("shotgun")
STEAL: Final = QuestionType("steal", law=COUNT, outlaws=COUNT)
SLIM: Final = QuestionType("slim", law=COUNT, outlaws=COUNT)
BULL: Final = QuestionType("bull", fallen=CHARACTER, left=COUNT, law=COUNT, outlaws=COUNT)
STORE: Final = QuestionType("store")
WAGON: Final = QuestionType("wagon", keep=COUNT)
SOUNDANCE: Final = QuestionType("soundance", keep=COUNT)
BART: Final = QuestionType("bart", cause=KINDS)
