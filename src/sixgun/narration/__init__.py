"""What happens, is asked and can be done, in words, part by part, so that a client can colour, draw and link them.

`Narrator` makes a sentence of everything; `Story` makes the log of one seat of it: one line for one act, with "you".
"""

from __future__ import annotations

from sixgun.narration.acts import Act
from sixgun.narration.narrator import REVEALS, SUITS, SYMBOLS, Narrator, name_of, side_id
from sixgun.narration.parts import Part, Sentence
from sixgun.narration.story import Story

__all__ = ["REVEALS", "SUITS", "SYMBOLS", "Act", "Narrator", "Part", "Sentence", "Story", "name_of", "side_id"]
