"""The table in the terminal: driven by views and decisions, so that every game can sit down at it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from functools import partial
from time import monotonic as now
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widgets import Static

from sixgun.locale import Words
from sixgun.matches.past import Past, open_view
from sixgun.matches.saved import SavedMatch
from sixgun.matches.takeback import is_quiet
from sixgun.matches.thinking import Thinker
from sixgun.narration import side_name
from sixgun.tui.again import AgainScreen
from sixgun.tui.asking import GUARD
from sixgun.tui.chronicle import Chronicle
from sixgun.tui.company import Company
from sixgun.tui.hints import hint_text
from sixgun.tui.log import Log
from sixgun.tui.marks import Data, Marks
from sixgun.tui.screens import AFTER, EndScreen, HandOver, OutScreen
from sixgun.tui.speed import FAST, NAMES, PACE, SEEN, WEIGHT, next_speed
from sixgun.tui.table_window import SeatWindow
from sixgun.tui.ways import END, Letters


class TableApp(SeatWindow[str]):
    """A game played by one or more people at one terminal; leaves with what is wished next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", show=False),
        Binding("Q", "leave_unsaved", show=False),
        Binding("f", "pace", show=False),
        Binding("space", "next", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
    ]

    def __init__(
        self,
        match: SavedMatch,
        words: Words,
        thinker: Thinker | None = None,
        pace: float = PACE,
        guard: float = GUARD,
        hints: bool = False,
        practice: bool = False,
        repeats: bool = False,
    ) -> None:
        super().__init__(words, match.game.view(None).to_dict(), guard)
        self.practice = practice
        self.repeats = repeats  # another game is this one again, as it began
        self.again: Data = {}  # what was chosen for another game
        self.match = match
        self.thinker = thinker or Thinker(set())
        self.pace = pace
        self.hints = hints
        self.company = Company(match, self.narrator)
        self.alone = self.company.alone
        self.viewer: int | None = match.people[0] if self.alone and match.people else None
        self.wish: Callable[[], object] | None = None  # what the bot that is to move has made up its mind to do
        self.waiting: Timer | None = None
        self.hurried = False  # whether somebody doesn't want to wait for this bot
        self.troubled = False
        self.chronicle = Chronicle(self.narrator, self.viewer)
        self.important = False
        self.farewell = False
        self.farewell_said = False

    # -- the screen ----------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """The game begins, or goes on."""
        self.title = "Sixgun"
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

    def redraw(self) -> None:
        """The table; the question is laid out by itself."""
        self.table.show_view(self.view, self.company.at_table(self.viewer))

    @property
    def view(self) -> Data:
        """What the person at the keyboard may see."""
        view: Data = self.match.game.view(self.viewer).to_dict()
        return view

    def write(self) -> None:
        """Tell what has happened since this was called last, as far as the person at the keyboard may know it."""
        fresh: list[Data] = self.match.game.events_since(self.chronicle.heard, self.viewer)
        events = [told["event"] for told in fresh]
        if events:
            self.table.marks = self.table.marks.after(events)
        self.query_one(Log).put(*self.chronicle.hear(events))
        self.important = self.chronicle.someone_fell or bool(events and self.table.marks.change)

    # -- the game ------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the table, then ask, hand over, wait for a bot, or end."""
        if self.waiting:
            self.waiting.stop()
        self.waiting = self.wish = None
        self.hurried = False
        self.asking.path = ""
        if self.match.person_decides and self.match.deciding != self.viewer:
            self.hand_over()
            return
        if not self.alone and not self.match.person_decides and self.viewer is not None:
            self.viewer = None  # everybody looks at the screen now, so nobody's secrets are on it
            self.sit_down()
        self.draw()
        if self.hints:
            self.action_hint()
        if self.match.bot_decides:
            self.waiting = self.set_timer(SEEN, partial(self.bot_asked, self.match.number))
        self.tell_out()

    def tell_out(self) -> None:
        """Once, when the only person is out and the others play on: watch, quicker, or leave."""
        view = self.view
        if self.farewell or self.viewer is None or not self.alone or view["outcome"]:
            return
        player = view["players"][self.viewer]
        if not player.get("alive", True):
            self.farewell = True
            alone = len(view["players"]) == 3  # then everybody wins alone
            self.push_screen(OutScreen(self.words, "" if alone else player["role"]), self.watch_on)

    def watch_on(self, wish: str | None) -> None:
        """Watch on, quicker, or go."""
        if wish == "leave":
            self.action_leave()
            return
        if wish == "fast":
            self.pace = FAST
        self.uncovered(None)

    def hand_over(self) -> None:
        """Hide the table until the next person sits at the keyboard."""
        seat = self.match.deciding
        assert seat is not None
        self.push_screen(HandOver(self.words, seat + 1, self.company.called(seat)), self.taken_over)

    def taken_over(self, _: bool | None) -> None:
        """The next person is here: show the table and the log as they know them."""
        self.viewer = self.match.deciding
        self.sit_down()
        self.go_on()

    def sit_down(self) -> None:
        """Tell the person at the keyboard what has happened so far, and what they are after."""
        self.chronicle = Chronicle(self.narrator, self.viewer)
        self.recall_keys()
        self.write()
        self.table.marks = Marks()
        self.important = False

    def recall_keys(self) -> None:
        """The cards have the keys that they got one after another since the game began, whatever came between."""
        past = Past(self.match.game)
        letters = self.table.letters[self.viewer] = Letters()
        for at in range(past.last + 1):
            letters.deal(self.table.hand(past.view(at, self.viewer)) if self.viewer is not None else [])

    def bot_asked(self, number: int) -> None:
        """A bot begins to think, unless a timer was stopped too late; the table hears keys meanwhile."""
        if number == self.match.number:
            self.run_worker(self.bot_thinks(number))

    async def bot_thinks(self, number: int) -> None:
        """A bot makes up its mind; what it took to think is part of its pause, so that all pause alike."""
        began = now()
        seat, bot = self.match.bot_asked()
        action = await self.thinker.choose(self.match.game, seat, bot)
        self.wish = partial(self.match.act, number, action, seat)
        pause = self.pace * (WEIGHT if self.important else 1) - (now() - began)
        self.waiting = self.set_timer(SEEN if self.hurried else max(SEEN, pause), partial(self.bot_acts, number))

    def bot_acts(self, number: int) -> None:
        """A bot acts, but not while something lies over the table; `uncovered` goes on then."""
        if number != self.match.number:
            return
        self.waiting = None
        if len(self.screen_stack) != 1 or not self.screen.query(Log):  # covered, or the window is closing
            return
        assert self.wish
        self.wish()
        self.write()
        self.go_on()

    def uncovered(self, _: None) -> None:
        """The rules are closed: a bot whose time came meanwhile acts after a pause."""
        if self.match.bot_decides and self.waiting is None:
            self.waiting = self.set_timer(max(SEEN, self.pace), partial(self.bot_acts, self.match.number))

    def choose(self, action: Data) -> None:
        """The person at the keyboard decides."""
        assert self.viewer is not None
        number = self.match.number
        self.match.act(number, self.match.legal(number, action["id"], self.viewer), self.viewer)
        self.write()
        self.go_on()

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the table and what can be done."""
        view = self.view
        if view["decision"]:
            self.table.marks.ask(view["decision"], self.table.turn_of(view) == view["seat"])
        self.table.show_view(view, self.company.at_table(self.viewer))
        self.tell_trouble()
        self.asking.show(view, "" if view["decision"] or view["outcome"] else self.waits)
        if view["outcome"]:
            self.say_outcome(view["outcome"])
        self.show_keys()

    @property
    def waits(self) -> str:
        """Whom the table waits for."""
        seat = self.match.deciding
        assert seat is not None
        return self.words.say("tui-waiting", name=self.narrator.names[seat], who=self.narrator.sides[seat])

    def show_keys(self) -> None:
        """The keys that mean something now; that of the end of the turn stands first while it can end."""
        asked, over = bool(self.asking.options), self.match.deciding is None
        keys = {
            "rules": True,
            "back": bool(self.asking.path or self.table.chosen),
            "undo": asked and self.harmless,
            "hint": asked,
            "end-page": over,
            "again": over,
            "replay": over,
            "menu": over,
            "next": not asked and not over,
            "speed": not over,
            "log": True,
            "quit": True,
        }
        ends = any(step.key == END for step, _ in self.asking.options)
        line = Text(f"{self.words.say('tui-key-end')}  " if ends else "", "bold #ffd75f")
        told = "  ".join([self.words.say(f"tui-key-{name}") for name, works in keys.items() if works])
        self.query_one("#keys", Static).update(line.append(told, "not bold #e8e8e8"))

    def say_outcome(self, outcome: Data) -> None:
        """The game is over: say who has won, and show how it went."""
        side = side_name(self.words, self.narrator.game, outcome["side"])
        self.asking.say(self.words.say("tui-over", side=side, won=self.company.fared(outcome["winners"])))
        if not self.match.trouble:
            self.asking.tell(self.words.say("tui-record", path=str(self.match.kept_as)))
        if len(self.screen_stack) == 1 and not self.farewell_said:
            self.farewell_said = True
            self.show_end()

    def show_end(self) -> None:
        """The page that tells how it went, over the table."""
        seed = str(self.match.game.start.get("seed", "–"))
        view: Data = open_view(self.match.game)
        won = self.company.fared(view["outcome"]["winners"])
        people = {seat: self.company.at(seat, self.viewer) for seat in self.match.people}
        self.push_screen(EndScreen(self.narrator, view, self.chronicle.hits, won, seed, people), self.next)

    def next(self, wish: str | None) -> None:
        """What comes after the game: another, its replay, the menu, or a look at the table."""
        if wish == "leave":
            self.action_leave()
        elif wish == "again":
            self.call_later(self.ask_again)  # later, or this key would begin it at once
        elif wish:
            self.exit(wish)

    def ask_again(self) -> None:
        """Another game: at once, where nothing can be chosen for it."""
        screen = AgainScreen(self.match, self.company, self.practice)
        if screen.chosen and not self.repeats:
            self.push_screen(screen, self.play_again)
        else:
            self.play_again({})

    def play_again(self, chosen: Data | None) -> None:
        """Leave for another game, or come back to the page."""
        if chosen is None:
            self.show_end()
        else:
            self.again = chosen
            self.exit("again")

    @property
    def is_over(self) -> bool:
        return bool(self.asking.view["outcome"])

    def press_after_the_end(self, key: str) -> None:
        """The keys of the page work while one looks at the table, too; Escape comes back to it."""
        if key in AFTER:
            self.next(AFTER[key])
        elif key in ("escape", "enter"):
            self.call_later(self.show_end)  # later, or this key would close it at once

    def tell_trouble(self) -> None:
        """Say that the game can't be saved, as long as it can't."""
        trouble = self.match.trouble
        if trouble:
            self.asking.tell(trouble.sentence(self.words))
        elif self.troubled:
            self.asking.tell("")
        self.troubled = trouble is not None

    # -- keys ----------------------------------------------------------------------------------------------------

    def action_pace(self) -> None:
        """The next of the three speeds."""
        self.pace = next_speed(self.pace)
        self.asking.tell(self.words.say("tui-speed", speed=NAMES[self.pace]))

    def action_next(self) -> None:
        """Don't wait for the bot's pause; one that still thinks will make none."""
        if self.waiting and len(self.screen_stack) == 1:
            self.hurried = True
            if self.wish:
                self.waiting.stop()
                self.bot_acts(self.match.number)

    def action_hint(self) -> None:
        """What a sharpshooter would do here: the best answers, how likely each wins, and how sure that is."""
        if not self.hears_keys or not self.asking.options:
            return
        advice: list[Data] = self.match.hint()
        self.asking.tell(hint_text(self.narrator, advice, self.table.faces))

    @property
    def harmless(self) -> bool:
        """Whether the last action was the viewer's own, they are asked again, it revealed nothing and used no luck."""
        if not self.match.number or not self.alone or self.match.actors[-1] != self.viewer:
            return False
        return is_quiet(self.match.game, self.viewer) and self.match.foretold

    def action_undo(self) -> None:
        """Take back what revealed nothing."""
        if not self.hears_keys or self.match.deciding is None:
            return
        if not self.harmless:
            self.asking.tell(self.words.say("tui-no-undo"))
            return
        self.match.undo()
        self.asking.start_afresh()
        self.asking.tell(self.words.say("tui-undone"))
        self.table.chosen = set()
        self.sit_down()
        self.go_on()

    def action_leave(self) -> None:
        """Go; the game is kept. What isn't on the disk is tried once more first."""
        if self.match.trouble:
            self.match.keep()
        if self.match.unsaved:
            self.asking.tell(self.words.say("tui-leave-unsaved", actions=self.match.unsaved))
        else:
            self.exit()

    def action_leave_unsaved(self) -> None:
        """Go although the disk is full."""
        if self.match.unsaved:
            self.exit()
