"""The JSON of a puzzle as types: one line of a file of puzzles, and what a client is told."""

from typing import Any, Literal, TypedDict

from sixgun.analysis.types import PlayedActionData
from sixgun.engine.view_types import ToldData
from sixgun.narration.act_types import LogAct
from sixgun.vocabulary_types import GameName

Theme = Literal[
    "renegade",
    "aim",
    "sheriff",
    "lethal",
    "dynamite",
    "heal",
    "keep",
    "answer",
    "arm",
    "take",
    "pick",
    "discard",
    "stop",
    "reroll",
    "dice",
    "swap",
    "ability",
    "order",
]
Verdict = Literal["right", "nearly", "wrong"]
Difficulty = Literal["easy", "medium", "hard"]
Level = Literal["sharpshooter@25", "sharpshooter@100"]


class KeptOptionData(TypedDict):
    """What could be done, and how likely it then wins, as the seat could know it. `error` is the standard error of its
    distance to the best; for the best of its own chance."""

    action: str
    chance: float
    error: float


class PuzzleData(TypedDict):
    """A puzzle as it is kept: a record up to a decision, and how all that could be done there was judged.

    `best` and `usual` (what a gunhand does) are texts of actions. `found` are the bots that always find the best.
    `falls` tells for some seats in how many of 200 worlds they were eliminated (in The Duel: lost a character) before
    their next turn after the best, and after the usual. `reads` is what the seat could hold of every role.
    """

    id: str
    record: dict[str, Any]
    seat: int
    theme: Theme
    found: list[Level]
    best: str
    usual: str
    worlds: int
    options: list[KeptOptionData]
    falls: dict[str, list[int]]
    reads: list[dict[str, float]]


class PuzzleOptionData(TypedDict):
    """An option once the answer is given: whether it is the best, what was chosen, and what a gunhand does."""

    action: PlayedActionData
    chance: float
    error: float
    best: bool
    chosen: bool
    usual: bool


class PuzzleReasonData(TypedDict):
    """A fact that explains the best action: `name` is that of a sentence. Chances are in percent.

    `who` is the seat that it is about. `best` and `usual` are of the best action and of a gunhand's.
    """

    name: Literal["theme", "falls", "sheriff", "target", "read"]
    theme: Theme
    who: int
    role: str
    best: int
    usual: int


class PuzzleVerdictData(TypedDict):
    """How good an answer is, with all that could be done there."""

    id: str
    verdict: Verdict
    answer: PlayedActionData
    best: PlayedActionData
    loss: float
    worlds: int
    options: list[PuzzleOptionData]
    reasons: list[PuzzleReasonData]
    reads: list[dict[str, float]]


class PuzzleHeadData(TypedDict):
    """A puzzle in a list."""

    id: str
    game: GameName
    theme: Theme
    difficulty: Difficulty


class ListedPuzzleData(PuzzleHeadData):
    """A puzzle in a guest's list, with their first answer."""

    verdict: Verdict | None


class StandingData(TypedDict):
    """How a guest stands: days are written as 2026-11-18, the last seven that count."""

    today: str
    solved: int
    streak: int
    best_streak: int
    days: list[str]


class PuzzleListData(StandingData):
    """All puzzles, and which is that of the day."""

    daily: str
    puzzles: list[ListedPuzzleData]


class ShownPuzzleData(PuzzleHeadData):
    """A puzzle to solve: what its seat sees, may do and has heard; nothing of the answer."""

    view: Any
    events: list[ToldData]
    acts: list[LogAct]


class AnsweredPuzzleData(PuzzleVerdictData, StandingData):
    """The verdict on an answer, whether it counts (the first does), and how the guest stands then."""

    counts: bool
