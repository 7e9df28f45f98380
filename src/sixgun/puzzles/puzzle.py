"""A puzzle as somebody meets it: what its seat sees and has heard, and how an answer is judged."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from sixgun.analysis.described import described
from sixgun.analysis.types import PlayedActionData
from sixgun.api import load
from sixgun.engine.action import Action
from sixgun.engine.errors import SixgunError
from sixgun.engine.fields import NOBODY
from sixgun.engine.game import Game
from sixgun.make_bot import game_bots
from sixgun.puzzles.types import (
    Difficulty,
    KeptOptionData,
    PuzzleData,
    PuzzleOptionData,
    PuzzleReasonData,
    PuzzleVerdictData,
    Theme,
)
from sixgun.puzzles.why import reasons

Data = dict[str, Any]
NEARLY: Final = 0.03
EASE: Final[tuple[Difficulty, ...]] = ("hard", "medium", "easy")


class Puzzle:
    """One puzzle. Its game is played up to the decision when it is first needed.

    >>> from sixgun.puzzles import puzzles
    >>> puzzle = puzzles("dice")[0]
    >>> puzzle.judge(puzzle.best)["verdict"], puzzle.judge(puzzle.usual)["verdict"]
    ('right', 'wrong')
    """

    def __init__(self, data: PuzzleData) -> None:
        self.data = data

    @property
    def id(self) -> str:
        return self.data["id"]

    @property
    def game_name(self) -> str:
        return str(self.data["record"]["game"])

    @property
    def theme(self) -> Theme:
        return self.data["theme"]

    @property
    def seat(self) -> int:
        return self.data["seat"]

    @property
    def best(self) -> str:
        return self.data["best"]

    @property
    def usual(self) -> str:
        """What a gunhand does."""
        return self.data["usual"]

    @property
    def difficulty(self) -> Difficulty:
        """By the bots that always find the best: a sharpshooter with few playouts, with more, or neither."""
        return EASE[len(self.data["found"])]

    @cached_property
    def game(self) -> Game:
        """The game up to the decision. IT KNOWS ALL SECRETS: show `view` and `events`."""
        return load(self.data["record"])

    @cached_property
    def view(self) -> Data:
        """What the seat sees, with what it may do."""
        view: Data = self.game.view(self.seat).to_dict()
        return view

    @cached_property
    def events(self) -> list[Data]:
        """What the seat has heard, as JSON."""
        return self.game.events_since(0, self.seat)

    def text_of(self, number: int) -> str:
        """The text of the action with an id of the view; one that isn't there raises `SixgunError`."""
        legal = self.game.legal_actions
        if not 0 <= number < len(legal):
            raise SixgunError("no-puzzle-action", id=number)
        return legal[number].text

    def described(self, text: str) -> PlayedActionData:
        return described(self.game.find(text))

    @cached_property
    def option_of(self) -> dict[str, KeptOptionData]:
        """How each legal action was judged; several that come to the same were judged as one."""
        policy = game_bots(self.game_name).policy()
        for event in self.game.events:
            if event.audience == NOBODY:
                policy.on_event(event.type, event.a, event.b, event.c, event.d)
        state = self.game.view(self.seat).redacted
        kinds = {policy.alike(state, self.game.find(one["action"]).code): one for one in self.data["options"]}
        return {action.text: kinds[policy.alike(state, action.code)] for action in self.game.legal_actions}

    def judge(self, answer: Action | str) -> PuzzleVerdictData:
        """How good an answer is, with all that is told then. One that isn't legal raises `IllegalAction`."""
        action = self.game.find(answer)
        if action.text not in self.option_of:
            raise self.game.state.refusal(action.code)
        chosen, best = self.option_of[action.text], self.option_of[self.best]
        loss = round(max(0.0, best["chance"] - chosen["chance"]), 4)
        return {
            "id": self.id,
            "verdict": "right" if chosen is best else "nearly" if loss <= NEARLY else "wrong",
            "answer": self.described(action.text),
            "best": self.described(self.best),
            "loss": loss,
            "worlds": self.data["worlds"],
            "options": [self.shown(one, chosen, best) for one in self.data["options"]],
            "reasons": self.reasons,
            "reads": self.data["reads"],
        }

    def shown(self, option: KeptOptionData, chosen: KeptOptionData, best: KeptOptionData) -> PuzzleOptionData:
        """An option once the answer is given."""
        usual = self.option_of[self.usual]
        return {
            "action": self.described(option["action"]),
            "chance": option["chance"],
            "error": option["error"],
            "best": option is best,
            "chosen": option is chosen,
            "usual": option is usual,
        }

    @property
    def reasons(self) -> list[PuzzleReasonData]:
        """Why the best is best, as facts for sentences (`puzzle-why-NAME`)."""
        return reasons(self.data, self.view, self.described(self.best), self.described(self.usual))
