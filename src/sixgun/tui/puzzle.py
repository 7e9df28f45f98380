"""A puzzle in the terminal: the table as its seat saw it, one answer, and how good it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from sixgun.locale import Words
from sixgun.puzzles import Puzzle
from sixgun.puzzles.types import PuzzleVerdictData
from sixgun.puzzles.words import PuzzleWords
from sixgun.tui import colours
from sixgun.tui.asking import GUARD
from sixgun.tui.chronicle import Chronicle
from sixgun.tui.log import Log
from sixgun.tui.marks import Data, Marks
from sixgun.tui.table_window import SeatWindow

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


class PuzzleApp(SeatWindow[str]):
    """One puzzle; leaves with `next` if another is wanted. `answered` hears of an answer, and says how one stands."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]

    def __init__(
        self, puzzle: Puzzle, words: Words, answered: Callable[[Puzzle, PuzzleVerdictData], str], guard: float = GUARD
    ) -> None:
        super().__init__(words, puzzle.view, guard)
        self.puzzle = puzzle
        self.answered = answered
        self.said = PuzzleWords(self.words, puzzle)
        self.told: PuzzleVerdictData | None = None
        self.more = ""

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
    def view(self) -> Data:
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

    @property
    def is_over(self) -> bool:
        return self.told is not None

    def press_after_the_end(self, key: str) -> None:
        """Once there is a verdict: show it again, or go on."""
        if key == "n":
            self.exit("next")
        elif key in ("enter", "escape"):
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
