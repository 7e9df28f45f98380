"""A table with its seats in a ring: what all games share."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Grid
from textual.widgets import Static

from sixgun.engine.action import Action, Decision
from sixgun.engine.game import Game
from sixgun.engine.state import View
from sixgun.locale import Words
from sixgun.narration import Narrator

ROLE_COLOURS = {"sheriff": "bold yellow", "deputy": "yellow", "outlaw": "red", "renegade": "magenta", "unknown": "dim"}

KEYS = "123456789abcdeghijklmnoprstuvwxyzABCDEGHIJKLMNOPRSTUVWXYZ"

# The ring: eight places round the middle of a 3 × 3 grid, clockwise from the bottom, where the viewer sits.
RING = (7, 6, 3, 0, 1, 2, 5, 8)
PLACES = {
    **{2: (0, 4), 3: (0, 3, 5), 4: (0, 2, 4, 6), 5: (0, 2, 3, 5, 6), 6: (0, 1, 3, 4, 5, 7)},
    **{7: (0, 1, 2, 3, 5, 6, 7), 8: (0, 1, 2, 3, 4, 5, 6, 7)},
}


class RingTable(Grid):
    """Draws a view and knows the keys of the game's actions. Each game draws its own seats and its own middle."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="table")
        self.words = words
        self.places = [Static(id=f"place{place}", classes="place") for place in range(9)]
        self.faces: list[str] = []
        self.chosen: set[int] = set()

    def compose(self) -> ComposeResult:
        """Nine places; the one in the middle is not a seat."""
        yield from self.places

    # -- what a game draws ---------------------------------------------------------------------------------------

    def seat_text(self, view: View, player: dict[str, object], seat: int, who: str) -> Text:
        """Everything about one player."""
        raise AssertionError(self)

    def middle_text(self, data: dict[str, object]) -> Text:
        """What lies in the middle."""
        raise AssertionError(self)

    def turn_of(self, data: dict[str, object]) -> object:
        """Whose turn it is."""
        raise AssertionError(self)

    def options(self, decision: Decision) -> list[tuple[str, Action | None]]:
        """The answers in their order; a key for each as long as there are keys."""
        return [(KEYS[at] if at < len(KEYS) else " ", action) for at, action in enumerate(decision.actions)]

    def topics(self, view: View) -> list[str]:
        """The clauses to show for what is on the screen."""
        raise AssertionError(self)

    def legend(self) -> str:
        """What the symbols mean."""
        return ""

    def hand(self, view: View) -> str:
        """The viewer's cards in one line, if a narrow window cuts them in his box."""
        return ""

    def refusals(self, view: View, game: Game, narrator: Narrator) -> list[str]:
        """What the viewer might want to do and can't, with the reasons."""
        return []

    # -- drawing -------------------------------------------------------------------------------------------------

    def show_view(self, view: View, who: list[str]) -> None:
        """Draw everything that the viewer may see; `who` tells who plays each seat."""
        data = view.to_data()
        players = data["players"]
        assert isinstance(players, list)
        for place in self.places:
            place.update("")
            place.border_title = ""
            place.set_classes("place empty")
        first = max(view.seat, 0)
        for step, ring in enumerate(PLACES[len(players)]):
            seat = (first + step) % len(players)
            self.frame_seat(self.places[RING[ring]], seat, data)
            self.places[RING[ring]].update(self.seat_text(view, players[seat], seat, who[seat]))
        self.places[4].set_classes("place middle")
        self.places[4].update(self.middle_text(data))

    def frame_seat(self, place: Static, seat: int, data: dict[str, object]) -> None:
        """The frame of one player: his name, whether it is his turn, whether he lives."""
        players = data["players"]
        assert isinstance(players, list)
        marks = ["seat", *(["rolling"] if self.turn_of(data) == seat and not data["outcome"] else [])]
        alive = players[seat]["life"] > 0
        place.set_classes(" ".join(["place", *marks, *([] if alive else ["dead"])]))
        name = players[seat]["character"]
        place.border_title = f"{seat + 1} {self.words.say(f'character-{name}')}"

    def role_and_life(self, player: dict[str, object], most: int, who: str) -> Text:
        """The first two lines of a seat."""
        role, life = str(player["role"]), int(str(player["life"]))
        text = Text()
        text.append(self.words.say(f"role-{role}"), style=ROLE_COLOURS[role])
        text.append(f"  {who}\n", style="dim")
        text.append("●" * life, style="red")
        text.append("○" * (most - life), style="dim")
        text.append(f" {life}/{most}\n" if life else f" {self.words.say('tui-out')}\n")
        return text

    def goal(self, view: View) -> str:
        """What the viewer must do to win."""
        players = view.to_data()["players"]
        assert isinstance(players, list)
        if view.seat < 0:
            return ""
        role = players[view.seat]["role"]
        return self.words.say(f"goal-three-{role}" if len(players) == 3 else f"goal-{role}")

    def notes(self, view: View) -> str:
        """What stands above the rules: the viewer's goal, and what the symbols mean."""
        goal = self.goal(view)
        told = [f"*{self.words.say('tui-goal', goal=goal)}*"] if goal else []
        return "\n\n".join([*told, self.legend()])

    # -- keys ----------------------------------------------------------------------------------------------------

    @property
    def roll_text(self) -> str:
        """The action that rolls the chosen dice."""
        return "roll " + ",".join([str(die + 1) for die in sorted(self.chosen)])

    def toggle(self, decision: Decision, key: str) -> bool:
        """Choose something on the table that an answer is made of, or leave it; whether the key meant that."""
        return False

    def attempt(self, decision: Decision, key: str) -> str:
        """The action that a key would mean, when it isn't among the answers: the engine says why not."""
        return ""
