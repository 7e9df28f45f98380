"""The Dice Game's table: life, arrows and abilities round the dice in the middle."""

from __future__ import annotations

from rich.text import Text

from sixgun.narration import SYMBOLS
from sixgun.tui import colours
from sixgun.tui.ring import Data, RingTable
from sixgun.tui.ways import NO, Step, Way

COLOURS = {
    **{"arrow": colours.ARROW, "dynamite": "bold #ff8f8f", "bullseye1": "bold", "bullseye2": "bold"},
    **{"beer": colours.HEAL, "gatling": colours.IN_PLAY, "none": colours.QUIET},
}

# How the answers are reached by key: a seat's number, its letter, or a letter of their own.
SEAT_KEYS = {"shoot": "12345678", "beer": "12345678", "gift": "12345678", "clear-arrow": "12345678"}
LETTER_KEYS = {"shoot-twice": "abcdegij"}
OWN_KEYS = {"stop": "s", "take-arrow": "a", "lose-life": "l", "put-back": "b", "keep": "k", "pass": NO}
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


class TerminalDice(RingTable):
    """Draws a view of The Dice Game and knows the keys of its actions."""

    def turn_of(self, view: Data) -> object:
        return view["roller"]

    def seat_text(self, view: Data, player: Data, seat: int) -> Text:
        text = self.life(seat, player)
        if not player["alive"]:
            return text
        arrows = player["arrows"]
        if player["distance"]:
            text.append(f"  ↔{player['distance']}")
        text.append(f"  ↗{arrows}" if arrows else "", style=colours.ARROW)
        text.append("\n" + self.words.say(f"ability-{player['character']}"), style=colours.QUIET)
        return text

    def hint(self, view: Data) -> str:
        name = view["players"][view["seat"]]["character"]
        return f"{self.words.say(f'character-{name}')}: {self.words.say(f'ability-{name}')}"

    def middle_text(self, view: Data) -> Text:
        """The dice as dice, and the arrows left."""
        self.faces = view["dice"]
        text = Text()
        for row in range(3):
            for die, face in enumerate(self.faces):
                text.append_text(die_row(row, die, face, die in self.chosen))
            text.append("\n")
        text.append(self.words.say("tui-middle", arrows=view["middle"]), style=colours.ARROW)
        return text

    def legend(self) -> str:
        faces = [face for face in SYMBOLS if face != "none"]
        return " · ".join([f"{SYMBOLS[face]} {self.words.say(f'face-{face}')}" for face in faces])

    # -- keys ----------------------------------------------------------------------------------------------------

    def ways(self, view: Data, decision: Data) -> list[Way]:
        """The answers with their keys; rolls are one answer, made of the dice that are chosen."""
        actions = decision["actions"]
        if decision["question"]["name"] != "reroll":
            return [Way((step_of(action),), action) for action in actions]
        chosen = [die + 1 for die in sorted(self.chosen)]
        roll = next((action for action in actions if action.get("dice") == chosen), None)
        return [Way((Step(ROLL_KEY, "action"),), roll), Way((Step(OWN_KEYS["stop"], "action"),), actions[0])]

    def toggle(self, decision: Data, key: str) -> bool:
        """Choose a die to roll again, or leave it; `a` takes all that may be rolled."""
        if decision["question"]["name"] != "reroll":
            return False
        if key == "a":
            self.chosen = {die - 1 for die in decision["actions"][-1]["dice"]}
            return True
        if key not in "12345":
            return False
        self.chosen ^= {int(key) - 1}
        return True

    def toggles(self, decision: Data) -> list[str]:
        return ["1–5", "a"] if decision["question"]["name"] == "reroll" else []

    def attempt(self, view: Data, decision: Data, path: str, key: str) -> Data | None:
        """A die that is locked, or a player who can't be meant."""
        for tried in decision["refused"]:
            if str(tried.get("dice")) == f"[{key}]" or str(tried.get("target", -1) + 1) == key:
                return dict(tried)
        return None

    def refusals(self, decision: Data, card: object) -> list[tuple[str, Data]]:
        """The players who can't be aimed at."""
        legal = {action.get("target") for action in decision["actions"]}
        wrong = {tried["target"]: tried for tried in decision["refused"] if tried.get("target", -1) not in {-1, *legal}}
        return [(str(target + 1), tried) for target, tried in wrong.items()]

    def topics(self, view: Data) -> list[str]:
        """The clauses to show: for the question, and for the characters at the table."""
        decision = view["decision"]
        asked = TOPICS[decision["question"]["name"]] if decision else ["dice.turn", "dice.end"]
        return [*asked, *[f"dice.{player['character']}" for player in view["players"]]]


def step_of(action: Data) -> Step:
    if "target" in action:
        key = (SEAT_KEYS | LETTER_KEYS)[action["verb"]][action["target"]]
        return Step(key, "player" if action["verb"] in SEAT_KEYS else "action", action["target"])
    return Step(OWN_KEYS[action["verb"]], "action")


def die_row(row: int, die: int, face: str, chosen: bool) -> Text:
    """One of the three lines of a die; the number below it is its key. A die to roll again has a double frame."""
    single = ("╭───╮", f"│ {SYMBOLS[face]} │", f"╰─{die + 1}─╯")
    double = ("╔═══╗", f"║ {SYMBOLS[face]} ║", f"╚═{die + 1}═╝")
    return Text((double if chosen else single)[row], style=COLOURS[face])


TABLE = TerminalDice
