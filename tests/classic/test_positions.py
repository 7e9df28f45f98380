"""Positions of the classic game that can't be are refused, with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.classic.kit import Table, crowd, seat, table
from tests.contract.plug import is_refused_or_plays_to_an_end
from tests.engine.test_data import put


def field_refused(data: dict[str, Any], path: str, value: object) -> str:
    """The field that is named when a position is changed so; the change is what makes it wrong."""
    del data["deciding"]
    sixgun.load(data)
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(data, path, value))
    assert error.value.field in str(error.value)
    return error.value.field


def quiet() -> Table:
    """Phase 2 of the Sheriff, with cards in hands and in play."""
    gear = seat(hand="beer-6H", in_play="barrel-QS volcanic-TS")
    suzy = seat("suzy-lafayette", hand="bang-2D")
    return table(seat("slab", hand="bang-AS missed-2S", in_play="mustang-8H"), gear, suzy, *crowd(1))


PLAYERS = [
    ("players.1.character", "slab", "players[1].character"),
    ("players.1.hand", ["beer-6H", "beer-6H"], "players[1].hand"),
    ("discard", ["bang-AS"], "players[0].hand"),
    ("known", {"bang-AS": [2]}, "known.bang-AS"),
    ("known", {"barrel-QS": [1]}, "known.barrel-QS"),
    ("deciding", 2, "deciding"),
]


@pytest.mark.parametrize(("path", "value", "field"), PLAYERS)
def test_players_that_cannot_be_are_refused(path: str, value: object, field: str) -> None:
    data: dict[str, Any] = quiet().game.position()
    data["deck"] = [card for card in data["deck"] if card not in str(value)]  # that it lies there is not what is wrong
    assert field_refused(data, path, value) == field


@pytest.mark.parametrize("zone", ["hand", "in_play"])
def test_the_dead_have_no_cards(zone: str) -> None:
    data = quiet().game.position()
    dead = put(put(put(data, "players.1.life", 0), "players.1.eliminated", True), "players.1.hand", [])
    assert field_refused(put(dead, "players.1.in_play", []), f"players.1.{zone}", ["barrel-QS"]) == f"players[1].{zone}"


def test_suzy_may_have_no_cards_in_a_duel() -> None:
    suzy = seat("suzy-lafayette", hand="bang-2D")
    t = table(seat(hand="duel-QD bang-AS bang-2C beer-6H"), suzy, *crowd(2)).play("duel-QD", at=1).answer("bang-2D")
    assert t.hand(1) == [] and sixgun.load(t.game.position()).state == t.game.state


def test_what_is_named_nowhere_lies_below_the_pile_also_in_the_middle_of_something() -> None:
    data: dict[str, Any] = shot().game.position()
    again: dict[str, Any] = sixgun.load({**data, "deck": data["deck"][:1]}).position()
    assert again["deck"][0] == data["deck"][0] and sorted(again["deck"]) == sorted(data["deck"])


# -- frames ----------------------------------------------------------------------------------------------------------


def shot() -> Table:
    """Slab's BANG! at somebody behind a Barrel."""
    target = seat(hand="missed-TC missed-2S", in_play="barrel-QS")
    return table(seat("slab", hand="bang-AS"), target, *crowd(1), seat(role="outlaw", life=0)).play("bang-AS", at=1)


def barrel() -> Table:
    """Lucky Duke chooses a card for his Barrel."""
    duke = seat("lucky-duke", hand="missed-TC", in_play="barrel-QS")
    return table(seat(hand="bang-AS"), duke, *crowd(2)).play("bang-AS", at=1).barrel()


def brink() -> Table:
    """Somebody at the brink has a Beer."""
    return table(seat(hand="bang-AS"), seat(hand="beer-6H", life=1), *crowd(2)).play("bang-AS", at=1)


def raid() -> Table:
    """Indians! have come to the one on the left."""
    return table(seat(hand="indians-KD"), seat(hand="bang-2D"), *crowd(2)).play("indians-KD")


def duel() -> Table:
    """A Duel in which the challenged player must answer."""
    return table(seat(hand="duel-QD bang-AS"), seat(hand="bang-2D"), *crowd(2)).play("duel-QD", at=1)


def store() -> Table:
    """A General Store in which the second player picks."""
    t = table(seat(hand="general-store-9C"), *crowd(3)).play("general-store-9C")
    return t.do(t.options[0])


def kit() -> Table:
    """Kit Carlson looks at three cards."""
    return table(seat("kit-carlson"), *crowd(3), phase="draw")


