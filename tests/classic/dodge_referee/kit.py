"""Scenes of the classic game with Dodge City in the box, told as in tests/classic/kit.py."""

from __future__ import annotations

from tests.classic.kit import Table, seat, table

SETS = "base dodge-city"
SPARE = "beer-9H"  # may always be played, so that its owner is asked
LAST_TWO = (seat(life=0), seat(life=0))


def scene(*seats: dict[str, object], **more: object) -> Table:
    """A scenario with both sets in the box."""
    return table(*seats, sets=SETS, **more)


def vera(ability: str, role: str | None = None, life: int | None = None, **cards: str) -> dict[str, object]:
    """Vera Custer, who has copied an ability already."""
    return {**seat("vera-custer", role=role, life=life, **cards), "ability": ability}


def distance(t: Table, by: int, to: int) -> int:
    """How far a player sees another."""
    players: list[dict[str, int]] = t.game.view(by).to_dict()["players"]
    return players[to]["distance"]


def offered(t: Table, card: str) -> list[str]:
    """What may be done with a card now."""
    return [text for text in t.options if card in text.split()[1:]]
