"""Positions of The Dice Game that somebody wrote: what the engine could not bear is refused, the rest can be played."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.contract.plug import is_refused_or_plays_to_an_end
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
ODD = [
    (gift, "players.0.character", "willy"),
    (gift, "stack.0.phase", "shoot"),
    (gift, "dice", ["beer"] * 5),
    (rolled, "stack.1.rolls", 4),
    (rolled, "stack.1.to_roll", [1, 4]),
    (rolled, "dice.3", "none"),
    (rolled, "stack.1", {"frame": "gift"}),
    (rolled, "stack.1.rolls", 0),
    (rolled, "beer_spent", True),
    (shooting, "stack.1.points", [1, 0, 0, 0, 0]),
    (shooting, "stack.1.points", [0, 2, 0, 0, 0]),
    (shooting, "stack.1.die", 4),
    (shooting, "stack.0.phase", "gatling"),
    (hit, "stack.1.cause", "indians"),
    (hit, "stack.1.cause", "gatling"),
    (hit, "stack.1.by", 2),
    (hit, "stack.1.by", None),
    (hit, "stack.1.points", [0, 3, 0, 0, 0]),
    (hit, "stack.1.points", [2, 0, 0, 0, 0]),
    (hit, "stack.1.kept", 3),
    (hit, "stack.1.returns", 1),
    (hit, "stack.1.deaths", 1),
    (hit, "players.1.character", "jesse-jones"),
    (returning, "players.1.character", "slab"),
    (returning, "stack.1.returns", 2),
    (returning, "stack.1.points", [0, 0, 1, 1, 1]),
    (drinking, "stack.1.beers", 3),
    (drinking, "stack.1.heals_self", 1),
    (drinking, "players.0.character", "willy"),
    (clearing, "stack.1.dice", 3),
    (clearing, "players.0.character", "slab"),
    (clearing, "stack.1", ROLLING),
    (clearing, "deciding", 1),
]


@pytest.mark.parametrize(("scene", "path", "value"), ODD)
def test_a_position_that_play_could_not_have_led_to_is_refused_or_can_be_played(
    scene: Any, path: str, value: object
) -> None:
    data = scene().game.position()
    assert sixgun.load(data).state == scene().game.state
    is_refused_or_plays_to_an_end(put(put(data, "deciding", ...), path, value))


@pytest.mark.parametrize(
    ("scene", "path", "value", "field"),
    [
        (gift, "dice", ["beer"] * 5, "dice"),
        (rolled, "dice.3", "none", "dice"),
        (rolled, "stack.1.rolls", 9, "stack[1].rolls"),
        (rolled, "stack.1.frame", "dance", "stack[1].frame"),
        (shooting, "stack.1.points", [1], "stack[1].points"),
        (rolled, "stack.1.rolls", 0, "stack[1].to_roll"),
        (rolled, "stack.0.phase", "roll", "stack"),
        (rolled, "beer_spent", True, "beer_spent"),
        (shooting, "stack.1.points", [1, 0, 0, 0, 0], "stack"),
        (hit, "stack.1.cause", "indians", "stack[1].cause"),
        (hit, "stack.1.by", None, "stack[1].by"),
        (clearing, "deciding", 1, "deciding"),
        (clearing, "players.1.arrows", 9, "players[1].arrows"),
    ],
)
def test_what_the_engine_could_not_bear_is_refused_with_its_field(
    scene: Any, path: str, value: object, field: str
) -> None:
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(scene().game.position(), path, value))
    assert error.value.field == field and field in str(error.value)


def field_refused(scene: Table, path: str, value: object) -> str:
    """The field that is named when a position is changed so."""
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(scene.game.position(), path, value))
    return error.value.field


def test_only_dynamite_costs_its_roller_life_and_it_costs_nobody_else_any() -> None:
    assert field_refused(hit(), "stack.1.points", [2, 0, 0, 0, 0]) == "stack"
    data = put(put(hit().game.position(), "stack.1.cause", "dynamite"), "stack.1.by", None)
    with pytest.raises(sixgun.BadData):
        sixgun.load(put(data, "deciding", ...))
    sixgun.load(put(put(data, "deciding", ...), "stack.1.points", [1, 0, 0, 0, 0]))


def test_bullseyes_hit_no_more_often_than_dice_have_been_aimed() -> None:
    assert field_refused(shooting(), "stack.1.points", [0, 2, 0, 0, 0]) == "stack"
