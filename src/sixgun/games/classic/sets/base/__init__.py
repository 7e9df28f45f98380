"""The base set: the eighty cards and sixteen characters of the first box."""

from sixgun.engine.messages import messages_of
from sixgun.family import roles
from sixgun.family.sets import GameSet
from sixgun.games.classic import events, questions, reasons, verbs
from sixgun.games.classic.casting import Casting
from sixgun.games.classic.sets.base import cards, characters
from sixgun.games.classic.turn import FRAMES

SET = GameSet(
    "base",
    range(3, 8),
    cards.CARDS,
    characters.CHARACTERS,
    (*FRAMES, Casting, *characters.FRAMES),
    verbs=verbs.ALL,
    messages=messages_of(roles, events, questions, reasons),
)
