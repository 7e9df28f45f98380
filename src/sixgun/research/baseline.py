"""A small trained net for each game, to play against and to measure one's own by: docs/baselines.md.

examples/baselines/train.py made the weights. It needs torch, this doesn't.

>>> import sixgun
>>> sixgun.play("dice", ["sixgun.research.baseline:Baseline", *["gunhand"] * 4], seed=1).is_over
True
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sixgun.engine.action import Action
from sixgun.engine.errors import SixgunError
from sixgun.engine.rng import Rng
from sixgun.engine.view import View
from sixgun.research.encoding import Observation
from sixgun.research.net_bot import NetBot

WEIGHTS: Final = files("sixgun.research") / "weights"


class PolicyNet:
    """Layers of weights with rectified units between them: an observation becomes a number for each action."""

    def __init__(self, layers: list[NDArray[np.float32]]) -> None:
        """Weights and biases in turn, the weights with a row for each input."""
        self.weights, self.biases = layers[::2], layers[1::2]

    @property
    def inputs(self) -> int:
        return len(self.weights[0])

    def scores(self, observations: NDArray[np.float32]) -> NDArray[np.float32]:
        """What the net gives for one observation or many."""
        found = observations
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            found = np.maximum(found @ weights + biases, 0)
        return found @ self.weights[-1] + self.biases[-1]

    def best(self, seen: Observation) -> int:
        """The number of the legal action that it likes best."""
        scores = self.scores(seen["observation"].astype(np.float32))
        return int(np.where(seen["action_mask"].astype(np.bool_), scores, -np.inf).argmax())


@cache
def read_policy(game: str) -> PolicyNet:
    """The net of a game that comes with the package."""
    with (WEIGHTS / f"{game}.npz").open("rb") as file, np.load(file) as data:
        return PolicyNet([data[name].astype(np.float32) for name in data.files])


class Baseline(NetBot):
    """Plays as the net of the game says that it finds itself in."""

    def __init__(self, seed: Rng | Random | int | None = None) -> None:
        super().__init__(self.best, "dice", seed, memory=True)

    def best(self, seen: Observation) -> int:
        return read_policy(self.game).best(seen)

    def choose(self, view: View) -> Action:
        rules = view.redacted.rules
        self.game = rules.name
        if rules.sets != ("base",):
            raise SixgunError("baseline-sets", game=rules.name, sets=", ".join(rules.sets))
        return super().choose(view)
