"""What lies over the table for a while: the rules, and the pause while the keyboard goes round."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from sixgun.locale import Words
from sixgun.rulebook import find


class RulesScreen(ModalScreen[None]):
    """The clauses that matter for what is on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,enter", "dismiss", "", show=False),
    ]

    def __init__(self, words: Words, game: str, topics: list[str], notes: str) -> None:
        super().__init__()
        self.words = words
        self.notes = notes
        self.clauses: dict[str, str] = {}
        for topic in topics:
            self.clauses.update([found for found in find(game, topic, words) if found[0].startswith(topic)])

    def compose(self) -> ComposeResult:
        """The clauses, to scroll through."""
        clauses = "\n".join([f"- **{clause}** {said}" for clause, said in self.clauses.items()])
        with VerticalScroll(id="rules") as scroll:
            scroll.border_title = self.words.say("tui-rules-title")
            scroll.border_subtitle = self.words.say("tui-rules-close")
            yield Markdown(f"{self.notes}\n\n{clauses}")

    def on_mount(self) -> None:
        """Arrow keys scroll at once."""
        self.query_one("#rules").focus()


class HandOver(ModalScreen[bool]):
    """Nothing can be seen until the right person presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", "", show=False),
        Binding("q", "app.leave", "", show=False),
    ]

    def __init__(self, words: Words, seat: int, name: str) -> None:
        super().__init__()
        self.text = words.say("tui-hand-over", seat=seat, name=name)

    def compose(self) -> ComposeResult:
        """Who is next."""
        yield Static(self.text, id="hand-over")


class AskNumber(ModalScreen[int]):
    """Asks for a whole number; anything else closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """A line to type in."""
        yield Input(placeholder=self.text, type="integer", id="number")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter."""
        self.dismiss(int(event.value) if event.value.isdecimal() else None)
