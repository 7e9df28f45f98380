"""The table in the terminal: driven by views and decisions, so that every game can sit down at it."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sixgun.locale import Words, shown
from sixgun.matches.match import Hired
from sixgun.matches.saved import SavedMatch
from sixgun.narration import Narrator, side_id
from sixgun.tui.ring import Data, RingTable
from sixgun.tui.screens import HandOver, RulesScreen
from sixgun.tui.tables import TABLES

PACE = 0.7
FAST = 0.01
WIDE = 110


def fit(screen: Screen[object], event: Resize) -> None:
    """Choose the layout for the size of the window."""
    screen.set_class(event.size.width < WIDE, "narrow")
    screen.set_class(event.size.width < 60 or event.size.height < 20, "tiny")


class TableApp(App[None]):
    """A game played by one or more people at one terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", show=False),
        Binding("Q", "leave_unsaved", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("f", "pace", show=False),
        Binding("space", "next", show=False),
    ]

    def __init__(self, match: SavedMatch, words: Words, pace: float = PACE) -> None:
        super().__init__()
        self.match = match
        self.words = words
        self.pace = pace
        self.narrator = Narrator(words, match.game.position())
        self.alone = len(match.people) < 2
        self.viewer: int | None = match.people[0] if self.alone and match.people else None
        self.waiting: Timer | None = None
        self.troubled = False
        self.table: RingTable = TABLES[match.game.rules.name](words, self.narrator)
        self.options: list[tuple[str, Data | None]] = []
        self.written = 0

    # -- the screen ----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The table with its ring of seats, the log, and what can be done."""
        with Horizontal(id="top"):
            yield self.table
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Static(self.words.say("tui-larger"), id="larger")
        with Vertical(id="bottom"):
            yield Static(id="hand")
            yield Static(id="question")
            yield Static(id="message")
            yield OptionList(id="actions", markup=False, compact=True)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The game begins, or goes on."""
        self.title = "Sixgun"
        self.query_one("#keys", Static).update(Text(self.words.say("tui-keys")))
        self.query_one("#log", RichLog).can_focus = False
        self.hear_signals()
        self.sit_down()
        self.go_on()

    def hear_signals(self) -> None:
        """When the system ends the program or the window is closed, leave as a person would, but at once."""
        for name in () if self.is_headless or os.name != "posix" else ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name)
            asyncio.get_running_loop().add_signal_handler(number, self.called_away, number)

    def called_away(self, number: int) -> None:
        """Leave a clean terminal; where it is gone nothing is to be cleaned, and Textual would wait for it for ever."""
        if not os.isatty(0):
            os._exit(128 + number)
        self.exit(return_code=128 + number)

    def on_resize(self, event: Resize) -> None:
        """On a narrow screen the log lies below the table; a very small one can't hold it."""
        fit(self.screen_stack[0], event)
        for log in self.screen_stack[0].query(RichLog):
            self.call_after_refresh(log.scroll_end, animate=False)

    def action_scroll_log(self, pages: int) -> None:
        """Look back at what happened."""
        log = self.query_one("#log", RichLog)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    @property
    def view(self) -> Data:
        """What the person at the keyboard may see."""
        return self.match.game.view(self.viewer).to_data()

    @property
    def decision(self) -> Data | None:
        """What the person at the keyboard is asked."""
        return self.match.game.view(self.viewer).decision_data()

    def write(self) -> None:
        """Tell what has happened since this was called last, as far as the person at the keyboard may know it."""
        log = self.query_one("#log", RichLog)
        fresh = self.match.game.events_since(self.written, self.viewer)
        self.written += len(fresh)
        for told in fresh:
            event: Any = told["event"]
            style = "bold" if event["name"] in ("turn", "died", "ended") else ""
            log.write(Text(str(self.narrator.event(event)), style=style))

    # -- the game ------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the table, then ask, hand over, wait for a bot, or end."""
        self.waiting = None
        if self.match.person_decides and self.match.deciding != self.viewer:
            self.hand_over()
            return
        if not self.alone and not self.match.person_decides and self.viewer is not None:
            self.viewer = None  # everybody looks at the screen now, so nobody's secrets are on it
            self.sit_down()
        self.draw()
        if self.match.bot_decides:
            self.waiting = self.set_timer(self.pace, self.bot_acts)

    def hand_over(self) -> None:
        """Hide the table until the next person sits at the keyboard."""
        seat = self.match.deciding
        assert seat is not None
        self.push_screen(HandOver(self.words, seat + 1, self.narrator.names[seat]), self.taken_over)

    def taken_over(self, _: bool | None) -> None:
        """The next person is here: show the table and the log as he knows them."""
        self.viewer = self.match.deciding
        self.sit_down()
        self.go_on()

    def sit_down(self) -> None:
        """Tell the person at the keyboard what has happened so far, and what he is after."""
        log = self.query_one("#log", RichLog)
        log.clear()
        self.written = 0
        self.write()
        goal = self.table.goal(self.view)
        if goal:
            log.write(Text(self.words.say("tui-goal", goal=goal), style="italic"))

    def bot_acts(self) -> None:
        """A bot decides, but not while something lies over the table; `uncovered` goes on then."""
        self.waiting = None
        if len(self.screen_stack) != 1 or not self.screen.query(RichLog):  # covered, or the window is closing
            return
        self.match.bot_acts()
        self.write()
        self.go_on()

    def uncovered(self, _: None) -> None:
        """The rules are closed: a bot whose time came meanwhile may act."""
        if self.match.bot_decides and self.waiting is None:
            self.go_on()

    def choose(self, action: Data) -> None:
        """The person at the keyboard decides."""
        assert self.viewer is not None
        number = self.match.number
        self.match.act(number, self.match.legal(number, action["id"], self.viewer), self.viewer)
        self.tell("")
        self.write()
        self.table.chosen = set()
        self.go_on()

    # -- asking --------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the table and what can be done."""
        self.table.show_view(self.view, self.who)
        self.show_hand()
        self.tell_trouble()
        self.ask()
        self.call_after_refresh(self.query_one("#log", RichLog).scroll_end, animate=False)

    def show_hand(self) -> None:
        """The cards of the person at the keyboard in a line of their own, where his box is too small for them."""
        hand = self.query_one("#hand", Static)
        cards = self.table.hand(self.view)
        hand.update(Text(cards))
        hand.set_class(not cards, "none")

    def ask(self) -> None:
        """The question and the possible answers."""
        actions = self.query_one("#actions", OptionList)
        actions.clear_options()
        outcome = self.match.game.outcome
        decision = self.decision
        self.options = []
        if outcome:
            side = self.words.say(side_id(self.match.game.rules.name, outcome.side))
            self.say(self.words.say("tui-over", side=side, won=self.won))
            if not self.match.trouble:
                self.tell(self.words.say("tui-record", path=str(self.match.kept_as)))
            self.query_one("#keys", Static).update(Text(self.words.say("tui-keys-over")))
        elif decision is None:
            deciding = self.match.deciding
            assert deciding is not None
            self.say(self.words.say("tui-waiting", name=self.narrator.names[deciding]))
        else:
            self.say(str(self.narrator.question(decision["question"])))
            self.options = self.table.options(decision)
            for key, action in self.options:
                actions.add_option(Option(Text(f" {key}  {self.label(action)}")))
            for refusal in self.table.refusals(decision):
                actions.add_option(Option(Text(f" –  {refusal}"), disabled=True))
            actions.highlighted = 0
            actions.focus()

    @property
    def who(self) -> list[str]:
        """Who plays each seat."""
        return [self.who_at(seat) for seat in range(self.match.game.players)]

    def who_at(self, seat: int) -> str:
        """You, another person, or a bot by its name."""
        sitting = self.match.seats[seat]
        if isinstance(sitting, Hired):
            return sitting.bot
        if sitting.name:
            return shown(sitting.name)
        return self.words.say("tui-you" if seat == self.viewer or self.alone else "tui-player")

    @property
    def won(self) -> str:
        """Whether somebody at this keyboard has won, lost, or only watched."""
        outcome = self.match.game.outcome
        if outcome is None or not self.match.people:
            return "watched"
        return "won" if set(outcome.winners) & set(self.match.people) else "lost"

    def label(self, action: Data | None) -> str:
        """An answer in words."""
        if action is None:
            return self.words.say("tui-choose-dice")
        return str(self.narrator.action(action, self.table.faces))

    def say(self, text: str) -> None:
        """The question, above the answers."""
        self.query_one("#question", Static).update(Text(text))

    def tell(self, text: str) -> None:
        """A word to the person at the keyboard, below the question; nothing clears it."""
        message = self.query_one("#message", Static)
        message.update(Text(text))
        message.display = bool(text)

    def tell_trouble(self) -> None:
        """Say that the game can't be saved, as long as it can't."""
        trouble = self.match.trouble
        if trouble:
            self.tell(trouble.sentence(self.words))
        elif self.troubled:
            self.tell("")
        self.troubled = trouble is not None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on an answer."""
        action = self.options[event.option_index][1]
        if action is None:
            self.tell(self.words.say("tui-no-dice"))
        else:
            self.choose(action)

    # -- keys ----------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """A key that may be an answer."""
        if event.character and self.decision and len(self.screen_stack) == 1:
            self.answer(event.character)
        elif event.key == "escape" and self.decision and len(self.screen_stack) == 1:
            self.table.chosen = set()
            self.draw()

    def action_rules(self) -> None:
        """The rules of what is on the screen."""
        self.push_screen(
            RulesScreen(
                self.words, self.match.game.rules.name, self.table.topics(self.view), self.table.notes(self.view)
            ),
            self.uncovered,
        )

    def action_pace(self) -> None:
        """Bots without a pause, or with one."""
        self.pace = PACE if self.pace == FAST else FAST
        self.tell(self.words.say("tui-fast" if self.pace == FAST else "tui-slow"))

    def action_next(self) -> None:
        """Don't wait for the bot's pause."""
        if self.waiting and len(self.screen_stack) == 1:
            self.waiting.stop()
            self.bot_acts()

    def answer(self, key: str) -> None:
        """A key that answers the question, or chooses a die, or can't and is told why."""
        for option, action in self.options:
            if option == key:
                if action is None:
                    self.tell(self.words.say("tui-no-dice"))
                else:
                    self.choose(action)
                return
        decision = self.decision
        assert decision is not None
        attempt = self.table.attempt(decision, key)
        if attempt:
            self.tell(str(self.narrator.reason(attempt["reason"])))
        elif self.table.toggle(decision, key):
            self.tell("")
            self.draw()

    def action_leave(self) -> None:
        """Go; the game is kept. What isn't on the disk is tried once more first."""
        if self.match.trouble:
            self.match.keep()
        if self.match.unsaved:
            self.tell(self.words.say("tui-leave-unsaved", actions=self.match.unsaved))
        else:
            self.exit()

    def action_leave_unsaved(self) -> None:
        """Go although the disk is full."""
        if self.match.unsaved:
            self.exit()
