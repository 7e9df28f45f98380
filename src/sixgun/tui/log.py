"""The log on the screen: lines that can still change, wrapped anew when the window changes."""

from __future__ import annotations

from rich.text import Text
from textual.events import Resize
from textual.geometry import Size
from textual.widgets import RichLog


class Log(RichLog, can_focus=False):
    """Lines of a log; the latest may be written anew. It follows what happens unless somebody looks back.

    Who looks back in a small window reads on a whole page: the table makes room (`reading`).
    """

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20)
        self.entries: list[Text] = []
        self.marks: list[int] = []
        self.width = 0

    def put(self, at: int, entries: list[Text]) -> None:
        """Replace the lines from one on."""
        del self.entries[at:]
        self.entries.extend(entries)
        if self.width:
            self.show(at)

    def show(self, at: int) -> None:
        """Draw the lines from one on."""
        keep = self.marks[at] if at < len(self.marks) else len(self.lines)
        del self.marks[at:]
        del self.lines[keep:]
        self._line_cache.clear()
        self.virtual_size = Size(self._widest_line_width, len(self.lines))
        for entry in self.entries[at:]:
            self.marks.append(len(self.lines))
            self.write(entry, width=self.width, scroll_end=False)
        self.refresh()
        self.call_after_refresh(self.follow)

    def turn_page(self, pages: int) -> None:
        """Look back, or towards the end; there it follows again."""
        lines = pages * max(1, self.size.height - 1)
        back = self.max_scroll_y > 0 and self.scroll_offset.y + lines < self.max_scroll_y
        self.screen.set_class(back, "reading")
        if back:
            self.scroll_relative(y=lines, animate=False)
        else:
            self.call_after_refresh(self.follow)

    def to_the_end(self) -> None:
        """Look at what happens now."""
        if self.screen.has_class("reading"):
            self.screen.remove_class("reading")
            self.call_after_refresh(self.follow)

    def follow(self) -> None:
        """Show the latest line, unless somebody looks back."""
        if not self.screen.has_class("reading"):
            self.scroll_end(animate=False, immediate=True)

    def on_resize(self, event: Resize) -> None:
        """The lines are wrapped for the new width."""
        self._size_known = self._size_known or bool(event.size.width)
        if self.scrollable_content_region.width and self.scrollable_content_region.width != self.width:
            self.width = self.scrollable_content_region.width
            self.show(0)
        self.call_after_refresh(self.follow)
