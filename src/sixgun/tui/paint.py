"""Sentences in colours; what a colour says always stands in words or signs too."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from sixgun.narration import Part
from sixgun.tui import colours

STYLES = {
    **{"card": colours.CARD, "strong": "bold", "quiet": colours.QUIET, "good": f"bold {colours.HEAL}"},
    **{"bad": colours.LOUD, "loss": colours.LOUD, "gain": f"bold {colours.HEAL}", "arrows": colours.ARROW},
}


def painted(sentence: Iterable[Part], side_of: Callable[[object], int]) -> Text:
    """A line of the log; `side_of` tells the seat of a character."""
    line = Text()
    for part in sentence:
        line.append(part.text, style_of(part, side_of))
    return line


def style_of(part: Part, side_of: Callable[[object], int]) -> str:
    """How a part is drawn."""
    if part.stands_for in ("player", "character"):
        seat = part.value if isinstance(part.value, int) else side_of(part.value)
        return f"bold {colours.of_seat(seat)}"
    if part.stands_for == "role":
        return colours.ROLES[str(part.value)]
    return STYLES.get(part.stands_for, "")
