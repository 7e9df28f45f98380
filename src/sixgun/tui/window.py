"""The window: which layout fits its size, and how small is too small."""

from __future__ import annotations

from textual.events import Resize
from textual.screen import Screen

WIDE, SPACIOUS, HIGH, TALL = 110, 150, 30, 45
LEAST = (70, 22)


def fit(screen: Screen[object], event: Resize) -> None:
    """Choose the layout: on a narrow screen the log lies below the table; a very small one can't hold it."""
    width, height = event.size
    screen.set_class(width < WIDE, "narrow")
    screen.set_class(width >= SPACIOUS, "spacious")
    screen.set_class(height >= HIGH, "high")
    screen.set_class(height >= TALL, "tall")
    screen.set_class(width < LEAST[0] or height < LEAST[1], "tiny")
