"""The colours of the terminal table: every text stands out from its ground by 4.5 to 1 or more."""

from __future__ import annotations

# A colour for each seat; the name always stands with it, so that nobody needs to tell them apart by colour alone.
SEATS = ("#5fd7ff", "#ffd75f", "#ff9ad5", "#8ce98c", "#ffb07c", "#b9b0ff", "#7fe8d0", "#e3d8a8")
QUIET = "#a9b1ba"
LIFE = "#ff6b6b"
HEAL = "#7ee787"
LOUD = "bold #ff8f8f"
CARD = "#e8e8e8"
OPEN = "#7ee787"
ARROW = "#ffd75f"
IN_PLAY = "#7fdbe8"
ROLES = {
    **{"sheriff": "bold #ffd75f", "deputy": "#ffd75f", "outlaw": "#ff8f8f", "renegade": "#ff9ad5"},
    "unknown": QUIET,
}


def of_seat(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]
