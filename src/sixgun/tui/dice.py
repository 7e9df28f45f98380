"""The Dice Game's table: seats in a ring, the dice and the arrows in the middle."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Grid
from textual.widgets import Static

from sixgun.engine.action import Action, Decision
from sixgun.engine.state import View
from sixgun.games.dice.names import FACES
from sixgun.games.dice.table import table
from sixgun.locale import Words
from sixgun.telling import SYMBOLS

COLOURS = {
    **{"arrow": "yellow", "dynamite": "bold red", "bullseye1": "bold", "bullseye2": "bold", "beer": "green"},
    **{"gatling": "cyan", "none": "dim"},
}
ROLE_COLOURS = {"sheriff": "bold yellow", "deputy": "yellow", "outlaw": "red", "renegade": "magenta", "unknown": "dim"}

# The ring: eight places round the middle of a 3 × 3 grid, clockwise from the bottom, where the viewer sits.
RING = (7, 6, 3, 0, 1, 2, 5, 8)
PLACES = {
    **{2: (0, 4), 3: (0, 3, 5), 4: (0, 2, 4, 6), 5: (0, 2, 3, 5, 6), 6: (0, 1, 3, 4, 5, 7)},
    **{7: (0, 1, 2, 3, 5, 6, 7), 8: (0, 1, 2, 3, 4, 5, 6, 7)},
}

# How the answers are reached by key: a seat's number, its letter, or a letter of their own.
SEAT_KEYS = {"shoot": "12345678", "beer": "12345678", "gift": "12345678", "clear-arrow": "12345678"}
LETTER_KEYS = {"shoot-twice": "abcdeghi"}
OWN_KEYS = {"stop": "s", "take-arrow": "a", "lose-life": "l", "put-back": "b", "keep": "k", "pass": "p"}
ROLL_KEY = "r"

# The clauses that matter for a question.
TOPICS = {
    "reroll": ["dice.turn", "dice.arrow", "dice.dynamite"],
    "aim": ["dice.bullseye"],
    "beer": ["dice.beer", "dice.life"],
    "gift": ["dice.sid-ketchum"],
    "arrow-for-life": ["dice.bart-cassidy", "dice.arrow.indians"],
    "put-back": ["dice.pedro-ramirez"],
    "clear-arrow": ["dice.kit-carlson", "dice.gatling"],
}


class DiceTable(Grid):
    """Draws a view of The Dice Game and knows the keys of its actions."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="table")
        self.words = words
        self.places = [Static(id=f"place{place}", classes="place") for place in range(9)]
        self.faces: list[str] = ["none"] * 5
        self.chosen: set[int] = set()

    def compose(self) -> ComposeResult:
        """Nine places; the one in the middle is not a seat."""
        yield from self.places

    # -- drawing -------------------------------------------------------------------------------------------------

    def show_view(self, view: View, who: list[str]) -> None:
        """Draw everything that the viewer may see; `who` tells who plays each seat."""
        data = view.to_data()
        players, faces = data["players"], data["dice"]
        assert isinstance(players, list) and isinstance(faces, list)
        self.faces = faces
        for place in self.places:
            place.update("")
            place.border_title = ""
            place.set_classes("place empty")
        most = [table(view.table).most_life(seat) for seat in range(len(players))]
        first = max(view.seat, 0)
        for step, ring in enumerate(PLACES[len(players)]):
            seat = (first + step) % len(players)
            self.frame_seat(self.places[RING[ring]], seat, data)
            self.places[RING[ring]].update(self.seat_text(players[seat], int(most[seat]), who[seat]))
        self.draw_middle(players)

    def frame_seat(self, place: Static, seat: int, data: dict[str, object]) -> None:
        """The frame of one player: his name, whether he has the dice, whether he lives."""
        players = data["players"]
        assert isinstance(players, list)
        player = players[seat]
        alive = player["life"] > 0
        marks = ["seat", *(["rolling"] if data["roller"] == seat and not data["outcome"] else [])]
        place.set_classes(" ".join(["place", *marks, *([] if alive else ["dead"])]))
        name = player["character"]
        place.border_title = f"{seat + 1} {self.words.say(f'character-{name}')}"

    def seat_text(self, player: dict[str, object], most: int, who: str) -> Text:
        """Role, life and arrows."""
        role = str(player["role"])
        text = Text()
        text.append(self.words.say(f"role-{role}"), style=ROLE_COLOURS[role])
        text.append(f"  {who}\n", style="dim")
        life = int(str(player["life"]))
        text.append("●" * life, style="red")
        text.append("○" * (most - life), style="dim")
        text.append(f" {life}/{most}\n" if life else f" {self.words.say('tui-out')}\n")
        arrows = int(str(player["arrows"]))
        text.append("↗" * arrows + (f" {arrows}" if arrows else "") + "\n", style="yellow")
        text.append(self.words.say(f"ability-{player['character']}"), style="dim")
        return text

    def draw_middle(self, players: list[dict[str, object]]) -> None:
        """The dice as dice, their names, and the arrows left."""
        middle = self.places[4]
        middle.set_classes("place middle")
        text = Text(justify="center")
        for row in range(3):
            for die, face in enumerate(self.faces):
                text.append_text(die_row(row, die, face, die in self.chosen))
            text.append("\n")
        left = 9 - sum(int(str(player["arrows"])) for player in players)
        text.append(self.words.say("tui-middle", arrows=left), style="yellow")
        middle.update(text)

    # -- keys ----------------------------------------------------------------------------------------------------

    @property
    def roll_text(self) -> str:
        """The action that rolls the chosen dice."""
        return "roll " + ",".join([str(die + 1) for die in sorted(self.chosen)])

    def options(self, decision: Decision) -> list[tuple[str, Action | None]]:
        """The answers with their keys; rolls are one answer, made of the dice that are chosen."""
        if decision.question.name != "reroll":
            return [(key_of(action), action) for action in decision.actions]
        rolls = [action for action in decision.actions if action.text == self.roll_text]
        stop = decision.actions[0]
        roll = rolls[0] if rolls else None
        return [(ROLL_KEY, roll), (OWN_KEYS["stop"], stop)]

    def toggle(self, decision: Decision, key: str) -> bool:
        """Choose a die to roll again, or leave it; `a` takes all that may be rolled."""
        if decision.question.name != "reroll":
            return False
        if key == "a":
            everything = decision.actions[len(decision.actions) - 1].data()["dice"]
            assert isinstance(everything, list)
            self.chosen = {die - 1 for die in everything}
            return True
        if key not in "12345":
            return False
        self.chosen ^= {int(key) - 1}
        return True

    def attempt(self, decision: Decision, key: str) -> str:
        """The action that a seat's key would mean, when it isn't among the answers: the engine says why not."""
        verb = decision.actions[0].verb if decision.question.name != "clear-arrow" else "clear-arrow"
        return f"{verb} {int(key) - 1}" if verb in SEAT_KEYS and key in "12345678" else ""

    def goal(self, view: View) -> str:
        """What the viewer must do to win."""
        players = view.to_data()["players"]
        assert isinstance(players, list)
        if view.seat < 0:
            return ""
        role = players[view.seat]["role"]
        return self.words.say(f"goal-three-{role}" if len(players) == 3 else f"goal-{role}")

    def notes(self, view: View) -> str:
        """What stands above the rules: the viewer's goal, and what the symbols on the dice mean."""
        legend = " · ".join([f"{SYMBOLS[face]} {self.words.say(f'face-{face}')}" for face in FACES.names])
        goal = self.goal(view)
        return f"*{self.words.say('tui-goal', goal=goal)}*\n\n{legend}" if goal else legend

    def topics(self, view: View) -> list[str]:
        """The clauses to show: for the question, and for the characters at the table."""
        data = view.to_data()
        players = data["players"]
        assert isinstance(players, list)
        decision = view.decision
        asked = TOPICS[decision.question.name] if decision else ["dice.turn", "dice.end"]
        return [*asked, *[f"dice.{player['character']}" for player in players]]


def key_of(action: Action) -> str:
    """The key of an answer."""
    target = action.data().get("target")
    if isinstance(target, int):
        return (SEAT_KEYS | LETTER_KEYS)[action.verb][target]
    return OWN_KEYS[action.verb]


def die_row(row: int, die: int, face: str, chosen: bool) -> Text:
    """One of the three lines of a die; the number below it is its key. A die to roll again has a double frame."""
    single = ("╭───╮", f"│ {SYMBOLS[face]} │", f"╰─{die + 1}─╯")
    double = ("╔═══╗", f"║ {SYMBOLS[face]} ║", f"╚═{die + 1}═╝")
    return Text((double if chosen else single)[row], style=COLOURS[face])
