"""Looking at a recorded game: step by step, turn by turn, from any seat or with everything open."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Key, Resize
from textual.widgets import RichLog, Static

from sixgun.api import load
from sixgun.engine.game import Game
from sixgun.engine.state import State, View
from sixgun.locale import Words
from sixgun.narration import Narrator
from sixgun.tui.app import fit
from sixgun.tui.ring import Data
from sixgun.tui.screens import AskNumber, RulesScreen
from sixgun.tui.tables import TABLES


class ReplayApp(App[None]):
    """Shows the game after any of its actions."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "quit", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
        Binding("question_mark", "rules", show=False),
        Binding("g", "jump", show=False),
    ]

    def __init__(self, game: Game, words: Words, viewer: int | None) -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.viewer = viewer
        self.narrator = Narrator(words, game.position())
        self.table = TABLES[game.rules.name](words, self.narrator)
        self.states, self.told = steps_of(game)
        self.at = 0

    def compose(self) -> ComposeResult:
        """The table, the log, and where we are."""
        with Horizontal(id="top"):
            yield self.table
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Static(self.words.say("tui-larger"), id="larger")
        yield Static(id="question")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self.query_one("#keys", Static).update(Text(self.words.say("replay-keys")))
        self.query_one("#log", RichLog).can_focus = False
        self.draw()

    def on_resize(self, event: Resize) -> None:
        """On a narrow screen the log lies below the table."""
        fit(self.screen_stack[0], event)

    @property
    def view(self) -> Data:
        """The table as it was, with or without its secrets."""
        state = self.states[self.at]
        return (View(state.copy(), -1) if self.viewer is None else state.view(self.viewer)).to_data()

    def draw(self) -> None:
        """Show the table, what happened until then, and where we are."""
        self.table.show_view(self.view, [""] * self.game.players)
        log = self.query_one("#log", RichLog)
        log.clear()
        tell = self.narrator.open_event if self.viewer is None else self.narrator.event
        for event in self.game.events[: self.told[self.at]]:
            if self.viewer is None or event.seen_by(self.viewer):
                log.write(Text(str(tell(event.to_data()))))
        seen = self.words.say("replay-seen-open")
        if self.viewer is not None:
            seen = self.words.say("replay-seen-seat", seat=self.viewer + 1)
        place = self.words.say("replay-place", at=self.at, all=len(self.states) - 1)
        self.query_one("#question", Static).update(Text(f"{place}, {seen}"))

    def on_key(self, event: Key) -> None:
        """Steps, jumps and seats."""
        if len(self.screen_stack) > 1:
            return
        key = event.character if event.character and event.character.isprintable() else event.key
        last = len(self.states) - 1
        places = {"right": self.at + 1, "n": self.at + 1, "left": self.at - 1, "p": self.at - 1, "home": 0, "end": last}
        if key in places:
            self.at = max(0, min(last, places[key]))
        elif key in ("pagedown", "pageup"):
            self.at = self.other_turn(1 if key == "pagedown" else -1)
        elif key == "o":
            self.viewer = None
        elif key in "12345678" and int(key) <= self.game.players:
            self.viewer = int(key) - 1
        self.draw()

    def action_jump(self) -> None:
        """Ask for the number of an action."""
        self.push_screen(AskNumber(self.words.say("replay-jump", all=len(self.states) - 1)), self.jump)

    def jump(self, number: int | None) -> None:
        """Show the game after that action."""
        if number is not None:
            self.at = min(number, len(self.states) - 1)
            self.draw()

    def action_rules(self) -> None:
        """The rules of what is on the screen."""
        self.push_screen(
            RulesScreen(self.words, self.game.rules.name, self.table.topics(self.view), self.table.notes(self.view))
        )

    def other_turn(self, direction: int) -> int:
        """The first step of the next turn, or of the one before."""
        turn = self.states[self.at].turn
        at = self.at
        while 0 <= at + direction < len(self.states) and self.states[at].turn == turn:
            at += direction
        while direction < 0 < at and self.states[at - 1].turn == self.states[at].turn:
            at -= 1
        return at


def steps_of(game: Game) -> tuple[list[State], list[int]]:
    """The state after each action, and how many events had happened by then."""
    again = load({**game.record(), "actions": []})
    states, told = [again.state.copy()], [len(again.events)]
    for action in game.history:
        again.apply(action)
        states.append(again.state.copy())
        told.append(len(again.events))
    return states, told
