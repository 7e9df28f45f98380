"""The encodings of all games by name."""

from __future__ import annotations

from functools import cache
from typing import Final

from sixgun.games.registry import rules_of
from sixgun.research.classic.encoding import ClassicEncoding
from sixgun.research.dice.encoding import DiceEncoding
from sixgun.research.duel.encoding import DuelEncoding
from sixgun.research.encoding import Encoding

ENCODINGS: Final[dict[str, type[DiceEncoding] | type[ClassicEncoding] | type[DuelEncoding]]] = {
    "dice": DiceEncoding,
    "classic": ClassicEncoding,
    "duel": DuelEncoding,
}


@cache
def encoding_of(game: str) -> Encoding:
    """The encoding of a game; all its environments share it."""
    return ENCODINGS[rules_of(game).name]()
