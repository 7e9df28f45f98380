"""What the person at the keyboard has been told so far: the lines of the log, and what is new in them."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sixgun.narration import Narrator, log_of
from sixgun.tui.paint import painted

Data = dict[str, Any]


class Chronicle:
    """Tells one seat what happens, from its events alone."""

    def __init__(self, narrator: Narrator, viewer: int | None) -> None:
        self.narrator = narrator
        self.log = log_of(narrator.rules, len(narrator.names), viewer)
        self.heard = 0
        self.someone_fell = False  # in what was heard last
        self.hits: dict[tuple[int, int], int] = {}  # who hit whom, and how often

    def hear(self, events: list[Data]) -> tuple[int, list[Text]]:
        """Take in what is new; the lines that it changes or adds, and the place of the first of them."""
        self.heard += len(events)
        self.someone_fell = any(event["name"] in ("died", "fell") for event in events)
        for event in events:
            self.count_hit(event)
        at = min([self.log.add(event) for event in events], default=len(self.log.acts))
        return at, [painted(act, self.narrator, self.log) for act in self.log.acts[at:]]

    def count_hit(self, event: Data) -> None:
        """Add up what somebody cost somebody."""
        if event["name"] == "lost" and event["by"] is not None:
            hit = event["by"], self.log.seat_of(event.get("seat", event.get("character")))
            self.hits[hit] = self.hits.get(hit, 0) + event["points"]
