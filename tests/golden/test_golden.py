"""The same seeds and choices give the same games: on every machine, interpreted or compiled."""

from __future__ import annotations

import json
import os

import pytest

from sixgun.arena.bench import compiled
from tests.golden.playthrough import GAMES, HERE, numbers, playthrough


@pytest.mark.parametrize(("game", "players", "seed"), GAMES)
def test_a_golden_game_is_played_as_written(game: str, players: int, seed: int) -> None:
    written = (HERE / f"{game}-{players}.txt").read_text(encoding="utf-8")
    assert playthrough(game, players, seed) == written


@pytest.mark.no_cover  # many games
def test_traces_and_trees_are_as_written() -> None:
    assert numbers() == json.loads((HERE / "numbers.json").read_text(encoding="utf-8"))


def test_the_package_under_test_is_the_one_that_is_meant() -> None:
    expected = os.environ.get("SIXGUN_EXPECTED", "interpreted")
    assert compiled() == (expected == "compiled")
