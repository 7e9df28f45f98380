"""Another game at the same table: who keeps their character, who is Sheriff, and the options that hold from now on."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sixgun.matches.match import Match
from sixgun.registry import rules_of
from sixgun.tui.company import Company
from sixgun.tui.menu import Row

Data = dict[str, Any]
START, KEEP, SHERIFF, OPTION = "start", "keep-", "sheriff", "option-"


class AgainScreen(ModalScreen[Data]):
    """Leaves with what is chosen, or with nothing. Whoever wished for a role or character is dealt anew instead of
    playing on as the book has it (`practice`).
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", "", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("a,s", "start", show=False),
    ]

    def __init__(self, match: Match, company: Company, practice: bool) -> None:
        super().__init__()
        self.match = match
        self.company = company
        self.words = company.words
        self.view: Data = match.game.view(None).to_dict()
        self.rules = rules_of(self.view["game"], self.view["sets"])
        self.rows = [Row(START), *([] if practice else self.wishes()), *self.options()]
        given = {f"{OPTION}{name}": value for name, value in match.options.items()}
        self.chosen: Data = {row.name: given.get(row.name, row.values[0]) for row in self.rows if row.values}

    def wishes(self) -> list[Row]:
        """What the players may wish for a further game."""
        if not self.rules.rematch_wishes:
            return []
        players = self.view["players"]
        keep = [Row(f"{KEEP}{seat}", [True, False]) for seat in self.match.people if players[seat]["alive"]]
        return [*keep, Row(SHERIFF, [False, True])]

    def options(self) -> list[Row]:
        """The options of the game, each with its usual value first."""
        rows = list[Row]()
        for name, usual in self.rules.options.items():
            rest = [value for value in self.rules.ranges.get(name, (False, True)) if value != usual]
            rows.append(Row(f"{OPTION}{name}", [usual, *rest]))
        return rows

    def compose(self) -> ComposeResult:
        """A title, the lines, and what the line that is pointed at means."""
        with Vertical(id="menu"):
            yield Static(Text(self.words.say("again-title")), id="title")
            yield OptionList(id="actions", markup=False, compact=True)
            yield Static(id="effect")
        yield Static(Text(self.words.say("again-keys")), id="keys")

    def on_mount(self) -> None:
        """The first line is the start."""
        self.draw(0)

    def draw(self, at: int) -> None:
        """Show the lines, pointing at one."""
        lines = self.query_one("#actions", OptionList)
        lines.clear_options()
        lines.add_options([Option(self.line(row)) for row in self.rows])
        lines.highlighted = at
        lines.focus()

    def line(self, row: Row) -> Text:
        """A line: its name and what is chosen."""
        if row.values is None:
            return Text(f" ▶ {self.words.say('again-start')}", "bold #ffd75f")
        return Text(f"   {self.name_of(row):<40} ‹ {self.value_of(row)} ›")

    def name_of(self, row: Row) -> str:
        """What a line is about."""
        if row.name.startswith(KEEP):
            seat = int(row.name.removeprefix(KEEP))
            character = self.company.narrator.names[seat]
            who = "you" if self.company.alone else "other"
            return self.words.say("again-keep", who=who, name=self.company.called(seat), character=character)
        return self.words.say("again-sheriff" if row.name == SHERIFF else f"menu-{row.message}")

    def value_of(self, row: Row) -> str:
        """What is chosen, as it reads."""
        value = self.chosen[row.name]
        if row.name == SHERIFF:
            left = f"{self.next_sheriff + 1} {self.company.called(self.next_sheriff)}"
            return left if value else self.words.say("menu-value-any")
        if row.name.startswith(KEEP):
            return self.words.say("again-value", keeps=str(value).lower())
        return self.words.say(f"menu-value-{str(value).lower()}") if isinstance(value, bool) else str(value)

    @property
    def next_sheriff(self) -> int:
        """The seat to the left of the Sheriff's."""
        roles = [player["role"] for player in self.view["players"]]
        return (roles.index("sheriff") + 1) % len(roles)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the line."""
        row = self.rows[event.option_index]
        about = "keep" if row.name.startswith(KEEP) else row.name
        text = f"menu-help-{row.message}" if row.name.startswith(OPTION) else f"again-help-{about}"
        self.query_one("#effect", Static).update(Text(self.words.say(text)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: begin, or the next value."""
        if self.rows[event.option_index].values:
            self.action_turn(1)
        else:
            self.action_start()

    def action_turn(self, step: int) -> None:
        """The next value of the line, or the one before."""
        at = self.query_one("#actions", OptionList).highlighted or 0
        row = self.rows[at]
        if row.values:
            place = row.values.index(self.chosen[row.name])
            self.chosen[row.name] = row.values[(place + step) % len(row.values)]
            self.draw(at)

    def action_start(self) -> None:
        """Begin."""
        self.dismiss(self.chosen)


def read_wishes(match: Match, chosen: Data) -> dict[str, Any]:
    """What was chosen, as `sixgun.rematch` takes it. Bots keep their characters."""
    wishes: dict[str, Any] = {
        name.removeprefix(OPTION): value for name, value in chosen.items() if name.startswith(OPTION)
    }
    if SHERIFF in chosen:
        players: Any = match.game.view(None).to_dict()["players"]
        seats = [seat for seat, player in enumerate(players) if player["alive"]]
        wishes["keep_characters"] = [seat for seat in seats if chosen.get(f"{KEEP}{seat}", True)]
        wishes["rotate_sheriff"] = chosen[SHERIFF]
    return wishes
