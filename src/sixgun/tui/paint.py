"""Sentences in colours; what a colour says always stands in words or signs too."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sixgun.narration import LogBuilder, Narrator, Part
from sixgun.tui import colours

STYLES = {
    **{"card": colours.CARD, "strong": "bold", "quiet": colours.QUIET, "good": f"bold {colours.HEAL}"},
    **{"bad": colours.LOUD, "arrows": colours.ARROW},
}
SIGNS = {"turn": ("── ", " ──"), "mark": ("▼ ", ""), "recap": ("▲ ", ""), "recap-first": ("▲ ", ""), "out": ("✝ ", "")}


def painted(act: dict[str, Any], narrator: Narrator, log: LogBuilder) -> Text:
    """A line of a log."""
    before, after = SIGNS.get(act["act"], ("", ""))
    line = Text()
    line.append(before, STYLES["bad" if act["act"] == "out" else "quiet"])
    for part in narrator.act(act, log.viewer):
        line.append(part.text, style_of(part, log))
    return line.append(after, STYLES["quiet"])


def style_of(part: Part, log: LogBuilder) -> str:
    """How a part is drawn."""
    if part.stands_for in ("player", "character"):
        return f"bold {colours.of_seat(log.seat_of(part.value))}"
    if part.stands_for == "role":
        return colours.ROLES[str(part.value)]
    return STYLES.get(part.stands_for, "")
