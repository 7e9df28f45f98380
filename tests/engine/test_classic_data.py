"""Positions of the classic game from files: what is wrong is named, and nothing does worse than an error."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from tests.engine.test_data import VALUES, paths, put


def position() -> dict[str, Any]:
    game = sixgun.new_game("classic", players=5, seed=7)
    for _ in range(6):
        if game.decision:
            game.apply(game.decision.actions[0])
    return game.position()


BAD = [
    ("players.0.hand", ["joker"], "players[0].hand[0]"),
    ("players.0.in_play", 3, "players[0].in_play"),
    ("players.0.life", 9, "players[0].life"),
    ("players.0.eliminated", True, "players[0].eliminated"),
    ("players.1.role", "sheriff", "players"),
    ("players.1.character", "zorro", "players[1].character"),
    ("active", 5, "active"),
    ("deck", ["bang-AS", "bang-AS"], "players"),
    ("known", {"bang-AS": [9]}, "known.bang-AS[0]"),
    ("known", {"joker": "all"}, "known.joker"),
    ("beginner", True, "players"),
    ("always_ask", 1, "always_ask"),
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
    game = sixgun.new_game("classic", players=4 + place % 4, seed=place)
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
