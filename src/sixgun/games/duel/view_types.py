"""The JSON of a view of The Duel as types (docs/views.md)."""

from typing import Literal, TypedDict

from sixgun.engine.view_types import CommonView


class DuelPlace(TypedDict):
    """What views and positions tell of a character in play."""

    character: str
    life: int
    equipment: list[str]


class DuelSeat(TypedDict):
    """A player of a position."""

    side: str
    characters: list[DuelPlace | None]
    front: int
    reserve: list[str]
    hand: list[str]
    deck: list[str]


class DuelCharacter(DuelPlace):
    """A character in play; nobody knows the `max_life` of one who lies face down."""

    max_life: int | None
    awake: bool


class DuelPlayer(TypedDict):
    """A player."""

    side: str
    characters: list[DuelCharacter | None]
    front: int
    reserve: list[str]
    hand: list[str]
    deck: int


class DuelShown(TypedDict):
    """What views and positions tell of the table."""

    always_ask: bool
    active: int
    bangs: int
    moved: bool
    used: list[str]
    aimed: str | None
    discard: list[str]
    fallen: list[str]


class DuelViewData(DuelShown):
    """What this game adds to a view."""

    players: list[DuelPlayer]
    common: int
    open: list[str]


class DuelView(CommonView, DuelViewData):
    """A view of The Duel, as `View.to_dict` gives it.

    >>> import sixgun
    >>> view: sixgun.DuelView = sixgun.new_game("duel", seed=7).view(1).to_dict()
    >>> view["game"], view["players"][1]["side"]
    ('duel', 'outlaws')
    """

    game: Literal["duel"]
