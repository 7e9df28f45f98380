"""Train the nets that tell who will win: `python -m tools.train GAME` plays games between bots and writes the weights.

What the net sees of a state is in sixgun.bots.GAME.value. One game in three goes by chance one time in ten, so that it
knows more than what gunhands lead to.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from sixgun.bots.policies import policy_for, value_with
from sixgun.engine.chance import Chance, Luck, child_seed, seed_bytes
from sixgun.games.registry import rules_of

SEED = 1_000_003  # of deals that no measurement uses
HIDDEN = 24
GAMES = {"dice": 30_000, "classic": 25_000, "duel": 20_000}
TABLES = {"dice": (3, 4, 4, 5, 5, 5, 5, 6, 7, 8), "classic": (4, 4, 5, 5, 5, 5, 6, 7), "duel": (2,)}
ERRORS = 10  # in percent, in one game of three
EPOCHS = 12
BATCH = 512
Floats = Any


def one_game(game: str, number: int) -> tuple[list[list[float]], list[int]]:
    """What the net sees at the first decision of each turn of a game, and which outcome it came to each time."""
    players = TABLES[game][number % len(TABLES[game])]
    seed = child_seed(seed_bytes(SEED), number)
    state = rules_of(game).set_up(players, Chance(seed), True)
    luck = Luck(child_seed(seed, 1))
    policy, value = policy_for(game), value_with(game, None)
    for event in state.news():
        policy.hear(event.term, event.a, event.b, event.c, event.d)
    state.log = None
    state.ear = policy
    wild = number % 3 == 0
    seen: list[list[float]] = []
    outcomes: list[list[int]] = []
    turn = -1
    while not state.over:
        if state.turn > turn and state.turn > 0:
            turn = state.turn
            seen.append(list(value.signs(state, policy)))
            outcomes.append([int(value.outcome_of(state, seat)) for seat in range(players)])
        legal = state.legal
        state.play(legal[luck.below(len(legal))] if wild and luck.below(100) < ERRORS else policy.decide(state))
    winner = next((seat for seat in range(players) if state.has_won(seat)), None)
    if winner is None:
        return [], []
    return seen, [by_seat[winner] for by_seat in outcomes]


def gather(game: str, first: int, games: int) -> tuple[Floats, Floats]:
    """What is seen in many games, and how they ended."""
    signs: list[list[float]] = []
    outcomes: list[int] = []
    for number in range(first, first + games):
        seen, came = one_game(game, number)
        signs += seen
        outcomes += came
    return np.array(signs, np.float32), np.array(outcomes)


class Training:
    """A net while it learns: weights with their moments, after Adam."""

    def __init__(self, inputs: int, outputs: int) -> None:
        """New weights."""
        self.random = np.random.default_rng(SEED)
        shapes = ((inputs + 1, HIDDEN), (HIDDEN + 1, outputs))
        self.weights = [self.random.normal(0, 1 / np.sqrt(shape[0]), shape).astype(np.float32) for shape in shapes]
        self.moments = [[np.zeros_like(one), np.zeros_like(one)] for one in self.weights]
        self.steps = 0

    def forward(self, signs: Floats) -> tuple[Floats, Floats, Floats]:
        """The inputs and the hidden layer, each with a 1 for what counts alone, and the chances."""
        inputs = with_ones(signs)
        hidden = with_ones(np.maximum(inputs @ self.weights[0], 0))
        found = hidden @ self.weights[1]
        found = np.exp(found - found.max(1, keepdims=True))
        return inputs, hidden, found / found.sum(1, keepdims=True)

    def learn(self, signs: Floats, outcomes: Floats, rate: float) -> None:
        """One step."""
        inputs, hidden, found = self.forward(signs)
        found[np.arange(len(found)), outcomes] -= 1
        found /= len(found)
        back = (found @ self.weights[1][:-1].T) * (hidden[:, :-1] > 0)
        self.steps += 1
        for at, slope in enumerate((inputs.T @ back, hidden.T @ found)):
            slope += 1e-5 * self.weights[at]
            first, second = self.moments[at]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[at] -= rate * first / (1 - 0.9**self.steps) / scale

    def loss(self, signs: Floats, outcomes: Floats) -> float:
        """How surprising the outcomes are, on average."""
        found = self.forward(signs)[2][np.arange(len(outcomes)), outcomes]
        return float(-np.log(np.maximum(found, 1e-9)).mean())

    def data(self) -> dict[str, object]:
        """The net as the package reads it."""
        inputs, outputs = self.weights[0].shape[0] - 1, self.weights[1].shape[1]
        flat = np.concatenate([one.ravel() for one in self.weights])
        return {"inputs": inputs, "hidden": HIDDEN, "outputs": outputs, "weights": [round(float(w), 3) for w in flat]}


def with_ones(signs: Floats) -> Floats:
    """Rows with a 1 at their end."""
    return np.hstack([signs, np.ones((len(signs), 1), np.float32)])


def main() -> None:
    """Play, learn, write."""
    game = sys.argv[1]
    signs, outcomes = gather(game, 0, GAMES[game])
    test = gather(game, 10_000_000, GAMES[game] // 10)
    training = Training(signs.shape[1], int(outcomes.max()) + 1)
    for epoch in range(EPOCHS):
        order = training.random.permutation(len(signs))
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            training.learn(signs[batch], outcomes[batch], 0.003 * (1 - epoch / EPOCHS))
        print(f"{game} {epoch + 1}/{EPOCHS}: {training.loss(signs, outcomes):.4f}, unseen {training.loss(*test):.4f}")
    shares = np.bincount(test[1]) / len(test[1])
    print(f"without looking {float(-(shares * np.log(shares)).sum()):.4f}, {len(signs)} states")
    path = Path(__file__).parents[1] / "src/sixgun/bots/weights" / f"{game}.json"
    path.write_text(json.dumps(training.data()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
