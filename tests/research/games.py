"""The games of the research layer, for tests that all of them must pass."""

from __future__ import annotations

from types import ModuleType

import pytest

from sixgun.research.classic_encoding import ClassicEncoding
from sixgun.research.dice_encoding import DiceEncoding
from sixgun.research.encoding import Encoding
from sixgun.research.gym import ClassicEnv, DiceEnv
from sixgun.research.pettingzoo import classic_v0, dice_v0
from sixgun.research.solo import SoloEnv


class Game:
    """A game with its encoding and environments. `passing` is the number of an action that never begins a game."""

    def __init__(
        self, name: str, encoding: Encoding, zoo: ModuleType, env: type[SoloEnv], gym_id: str, passing: int
    ) -> None:
        self.name = name
        self.encoding = encoding
        self.zoo = zoo
        self.env = env
        self.gym_id = gym_id
        self.passing = passing
        self.counts = encoding.rules.players
        self.actions = len(encoding.actions)

    def __repr__(self) -> str:
        return self.name


DICE = Game("dice", DiceEncoding(), dice_v0, DiceEnv, "sixgun/Dice-v0", 76)
CLASSIC = Game("classic", ClassicEncoding(), classic_v0, ClassicEnv, "sixgun/Classic-v0", 477)
GAMES = (DICE, CLASSIC)

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, players, id=f"{game}-{players}") for game in GAMES for players in game.counts],
)
