"""Self-play in plain numpy: one small net plays every seat of 128 tables and learns who won (advantage actor-critic).

    pip install '.[research]'
    python examples/self_play.py --updates 40                # seconds; --game classic, --game duel

Then the net takes one seat among greenhorns and among gunhands, beside a greenhorn in the same seats.
"""

import argparse
from itertools import product

import numpy as np

import sixgun
from sixgun.research import NetBot
from sixgun.research.vector import make_vector


class Net:
    """One hidden layer; the last output is the value, the others are the logits of the actions."""

    def __init__(self, inputs, actions, rng, hidden=64):
        first, last = rng.normal(0, inputs**-0.5, (inputs, hidden)), rng.normal(0, 0.01, (hidden, actions + 1))
        self.weights = [first, np.zeros(hidden), last, np.zeros(actions + 1)]

    def look(self, seen, masks):
        """Hidden layer, probabilities of the legal actions, value."""
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen, masks, taken, won, rate=0.1):
        """A gradient step of fixed length: actions that did better than the value expected become likelier."""
        hidden, slope, value = self.look(seen, masks)
        slope[np.arange(len(taken)), taken] -= 1
        out = np.column_stack([slope * (won - value)[:, None], 0.5 * (value - won)]) / len(taken)
        back = out @ self.weights[2].T * (1 - hidden**2)
        for at, slope in enumerate((seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0))):
            self.weights[at] -= rate * slope / np.linalg.norm(slope)


def train(net, tables, rng, updates):
    """Play all seats; when a game is over, every decision in it gets the reward of its seat."""
    now, paths, done = tables.reset(seed=1), [[] for _ in range(tables.num_envs)], []
    while updates:
        chances = net.look(now.observations, now.masks)[1]
        taken = (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)
        for path, *step in zip(paths, now.observations, now.masks, taken, now.to_move, strict=True):
            path.append(step)
        now = tables.step(taken)
        for table in np.flatnonzero(now.terminations | now.truncations):
            done += [(*step, now.rewards[table, seat]) for *step, seat in paths[table]]
            paths[table] = []
        if len(done) > 8000:
            net.learn(*map(np.array, zip(*done, strict=True)))
            done, updates = [], updates - 1


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=list(sixgun.GAMES), default="dice")
    arguments.add_argument("--updates", type=int, default=40, help="each learns from about 8,000 decisions")
    arguments.add_argument("--games", type=int, default=1000, help="games to measure it in")
    given = arguments.parse_args()
    tables, rng = make_vector(given.game, 128, max_steps=1000), np.random.default_rng(1)
    net = Net(*tables.single_observation_space.shape, tables.action_space.n, rng)
    train(net, tables, rng, given.updates)
    trained = NetBot(lambda seen: net.look(*(part[None] for part in seen.values()))[1].argmax(), given.game)
    for among in ("greenhorn", "gunhand"):
        others, won = [among] * (tables.players - 1), {trained: 0, "greenhorn": 0}
        for bot, seed in product(won, range(given.games)):
            bots = [*others[: (seat := seed % tables.players)], bot, *others[seat:]]
            won[bot] += seat in sixgun.play(given.game, bots, seed=seed).outcome.winners
        print(f"among {among}s, of {given.games} games: the net wins {won[trained]}, a greenhorn {won['greenhorn']}")


if __name__ == "__main__":
    main()
