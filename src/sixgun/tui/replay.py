"""Looking at a recorded game: step by step, turn by turn, from any seat or with everything open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static

from sixgun.locale import Words
from sixgun.matches.past import Past
from sixgun.tui import colours
from sixgun.tui.chronicle import Chronicle
from sixgun.tui.hand import Hand
from sixgun.tui.log import Log
from sixgun.tui.marks import Data, Marks
from sixgun.tui.screens import AskNumber
from sixgun.tui.speed import PACE, next_speed
from sixgun.tui.table_window import TableWindow

QUICK = 0.1  # the shortest time that a step of a replay is seen


class ReplayApp(TableWindow[bool]):
    """Shows the game after any of its actions; leaves with True if nothing else is wanted after it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "quit", show=False),
        Binding("g", "jump", show=False),
        Binding("space", "play", show=False),
        Binding("f", "pace", show=False),
    ]

    def __init__(self, past: Past, words: Words, viewer: int | None) -> None:
        super().__init__(words, past.view(0, None))
        self.past = past
        self.viewer = viewer
        self.players = len(self.narrator.names)
        self.at = 0
        self.pace = PACE
        self.playing: Timer | None = None

    def below(self) -> Iterable[Widget]:
        """The hands, and where we are."""
        return [Static(id="hand"), Static(id="question")]

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self.screen.add_class("replay")
        self.query_one("#keys", Static).update(Text(self.words.say("replay-keys", seats=self.players)))
        self.draw()

    @property
    def view(self) -> Data:
        """The table as it was, with or without its secrets."""
        return self.past.view(self.at, self.viewer)

    def draw(self) -> None:
        """Show the table, what happened until then, and where we are."""
        events: list[Data] = self.past.events(self.at, self.viewer)
        before = len(self.past.events(self.at - 1, self.viewer)) if self.at else len(events)
        self.table.marks = Marks().after(events[before:])
        self.table.show_view(self.view, [""] * self.players)
        self.show_hands(self.view)
        self.query_one(Log).put(*Chronicle(self.narrator, self.viewer).hear(events))
        seen = self.words.say("replay-seen-open")
        if self.viewer is not None:
            seen = self.words.say("replay-seen-seat", seat=self.viewer + 1)
        place = self.words.say("replay-place", at=self.at, all=self.past.last)
        seed = self.words.say("tui-seed", seed=self.past.seed)
        playing = "▶ " if self.playing else ""
        self.query_one("#question", Static).update(Text(f"{playing}{place}, {seen} · {seed}"))

    def show_hands(self, view: Data) -> None:
        """The cards that somebody held, a line or more for each hand."""
        hands = [self.hand_of(view, seat) for seat in self.table.hands_to_read(view)]
        self.query_one("#hand", Static).update(Group(*hands))
        self.query_one("#hand", Static).set_class(not hands, "none")

    def hand_of(self, view: Data, seat: int) -> Hand:
        """A hand, with the name of whose it is."""
        name = Text(f"{self.narrator.player(seat)}:", f"bold {colours.of_seat(seat)}")
        cards = [Text(self.narrator.card(card), colours.CARD) for card in view["players"][seat]["hand"]]
        return Hand([name, *(cards or [Text("–")])])

    def on_key(self, event: Key) -> None:
        """Steps, jumps and seats."""
        if not self.hears_keys:
            return
        key = event.character if event.character and event.character.isprintable() else event.key
        last = self.past.last
        places = {"right": self.at + 1, "n": self.at + 1, "left": self.at - 1, "p": self.at - 1, "home": 0, "end": last}
        if key in places:
            self.at = max(0, min(last, places[key]))
        elif key in ("pagedown", "pageup"):
            self.at = self.past.other_turn(self.at, 1 if key == "pagedown" else -1)
        elif key == "o":
            self.viewer = None
        elif key in "12345678" and int(key) <= self.players:
            self.viewer = int(key) - 1
        self.draw()

    def action_leave(self) -> None:
        """Out of here."""
        self.exit(True)

    def action_play(self) -> None:
        """Let it run by itself, or stop it."""
        if self.playing:
            self.playing.stop()
            self.playing = None
        else:
            self.playing = self.set_interval(max(self.pace, QUICK), self.step_on)
        self.draw()

    def step_on(self) -> None:
        """One action further, until the last."""
        if len(self.screen_stack) == 1 and self.at < self.past.last:
            self.at += 1
            self.draw()
        elif self.playing and self.at == self.past.last:
            self.action_play()

    def action_pace(self) -> None:
        """The next of the three speeds."""
        self.pace = next_speed(self.pace)
        if self.playing:
            self.action_play()
            self.action_play()

    def action_jump(self) -> None:
        """Ask for the number of an action."""
        self.push_screen(AskNumber(self.words.say("replay-jump", all=self.past.last)), self.jump)

    def jump(self, number: int | None) -> None:
        """Show the game after that action."""
        if number is not None:
            self.at = min(number, self.past.last)
            self.draw()
