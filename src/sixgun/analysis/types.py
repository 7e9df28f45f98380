"""The JSON of an analysis (docs/analysis.md) as types. The page's types are made of them.

Chances are from 0 to 1. A list with one number a seat is in the order of the seats. `number` counts actions: 0 is the
beginning, 7 is the position after the seventh action of the record.
"""

from typing import Literal, NotRequired, TypedDict

from sixgun.engine.view_types import Arguments

Luck = Literal["deal", "draw", "dice", "check", "pick", "reshuffle"]
Mark = Literal["inaccuracy", "mistake", "blunder"]


class PlayedActionData(Arguments):
    """An action as in a view, with its text as in a record."""

    verb: str
    text: str


class StepData(TypedDict):
    """What brought the game to a point: a choice other than a usual player's, or an event of chance.

    `seat` chose, or is the one whom luck met (nobody: a reshuffle). `change` is what it changed for each seat.
    """

    kind: Literal["choice", "luck"]
    seat: int | None
    luck: Luck | None
    action: PlayedActionData | None
    usual: PlayedActionData | None
    change: list[float]
    errors: list[float]


class PointData(TypedDict):
    """The win chances at one point *as it was*: all cards and roles open, the luck to come unknown.

    `step` led here from the point before; the first point has none. `out` are the seats that are eliminated (in The
    Duel: lose a character) before the next point.
    """

    number: int
    turn: int
    seats: list[float]
    errors: list[float]
    sides: dict[str, float]
    step: StepData | None
    out: list[int]


class KnownPointData(TypedDict):
    """The win chance of a seat as it could know it."""

    number: int
    turn: int
    chance: float
    error: float


class JudgedOptionData(TypedDict):
    """What a seat could have done, and how likely it then wins, as it could know it."""

    action: PlayedActionData
    chance: float
    error: float


class DecisionJudgedData(TypedDict):
    """A decision with a real choice, judged by what the deciding seat could know.

    `loss` is how much likelier the best action wins than the one played, in the same worlds; 0 if that was the best.
    `mark` is there if the loss is above two standard errors and large enough.
    """

    number: int
    turn: int
    seat: int
    question: str
    dice: list[str]
    played: PlayedActionData
    best: PlayedActionData
    chance: float
    loss: float
    error: float
    worlds: int
    mark: Mark | None
    options: list[JudgedOptionData]


class LuckTotalsData(TypedDict, total=False):
    """What luck of each sort changed."""

    deal: float
    draw: float
    dice: float
    check: float
    pick: float
    reshuffle: float


class LedgerData(TypedDict):
    """Why a seat won or lost: all but `result` add up to it.

    Choices are measured against a usual player's, so they can be positive. `rest` is what rounding and sampling leave,
    `luck` the seat's own by its sorts, `error` the standard error of its own luck and choices.
    """

    start: float
    own_luck: float
    own_choices: float
    others_choices: float
    others_luck: float
    rest: float
    result: float
    luck: LuckTotalsData
    error: float


class AnalysedPlayerData(TypedDict):
    """One seat: who it was, how well it was played, and its ledger.

    `accuracy` is from 0 to 100; nobody with fewer than five decisions has one. `loss` is the mean loss a decision.
    """

    seat: int
    role: str
    side: str
    characters: list[str]
    won: bool
    decisions: int
    marks: dict[Mark, int]
    loss: float | None
    accuracy: int | None
    ledger: LedgerData


class BeliefPointData(TypedDict):
    """What a careful observer could hold of every role, when a turn began. A role that lies open has chance 1."""

    number: int
    turn: int
    roles: list[dict[str, float]]


class DeedData(TypedDict):
    """A deed, and how likely the true role was before and after it."""

    number: int
    turn: int
    action: PlayedActionData
    dice: list[str]
    before: float
    after: float


class ReadData(TypedDict):
    """How well a seat could be read, and the deed that told most.

    `score` is the mean logarithmic score of its true role over the turns in which it was hidden (0 is perfect),
    `chance` the same as a chance.
    """

    seat: int
    role: str
    score: float | None
    chance: float | None
    deed: NotRequired[DeedData]


class MomentData(TypedDict):
    """A key moment, as facts: what it changed for the seat that it is `about`.

    A mistake is measured by what its player could know. Its `falls` are in how many of 100 worlds the seat is out
    before its next turn, after what it did and after the best. Luck and choices are measured as it was; the `best` of a
    choice is what a usual player does.
    """

    kind: Literal["mistake", "luck", "choice"]
    number: int
    turn: int
    seat: int | None
    about: int
    before: float
    after: float
    swing: float
    error: float
    luck: Luck | None
    mark: Mark | None
    action: PlayedActionData | None
    best: PlayedActionData | None
    dice: list[str]
    out: list[int]
    falls: NotRequired[list[int]]


class AnalysisData(TypedDict):
    """Everything about a game that is over.

    `stage` is `first` (value nets, no decision judged yet), `part` (interrupted) or `whole`. `known` has the curve of
    each seat *as it could know*, by its number as a text. `moments` are those of the whole table, `own_moments` those
    of each seat. `beliefs` and `reads` are empty in a game without roles.
    """

    sixgun: Literal["analysis"]
    version: int
    stage: Literal["first", "part", "whole"]
    record: str
    game: str
    sets: list[str]
    budget: int
    turns: int
    actions: int
    winner: str
    players: list[AnalysedPlayerData]
    points: list[PointData]
    known: dict[str, list[KnownPointData]]
    decisions: list[DecisionJudgedData]
    moments: list[MomentData]
    own_moments: dict[str, list[MomentData]]
    beliefs: list[BeliefPointData]
    reads: list[ReadData]
