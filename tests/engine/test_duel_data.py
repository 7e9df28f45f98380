"""Positions of the Duel from files: what is wrong is named, and nothing does worse than an error."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from tests.engine.test_data import VALUES, paths, put


def position() -> dict[str, Any]:
    game = sixgun.new_game("duel", players=2, seed=7)
    for _ in range(6):
        if game.decision:
            game.apply(game.decision.actions[0])
    return game.position()


BAD = [
    ("players.0.hand", ["joker"], "players[0].hand[0]"),
    ("players.0.characters", 3, "players[0].characters"),
    ("players.0.characters", [None, None], "players"),
    ("players.0.characters.0.life", 9, "players[0].characters[0].life"),
    ("players.0.characters.0.equipment", ["colt-l1"], "players[0].characters[0].equipment"),
    ("players.1.characters.0.character", "zorro", "players[1].characters[0].character"),
    ("players.1.characters.0", {"character": "jango"}, "players[1]"),
    ("players.0.front", 3, "players[0].front"),
    ("players.0.side", "outlaws", "players[0].side"),
    ("players.0.deck", ["colt-o1"], "players[0].deck"),
    ("fallen", ["jango", "jango"], "players"),
    ("active", 2, "active"),
    ("discard", ["colt-l1", "colt-l1"], "players"),
    ("known", {"colt-l1": [9]}, "known.colt-l1[0]"),
    ("known", {"joker": "all"}, "known.joker"),
    ("always_ask", 1, "always_ask"),
    ("aimed", "zorro", "aimed"),
    ("used", ["zorro"], "used[0]"),
    ("stack.0.phase", "tea", "stack[0].phase"),
    ("outcome", {"side": "law", "winners": [0]}, "outcome"),
    ("bangs", -1, "bangs"),
    ("moon", 1, "moon"),
]


@pytest.mark.parametrize(("path", "value", "field"), BAD)
def test_a_broken_position_names_its_field(path: str, value: object, field: str) -> None:
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(position(), path, value))
    assert error.value.field == field and field in str(error.value)


@settings(max_examples=200, deadline=None)
@given(choices=st.lists(st.integers(0, 999), max_size=60), place=st.integers(0, 10**6), value=VALUES)
def test_no_change_to_a_position_does_worse_than_an_error(choices: list[int], place: int, value: object) -> None:
    game = sixgun.new_game("duel", players=2, seed=place)
    for choice in choices:
        if game.decision:
            game.apply(game.decision.actions[choice % len(game.decision.actions)])
    data = game.position()
    places = paths(data)
    try:
        again = sixgun.load(put(data, places[place % len(places)], value))
    except sixgun.SixgunError:
        return
    for _ in range(50):
        if again.decision:
            again.apply(again.decision.actions[place % len(again.decision.actions)])
    assert sixgun.load(again.position()).state == again.state
