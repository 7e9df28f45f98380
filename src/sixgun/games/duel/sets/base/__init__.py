"""The base set of The Duel: eighty cards, twelve characters a side."""

from sixgun.engine.messages import messages_of
from sixgun.family.sets import GameSet
from sixgun.games.duel import events, questions, reasons, verbs
from sixgun.games.duel.sets.base.cards import CARDS
from sixgun.games.duel.sets.base.law import THE_LAW
from sixgun.games.duel.sets.base.outlaws import THE_OUTLAWS
from sixgun.games.duel.turn import FRAMES

SET = GameSet(
    "base",
    range(2, 3),
    CARDS,
    (*THE_LAW, *THE_OUTLAWS),
    FRAMES,
    verbs=verbs.ALL,
    messages=messages_of(events, questions, reasons),
)
