"""The JSON of a view of the classic game as types (docs/views.md)."""

from typing import Literal, NotRequired, TypedDict

from sixgun.engine.view_types import CommonView


class ClassicSeat(TypedDict):
    """What views and positions tell of a player; `ability` only where another's works."""

    character: str
    role: str
    life: int
    hand: list[str]
    in_play: list[str]
    ability: NotRequired[str]


class ClassicPlayer(ClassicSeat):
    """A player."""

    max_life: int
    alive: bool
    weapon: str
    reach: int
    distance: int | None


class ClassicViewData(TypedDict):
    """What this game adds to a view; `uses` is how often an ability that is limited was used in this turn."""

    beginner: bool
    always_ask: bool
    active: int
    bangs: int
    played: list[str]
    players: list[ClassicPlayer]
    deck: int
    discard: list[str]
    open: list[str]
    uses: NotRequired[int]


class ClassicView(CommonView, ClassicViewData):
    """A view of the classic game, as `View.to_dict` gives it.

    >>> import sixgun
    >>> view: sixgun.ClassicView = sixgun.new_game("classic", players=4, seed=7).view(1).to_dict()
    >>> view["game"], view["players"][1]["weapon"]
    ('classic', 'colt')
    """

    game: Literal["classic"]
