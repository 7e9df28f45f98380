"""What happens, is asked and can be done: the log of a viewer as data, and everything in words, part by part.

`log_of` makes the acts of a log from events. `Narrator` makes sentences of acts, questions, actions and reasons, in
parts that a client can colour, draw and link.
"""

from __future__ import annotations

from sixgun.narration.acts import Act, LogBuilder, log_of
from sixgun.narration.narrator import REVEALS, SUITS, SYMBOLS, Narrator, Part, Sentence, side_name

__all__ = ["REVEALS", "SUITS", "SYMBOLS", "Act", "LogBuilder", "Narrator", "Part", "Sentence", "log_of", "side_name"]
