"""What positions of all games must hold: no card twice, frames that fit, and whoever is asked decides."""

from __future__ import annotations

from sixgun.engine.errors import BadData
from sixgun.engine.num import i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY, Domain, Names


class Fit:
    """How a sort of frame stands in the stack: on which others it may lie, and what of it doesn't fit there."""

    def __init__(self, below: tuple[str, ...]) -> None:
        self.below = below

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        """The name of a field that doesn't fit the frame below or the table; nothing if all do."""
        raise AssertionError(frame)


def unfit(**fits: bool) -> str:
    """The first field that doesn't fit; nothing if all do."""
    for field, fit in fits.items():
        if not fit:
            return field
    return ""


def check_frames(position: Fields, state: State, fits: dict[str, Fit]) -> None:
    """Every frame above the first lies where it may and fits what is below it and on the table."""
    for at in range(1, len(state.stack)):
        frame, below = state.stack[at], state.stack[at - 1]
        fit = fits[frame.NAME]
        where = position.where(f"stack[{at}]")
        if below.NAME not in fit.below:
            raise BadData(f"{where}.frame", "frame-order", known=", ".join(fit.below), value=below.NAME)
        field = fit.misfit(state, frame, below)
        if field:
            raise BadData(f"{where}.{field}", "misfit", frame=frame.NAME, below=below.NAME)


def check_deciding(position: Fields, state: State) -> None:
    """Whoever decides by the position is the one whom the game asks."""
    if position.has("deciding"):
        told = position.number("deciding", Domain(0, state.players - 1))
        if told != state.deciding:
            asked = "null" if state.deciding == NOBODY else str(int(state.deciding))
            raise BadData(position.where("deciding"), "deciding", known=asked, value=told)


def check_nothing_goes_on(position: Fields) -> None:
    """In a game that is over nothing is resolved and nobody decides."""
    if position.has("stack") and len(position.items("stack")) > 0:
        raise BadData(position.where("stack"), "goes-on")
    if position.has("deciding"):
        raise BadData(position.where("deciding"), "goes-on")


def count_cards(zones: list[tuple[str, vec[i64]]], box: vec[i64], cards: Names) -> vec[i64]:
    """How often each card is named in all zones: once at most, and never one that isn't in the box."""
    seen = vec[i64]([0] * len(cards.names))
    for field, zone in zones:
        for card in zone:
            if seen[card] > 0 or card not in box:
                raise BadData(field, "card-twice", value=cards.write(int(card)))
            seen[card] += 1
    return seen


def check_known(position: Fields, cards: Names, known: vec[i64], plain: vec[i64]) -> None:
    """Nobody has forgotten what is plain to him: a card that lies open, or one of his own."""
    for card in range(len(known)):
        if plain[card] & ~known[card]:
            raise BadData(position.where(f"known.{cards.write(card)}"), "known")
