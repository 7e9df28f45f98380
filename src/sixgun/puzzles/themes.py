"""What a puzzle is about: its theme, from facts of the position and of the two actions that it is between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sixgun.api import load
from sixgun.puzzles.types import PuzzleData, Theme
from sixgun.registry import rules_of

Data = dict[str, Any]
WORLDS: Final = 200  # in which falls are counted
OFTEN: Final = 0.4  # a target that falls in so many worlds is about to be eliminated, …
MORE: Final = 0.1  # … and so much more often than after the usual action it is because of this one
READ: Final = 0.5  # a role that is so likely can be read

CLASSIC_PICKS: Final = ("store", "kit", "jesse", "pedro", "duke", "robbery", "ready")
DUEL_ANSWERS: Final = ("hit", "extra", "indians", "duel", "shield", "bart")
DUEL_SKILLS: Final = ("draw-two", "trade", "copy", "exchange")
TAKING: Final = ("panic", "cat-balou", "stealing", "schoolmarm")
HEALING: Final = ("beer", "saloon", "strong-ale", "water")


@dataclass
class Choice:
    """A position, and the two actions: the best, and what a gunhand does."""

    view: Data
    best: Data
    usual: Data
    falls: dict[str, list[int]]
    reads: list[dict[str, float]]

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    @property
    def role(self) -> str:
        return str(self.view["players"][self.seat].get("role", ""))

    @property
    def question(self) -> str:
        return str(self.view["decision"]["question"]["name"])

    def printed(self, action: Data, field: str) -> str:
        """What is printed on the card of an action."""
        cards = rules_of(self.view["game"], self.view["sets"]).printed_cards()
        return str(cards.get(str(action.get("card")), {}).get(field, ""))

    def change(self, seat: object) -> tuple[float, float]:
        """How often a seat falls after the best, and how much more often than after the usual."""
        best, usual = self.falls.get(str(seat), [0, 0])
        return best / WORLDS, (best - usual) / WORLDS

    @property
    def kills(self) -> bool:
        """Whether the best eliminates whom it is aimed at; in The Duel, somebody of the other side."""
        seat = 1 - self.seat if self.view["game"] == "duel" else self.best.get("target")
        if seat == self.seat:
            return False
        often, more = self.change(seat)
        return often >= OFTEN and more >= MORE

    @property
    def saves_sheriff(self) -> bool:
        """Whether somebody who needs the Sheriff keeps them alive."""
        return self.role in ("deputy", "renegade") and any(
            player.get("role") == "sheriff" and self.change(seat)[1] <= -MORE / 2
            for seat, player in enumerate(self.view["players"])
        )

    @property
    def aims_elsewhere(self) -> bool:
        """Whether the same is done to another player."""
        targets = [action.get("target") for action in (self.best, self.usual)]
        return all(isinstance(target, int) for target in targets) and targets[0] != targets[1]

    @property
    def reads_renegade(self) -> bool:
        """Whether one of the two actions is aimed at somebody who seems to be the Renegade."""
        targets = [action.get("target") for action in (self.best, self.usual)]
        return self.role != "renegade" and any(
            isinstance(target, int) and self.reads[target].get("renegade", 0.0) >= READ for target in targets
        )


def theme_of(puzzle: PuzzleData) -> Theme:
    """What a puzzle is about."""
    game = load(puzzle["record"])
    best, usual = game.find(puzzle["best"]).to_dict(), game.find(puzzle["usual"]).to_dict()
    choice = Choice(game.view(puzzle["seat"]).to_dict(), best, usual, puzzle["falls"], puzzle["reads"])
    return {"classic": classic_theme, "dice": dice_theme, "duel": duel_theme}[game.rules.name](choice)


def aimed_theme(choice: Choice) -> Theme | None:
    """The themes of actions that are aimed at players who may be anybody."""
    if choice.kills:
        return "lethal"
    if choice.aims_elsewhere and choice.reads_renegade:
        return "renegade"
    if choice.saves_sheriff:
        return "sheriff"
    return "aim" if choice.aims_elsewhere else None


def classic_theme(choice: Choice) -> Theme:
    """What a puzzle of the classic game is about."""
    if choice.question == "discard":
        return "discard"
    if choice.question in CLASSIC_PICKS:
        return "pick"
    if choice.question != "play":
        return "answer"
    if "dynamite" in (choice.printed(choice.best, "kind"), choice.printed(choice.usual, "kind")):
        return "dynamite"
    return aimed_theme(choice) or played_theme(choice)


def played_theme(choice: Choice) -> Theme:
    """What a card is played for, or kept."""
    kind = choice.printed(choice.best, "kind")
    if choice.best["verb"] == "end":
        return "keep"
    if choice.best["verb"] == "heal" or kind in HEALING:
        return "heal"
    if kind in TAKING:
        return "take"
    return "arm" if choice.printed(choice.best, "colour") == "blue" else "order"


def dice_theme(choice: Choice) -> Theme:
    """What a puzzle of The Dice Game is about."""
    if choice.question == "reroll":
        return "stop" if choice.best["verb"] == "stop" else "reroll" if choice.usual["verb"] == "stop" else "dice"
    if choice.question in ("beer", "gift"):
        return "sheriff" if choice.saves_sheriff else "heal"
    return (aimed_theme(choice) or "aim") if choice.question == "aim" else "answer"


def duel_theme(choice: Choice) -> Theme:
    """What a puzzle of The Duel is about."""
    if choice.question == "discard":
        return "discard"
    if choice.question in DUEL_ANSWERS:
        return "answer"
    if "move" in (choice.best["verb"], choice.usual["verb"]) or choice.question == "front":
        return "swap"
    if choice.question != "play":
        return "pick"
    if choice.kills:
        return "lethal"
    return "ability" if choice.best["verb"] in DUEL_SKILLS else played_theme(choice)
