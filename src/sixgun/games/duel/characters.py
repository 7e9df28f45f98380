"""The twenty-four characters of The Duel by name; who they are is said in `law.py` and `outlaws.py`."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Names
from sixgun.games.duel.character import Character

CHARACTER_NAMES: Final = (
    *("alan-pinkertoon", "annie-oakey", "bart-masterson", "bill-tightman", "buffalo-bell", "dalon-ranger"),
    *("jango", "pat-garret", "tex-killer", "the-stranger", "wild-bill", "wyatt-earp"),
    *("babe-leroy", "bull-anderson", "cattle-katie", "dalton-bros", "jack-ransome", "pearl-hat"),
    *("sid-curry", "slim-poet", "soundance-kid", "toco-ramirez", "tom-thorn", "west-harding"),
)
EACH_SIDE: Final = 12
EMPTY: Final = -1  # nobody stands at a place
UNKNOWN: Final = -2  # somebody does, and it is secret who
CHARACTER: Final = Names(CHARACTER_NAMES, stands_for="character")
CHARACTER_OR_NONE: Final = Names(CHARACTER_NAMES, nothing="none", stands_for="character")
CAST: Final = vec[Character]([Character()] * len(CHARACTER_NAMES))


def hire(characters: list[Character]) -> None:
    """Give each name its character."""
    for character in characters:
        at: i64 = CHARACTER_NAMES.index(character.name)
        CAST[at] = character
