"""The table in the terminal: driven by views and decisions, so that every game can sit down at it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sixgun.engine.state import View
from sixgun.locale import Words, shown
from sixgun.matches.match import Hired
from sixgun.matches.saved import SavedMatch
from sixgun.narration import Narrator, side_id
from sixgun.tui import colours
from sixgun.tui.log import Log
from sixgun.tui.plain import driver
from sixgun.tui.ring import Data, Marks, RingTable
from sixgun.tui.screens import EndScreen, HandOver, OutScreen, RulesScreen
from sixgun.tui.story import Story
from sixgun.tui.tables import TABLES
from sixgun.tui.ways import END, NO, Step, Way, after, choices

SLOW, PACE, FAST = 1.5, 0.7, 0.01
SPEEDS = (SLOW, PACE, FAST)
GUARD = 0.35  # seconds in which the same key is taken for one that was pressed too long
WEIGHT = 2  # how much longer something important stays on the table
WIDE, SPACIOUS, HIGH, TALL = 110, 150, 30, 45
LEAST = (70, 22)


# What tells nobody anything that he could not know: after these an action may be taken back.
HARMLESS = ("played", "equipped", "discarded", "healed", "stopped", "aimed", "swapped")


def name_of(told: Data) -> str:
    """The name of an event."""
    return str(told["event"]["name"])


def fit(screen: Screen[object], event: Resize) -> None:
    """Choose the layout for the size of the window."""
    width, height = event.size
    screen.set_class(width < WIDE, "narrow")
    screen.set_class(width >= SPACIOUS, "spacious")
    screen.set_class(height >= HIGH, "high")
    screen.set_class(height >= TALL, "tall")
    screen.set_class(width < LEAST[0] or height < LEAST[1], "tiny")


class TableApp(App[str]):
    """A game played by one or more people at one terminal; leaves with what is wished next."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", show=False),
        Binding("Q", "leave_unsaved", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
        Binding("question_mark", "rules", show=False),
        Binding("f", "pace", show=False),
        Binding("space", "next", show=False),
        Binding("u", "undo", show=False),
    ]

    def __init__(self, match: SavedMatch, words: Words, pace: float = PACE, guard: float = GUARD) -> None:
        super().__init__(driver_class=driver())
        self.match = match
        self.words = words
        self.pace = pace
        self.guard = guard
        self.narrator = Narrator(words, match.game.position())
        self.alone = len(match.people) < 2
        self.viewer: int | None = match.people[0] if self.alone and match.people else None
        self.waiting: Timer | None = None
        self.troubled = False
        self.table: RingTable = TABLES[match.game.rules.name](words, self.narrator)
        self.story = Story(self.narrator, self.viewer)
        self.options: list[tuple[Step, list[Way]]] = []
        self.path = ""
        self.written = 0
        self.pressed = ("", 0.0)
        self.important = False
        self.farewell = False
        self.farewell_said = False

    # -- the screen ----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The table with its ring of seats, the log, the hand, and what can be done."""
        with Horizontal(id="top"):
            yield self.table
            yield Log()
        yield Static(self.words.say("tui-larger", columns=LEAST[0], lines=LEAST[1]), id="larger")
        with Vertical(id="bottom"):
            yield Static(id="hand")
            yield Static(id="question")
            yield Static(id="message")
            yield Static(id="effect")
            yield OptionList(id="actions", markup=False, compact=True)
        yield Static(id="keys")

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

    def on_resize(self, event: Resize) -> None:
        """On a narrow screen the log lies below the table; a very small one can't hold it."""
        fit(self.screen_stack[0], event)

    @property
    def tiny(self) -> bool:
        """Whether the window is too small to see what a key would do."""
        return bool(self._screen_stack) and self.screen_stack[0].has_class("tiny")

    def action_scroll_log(self, pages: int) -> None:
        """Look back at what happened, or through the rules that lie over it."""
        over = self.screen.query("#rules")
        text: Widget = over.first() if over else self.screen_stack[0].query_one(Log)
        text.scroll_relative(y=pages * max(1, text.size.height - 1), animate=False)

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
        fresh = self.match.game.events_since(self.written, self.viewer)
        self.written += len(fresh)
        marks = Marks()
        self.story.changed = len(self.story.acts)
        heard: list[Data] = fresh
        for told in heard:
            self.story.hear(told["event"])
            marks.note(told["event"])
        if fresh:
            self.table.marks = marks
        self.important = bool(marks.change) or any(told["event"]["name"] in ("died", "fell") for told in heard)
        self.show_log()

    def show_log(self) -> None:
        """The lines that are new or have changed."""
        at = self.story.changed
        self.query_one(Log).put(at, [act.text for act in self.story.acts[at:]])

    # -- the game ------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the table, then ask, hand over, wait for a bot, or end."""
        self.waiting = None
        self.path = ""
        if self.match.person_decides and self.match.deciding != self.viewer:
            self.hand_over()
            return
        if not self.alone and not self.match.person_decides and self.viewer is not None:
            self.viewer = None  # everybody looks at the screen now, so nobody's secrets are on it
            self.sit_down()
        self.draw()
        if self.match.bot_decides:
            self.waiting = self.set_timer(self.pace * (WEIGHT if self.important else 1), self.bot_acts)
        self.tell_out()

    def tell_out(self) -> None:
        """Once, when the only person is out and the others play on: watch, quicker, or leave."""
        if self.farewell or self.viewer is None or not self.alone or self.match.game.outcome:
            return
        if not self.view["players"][self.viewer].get("alive", True):
            self.farewell = True
            self.push_screen(OutScreen(self.words), self.watch_on)

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
        self.push_screen(HandOver(self.words, seat + 1, self.who_is(seat)), self.taken_over)

    def taken_over(self, _: bool | None) -> None:
        """The next person is here: show the table and the log as he knows them."""
        self.viewer = self.match.deciding
        self.sit_down()
        self.go_on()

    def sit_down(self) -> None:
        """Tell the person at the keyboard what has happened so far, and what he is after."""
        self.story = Story(self.narrator, self.viewer)
        self.written = 0
        self.write()
        self.table.marks = Marks()
        self.important = False

    def bot_acts(self) -> None:
        """A bot decides, but not while something lies over the table; `uncovered` goes on then."""
        self.waiting = None
        if len(self.screen_stack) != 1 or not self.screen.query(Log):  # covered, or the window is closing
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
        view = self.view
        self.table.show_view(view, self.who)
        self.show_hand(view)
        self.tell_trouble()
        self.ask(view)

    def show_hand(self, view: Data) -> None:
        """The cards of the person at the keyboard, with their keys; those that can be used now stand out."""
        hand = self.query_one("#hand", Static)
        cards = self.table.hand(view)
        letters = self.table.letters[view["seat"]].of
        decision = view["decision"]
        useful = {action.get("card") for action in decision["actions"]} if decision else set()
        line = Text()
        for card in cards:
            chosen = self.path.startswith(letters[card])
            style = "reverse bold" if chosen else f"bold {colours.CARD}" if card in useful else colours.QUIET
            line.append(f"{letters[card]} ", colours.ARROW if card in useful else colours.QUIET)
            line.append(self.narrator.card(card).replace(" ", "\u00a0"), style)
            line.append("  ")
        hand.update(line)
        hand.set_class(not cards, "none")

    def ask(self, view: Data) -> None:
        """The question and the possible answers."""
        actions = self.query_one("#actions", OptionList)
        actions.clear_options()
        decision = view["decision"]
        self.options = []
        self.show_effect("")
        if self.match.game.outcome:
            self.say_outcome()
        elif decision is None:
            deciding = self.match.deciding
            assert deciding is not None
            self.say(self.words.say("tui-waiting", name=self.narrator.names[deciding]))
        else:
            self.say(self.asked(decision))
            ways = self.table.ways(view, decision)
            self.options = choices(ways, self.path)
            for step, found in self.options:
                actions.add_option(Option(Text(f" {step.key}  ") + self.label(view, step, found)))
            for key, tried in self.table.refusals(decision, self.chosen_card(ways)):
                actions.add_option(Option(Text(f" {key}  ", colours.QUIET) + self.refusal(tried), disabled=True))
            first = [at for at, (step, _) in enumerate(self.options) if step.key not in (END, NO)]
            actions.highlighted = first[0] if first and not self.path else None
            actions.focus()
        self.show_keys()

    def show_keys(self) -> None:
        """The keys that always work; that of the end of the turn stands first while it can end."""
        ends = any(step.key == END for step, _ in self.options)
        keys = "tui-keys-over" if self.match.game.outcome else "tui-keys" if self.options else "tui-keys-waiting"
        line = Text(f"{self.words.say('tui-key-end')}  " if ends else "", "bold #ffd75f")
        line.append(self.words.say(keys), "not bold #e8e8e8")
        self.query_one("#keys", Static).update(line)

    def say_outcome(self) -> None:
        """The game is over: say who has won, and show how it went."""
        outcome = self.match.game.outcome
        assert outcome
        side = self.words.say(side_id(self.match.game.rules.name, outcome.side))
        self.say(self.words.say("tui-over", side=side, won=self.won))
        if not self.match.trouble:
            self.tell(self.words.say("tui-record", path=str(self.match.kept_as)))
        if len(self.screen_stack) == 1 and not self.farewell_said:
            self.farewell_said = True
            seed = str(self.match.game.start.get("seed", "–"))
            self.push_screen(EndScreen(self.narrator, self.open_view, self.story.hits, self.won, seed), self.next)

    @property
    def open_view(self) -> Data:
        """The table with all roles, when the game is over."""
        return View(self.match.game.state.copy(), -1).to_data()

    def next(self, wish: str | None) -> None:
        """What comes after the game: another, its replay, the menu, or a look at the table."""
        if wish == "leave":
            self.action_leave()
        elif wish:
            self.exit(wish)

    def asked(self, decision: Data) -> str:
        """The question; in one's own turn, what one has missed stands before it in the log."""
        if self.path:
            card = self.chosen_card(self.table.ways(self.view, decision))
            if card:
                return self.words.say("tui-aim", card=self.narrator.card(str(card)))
        return str(self.narrator.question(decision["question"]))

    def chosen_card(self, ways: list[Way]) -> object:
        """The card whose key was pressed first."""
        first = next(iter(after(ways, self.path)), None) if self.path else None
        steps = first.steps[: len(self.path)] if first else ()
        return next((step.value for step in steps if step.kind == "card"), None)

    def show_effect(self, text: str) -> None:
        """What the card does that is chosen, or pointed at."""
        effect = self.query_one("#effect", Static)
        effect.update(Text(text, no_wrap=True, overflow="ellipsis"))
        effect.set_class(not self.table.hand(self.view), "none")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what the card does that the arrow keys point at, or that was chosen."""
        if event.option_index < len(self.options):
            step, ways = self.options[event.option_index]
            card = self.chosen_card(ways) if self.path else step.value
            self.show_effect(self.table.effect(str(card)))

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

    def who_is(self, seat: int) -> str:
        """A person who shares the keyboard: by name, and the character."""
        sitting = self.match.seats[seat]
        name = self.narrator.names[seat]
        return name if isinstance(sitting, Hired) or not sitting.name else f"{shown(sitting.name)} ({name})"

    @property
    def won(self) -> str:
        """Whether somebody at this keyboard has won, lost, or only watched."""
        outcome = self.match.game.outcome
        if outcome is None or not self.match.people:
            return "watched"
        return "won" if set(outcome.winners) & set(self.match.people) else "lost"

    def label(self, view: Data, step: Step, ways: list[Way]) -> Text:
        """An answer in words: the whole action, or the next thing to choose."""
        action = ways[0].action
        if action is None:
            return Text(self.words.say("tui-choose-dice"))
        if step.kind in ("player", "character"):
            return self.table.target_text(view, step)
        if step.kind == "hand":
            return Text(self.words.say("tui-from-hand"))
        if step.kind == "card" and (self.path or len(ways) > 1 or len(ways[0].steps) > 1):
            return Text(self.narrator.card(str(step.value)))
        if step.kind in ("heal", "trade", "copy", "exchange", "as-colt"):
            return Text(self.words.say(f"tui-way-{step.kind}"))
        return Text(str(self.narrator.action(action, self.table.faces)))

    def refusal(self, tried: Data) -> Text:
        """Something that can't be done, and why."""
        what = self.narrator.player(tried["target"]) if isinstance(tried.get("target"), int) else ""
        name = what if self.path or "card" not in tried else self.narrator.card(tried["card"])
        return Text(f"{name}: {self.narrator.reason(tried['reason'])}", colours.QUIET)

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
        if not self.tiny and not self.guarded("enter"):
            self.follow(*self.options[event.option_index])

    # -- keys ----------------------------------------------------------------------------------------------------

    def guarded(self, key: str) -> bool:
        """Whether a key comes so soon after itself that it was meant for the question before."""
        last, when = self.pressed
        self.pressed = (key, time.monotonic())
        return key == last and self.pressed[1] - when < self.guard

    def on_key(self, event: Key) -> None:
        """A key that may be an answer."""
        if len(self.screen_stack) != 1 or self.tiny or not self.decision:
            return
        if event.key in ("escape", "backspace"):
            self.path = self.path[:-1]
            self.pressed = ("", 0.0)
            self.table.chosen = set()
            self.draw()
        elif event.character and event.character.isprintable() and not self.guarded(event.character):
            self.answer(event.character)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In a window that is too small only leaving works."""
        if self.tiny and action in ("rules", "pace", "next", "scroll_log"):
            return False
        return super().check_action(action, parameters)

    def action_rules(self) -> None:
        """The rules of what is on the screen."""
        self.push_screen(
            RulesScreen(
                self.words, self.match.game.rules.name, self.table.topics(self.view), self.table.notes(self.view)
            ),
            self.uncovered,
        )

    def action_pace(self) -> None:
        """The next of the three speeds."""
        self.pace = FAST if self.pace not in SPEEDS else SPEEDS[(SPEEDS.index(self.pace) + 1) % len(SPEEDS)]
        self.tell(self.words.say("tui-speed", speed={SLOW: "slow", PACE: "middle", FAST: "fast"}[self.pace]))

    def action_next(self) -> None:
        """Don't wait for the bot's pause."""
        if self.waiting and len(self.screen_stack) == 1:
            self.waiting.stop()
            self.bot_acts()

    @property
    def harmless(self) -> bool:
        """Whether the last action was the viewer's own, he is asked again, and nothing was revealed meanwhile."""
        game = self.match.game
        if not self.match.number or not self.alone or self.match.deciding != self.viewer:
            return False
        news = [event for event in game.events_since(0, self.viewer) if event["action"] == self.match.number]
        return self.match.own == self.match.number and all(name_of(event) in HARMLESS for event in news)

    def action_undo(self) -> None:
        """Take back what revealed nothing."""
        if len(self.screen_stack) != 1 or self.tiny or self.match.game.outcome:
            return
        if not self.harmless:
            self.tell(self.words.say("tui-no-undo"))
            return
        self.match.undo()
        self.tell(self.words.say("tui-undone"))
        self.table.chosen = set()
        self.sit_down()
        self.go_on()

    def answer(self, key: str) -> None:
        """A key that answers the question, or chooses a die, or can't and is told why."""
        for step, ways in self.options:
            if step.key == key:
                self.follow(step, ways)
                return
        decision = self.decision
        assert decision is not None
        attempt = self.table.attempt(self.view, decision, self.path, key)
        if attempt:
            self.tell(str(self.narrator.reason(attempt["reason"])))
        elif self.table.toggle(decision, key):
            self.tell("")
            self.draw()

    def follow(self, step: Step, ways: list[Way]) -> None:
        """Go one key further: to the action, or to the next thing to choose."""
        done = [way for way in ways if len(way.steps) == len(self.path) + 1]
        sole = (
            len(ways) == 1 and len(self.path) + 2 == len(ways[0].steps) and ways[0].steps[-1].kind in ("hand", "card")
        )
        if done or (sole and self.path):
            action = ways[0].action
            if action is None:
                self.tell(self.words.say("tui-no-dice"))
            else:
                self.choose(action)
            return
        self.path += step.key
        self.tell("")
        self.draw()
        self.show_effect(self.table.effect(str(self.chosen_card(ways))))

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
