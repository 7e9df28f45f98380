"""A table on the whole screen: what a game that is played, one that is looked at and a puzzle have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Key, Resize
from textual.widget import Widget
from textual.widgets import Static

from sixgun.locale import Words
from sixgun.locale.ascii import spoken
from sixgun.narration import Narrator
from sixgun.tui.asking import GUARD, Asking
from sixgun.tui.log import Log
from sixgun.tui.plain import driver
from sixgun.tui.ring import Data, RingTable, table_of
from sixgun.tui.screens import RulesScreen
from sixgun.tui.window import LEAST, fit

Wish = TypeVar("Wish")


class TableWindow(App[Wish]):
    """The table with its ring of seats, the log, what lies `below`, and the keys."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("question_mark", "rules", show=False),
    ]
    LEAVING: ClassVar[tuple[str, ...]] = ("leave", "leave_unsaved", "quit")

    def __init__(self, words: Words, view: Data) -> None:
        super().__init__(driver_class=driver())
        self.words = spoken(words)
        self.narrator = Narrator(self.words, view)
        self.table: RingTable = table_of(self.words, self.narrator)

    def compose(self) -> ComposeResult:
        """From the table to the keys."""
        with Horizontal(id="top"):
            yield self.table
            yield Log()
        yield Static(self.words.say("tui-larger", columns=LEAST[0], lines=LEAST[1]), id="larger")
        yield from self.below()
        yield Static(id="keys")

    def below(self) -> Iterable[Widget]:
        """What lies below the table."""
        raise AssertionError(self)

    @property
    def view(self) -> Data:
        """What the person at the keyboard may see."""
        raise AssertionError(self)

    def draw(self) -> None:
        """Show all that may have changed."""
        raise AssertionError(self)

    def redraw(self) -> None:
        """Show the same in another size."""
        self.draw()

    def on_resize(self, event: Resize) -> None:
        """Another layout, and a table that is drawn for it."""
        fit(self.screen_stack[0], event)
        self.redraw()

    @property
    def tiny(self) -> bool:
        """Whether the window is too small to see what a key would do."""
        return bool(self._screen_stack) and self.screen_stack[0].has_class("tiny")

    @property
    def hears_keys(self) -> bool:
        """Whether a key is for the table: nothing lies over it, and it can be seen."""
        return len(self.screen_stack) == 1 and not self.tiny

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In a window that is too small only leaving works."""
        if self.tiny and hasattr(self, f"action_{action}") and action not in self.LEAVING:
            return False
        return super().check_action(action, parameters)

    def action_leave(self) -> None:
        """Out of here."""
        self.exit()

    def action_rules(self) -> None:
        """The rules of what is on the screen."""
        topics, notes = self.table.topics(self.view), self.table.notes(self.view)
        self.push_screen(RulesScreen(self.words, self.narrator.game, topics, notes), self.uncovered)

    def uncovered(self, _: None) -> None:
        """The rules are closed."""


class SeatWindow(TableWindow[Wish]):
    """A table where the person at the keyboard is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
    ]

    def __init__(self, words: Words, view: Data, guard: float = GUARD) -> None:
        super().__init__(words, view)
        self.asking = Asking(self.table, self.narrator, guard, self.choose, self.draw)

    def below(self) -> Iterable[Widget]:
        """The hand, the question, and what can be done."""
        return [self.asking]

    def choose(self, action: Data) -> None:
        """The person at the keyboard decides."""
        raise AssertionError(self)

    def on_key(self, event: Key) -> None:
        """A key that may be an answer."""
        if not self.hears_keys:
            return
        self.query_one(Log).to_the_end()
        if self.is_over:
            self.press_after_the_end(event.key)
        elif self.asking.view["decision"] and event.key in ("escape", "backspace"):
            self.asking.back()
            self.draw()
        elif self.asking.view["decision"] and event.character and event.character.isprintable():
            self.asking.press(event.character)

    @property
    def is_over(self) -> bool:
        """Whether nothing will be asked any more."""
        raise AssertionError(self)

    def press_after_the_end(self, key: str) -> None:
        """A key when nothing is asked any more."""
        raise AssertionError(self)

    def action_scroll_log(self, pages: int) -> None:
        """Look back at what happened, or through what lies over it."""
        over = self.screen.query("#rules")
        if over:
            over.first().scroll_relative(y=pages * max(1, over.first().size.height - 1), animate=False)
        else:
            self.screen_stack[0].query_one(Log).turn_page(pages)
