"""The Dice Game's table: life, arrows and abilities round the dice in the middle."""

from __future__ import annotations

from rich.text import Text

from sixgun.engine.action import Action, Decision
from sixgun.engine.state import View
from sixgun.games.dice.names import FACES
from sixgun.games.dice.table import table
from sixgun.narration import SYMBOLS
from sixgun.tui.ring import RingTable

COLOURS = {
    **{"arrow": "yellow", "dynamite": "bold red", "bullseye1": "bold", "bullseye2": "bold", "beer": "green"},
    **{"gatling": "cyan", "none": "dim"},
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


class DiceTable(RingTable):
    """Draws a view of The Dice Game and knows the keys of its actions."""

    def turn_of(self, data: dict[str, object]) -> object:
        return data["roller"]

    def seat_text(self, view: View, player: dict[str, object], seat: int, who: str) -> Text:
        text = self.role_and_life(player, int(table(view.masked).max_life(seat)), who)
        arrows = int(str(player["arrows"]))
        text.append("↗" * arrows + (f" {arrows}" if arrows else "") + "\n", style="yellow")
        text.append(self.words.say(f"ability-{player['character']}"), style="dim")
        return text

    def middle_text(self, data: dict[str, object]) -> Text:
        """The dice as dice, and the arrows left."""
        faces, players = data["dice"], data["players"]
        assert isinstance(faces, list) and isinstance(players, list)
        self.faces = faces
        text = Text(justify="center")
        for row in range(3):
            for die, face in enumerate(faces):
                text.append_text(die_row(row, die, face, die in self.chosen))
            text.append("\n")
        left = 9 - sum(player["arrows"] for player in players)
        text.append(self.words.say("tui-middle", arrows=left), style="yellow")
        return text

    def legend(self) -> str:
        return " · ".join([f"{SYMBOLS[face]} {self.words.say(f'face-{face}')}" for face in FACES.names])

    # -- keys ----------------------------------------------------------------------------------------------------

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
