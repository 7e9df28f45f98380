"""Positions of The Dice Game that can't be are refused, with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.dice.kit import Table, crowd, seat, table
from tests.engine.test_data import put


def gift() -> Table:
    """Sid Ketchum before he rolls."""
    return table(seat("sid-ketchum"), *crowd(3))


def rolled() -> Table:
    """After the first roll, with two Dynamites."""
    return table(seat("willy"), *crowd(3), rolls="DDB1G")


def shooting() -> Table:
    """Slab aims the second of two Bullseyes."""
    return table(seat("slab"), *crowd(4), rolls="11BBA").stop().shoot(1)


def hit() -> Table:
    """Bart Cassidy is hit twice."""
    return table(seat("willy"), seat("bart-cassidy", life=5), *crowd(3), rolls="11BGA").stop().shoot(1, 1)


def returning() -> Table:
    """Pedro Ramirez may put back an arrow for the point that the Gatling cost him."""
    return table(seat("willy"), seat("pedro-ramirez", arrows=2), *crowd(3), rolls="GGGBB").stop().beer(0, 0)


def drinking() -> Table:
    """Jesse Jones, who was low, has two Beers."""
    return table(seat("jesse-jones", life=3), *crowd(3), rolls="BBAGA").stop()


def clearing() -> Table:
    """Kit Carlson may put back arrows."""
    return table(seat("kit-carlson", arrows=2), *crowd(3), rolls="GGBBB").stop().beer(0, 0, 0)


ROLLING = {"frame": "rolling", "rolls": 1, "to_roll": []}
BAD = [
    (gift, "players.0.character", "willy", "stack[1].frame"),
    (gift, "stack.0.phase", "shoot", "stack[1].frame"),
    (gift, "dice", ["beer"] * 5, "dice"),
    (rolled, "stack.1.rolls", 4, "stack[1].rolls"),
    (rolled, "stack.1.to_roll", [1, 4], "stack[1].to_roll"),
    (rolled, "dice.3", "none", "dice"),
    (rolled, "stack.1", {"frame": "gift"}, "stack[1].frame"),
    (rolled, "stack.1.rolls", 0, "stack[1].to_roll"),
    (rolled, "beer_spent", True, "beer_spent"),
    (shooting, "stack.1.points", [1, 0, 0, 0, 0], "stack[1].points"),
    (shooting, "stack.1.points", [0, 2, 0, 0, 0], "stack[1].points"),
    (shooting, "stack.1.die", 4, "stack[1].points"),
    (shooting, "stack.0.phase", "gatling", "stack[1].frame"),
    (hit, "stack.1.cause", "indians", "stack[1].cause"),
    (hit, "stack.1.cause", "gatling", "stack[1].cause"),
    (hit, "stack.1.by", 2, "stack[1].by"),
    (hit, "stack.1.by", None, "stack[1].by"),
    (hit, "stack.1.points", [0, 3, 0, 0, 0], "stack[1].points"),
    (hit, "stack.1.points", [2, 0, 0, 0, 0], "stack[1].points"),
    (hit, "stack.1.kept", 3, "stack[1].kept"),
    (hit, "stack.1.returns", 1, "stack[1].returns"),
    (hit, "stack.1.deaths", 1, "stack[1].deaths"),
    (hit, "players.1.character", "jesse-jones", None),
    (returning, "players.1.character", "slab", "stack[1].returns"),
    (returning, "stack.1.returns", 2, "stack[1].returns"),
    (returning, "stack.1.points", [0, 0, 1, 1, 1], "stack[1].points"),
    (drinking, "stack.1.beers", 3, "stack[1].beers"),
    (drinking, "stack.1.heals_self", 1, "stack[1].heals_self"),
    (drinking, "players.0.character", "willy", "stack[1].heals_self"),
    (clearing, "stack.1.dice", 3, "stack[1].dice"),
    (clearing, "players.0.character", "slab", "stack[1].frame"),
    (clearing, "stack.1", ROLLING, "stack[1].frame"),
    (clearing, "deciding", 1, "deciding"),
]


@pytest.mark.parametrize(("scene", "path", "value", "field"), BAD)
def test_positions_that_cannot_be_are_refused(scene: Any, path: str, value: object, field: str | None) -> None:
    data = scene().game.position()
    assert sixgun.load(data).state == scene().game.state
    changed = put(put(data, "deciding", ...), path, value)
    if field is None:  # nobody may take arrows any more, and so nobody is asked
        assert sixgun.load(changed).decision is not None
        return
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(changed)
    assert error.value.field == field and field in str(error.value)
