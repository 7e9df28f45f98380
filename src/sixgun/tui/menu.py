"""The menu before a game: which one, how many, who, or a game to go on with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sixgun.locale import LANGUAGES, Words
from sixgun.locale.ascii import spoken
from sixgun.tui import colours
from sixgun.tui.plain import driver
from sixgun.tui.screens import AskText

Data = dict[str, Any]
ANY = "any"


class Row:
    """A line of the menu: something to choose among values, or something to do."""

    def __init__(self, name: str, values: list[object] | None = None, file: str = "") -> None:
        self.name = name
        self.values = values
        self.file = file

    @property
    def message(self) -> str:
        """What its texts are called: all sets have the same."""
        return "set" if self.name.startswith("set-") else self.name.replace("_", "-")


class MenuApp(App[Data]):
    """Leaves with what is wished: a new game with everything that was chosen, a file to go on with, or nothing.

    `games` are their names with the sets of each, the one that it needs first. `about` is the vocabulary of a game made
    of some sets (docs/views.md): how many may play, options, characters. `saved` are lines about games that were left,
    by their files; `before` is what was chosen for the game before.
    """

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "quit", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("s", "start", show=False),
    ]

    def __init__(
        self,
        words: Words,
        games: dict[str, list[str]],
        about: Callable[[str, list[str]], Data],
        bots: list[str],
        saved: Callable[[Words], dict[str, str]],
        before: Data | None = None,
    ) -> None:
        super().__init__(driver_class=driver())
        self.words = words = spoken(words)
        self.games = games
        self.about = about
        self.bots = bots
        self.saved = saved
        self.chosen: Data = {
            "game": next(iter(games)),
            "bots": bots[min(1, len(bots) - 1)],
            "language": words.language,
            "name": "",
            **(before or {}),
        }
        self.rows: list[Row] = []

    def compose(self) -> ComposeResult:
        """A title, the lines, and what the line that is pointed at means."""
        with Vertical(id="menu"):
            yield Static("S I X G U N", id="title")
            yield OptionList(id="actions", markup=False, compact=True)
            yield Static(id="effect")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The first line is the start."""
        self.draw(0)

    # -- lines ---------------------------------------------------------------------------------------------------

    def sets(self) -> list[str]:
        """The sets that the game will be made of."""
        needed, *more = self.games[self.chosen["game"]]
        return [needed, *[name for name in more if self.chosen.get(f"set-{name}")]]

    def lines(self) -> list[Row]:
        """Every line for what is chosen now."""
        game = self.about(self.chosen["game"], self.sets())
        low, high = game["players"]
        players = self.chosen.setdefault("players", min(max(5, low), high))
        self.chosen["players"] = players = max(low, min(high, players))
        seats = [*range(1, players + 1), "all"]
        if self.chosen.get("seat") not in seats:
            self.chosen["seat"] = 1
        rows = [Row("start"), *[Row("go-on", file=file) for file in self.saved(self.words)]]
        rows += [Row("game", list(self.games))]
        rows += [Row(f"set-{name}", [False, True]) for name in self.games[self.chosen["game"]][1:]]
        rows += [Row("players", list(range(low, high + 1)))]
        rows += [Row("seat", seats), Row("bots", list(self.bots)), Row("name")]
        rows += [Row("language", list(LANGUAGES))]
        for name, default in game["options"].items():
            low, high = game["ranges"].get(name, (0, 0))
            rows.append(Row(f"option-{name}", list(range(low, high + 1)) if high else [False, True]))
            self.chosen.setdefault(f"option-{name}", default)
        if game["roles"]:
            rows += [Row("role", [ANY, *game["roles"]]), Row("character", [ANY, *game["characters"]])]
            if self.chosen.get("character") not in game["characters"]:
                self.chosen["character"] = ANY
        return rows

    def draw(self, at: int) -> None:
        """Show the lines, pointing at one."""
        self.rows = self.lines()
        actions = self.query_one("#actions", OptionList)
        actions.clear_options()
        actions.add_options([Option(self.line(row)) for row in self.rows])
        actions.highlighted = min(at, len(self.rows) - 1)
        actions.focus()
        self.query_one("#keys", Static).update(Text(self.words.say("menu-keys")))

    def line(self, row: Row) -> Text:
        """A line: its name and what is chosen."""
        if row.file:
            return Text(f" ▶ {self.saved(self.words)[row.file]}", colours.IN_PLAY)
        name = self.words.say(f"menu-{row.message}", name=self.words.say(row.name))
        if row.name == "start":
            return Text(f" ▶ {name}", "bold #ffd75f")
        if row.values is None:
            return Text(f"   {name:<32} {self.chosen['name'] or '–'}")
        return Text(f"   {name:<32} ‹ {self.value(row.name, self.chosen.get(row.name, row.values[0]))} ›")

    def value(self, name: str, value: object) -> str:
        """A value as it reads."""
        if value == ANY or isinstance(value, bool) or value == "all":
            return self.words.say(f"menu-value-{str(value).lower()}")
        prefixes = {"game": "game-", "character": "character-"}
        if name == "role":
            return self.words.role(self.chosen["game"], str(value))
        if name == "language":
            return spoken(Words(str(value))).say("language-name")
        return self.words.say(f"{prefixes[name]}{value}") if name in prefixes else str(value)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the line."""
        row = self.rows[event.option_index]
        text = row.file or self.words.say(f"menu-help-{row.message}")
        self.query_one("#effect", Static).update(Text(text))

    # -- keys ----------------------------------------------------------------------------------------------------

    def action_turn(self, step: int) -> None:
        """The next value of the line, or the one before."""
        at = self.query_one("#actions", OptionList).highlighted
        row = self.rows[at] if at is not None and len(self.screen_stack) == 1 else Row("")
        if at is None or not row.values:
            return
        now = self.chosen.get(row.name, row.values[0])
        place = row.values.index(now) if now in row.values else 0
        self.chosen[row.name] = row.values[(place + step) % len(row.values)]
        if row.name == "game":
            self.chosen = {key: value for key, value in self.chosen.items() if not belongs_to_game(key)}
        if row.name == "language":
            self.words = spoken(Words(str(self.chosen["language"])))
        self.draw(at)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: do it, or the next value."""
        row = self.rows[event.option_index]
        if row.name == "start":
            self.action_start()
        elif row.file:
            self.exit({"file": row.file, "language": self.words.language})
        elif row.name == "name":
            self.push_screen(AskText(self.words.say("menu-help-name")), self.named)
        else:
            self.action_turn(1)

    def named(self, name: str | None) -> None:
        """The names of the people at the keyboard."""
        if name is not None:
            self.chosen["name"] = name
            self.draw(self.query_one("#actions", OptionList).highlighted or 0)

    def action_start(self) -> None:
        """Begin."""
        self.exit({**self.chosen, "sets": self.sets()})


def belongs_to_game(key: str) -> bool:
    """Whether a choice makes no sense in another game."""
    return key.startswith(("option-", "set-")) or key in ("role", "character", "players", "seat")
