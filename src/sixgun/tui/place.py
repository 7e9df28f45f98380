"""A place at the table."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


class Place(Static):
    """Shows a text; what doesn't fit is cut off with a sign that there is more."""

    def __init__(self, place: int) -> None:
        super().__init__(id=f"place{place}", classes="place")
        self.text = Text()

    def put(self, text: Text) -> None:
        """Show a text."""
        self.text = text
        self.update(text)

    def render(self) -> Text:
        """The lines that there is room for."""
        width, height = self.content_size
        if not (width and height):
            return self.text
        lines = self.text.wrap(self.app.console, width)
        if len(lines) <= height:
            return self.text
        last = lines[height - 1]
        last.rstrip()
        last.truncate(width - 1)
        last.append("…")
        return Text("\n").join(lines[:height])