ODD = [
    (shot, "stack.2.by", 2),
    (shot, "stack.2.target", 0),
    (shot, "stack.2.target", 3),
    (shot, "stack.2.cause", "beer"),
    (shot, "stack.2.needed", 3),
    (shot, "stack.2.barrels", 2),
    (shot, "stack.0.phase", "draw"),
    (shot, "stack.1", {"frame": "discarding"}),
    (shot, "stack.2", {"frame": "playing"}),
    (shot, "stack.1", {"frame": "ready"}),
    (shot, "stack.2", {"frame": "raid", "by": 0, "target": 1, "cause": "indians"}),
    (shot, "stack.2", {"frame": "volley", "by": 0, "cause": "duel", "last": 0}),
    (barrel, "stack.3.purpose", "jail"),
    (barrel, "stack.3.seat", 2),
    (barrel, "stack.2.barrels", 1),
    (barrel, "players.1.character", "vulture-sam"),
    (brink, "stack.2.seat", 2),
    (brink, "stack.2.seat", 0),
    (brink, "stack.2.points", 3),
    (brink, "stack.2.cause", "indians"),
    (brink, "stack.2.by", None),
    (brink, "stack.2.needed", 2),
    (brink, "stack.2.phase", "lose"),
    (brink, "players.1.life", 1),
    (raid, "stack.3.target", 2),
    (raid, "stack.2.cause", "gatling"),
    (raid, "stack.2.by", 1),
    (duel, "stack.2.turn", 2),
    (duel, "stack.2.by", 2),
    (store, "stack.2.picker", 3),
    (kit, "players.0.character", "slab"),
    (kit, "stack.1", {"frame": "draw-from-hand"}),
    (quiet, "players.1.in_play", ["barrel-QS", "bang-3C"]),
    (quiet, "players.0.in_play", ["mustang-8H", "jail-4H"]),
    (quiet, "players.1.life", 0),
]


@pytest.mark.parametrize(("scene", "path", "value"), ODD)
def test_a_position_that_play_could_not_have_led_to_is_refused_or_can_be_played(
    scene: Any, path: str, value: object
) -> None:
    data: dict[str, Any] = scene().game.position()
    data["deck"] = [card for card in data["deck"] if card not in str(value)]
    is_refused_or_plays_to_an_end(put(put(data, "deciding", ...), path, value))


def test_a_card_in_a_frame_lies_nowhere_else() -> None:
    data = store().game.position()
    assert field_refused(data, "discard", data["stack"][2]["shelf"][:1]) == "stack[2]"  # type: ignore[index]


def test_a_game_that_is_over_resolves_nothing() -> None:
    t = table(seat(hand="bang-AS", life=1), seat(role="outlaw", hand="duel-QD bang-2C"), *crowd(2), active=1)
    data = t.play("duel-QD", at=0).let().game.position()
    assert t.game.outcome is not None and data["deciding"] is None
    assert field_refused(dict(data), "stack", [{"frame": "turn", "phase": "play"}]) == "stack"
    assert field_refused(dict(data), "deciding", 1) == "deciding"


def test_a_player_without_life_is_out_or_at_the_brink() -> None:
    assert field_refused(quiet().game.position(), "players.1.life", 0) == "players[1].life"
    data = brink().game.position()
    assert data["players"][1]["life"] == 0 and sixgun.load(data).state == brink().game.state  # type: ignore[index]
    assert field_refused(data, "stack.2.needed", 0) == "players[1].life"


def test_nobody_attacks_themselves_and_only_the_active_player_attacks_all() -> None:
    assert field_refused(raid().game.position(), "stack.3.target", 0) == "stack[3].target"
    assert field_refused(shot().game.position(), "stack.2.target", 0) == "stack[2].target"
    assert field_refused(duel().game.position(), "stack.2.target", 0) == "stack[2].target"
    assert field_refused(raid().game.position(), "active", 2) == "stack"


def test_kit_carlson_looks_at_three_cards() -> None:
    assert field_refused(kit().game.position(), "stack.1.looked", []) == "stack[1].looked"


def test_whoever_attacks_all_loses_nothing_by_it_and_nobody_else_attacks_meanwhile() -> None:
    assert field_refused(raid().game.position(), "stack.3.by", 2) == "stack[3].by"
    loss = {"frame": "losing", "seat": 1, "points": 1, "cause": "indians", "by": 0, "needed": 0, "phase": "lose"}
    data = put(raid().game.position(), "stack.3", loss)
    assert field_refused(data, "stack.3.seat", 0) == "stack[3].seat"
    assert field_refused({**data, "deciding": None}, "stack.3.needed", 1) == "stack[3].needed"


def test_el_gringo_takes_several_cards_one_by_one() -> None:
    sid, gringo = seat("sid-ketchum", hand="beer-6H beer-7H bang-2D", life=2), seat("el-gringo")
    data = table(sid, gringo, *crowd(2)).game.position()
    robbery = {"frame": "robbery", "by": 1, "seat": 0, "way": "take"}
    game = sixgun.load(put(data, "stack", [*data["stack"], robbery, robbery]))  # type: ignore[misc]
    assert sixgun.load(game.position()).state == game.state
