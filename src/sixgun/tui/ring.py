"""A table with its seats in a ring: what all games share."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Grid
from textual.widgets import Static

from sixgun.locale import Words
from sixgun.narration import Narrator

Data = dict[str, Any]

ROLE_COLOURS = {"sheriff": "bold yellow", "deputy": "yellow", "outlaw": "red", "renegade": "magenta", "unknown": "dim"}

KEYS = "123456789abcdeghijklmnoprstuvwxyzABCDEGHIJKLMNOPRSTUVWXYZ"

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
        self.places = [Static(id=f"place{place}", classes="place") for place in range(9)]
        self.faces: list[str] = []
        self.chosen: set[int] = set()

    def compose(self) -> ComposeResult:
        """Nine places; the one in the middle is not a seat."""
        yield from self.places

    # -- what a game draws ---------------------------------------------------------------------------------------

    def seat_text(self, view: Data, player: Data, seat: int, who: str) -> Text:
        """Everything about one player."""
        raise AssertionError(self)

    def middle_text(self, view: Data) -> Text:
        """What lies in the middle."""
        raise AssertionError(self)

    def turn_of(self, view: Data) -> object:
        """Whose turn it is."""
        raise AssertionError(self)

    def options(self, decision: Data) -> list[tuple[str, Data | None]]:
        """The answers in their order; a key for each as long as there are keys."""
        return [(KEYS[at] if at < len(KEYS) else " ", action) for at, action in enumerate(decision["actions"])]

    def topics(self, view: Data) -> list[str]:
        """The clauses to show for what is on the screen."""
        raise AssertionError(self)

    def legend(self) -> str:
        """What the symbols mean."""
        return ""

    def hand(self, view: Data) -> str:
        """The viewer's cards in one line, if a narrow window cuts them in his box."""
        return ""

    def refusals(self, decision: Data) -> list[str]:
        """The cards that can't be used now, with the first reason for each."""
        useful = {action.get("card") for action in decision["actions"] if action["verb"] != "heal"}
        why = {tried["card"]: tried["reason"] for tried in reversed(decision["refused"]) if "card" in tried}
        kept = [(card, reason) for card, reason in reversed(why.items()) if card not in useful]
        return [f"{self.narrator.card(card)}: {self.narrator.reason(reason)}" for card, reason in kept]

    # -- drawing -------------------------------------------------------------------------------------------------

    def show_view(self, view: Data, who: list[str]) -> None:
        """Draw everything that the viewer may see; `who` tells who plays each seat."""
        players = view["players"]
        for place in self.places:
            place.update("")
            place.border_title = ""
            place.set_classes("place empty")
        first = view["seat"] or 0
        for step, ring in enumerate(PLACES[len(players)]):
            seat = (first + step) % len(players)
            self.frame_seat(self.places[RING[ring]], seat, view)
            self.places[RING[ring]].update(self.seat_text(view, players[seat], seat, who[seat]))
        self.places[4].set_classes("place middle")
        self.places[4].update(self.middle_text(view))

    def frame_seat(self, place: Static, seat: int, view: Data) -> None:
        """The frame of one player: his name, whether it is his turn, whether he lives."""
        players = view["players"]
        marks = ["seat", *(["rolling"] if self.turn_of(view) == seat and not view["outcome"] else [])]
        alive = players[seat]["alive"]
        place.set_classes(" ".join(["place", *marks, *([] if alive else ["dead"])]))
        name = players[seat]["character"]
        place.border_title = f"{seat + 1} {self.words.say(f'character-{name}')}"

    def role_and_life(self, player: Data, who: str) -> Text:
        """The first two lines of a seat."""
        role, life, most = player["role"], player["life"], player["max_life"]
        text = Text()
        text.append(self.words.say(f"role-{role}"), style=ROLE_COLOURS[role])
        text.append(f"  {who}\n", style="dim")
        text.append("●" * life, style="red")
        text.append("○" * (most - life), style="dim")
        text.append(f" {life}/{most}\n" if player["alive"] else f" {self.words.say('tui-out')}\n")
        return text

    def goal(self, view: Data) -> str:
        """What the viewer must do to win."""
        players = view["players"]
        if view["seat"] is None:
            return ""
        role = players[view["seat"]]["role"]
        return self.words.say(f"goal-three-{role}" if len(players) == 3 else f"goal-{role}")

    def notes(self, view: Data) -> str:
        """What stands above the rules: the viewer's goal, and what the symbols mean."""
        goal = self.goal(view)
        told = [f"*{self.words.say('tui-goal', goal=goal)}*"] if goal else []
        return "\n\n".join([*told, self.legend()])

    # -- keys ----------------------------------------------------------------------------------------------------

    def toggle(self, decision: Data, key: str) -> bool:
        """Choose something on the table that an answer is made of, or leave it; whether the key meant that."""
        return False

    def attempt(self, decision: Data, key: str) -> Data | None:
        """What a key would mean that isn't among the answers, with the reason why not."""
        return None
