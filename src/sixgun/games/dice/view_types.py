"""The JSON of a view of The Dice Game as types (docs/views.md)."""

from typing import Literal, TypedDict

from sixgun.engine.view_types import CommonView


class DiceSeat(TypedDict):
    """What views and positions tell of a player."""

    character: str
    role: str
    life: int
    arrows: int


class DicePlayer(DiceSeat):
    """A player."""

    max_life: int
    alive: bool
    distance: int | None


class DiceViewData(TypedDict):
    """What this game adds to a view."""

    roller: int
    players: list[DicePlayer]
    dice: list[str]
    beer_spent: bool
    middle: int
    reach: list[list[int]]


class DiceView(CommonView, DiceViewData):
    """A view of The Dice Game, as `View.to_dict` gives it.

    >>> import sixgun
    >>> view: sixgun.DiceView = sixgun.new_game("dice", players=5, seed=7).view(1).to_dict()
    >>> view["game"], view["players"][1]["arrows"]
    ('dice', 0)
    """

    game: Literal["dice"]
