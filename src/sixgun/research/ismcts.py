"""OpenSpiel's own search at our tables: `sixgun arena dice sharpshooter@200 sixgun.research.ismcts:Ismcts@200`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from sixgun.bots.bot import Bot
from sixgun.engine.action import Action
from sixgun.engine.rng import Rng
from sixgun.engine.state import playout
from sixgun.engine.view import View

from sixgun.research.openspiel import SixgunGame, SixgunState, resample  # isort: skip
import pyspiel  # isort: skip  # after the sentence about a missing OpenSpiel

SIMULATIONS: Final = 200
EXPLORING: Final = 2.0


class Ismcts(Bot):
    """`ISMCTSBot` of OpenSpiel with its usual settings: a tree over information sets, random play from its leaves.

    The worlds that it searches come from the view alone, each with luck of its own.
    """

    def __init__(self, rng: Rng, simulations: int = SIMULATIONS) -> None:
        super().__init__(rng)
        self.simulations = simulations

    def choose(self, view: View) -> Action:
        game: SixgunGame = pyspiel.load_game(
            f"python_sixgun_{view.redacted.rules.name}(players={view.redacted.players})"
        )
        seen = resample(game, view, self.rng)  # any of them: only what the seat is told counts
        number = int(self.searcher(game, view).step(seen))
        code = game.table.observer.code(view.redacted, number)
        return next(action for action in view.legal_actions if action.code == code)

    def searcher(self, game: SixgunGame, view: View) -> Any:
        """A fresh search, as every decision begins one."""
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        chance = np.random.RandomState(int(self.rng.below(2**31)))
        bot = ISMCTSBot(game, Playouts(self.rng), EXPLORING, self.simulations, random_state=chance)
        bot.set_resampler(lambda *_: resample(game, view, self.rng))
        return bot


class Playouts:
    """What a leaf is worth: random play to the end, in the engine's own loop. Every action is tried alike."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SixgunState) -> list[float]:
        """What each player got in one playout."""
        assert state.world is not None
        copy = state.world.state.copy()
        playout(copy, self.rng)
        return [float(worth) for worth in copy.returns()]

    def prior(self, state: SixgunState) -> list[tuple[int, float]]:
        """The legal actions, all alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
