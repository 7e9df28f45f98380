"""Train the nets that tell who will win: `python -m tools.train GAME` plays games between bots and writes the weights.

What the net sees of a state is in sixgun.bots.GAME.value. One game in three goes by chance one time in ten, so that it
knows more than what gunhands lead to. `python -m tools.train GAME --after sharpshooter@100 --games 2500` goes on from
there with as many states of these bots' games, and writes the weights of legend.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import numpy as np

from sixgun.bots.bot import Bot, hear, show
from sixgun.bots.hire import hire
from sixgun.bots.net import Net, read_net
from sixgun.bots.policies import policy_for, value_with
from sixgun.engine.chance import Chance, Luck, child_seed, seed_bytes
from sixgun.engine.rollout import Policy
from sixgun.engine.state import State
from sixgun.games.registry import rules_of

SEED, LATER_SEED = 1_000_003, 2_000_003  # of deals that no measurement uses: of gunhands, of better bots
WILD = 100  # the part of a deal's luck for what is done by chance
HIDDEN = 24
GAMES = {"dice": 30_000, "classic": 25_000, "duel": 20_000}
TABLES = {"dice": (3, 4, 4, 5, 5, 5, 5, 6, 7, 8), "classic": (4, 4, 5, 5, 5, 5, 6, 7), "duel": (2,)}
ERRORS = 10  # in percent, in one game of three
EPOCHS = 12
MORE_EPOCHS = 6  # with games of better bots
BATCH = 512
UNSEEN = 10_000_000  # the number of the first game that nothing is learnt from
WEIGHTS = Path(__file__).parents[1] / "src/sixgun/bots/weights"
Floats = Any


class Players:
    """Those who play a game to learn from, all by the same bot ("": gunhands), and what a gunhand would remember."""

    def __init__(self, game: str, bot: str, players: int, seed: bytes) -> None:
        self.policy: Policy = policy_for(game)
        self.bots: list[Bot] = []
        if bot:
            self.bots = [hire(bot, game, Luck(child_seed(seed, seat))) for seat in range(players)]

    def hear(self, state: State) -> None:
        """Everybody hears of what is new."""
        events = state.news()
        for event in events:
            if event.audience < 0:
                self.policy.hear(event.term, event.a, event.b, event.c, event.d)
        for seat, bot in enumerate(self.bots):
            hear(bot, seat, events)

    def choose(self, state: State) -> int:
        """What the one who decides does."""
        decision = state.decision
        if not self.bots or decision is None:
            return self.policy.decide(state)
        return self.bots[decision.seat].choose(state.view(decision.seat), decision).code

    def look_on(self, state: State, code: int) -> None:
        """The others see what is done."""
        decision = state.decision
        if self.bots and decision is not None:
            action = decision.actions[list(decision.codes).index(code)]
            show(state, action, dict(enumerate(self.bots)))


def one_game(game: str, bot: str, number: int) -> tuple[list[list[float]], list[int]]:
    """What the net sees at the first decision of each turn of a game, and which outcome it came to each time."""
    players = TABLES[game][number % len(TABLES[game])]
    seed = child_seed(seed_bytes(LATER_SEED if bot else SEED), number)
    state = rules_of(game).set_up(players, Chance(seed), True)
    luck = Luck(child_seed(seed, WILD))
    people, value = Players(game, bot, players, seed), value_with(game, None)
    wild = number % 3 == 0
    seen: list[list[float]] = []
    outcomes: list[list[int]] = []
    turn = -1
    people.hear(state)
    while not state.over:
        if state.turn > turn and state.turn > 0:
            turn = state.turn
            seen.append(list(value.signs(state, people.policy)))
            outcomes.append([int(value.outcome_of(state, seat)) for seat in range(players)])
        legal = state.legal
        code = legal[luck.below(len(legal))] if wild and luck.below(100) < ERRORS else people.choose(state)
        people.look_on(state, code)
        state.play(code)
        people.hear(state)
    winner = next((seat for seat in range(players) if state.has_won(seat)), None)
    if winner is None:
        return [], []
    return seen, [by_seat[winner] for by_seat in outcomes]


def gather(game: str, bot: str, first: int, games: int) -> tuple[Floats, Floats]:
    """What is seen in many games, and how they ended."""
    signs: list[list[float]] = []
    outcomes: list[int] = []
    for number in range(first, first + games):
        seen, came = one_game(game, bot, number)
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

    @classmethod
    def of(cls, net: Net) -> Training:
        """A net that has learnt something already."""
        self = cls(int(net.inputs), int(net.outputs))
        flat = np.array(list(net.weights), np.float32)
        parts = np.split(flat, [self.weights[0].size])
        self.weights = [part.reshape(old.shape) for part, old in zip(parts, self.weights, strict=True)]
        return self

    def learn_all(self, signs: Floats, outcomes: Floats, rate: float) -> None:
        """Go through everything once, in any order."""
        order = self.random.permutation(len(signs))
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            self.learn(signs[batch], outcomes[batch], rate)

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


def train(game: str) -> None:
    """Learn from games of gunhands."""
    signs, outcomes = gather(game, "", 0, GAMES[game])
    test = gather(game, "", UNSEEN, GAMES[game] // 10)
    training = Training(signs.shape[1], int(outcomes.max()) + 1)
    for epoch in range(EPOCHS):
        training.learn_all(signs, outcomes, 0.003 * (1 - epoch / EPOCHS))
        print(f"{game} {epoch + 1}/{EPOCHS}: {training.loss(signs, outcomes):.4f}, unseen {training.loss(*test):.4f}")
    shares = np.bincount(test[1]) / len(test[1])
    print(f"without looking {float(-(shares * np.log(shares)).sum()):.4f}, {len(signs)} states")
    write(training, game)


def go_on(game: str, bot: str, games: int) -> None:
    """Learn more from games of better bots and as much of gunhands, so that neither is forgotten."""
    signs, outcomes = gather(game, bot, 0, games)
    usual, ends = gather(game, "", games, GAMES[game] // 3)
    tests = {"gunhands": gather(game, "", UNSEEN, 1000), bot: gather(game, bot, UNSEEN, games // 8)}
    training = Training.of(read_net(game))
    for epoch in range(MORE_EPOCHS + 1):
        losses = [f"{name} {training.loss(*test):.4f}" for name, test in tests.items()]
        print(f"{game} {epoch}/{MORE_EPOCHS}, unseen games: {', '.join(losses)}")
        picked = training.random.permutation(len(usual))[: len(signs)]
        both = np.concatenate([signs, usual[picked]]), np.concatenate([outcomes, ends[picked]])
        if epoch < MORE_EPOCHS:
            training.learn_all(*both, 0.0005 * (1 - epoch / MORE_EPOCHS))
    write(training, f"{game}-legend")


def write(training: Training, name: str) -> None:
    """The weights where the package reads them."""
    (WEIGHTS / f"{name}.json").write_text(json.dumps(training.data()) + "\n", encoding="utf-8")


def main() -> None:
    """Play, learn, write."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--after", default="", help="a bot: go on from the net of gunhands with its games")
    parser.add_argument("--games", type=int, default=2500, help="so many games of this bot")
    said = parser.parse_args()
    if said.after:
        go_on(said.game, said.after, said.games)
    else:
        train(said.game)


if __name__ == "__main__":
    main()
