"""Every position of a played game loads again as what it was: the checks of positions refuse nothing that can be."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.games.classic.fits import FITS as CLASSIC
from sixgun.games.dice.fits import FITS as DICE
from sixgun.games.duel.fits import FITS as DUEL
from tests.contract.plug import seeds
from tests.fuzz.material import hired, step

FITS = {"dice": DICE, "classic": CLASSIC, "duel": DUEL}
TABLES: list[tuple[str, dict[str, Any]]] = [
    *[("dice", {"players": size}) for size in range(3, 9)],
    *[("classic", {"players": size, "always_ask": ask}) for size in range(4, 8) for ask in (False, True)],
    *[("classic", {"players": size, "beginner": True, "sheriff_extra_card": True}) for size in (4, 7)],
    *[("duel", {"players": 2, "characters": number, "always_ask": number % 2 == 0}) for number in range(2, 13)],
]


@pytest.mark.parametrize("by_bots", [False, True], ids=["random", "gunhand"])
@pytest.mark.parametrize(("name", "given"), TABLES)
def test_every_position_of_a_game_is_loaded_as_it_was(name: str, given: dict[str, Any], by_bots: bool) -> None:
    for seed in seeds(0, 20):
        dice, luck = Random(seed), sixgun.luck(seed)
        game = sixgun.new_game(name, seed=seed, **given)
        bots = hired(game, luck) if by_bots else []
        while game.decision:
            assert sixgun.load(json.loads(json.dumps(game.position()))).state == game.state
            step(game, bots, luck, dice)
        assert sixgun.load(game.position()).state == game.state


@pytest.mark.parametrize("name", sixgun.GAMES)
def test_every_frame_is_checked(name: str) -> None:
    first = {"turn", "casting"} & set(sixgun.GAMES[name].frames)
    assert set(FITS[name]) | first == set(sixgun.GAMES[name].frames)
