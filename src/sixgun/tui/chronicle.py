"""What the person at the keyboard has been told so far: the lines of the log, and what is new in them."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sixgun.narration import Narrator, Story
from sixgun.tui.paint import painted

Data = dict[str, Any]


class Chronicle:
    """Tells one seat what happens, from its events alone."""

    def __init__(self, narrator: Narrator, viewer: int | None) -> None:
        self.story = Story(narrator, viewer)
        self.heard = 0
        self.someone_fell = False  # in what was heard last

    @property
    def hits(self) -> dict[tuple[int, int], int]:
        """Who hit whom."""
        return self.story.hits

    def hear(self, events: list[Data]) -> tuple[int, list[Text]]:
        """Take in what is new; the lines that it changes or adds, and the place of the first of them."""
        self.heard += len(events)
        self.story.changed = len(self.story.acts)
        for event in events:
            self.story.hear(event)
        self.someone_fell = any(event["name"] in ("died", "fell") for event in events)
        at = self.story.changed
        return at, [painted(act.sentence, self.story.side_of) for act in self.story.acts[at:]]
