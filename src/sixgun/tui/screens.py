"""What lies over the table for a while: the rules, the pause while the keyboard goes round, and the end."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from sixgun.locale import Words
from sixgun.narration import Narrator, side_name
from sixgun.rulebook import clause_of, clause_text, find
from sixgun.tui import colours
from sixgun.tui.ring import Data

AFTER = {"a": "again", "r": "replay", "m": "menu"}  # what may come after a game, by key


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
            told = [found for found in find(game, topic, words) if found[0].startswith(topic)]
            of_set = clause_of(game, topic.partition(".")[2])  # a clause of a set is called by the set
            self.clauses.update(told or ([(of_set, clause_text(of_set, words))] if of_set else []))

    def compose(self) -> ComposeResult:
        """The clauses, to scroll through."""
        clauses = "\n".join([f"- **{clause}** {said}" for clause, said in self.clauses.items()])
        with VerticalScroll(id="rules") as scroll:
            scroll.border_title = self.words.say("tui-rules-title")
            scroll.border_subtitle = self.words.say("tui-rules-close")
            yield Static(Markdown(f"{self.notes}\n\n{clauses}"))  # Textual's own makes a widget of each clause

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


class AskText(ModalScreen[str]):
    """Asks for a line of text; Escape leaves things as they are."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """A line to type in."""
        yield Input(placeholder=self.text, id="number")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter."""
        self.dismiss(event.value.strip())


class OutScreen(ModalScreen[str]):
    """The person is out: watch on, quicker, or leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,w,escape", "dismiss('watch')", "", show=False),
        Binding("f", "dismiss('fast')", "", show=False),
        Binding("q", "dismiss('leave')", "", show=False),
    ]

    def __init__(self, words: Words, role: str) -> None:
        super().__init__()
        self.text = words.say("tui-you-are-out", role=role)

    def compose(self) -> ComposeResult:
        """Whether their side may still win, and the keys."""
        yield Static(Text(self.text), id="out")


class EndScreen(ModalScreen[str]):
    """How the game ended: who won and why, who was what, and who hit whom."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, f"dismiss('{wish}')", "", show=False) for key, wish in AFTER.items()],
        Binding("q", "dismiss('leave')", "", show=False),
        Binding("escape,enter", "dismiss('')", "", show=False),
    ]

    def __init__(
        self,
        narrator: Narrator,
        view: Data,
        hits: dict[tuple[int, int], int],
        won: str,
        seed: str,
        people: dict[int, str],
    ) -> None:
        super().__init__()
        self.people = people
        self.words = narrator.words
        self.narrator = narrator
        self.view = view
        self.hits = hits
        self.won = won
        self.seed = seed

    def compose(self) -> ComposeResult:
        """Everything on one page."""
        outcome = self.view["outcome"]
        game = self.narrator.game
        side = side_name(self.words, game, outcome["side"])
        head = Text(self.words.say("end-title", won=self.won, side=side), style="bold #ffd75f")
        kind = "three" if len(self.view["players"]) == 3 else game
        why = Text(self.words.say("end-why", side=outcome["side"], kind=kind))
        seed = Text(self.words.say("tui-seed", seed=self.seed), style=colours.QUIET)
        keys = Text(self.words.say("end-keys"))
        blank = Text("")
        yield Static(Group(head, why, blank, self.players(), blank, seed, keys), id="end")

    def players(self) -> Table:
        """A row for each player: name, role, how it ended, and what they did to whom."""
        seats = range(len(self.view["players"]))
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=colours.QUIET)
        for heading in ("", "", self.words.say("end-whom")):
            table.add_column(heading, no_wrap=True)
        for seat in seats:
            table.add_column(str(seat + 1), justify="right", no_wrap=True, style=colours.CARD)
        table.add_column(self.words.say("end-dealt"), justify="right", no_wrap=True)
        for seat in seats:
            table.add_row(
                *self.about(seat), *[str(self.hits.get((seat, at), "·")) for at in seats], self.points_taken(seat)
            )
        return table

    def about(self, seat: int) -> list[Text]:
        """Name, role and fate."""
        player = self.view["players"][seat]
        won = seat in self.view["outcome"]["winners"]
        name = Text(f"{seat + 1} {self.narrator.names[seat]}", style=f"bold {colours.of_seat(seat)}")
        name.append(f" ({self.people[seat]})" if seat in self.people else "")
        role = player.get("role")
        told = Text(self.words.role(self.view["game"], role), colours.ROLES[role]) if role else Text("")
        fate = "end-won" if won else "tui-out" if not player.get("alive", True) else "end-lost"
        return [name, told, Text(self.words.say(fate), colours.HEAL if won else colours.QUIET)]

    def points_taken(self, seat: int) -> str:
        """The life points that a player took from others."""
        return str(sum(points for (by, at), points in self.hits.items() if by == seat and at != seat))
