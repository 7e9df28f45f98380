"""The JSON of a puzzle as types: one line of a file of puzzles, and what a client is told."""

from typing import Any, Literal, TypedDict

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
Level = Literal["sharpshooter", "legend"]


class OptionData(TypedDict):
    """What could be done, and how likely it then wins, as the seat could know it. `error` is the standard error of its
    distance to the best; for the best of its own chance."""

    action: str
    chance: float
    error: float


class PuzzleData(TypedDict):
    """A puzzle as it is kept: a record up to a decision, and how all that could be done there was judged.

    `best` and `usual` (what a gunhand does) are texts of actions. `found` are the levels that find the best. `falls`
    tells for some seats in how many of 200 worlds they were eliminated (in The Duel: lost a character) before their
    next turn after the best, and after the usual. `reads` is what the seat could hold of every role.
    """

    id: str
    record: dict[str, Any]
    seat: int
    theme: Theme
    found: list[Level]
    best: str
    usual: str
    worlds: int
    options: list[OptionData]
    falls: dict[str, list[int]]
    reads: list[dict[str, float]]


class JudgedOptionData(TypedDict):
    """An option once the answer is given: whether it is the best, what was chosen, and what a gunhand does."""

    action: dict[str, Any]
    chance: float
    error: float
    best: bool
    chosen: bool
    usual: bool


class ReasonData(TypedDict):
    """A fact that explains the best action: `name` is that of a sentence. Chances are in percent.

    `who` is the seat that it is about. `best` and `usual` are of the best action and of a gunhand's.
    """

    name: Literal["theme", "falls", "sheriff", "target", "read"]
    theme: Theme
    who: int
    role: str
    best: int
    usual: int


class VerdictData(TypedDict):
    """How good an answer is, with all that could be done there."""

    id: str
    verdict: Literal["right", "nearly", "wrong"]
    answer: dict[str, Any]
    best: dict[str, Any]
    loss: float
    worlds: int
    options: list[JudgedOptionData]
    reasons: list[ReasonData]
    reads: list[dict[str, float]]
