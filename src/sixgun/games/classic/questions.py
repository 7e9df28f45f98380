"""What a player of the classic game can be asked."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT, SEAT
from sixgun.engine.messages import QuestionType
from sixgun.games.classic.fields import CARD, PURPOSES

READY: Final = QuestionType("ready")
PLAY: Final = QuestionType("play")
DISCARD: Final = QuestionType("discard", excess=COUNT)
SHOT: Final = QuestionType("shot", by=SEAT, needed=COUNT)
INDIANS: Final = QuestionType("indians", by=SEAT)
DUEL: Final = QuestionType("duel", by=SEAT)
BRINK: Final = QuestionType("brink", needed=COUNT)
STORE: Final = QuestionType("store")
KIT: Final = QuestionType("kit")
JESSE: Final = QuestionType("jesse")
PEDRO: Final = QuestionType("pedro", card=CARD)
DUKE: Final = QuestionType("duke", purpose=PURPOSES)
ROBBERY: Final = QuestionType("robbery", by=SEAT)
CHARACTER: Final = QuestionType("character")
