"""A puzzle in the terminal: the table as its seat saw it, one answer, and how good it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.screen import ModalScreen
from textual.widgets import Static

from sixgun.locale import Words
from sixgun.locale.ascii import spoken
from sixgun.puzzles import Puzzle
from sixgun.puzzles.types import PuzzleVerdictData
from sixgun.puzzles.words import PuzzleWords
from sixgun.tui import colours
from sixgun.tui.asking import GUARD, Asking
from sixgun.tui.chronicle import Chronicle
from sixgun.tui.log import Log
from sixgun.tui.marks import Data, Marks
from sixgun.tui.plain import driver
from sixgun.tui.ring import table_of
from sixgun.tui.screens import RulesScreen
from sixgun.tui.window import LEAST, fit

COLOURS = {"right": colours.HEAL, "nearly": "#ffd75f", "wrong": "#ff6b6b"}
BAR = 20  # columns of a win chance of 100 %
LISTED = 8  # options that are told


class VerdictScreen(ModalScreen[str]):
    """How good the answer was, with all that could be done and why the best is best."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter", "dismiss('next')", "", show=False),
        Binding("escape", "dismiss('')", "", show=False),
        Binding("q", "dismiss('leave')", "", show=False),
    ]

    def __init__(self, said: PuzzleWords, told: PuzzleVerdictData, more: str) -> None:
        super().__init__()
        self.said = said
        self.told = told
        self.more = more

    def compose(self) -> ComposeResult:
        """All on one page."""
        with VerticalScroll(id="rules"):
            yield Static(Group(*self.page()))

    def page(self) -> list[RenderableType]:
        """Verdict, options, reasons."""
        words, told, blank = self.said.words, self.told, Text("")
        head = Text(self.said.verdict(told), style=f"bold {COLOURS[told['verdict']]}")
        reasons = [Text(reason) for reason in self.said.reasons(told)]
        found = Text(words.say("puzzle-found-by", difficulty=self.said.puzzle.difficulty), style=colours.QUIET)
        notes = [Text(self.said.worlds(told), style=colours.QUIET), found, Text(self.more)]
        return [head, blank, *reasons, blank, self.options(), blank, *notes, Text(words.say("tui-puzzle-keys"))]

    def options(self) -> Table:
        """What could be done, the best first."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        listed = self.said.options(self.told)
        for name, chance, error, marks in [*listed[:LISTED], *[one for one in listed[LISTED:] if one[3]]]:
            bar = Text("█" * max(1, round(chance * BAR / 100)), colours.CARD)
            table.add_row(Text(name, "bold"), bar, f"{chance} %", Text(f"± {error}", colours.QUIET), " · ".join(marks))
        return table

    def on_mount(self) -> None:
        """Arrow keys scroll at once."""
        self.query_one("#rules").focus()


class PuzzleApp(App[str]):
    """One puzzle; leaves with `next` if another is wanted. `answered` hears of an answer, and says how one stands."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "quit", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
        Binding("question_mark", "rules", show=False),
    ]

    def __init__(
        self, puzzle: Puzzle, words: Words, answered: Callable[[Puzzle, PuzzleVerdictData], str], guard: float = GUARD
    ) -> None:
        super().__init__(driver_class=driver())
        self.puzzle = puzzle
        self.words = words = spoken(words)
        self.answered = answered
        self.said = PuzzleWords(words, puzzle)
        self.narrator = self.said.narrator
        self.table = table_of(words, self.narrator)
        self.asking = Asking(self.table, self.narrator, guard, self.choose, self.draw)
        self.told: PuzzleVerdictData | None = None
        self.more = ""

    def compose(self) -> ComposeResult:
        """The table, the log, the hand, what can be done."""
        with Horizontal(id="top"):
            yield self.table
            yield Log()
        yield Static(self.words.say("tui-larger", columns=LEAST[0], lines=LEAST[1]), id="larger")
        yield self.asking
        yield Static(id="keys")

    def on_mount(self) -> None:
        """What has happened so far, and the question."""
        self.title = "Sixgun"
        chronicle = Chronicle(self.narrator, self.puzzle.seat)
        events: list[Data] = [told["event"] for told in self.puzzle.events]
        self.table.letters[self.puzzle.seat].deal(self.table.hand(self.view))
        self.query_one(Log).put(*chronicle.hear(events))
        self.table.marks = Marks()
        self.draw()
        self.asking.tell(self.said.title)

    @property
    def view(self) -> dict[str, Any]:
        return self.puzzle.view

    def draw(self) -> None:
        """The table, and what can be done there."""
        view = self.view
        self.table.marks.ask(view["decision"], self.table.turn_of(view) == view["seat"])
        names = ["" for _ in view["players"]]
        names[self.puzzle.seat] = self.words.say("tui-you")
        self.table.show_view(view, names)
        self.asking.show(view, "")
        self.query_one("#keys", Static).update(Text(self.words.say("tui-puzzle-keys-asked")))

    def on_resize(self, event: Resize) -> None:
        """Another layout."""
        fit(self.screen_stack[0], event)
        self.draw()

    @property
    def tiny(self) -> bool:
        """Whether the window is too small to see what a key would do."""
        return bool(self._screen_stack) and self.screen_stack[0].has_class("tiny")

    def on_key(self, event: Key) -> None:
        """A key that may be an answer; once there is a verdict, Enter shows it again."""
        if len(self.screen_stack) != 1 or self.tiny:
            return
        self.query_one(Log).to_the_end()
        if self.told is not None:
            self.after(event)
        elif event.key in ("escape", "backspace"):
            self.asking.back()
            self.draw()
        elif event.character and event.character.isprintable():
            self.asking.press(event.character)

    def after(self, event: Key) -> None:
        """Once there is a verdict: show it again, or go on."""
        if event.key == "n":
            self.exit("next")
        elif event.key in ("enter", "escape"):
            self.call_later(self.show_verdict)  # later, or this key would close it at once

    def choose(self, action: Data) -> None:
        """The answer; only the first counts."""
        if self.told is None:
            text = self.puzzle.text_of(action["id"])
            self.told = self.puzzle.judge(text)
            self.more = self.answered(self.puzzle, self.told)
            self.query_one("#keys", Static).update(Text(self.words.say("tui-puzzle-keys")))
            self.asking.tell(self.said.verdict(self.told))
        self.show_verdict()

    def show_verdict(self) -> None:
        """The verdict over the table."""
        assert self.told is not None
        self.push_screen(VerdictScreen(self.said, self.told, self.more), self.next)

    def next(self, wish: str | None) -> None:
        """Another puzzle, a look at the table, or out of here."""
        if wish == "next":
            self.exit("next")
        elif wish == "leave":
            self.exit()

    def action_scroll_log(self, pages: int) -> None:
        """Look back at what happened, or through what lies over it."""
        over = self.screen.query("#rules")
        if over:
            over.first().scroll_relative(y=pages * max(1, over.first().size.height - 1), animate=False)
        else:
            self.screen_stack[0].query_one(Log).turn_page(pages)

    def action_rules(self) -> None:
        """The rules of what is on the screen."""
        if len(self.screen_stack) == 1 and not self.tiny:
            self.push_screen(
                RulesScreen(self.words, self.narrator.game, self.table.topics(self.view), self.table.notes(self.view))
            )
