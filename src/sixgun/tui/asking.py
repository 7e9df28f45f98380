"""What lies below the table: the hand, the question, and the answers with their keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sixgun.narration import Narrator
from sixgun.tui import colours
from sixgun.tui.hand import Hand
from sixgun.tui.ring import Data, RingTable
from sixgun.tui.ways import ALWAYS, END, LETTERS, NO, Step, Way, after, choices

GUARD = 0.35  # seconds in which a key is taken for one that was meant for the question before
# Reasons that nobody needs to read before trying: they are told when their key is pressed.
PLAIN = ("self", "dead", "wrong-card")


class Asking(Vertical):
    """Asks one person: draws their hand and their answers, and follows their keys.

    `choose` gets the action that was decided on; `change` is told when a card or a die was chosen.
    """

    def __init__(
        self,
        table: RingTable,
        narrator: Narrator,
        guard: float,
        choose: Callable[[Data], None],
        change: Callable[[], None],
    ) -> None:
        super().__init__(id="bottom")
        self.table = table
        self.narrator = narrator
        self.words = narrator.words
        self.guard = guard
        self.choose = choose
        self.change = change
        self.view: Data = {"decision": None, "outcome": None}
        self.options: list[tuple[Step, list[Way]]] = []
        self.path = ""
        self.pressed = ("", -inf)  # the last key, and when it was pressed
        self.arrived = -inf  # when it became this person's move, after others; the clock's 0 may be a minute ago
        self.waited = False

    def compose(self) -> ComposeResult:
        """From the hand to the answers."""
        yield Static(id="hand")
        yield Static(id="question")
        yield Static(id="message")
        with Vertical(id="choices"):  # in a small window what a card does stands beside the answers
            yield Static(id="effect")
            yield OptionList(id="actions", markup=False, compact=True)

    # -- drawing -------------------------------------------------------------------------------------------------

    def show(self, view: Data, otherwise: str) -> None:
        """Draw a view: the hand, and the question in it, or what is said when there is none."""
        self.view = view
        self.show_hand()
        actions = self.query_one("#actions", OptionList)
        actions.clear_options()
        self.options = []
        decision = view["decision"]
        if decision is None:
            self.say(otherwise)
            self.show_effect("")
        else:
            self.ask(actions, decision)
        if decision and self.waited:
            self.arrived = time.monotonic()
        self.waited = decision is None

    def show_hand(self) -> None:
        """The person's cards in the order of their keys; those that can be used now stand out."""
        letters = self.table.letters[self.view["seat"]].of
        cards = sorted(self.table.hand(self.view), key=lambda card: LETTERS.find(letters[card]))
        decision = self.view["decision"]
        useful = {action.get("card") for action in decision["actions"]} if decision else set()
        hand = self.query_one("#hand", Static)
        hand.update(Hand([self.card_text(letters[card], card, card in useful) for card in cards]))
        hand.set_class(not cards, "none")
        self.set_class(not cards, "empty-handed")

    def card_text(self, letter: str, card: str, useful: bool) -> Text:
        """A card with its key; one that can be used now stands out, one that is chosen more so."""
        chosen = self.path.startswith(letter)
        style = "reverse bold" if chosen else f"bold {colours.CARD}" if useful else colours.QUIET
        return Text(f"{letter} ", colours.ARROW if useful else colours.QUIET).append(self.narrator.card(card), style)

    def ask(self, actions: OptionList, decision: Data) -> None:
        """The question, or whom and what the chosen card is for, and the answers."""
        ways = self.table.ways(self.view, decision)
        card = self.chosen(ways, "card")
        self.options = choices(ways, self.path)
        self.say(self.aim(ways, card) if card else str(self.narrator.question(decision["question"])))
        self.show_effect(self.table.effect(str(card)) if card else self.table.hint(self.view))
        for step, found in self.options:
            actions.add_option(Option(Text(f" {step.key}  ") + self.label(step, found)))
        for key, tried in self.table.refusals(decision, card):
            if len(self.path) < 2 and tried["reason"]["name"] not in PLAIN:
                actions.add_option(Option(Text(f" {key}  ", colours.QUIET) + self.refusal(tried), disabled=True))
        self.point(actions)

    def point(self, actions: OptionList) -> None:
        """Point at the first card, or else the first answer, but at none that ends something, or aims by choice."""
        cards = [at for at, (step, _) in enumerate(self.options) if step.kind == "card"]
        first = cards or [at for at, (step, _) in enumerate(self.options) if step.key not in (END, NO)]
        actions.highlighted = first[0] if first and (not self.path or len(self.options) == 1) else None
        actions.focus()
        self.call_after_refresh(self.settle, actions)

    def settle(self, actions: OptionList) -> None:
        """Show the list from its first line on: it was as high as the one before when it was pointed at."""
        actions.scroll_home(animate=False, immediate=True)
        actions.scroll_to_highlight()

    def label(self, step: Step, ways: list[Way]) -> Text:
        """An answer in words: the whole action, or the next thing to choose."""
        action = ways[0].action
        if action is None:
            return Text(self.words.say("tui-choose-dice"))
        if step.kind in ("player", "character"):
            return self.table.target_text(self.view, step)
        if step.kind == "hand":
            return Text(self.words.say("tui-from-hand"))
        if step.kind in ("card", "price") and (self.path or len(ways) > 1 or len(ways[0].steps) > 1):
            more = len(ways[0].steps) > len(self.path) + 1
            name = Text(self.narrator.card(str(step.value)) + (" …" if more else ""))
            return name + self.table.owner_text(self.view, step.value)
        if step.kind in ("heal", "fire", "blue", "trade", "copy", "exchange", "as-colt"):
            return Text(self.words.say(f"tui-way-{step.kind}"))
        done = Text(str(self.narrator.action(action, self.table.faces)))
        if self.table.is_futile(self.view, action):
            done.append(f"  ({self.words.say('tui-no-effect')})", colours.QUIET)
        return done + self.table.owner_text(self.view, action.get("taken", action.get("card")))

    def refusal(self, tried: Data) -> Text:
        """Something that can't be done, and why."""
        whom = [self.narrator.player(tried["target"])] if isinstance(tried.get("target"), int) else []
        what = [] if self.path or "card" not in tried else [self.narrator.card(tried["card"])]
        return Text(f"{' → '.join([*what, *whom])}: {self.narrator.reason(tried['reason'])}", colours.QUIET)

    def chosen(self, ways: list[Way], kind: str) -> object:
        """The card, or the player, whose key was pressed."""
        first = next(iter(after(ways, self.path)), None) if self.path else None
        steps = first.steps[: len(self.path)] if first else ()
        return next((step.value for step in steps if step.kind == kind), None)

    def aim(self, ways: list[Way], card: object) -> str:
        """What is still to be chosen for a card: at whom, what of theirs if a player is chosen, or what pays for it."""
        name, target = self.narrator.card(str(card)), self.chosen(ways, "player")
        if all(step.kind == "price" for step, _ in self.options):
            return self.words.say("tui-price", card=name)
        if not isinstance(target, int):
            return self.words.say("tui-aim", card=name)
        return self.words.say("tui-aim-what", card=name, name=self.narrator.player(target))

    def show_effect(self, text: str) -> None:
        """What the card does that is chosen, or pointed at."""
        effect = self.query_one("#effect", Static)
        effect.update(Text(text))
        effect.set_class(not text and not self.table.hand(self.view), "none")
        self.set_class(bool(text), "explained")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what the card does that the arrow keys point at, or that was chosen."""
        if event.option_index < len(self.options):
            step, ways = self.options[event.option_index]
            card = self.chosen(ways, "card") if self.path else step.value
            self.show_effect(self.table.hint(self.view) or self.table.effect(str(card)))

    def say(self, text: str) -> None:
        """The question, above the answers."""
        self.query_one("#question", Static).update(Text(text))

    def tell(self, text: str) -> None:
        """A word to the person at the keyboard, below the question; nothing clears it."""
        message = self.query_one("#message", Static)
        message.update(Text(text))
        message.display = bool(text)
        self.set_class(bool(text), "told")

    # -- keys ----------------------------------------------------------------------------------------------------

    def guarded(self, key: str) -> bool:
        """Whether a key comes so soon after itself, or after others' moves, that it means something else."""
        now = time.monotonic()
        last, when = self.pressed
        self.pressed = (key, now)
        return (key == last and now - when < self.guard) or now - self.arrived < self.guard

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on an answer."""
        event.stop()
        listed = event.option_index < len(self.options)
        if listed and not self.screen.has_class("tiny") and not self.guarded("enter"):
            self.follow(*self.options[event.option_index])

    def start_afresh(self) -> None:
        """The next key means what it says, whatever was pressed before."""
        self.pressed = ("", -inf)

    def back(self) -> None:
        """Another card, or other dice."""
        self.path = self.path[:-1]
        self.start_afresh()
        self.table.chosen = set()
        self.tell("")

    def press(self, key: str) -> None:
        """A key that answers the question, or chooses a die or another card, or can't and is told why."""
        if key in ALWAYS or self.guarded(key) or self.answer(key):
            return
        decision = self.view["decision"]
        attempt = self.table.attempt(self.view, decision, self.path, key)
        first = choices(self.table.ways(self.view, decision), "")
        if attempt:
            self.tell(str(self.narrator.reason(attempt["reason"])))
        elif self.table.toggle(decision, key):
            self.tell("")
            self.change()
        elif self.path and any(step.key == key and step.kind == "card" for step, _ in first):
            self.path, self.options = "", first
            self.answer(key)
        else:
            keys = ", ".join([*self.table.toggles(decision), *[step.key for step, _ in self.options]])
            self.tell(self.words.say("tui-no-key", key=key, keys=keys))

    def answer(self, key: str) -> bool:
        """Follow a key, if it is one of an answer."""
        for step, ways in self.options:
            if step.key == key:
                self.follow(step, ways)
                return True
        return False

    def follow(self, step: Step, ways: list[Way]) -> None:
        """Go one key further: to the action, or to the next thing to choose."""
        done = [way for way in ways if len(way.steps) == len(self.path) + 1]
        sole = (
            len(ways) == 1
            and len(self.path) + 2 == len(ways[0].steps)
            and ways[0].steps[-1].kind in ("hand", "card", "price")
        )
        self.tell("")
        if done or (sole and self.path):
            self.decide(ways[0].action)
            return
        self.path += step.key
        self.change()

    def decide(self, action: Data | None) -> None:
        """That is it; dice that nobody has chosen are no answer yet."""
        if action is None:
            self.tell(self.words.say("tui-no-dice"))
            return
        self.path = ""
        self.table.chosen = set()
        self.choose(action)
