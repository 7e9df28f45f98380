"""A table with its seats in a ring: what all games share."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Grid

from sixgun.locale import Words
from sixgun.narration import Narrator
from sixgun.registry import part
from sixgun.tui import colours
from sixgun.tui.marks import Marks
from sixgun.tui.place import Place
from sixgun.tui.ways import NUMBERS, Letters, Step, Way, in_order, settled

Data = dict[str, Any]

# The ring: eight places round the middle of a 3 × 3 grid, clockwise from the bottom, where the viewer sits.
RING = (7, 6, 3, 0, 1, 2, 5, 8)
PLACES = {
    **{2: (0, 4), 3: (0, 3, 5), 4: (0, 2, 4, 6), 5: (0, 2, 3, 5, 6), 6: (0, 1, 3, 4, 5, 7)},
    **{7: (0, 1, 2, 3, 5, 6, 7), 8: (0, 1, 2, 3, 4, 5, 6, 7)},
}


class RingTable(Grid):
    """Draws a view, from its JSON alone, and knows the keys of the game's actions (docs/views.md)."""

    def __init__(self, words: Words, narrator: Narrator) -> None:
        super().__init__(id="table")
        self.words = words
        self.narrator = narrator
        self.places = [Place(place) for place in range(9)]
        self.faces: list[str] = []
        self.chosen: set[int] = set()
        self.letters: dict[object, Letters] = defaultdict(Letters)
        self.marks = Marks()

    def compose(self) -> ComposeResult:
        """Nine places; the one in the middle is not a seat."""
        yield from self.places

    # -- what a game draws ---------------------------------------------------------------------------------------

    def seat_text(self, view: Data, player: Data, seat: int) -> Text:
        """Everything about one player."""
        raise AssertionError(self)

    def middle_text(self, view: Data) -> Text:
        """What lies in the middle."""
        raise AssertionError(self)

    def with_discards(self, text: Text, view: Data) -> Text:
        """The middle with the discard pile and its top, and cards that lie open."""
        text.append(self.words.say("tui-discard", cards=len(view["discard"])) + "\n")
        if view["discard"]:
            text.append(f"[ {self.narrator.card(view['discard'][0])} ]\n", style="bold")
        shown = [self.narrator.card(card) for card in view["open"] if not card.startswith("hidden")]
        return text.append("\n".join(shown), style=colours.OPEN)

    def turn_of(self, view: Data) -> object:
        """Whose turn it is."""
        raise AssertionError(self)

    def topics(self, view: Data) -> list[str]:
        """The clauses to show for what is on the screen."""
        raise AssertionError(self)

    def legend(self) -> str:
        """What the symbols mean."""
        return ""

    def hand(self, view: Data) -> list[str]:
        """The viewer's cards."""
        return [] if view["seat"] is None else list(view["players"][view["seat"]].get("hand", []))

    def keyed(self, view: Data) -> list[str]:
        """The viewer's cards that have a key: those of the hand, and what else may be used like them."""
        return self.hand(view)

    def hands_to_read(self, view: Data) -> list[int]:
        """The seats whose hands are read in a replay: the viewer's, or with everything open of whose turn it is."""
        seat = self.turn_of(view) if view["seat"] is None else view["seat"]
        return [seat] if isinstance(seat, int) and "hand" in view["players"][seat] else []

    def effect(self, card: str) -> str:
        """What a card does, or in The Duel a character, in one line."""
        return ""

    def is_futile(self, view: Data, action: Data) -> bool:
        """Whether an action that may be taken changes nothing, as far as anybody can see."""
        return False

    def hint(self, view: Data) -> str:
        """What the person who is asked may want to know, where no card is to be explained."""
        return ""

    def target_text(self, view: Data, step: Step) -> Text:
        """Somebody who can be aimed at: number, name, distance and life."""
        assert isinstance(step.value, int)
        player = view["players"][step.value]
        text = Text(self.narrator.player(step.value), style=f"bold {colours.of_seat(step.value)}")
        if step.value == view["seat"]:
            text.append(f" ({self.words.say('tui-you')})", colours.QUIET)
        text.append("  ")
        text.append_text(life_text(player["life"], player["max_life"]))
        if player["distance"]:
            text.append("  " + self.words.say("tui-distance", distance=player["distance"]), colours.QUIET)
        if player["role"] != "unknown":
            text.append("  " + self.words.role(view["game"], player["role"]), colours.ROLES[player["role"]])
        return text

    def owner_text(self, view: Data, card: object) -> Text:
        """Whose a card in play is, where the answers don't say it yet."""
        return Text()

    # -- drawing -------------------------------------------------------------------------------------------------

    @property
    def is_tight(self) -> bool:
        """Whether a player has two lines only."""
        return self.screen.has_class("narrow") and not self.screen.has_class("high")

    def show_view(self, view: Data, who: list[str]) -> None:
        """Draw everything that the viewer may see; `who` tells who plays each seat."""
        players = view["players"]
        self.narrator.meet(view)
        self.letters[view["seat"]].deal(self.keyed(view))
        for place in self.places:
            place.put(Text())
            place.border_title = place.border_subtitle = ""
            place.set_classes("place empty")
        first = view["seat"] or 0
        for step, ring in enumerate(PLACES[len(players)]):
            seat = (first + step) % len(players)
            self.frame_seat(self.places[RING[ring]], seat, view, who[seat])
            self.places[RING[ring]].put(self.seat_text(view, players[seat], seat))
        self.places[4].set_classes("place middle")
        self.places[4].put(self.middle_text(view))

    def frame_seat(self, place: Place, seat: int, view: Data, who: str) -> None:
        """The frame of one player: number, name, whether it is their turn, whether they act, are aimed at or out."""
        player = view["players"][seat]
        turn = self.turn_of(view) == seat and not view["outcome"]
        place.set_classes(" ".join(["place", "seat", *self.mark_classes(seat, turn, player["alive"])]))
        place.border_title = self.title(seat, player["character"])
        role = self.words.role(view["game"], player["role"])
        place.border_subtitle = f"{role} · {who}" if who else role

    def title(self, seat: int, name: str) -> Text:
        """A player's number and name, marked if they act or are aimed at."""
        title = f"{self.mark(seat)}{seat + 1} {self.words.say(f'character-{name}')}"
        return Text(title, style=f"bold {colours.of_seat(seat)}")

    def mark(self, who: object) -> str:
        """Whether somebody is aimed at, or acts; before the name, so that a narrow frame doesn't cut it off."""
        return "◎ " if who in self.marks.at else "→ " if who == self.marks.by else ""

    def mark_classes(self, who: object, turn: bool, alive: bool) -> list[str]:
        """How a frame is drawn."""
        marks = {"rolling": turn, "aims": who == self.marks.by, "target": who in self.marks.at, "dead": not alive}
        return [name for name, holds in marks.items() if holds]

    def life(self, who: object, player: Data) -> Text:
        """Life left and lost, and what has just changed; who is at the brink isn't out yet."""
        text = life_text(player["life"], player["max_life"])
        if not player.get("alive", True):
            return Text(f"✝ {self.words.say('tui-out')}", colours.QUIET)
        if player["life"] <= 0:
            text.append(f" {self.words.say('tui-brink')}", colours.LOUD)
        change = self.marks.change.get(who)
        if change:
            text.append(
                f" {'+' if change > 0 else '−'}{abs(change)}", f"bold {colours.HEAL}" if change > 0 else colours.LOUD
            )
        return text

    def goal(self, view: Data) -> str:
        """What the viewer must do to win."""
        players = view["players"]
        if view["seat"] is None:
            return ""
        role = players[view["seat"]]["role"]
        return self.words.goal(view["game"], f"goal-three-{role}" if len(players) == 3 else f"goal-{role}")

    def notes(self, view: Data) -> str:
        """What stands above the rules: the viewer's goal, and what the symbols mean."""
        goal = self.goal(view)
        told = [f"*{self.words.say('log-goal', goal=goal)}*"] if goal else []
        return "\n\n".join([*told, self.legend()])

    # -- keys ----------------------------------------------------------------------------------------------------

    def ways(self, view: Data, decision: Data) -> list[Way]:
        """The keys to every action, step by step."""
        return settled(in_order([Way(self.steps(view, decision, action), action) for action in decision["actions"]]))

    def steps(self, view: Data, decision: Data, action: Data) -> tuple[Step, ...]:
        """What is chosen one after the other for an action."""
        raise AssertionError(self)

    def toggle(self, decision: Data, key: str) -> bool:
        """Choose something on the table that an answer is made of, or leave it; whether the key meant that."""
        return False

    def toggles(self, decision: Data) -> list[str]:
        """The keys that `toggle` knows, as they are told."""
        return []

    def attempt(self, view: Data, decision: Data, path: str, key: str) -> Data | None:
        """What a key would mean that isn't among the answers, with the reason why not."""
        return None

    def refusals(self, decision: Data, card: object) -> list[tuple[str, Data]]:
        """What can't be done, by key: the cards that can't be used now, or, with a card in hand, its wrong targets."""
        return []

    def refused_cards(self, decision: Data, useful: set[object]) -> list[tuple[str, Data]]:
        """The cards in hand that are of no use now, by key, each with a reason."""
        letters = self.letters[decision["seat"]].of
        why = {tried["card"]: tried for tried in reversed(decision["refused"]) if "card" in tried}
        kept = [tried for card, tried in reversed(why.items()) if card not in useful]
        return [(letters[tried["card"]], tried) for tried in kept if tried["card"] in letters]


def life_text(life: int, most: int) -> Text:
    """Bullets left and lost."""
    text = Text().append("●" * life, style=colours.LIFE)  # a style of the text itself would be that of all that follows
    text.append("○" * (most - max(0, life)), style=colours.QUIET)
    text.append(f" {life}/{most}", style=colours.CARD)
    return text


def numbered(at: int) -> str:
    """The key of the first, second … of several things."""
    return NUMBERS[at] if at < len(NUMBERS) else " "


def table_of(words: Words, narrator: Narrator) -> RingTable:
    """The table of a game on the screen."""
    table = part(narrator.game, "terminal").TABLE(words, narrator)
    assert isinstance(table, RingTable)
    return table
