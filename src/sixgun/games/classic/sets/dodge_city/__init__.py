"""Dodge City: forty cards and fifteen characters more, and room for an eighth player."""

from sixgun.engine.messages import messages_of
from sixgun.family.sets import GameSet
from sixgun.games.classic.sets.dodge_city import cards, characters, messages

SET = GameSet(
    "dodge-city",
    range(3, 9),
    cards.CARDS,
    characters.CHARACTERS,
    (*cards.FRAMES, *characters.FRAMES),
    verbs=messages.VERBS,
    messages=[one for one in messages_of(messages) if one not in messages.VERBS],
    more_faces=cards.MORE_FACES,
    about=messages.ABOUT,
)
