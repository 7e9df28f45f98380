"""Every position of a played game loads again as what it was: the checks of positions refuse nothing that can be."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import sixgun
from tests.contract.plug import seeds
from tests.fuzz.material import hired, step

DODGE = ["base", "dodge-city"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    *[("dice", {"players": size}) for size in range(3, 9)],
    *[("classic", {"players": size, "always_ask": ask}) for size in range(4, 8) for ask in (False, True)],
    *[("classic", {"players": size, "beginner": True, "sheriff_extra_card": True}) for size in (4, 7)],
    *[("classic", {"players": size, "sets": DODGE, "two_characters": size == 5}) for size in (3, 5, 8)],
    *[("duel", {"players": 2, "characters": number, "always_ask": number % 2 == 0}) for number in range(2, 13)],
]


@pytest.mark.many
@pytest.mark.parametrize("by_bots", [False, True], ids=["random", "gunhand"])
@pytest.mark.parametrize(("name", "given"), TABLES)
def test_every_position_of_a_game_is_loaded_as_it_was(name: str, given: dict[str, Any], by_bots: bool) -> None:
    for seed in seeds(0, 10):
        dice, rng = Random(seed), sixgun.rng(seed)
        game = sixgun.new_game(name, seed=seed, **given)
        bots = hired(game, rng) if by_bots else []
        while game.decision:
            assert sixgun.load(json.loads(json.dumps(game.position()))).state == game.state
            step(game, bots, rng, dice)
        assert sixgun.load(game.position()).state == game.state
