"""The JSON of a view (docs/views.md) as types: what all games share. The page's types are made of them.

What games add is in `games/NAME/view_types.py`. Sets from elsewhere may bring further arguments of actions, questions
and reasons. These files stay Python: compiled, a TypedDict forgets its fields.
"""

from typing import Literal, TypedDict


class Named(TypedDict):
    """A question or reason: its arguments stand beside its name."""

    name: str


class QuestionData(Named, total=False):
    """What a player is asked; a question has some of these arguments. `by` is a seat, in The Duel a character."""

    by: int | str
    card: str
    cause: str
    face: str
    fallen: str
    purpose: str
    target: int | str
    beers_left: int
    dice_left: int
    die: int
    excess: int
    heals_self: int
    keep: int
    law: int
    left: int
    more: int
    needed: int
    outlaws: int
    points: int
    rolls_left: int


class ReasonData(Named, total=False):
    """Why an action is refused."""

    card: str
    character: str
    kind: str
    die: int
    distance: int
    farthest: int
    limit: int
    nearest: int
    reach: int
    target: int


class Arguments(TypedDict, total=False):
    """What an action is done with, and to whom. `target` is a seat, in The Duel a character."""

    back: str
    card: str
    character: str
    dice: list[int]
    other: str
    price: str
    side: str
    taken: str
    target: int | str


class ActionData(Arguments):
    """A legal action; its `id` is its place among them."""

    id: int
    verb: str


class RefusalData(Arguments):
    """An action that a person might wonder about and may not do."""

    verb: str
    reason: ReasonData


class DecisionData(TypedDict):
    """What a seat must decide now."""

    number: int
    seat: int
    question: QuestionData
    actions: list[ActionData]
    refused: list[RefusalData]


class OutcomeData(TypedDict):
    """How a game ended."""

    side: str
    winners: list[int]


class CommonView(TypedDict):
    """What the views of all games have."""

    sixgun: Literal["view"]
    version: int
    sets: list[str]
    seat: int | None
    number: int
    turn: int
    stack: list[dict[str, object]]
    deciding: int | None
    decision: DecisionData | None
    outcome: OutcomeData | None


class EventData(Named, total=False):
    """Something that happened: its arguments stand beside its name. `audience` is the only seat told of it, if so."""

    audience: int


class ToldData(TypedDict):
    """An event: its place in the stream of a seat, and the number of the action that it belongs to."""

    number: int
    action: int
    event: EventData
