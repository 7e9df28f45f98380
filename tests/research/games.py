"""The games of the research layer, for tests that all of them must pass."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from sixgun.research.encoding import Encoding, encoding_of
from sixgun.research.pettingzoo import classic_v0, dice_v0, duel_v0
from sixgun.research.solo import SoloEnv


class Game:
    """A game with its encoding and environments. `passing` is the number of an action that never begins a game."""

    def __init__(self, name: str, encoding: Encoding, zoo: ModuleType, gym_id: str, passing: int) -> None:
        self.name = name
        self.encoding = encoding
        self.zoo = zoo
        self.gym_id = gym_id
        self.passing = passing
        self.counts = encoding.rules.players
        self.actions = len(encoding.actions)

    def env(self, *given: Any, **more: Any) -> SoloEnv:
        return SoloEnv(self.name, *given, **more)

    def near(self, players: int) -> int:
        """The number of players next to this one that the game can have."""
        return min(max(players, self.counts[0]), self.counts[-1])

    def seating(self, players: int) -> dict[str, Any]:
        """The argument that says how many play, as near to this as the game allows."""
        return {"players": self.near(players)}

    def __repr__(self) -> str:
        return self.name


DICE = Game("dice", encoding_of("dice"), dice_v0, "sixgun/Dice-v0", 76)
CLASSIC = Game("classic", encoding_of("classic"), classic_v0, "sixgun/Classic-v0", 477)
DUEL = Game("duel", encoding_of("duel"), duel_v0, "sixgun/Duel-v0", 313)
GAMES = (DICE, CLASSIC, DUEL)
RINGS = (DICE, CLASSIC)

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
every_ring = pytest.mark.parametrize("game", RINGS, ids=repr)
every_ring_table = pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, players, id=f"{game}-{players}") for game in RINGS for players in game.counts],
)
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, players, id=f"{game}-{players}") for game in GAMES for players in game.counts],
)
