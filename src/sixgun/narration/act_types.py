"""The JSON of the log (docs/views.md) as types. The page's types are made of them."""

from typing import Literal, NotRequired, TypedDict


class LogFields(TypedDict, total=False):
    """What acts and results may tell; a seat or in The Duel a character is `who`, `target`, `first`, `character`."""

    who: int | str
    target: int | str
    first: int | str
    character: int | str
    cards: int
    points: int
    players: int
    number: int
    roll: int
    arrows: int
    side: str
    rank: str
    card: str
    names: list[str]
    dice: list[str]
    role: str
    cause: str
    goal: str


class LogResult(LogFields):
    """Something that came of an act; it is `named` if the line doesn't make clear whom it is about."""

    result: str
    named: NotRequired[Literal[True]]


class LogAct(LogFields):
    """A line of the log."""

    act: str
    results: NotRequired[list[LogResult]]
