"""Train a small net for a game: first it imitates gunhand (DAgger), then it learns among gunhands (masked PPO).

    nice python examples/baselines/train.py dice --minutes 15 --weights dice.npz --curve dice.csv

Needs torch. The net sees the observation with `memory=True`. `sixgun.research.baseline` plays the weights without
torch.
"""

import csv
import time
from argparse import ArgumentParser

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from sixgun.make_bot import game_bots
from sixgun.research.encoding import encoding_of
from sixgun.research.vector import make_vector

TABLES, STEPS, KEPT, HIDDEN, TEST_SEED = 128, 64, 120_000, (256, 128), 9_000_000


def net(inputs, outputs):
    first, second = HIDDEN
    return nn.Sequential(
        nn.Linear(inputs, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, outputs)
    )


def masked(logits, masks):
    """Logits that leave no chance to what isn't legal."""
    return torch.where(masks > 0, logits, -1e9)


class Teacher:
    """What gunhand would do at every table of a vector of games."""

    def __init__(self, game, tables):
        self.tables, self.observer, self.policy = (
            tables,
            tables.encoding.observer(tables.players),
            game_bots(game).policy(),
        )

    def answers(self):
        return np.array([self.answer(table) for table in self.tables.tables.tables])

    def answer(self, table):
        policy = getattr(table.memory, "policy", self.policy)  # in games with roles it has heard of all deeds
        return self.observer.number(table.state, list(table.state.legal).index(policy.decide(table.state)))


class Training:
    def __init__(self, game, seed):
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.game, self.seed, self.rng, encoding = game, seed, np.random.default_rng(seed), encoding_of(game)
        self.actor, self.critic = net(encoding.full_size, len(encoding.actions)), net(encoding.full_size, 1)
        self.decisions, self.rows = 0, []

    def test(self, stage, games=4000):
        """The share of games that the net wins among gunhands, always with its best action, in deals of their own."""
        tables = make_vector(self.game, TABLES, seed=TEST_SEED, bots="gunhand", seat=None, memory=True)
        now, won, played = tables.reset(), 0, np.zeros(TABLES, int)
        while (played < games // TABLES).any():
            with torch.no_grad():
                best = masked(self.actor(torch.from_numpy(now.observations)), torch.from_numpy(now.masks)).argmax(1)
            before, now = now.to_move, tables.step(best.numpy())
            over = (now.terminations | now.truncations) & (played < games // TABLES)  # as many at each table: fair
            won, played = won + (now.rewards[np.arange(TABLES), before] > 0)[over].sum(), played + over
        self.rows.append(
            [stage, self.decisions, round(time.process_time()), round(won / played.sum(), 4), played.sum()]
        )
        print(*self.rows[-1], flush=True)

    def imitate(self, seconds):
        """Learn gunhand's answers, first where gunhands come, then more and more where the net itself comes."""
        tables = make_vector(self.game, TABLES, seed=self.seed, memory=True)
        teacher, now, at, filled, end = Teacher(self.game, tables), tables.reset(), 0, 0, time.process_time() + seconds
        seen = np.zeros((KEPT, self.actor[0].in_features), np.float16)
        masks, told = np.zeros((KEPT, self.actor[-1].out_features), np.int8), np.zeros(KEPT, np.int64)
        adam, begun = torch.optim.Adam(self.actor.parameters(), 1e-3), time.process_time()
        while (left := (end - time.process_time()) / (end - begun)) > 0:
            for _ in range(32):
                rows, answers = np.arange(at, at + TABLES) % KEPT, teacher.answers()
                seen[rows], masks[rows], told[rows] = now.observations, now.masks, answers
                at, filled, self.decisions = at + TABLES, min(KEPT, filled + TABLES), self.decisions + TABLES
                with torch.no_grad():
                    logits = masked(self.actor(torch.from_numpy(now.observations)), torch.from_numpy(now.masks))
                own = torch.distributions.Categorical(logits=logits).sample().numpy()
                now = tables.step(np.where(self.rng.random(TABLES) < left, answers, own))
            for group in adam.param_groups:
                group["lr"] = 1e-3 * max(left, 0.05)
            for _ in range(8):
                rows = self.rng.integers(filled, size=1024)
                logits = masked(
                    self.actor(torch.from_numpy(seen[rows].astype(np.float32))), torch.from_numpy(masks[rows])
                )
                loss = F.cross_entropy(logits, torch.from_numpy(told[rows]))
                adam.zero_grad(), loss.backward(), adam.step()
            if len(self.rows) < 6 * (1 - left):
                self.test("imitate")

    def improve(self, seconds, save):
        """Masked PPO: one agent a table among gunhands, in any seat."""
        tables = make_vector(self.game, TABLES, seed=self.seed + 1_000_000, bots="gunhand", seat=None, memory=True)
        now, begun, updates = tables.reset(), time.process_time(), 0
        both = [{"params": self.actor.parameters(), "lr": 0}, {"params": self.critic.parameters(), "lr": 1e-3}]
        adam = torch.optim.Adam(both, eps=1e-5)
        while (left := 1 - (time.process_time() - begun) / seconds) > 0:
            adam.param_groups[0]["lr"] = 2.5e-4 * left if updates > 15 else 0  # the critic learns first
            seen, masks, acts, logs, values, gains, ends = [], [], [], [], [], [], []
            for _ in range(STEPS):
                row, mask = torch.from_numpy(now.observations), torch.from_numpy(now.masks)
                with torch.no_grad():
                    chance, value = (
                        torch.distributions.Categorical(logits=masked(self.actor(row), mask)),
                        self.critic(row)[:, 0],
                    )
                act = chance.sample()
                before, now = now.to_move, tables.step(act.numpy())
                (
                    seen.append(row),
                    masks.append(mask),
                    acts.append(act),
                    logs.append(chance.log_prob(act)),
                    values.append(value),
                )
                gains.append(torch.from_numpy(now.rewards[np.arange(TABLES), before]))
                ends.append(torch.from_numpy((now.terminations | now.truncations).astype(np.float32)))
            with torch.no_grad():
                after, advantage, advantages = (
                    self.critic(torch.from_numpy(now.observations))[:, 0],
                    torch.zeros(TABLES),
                    [],
                )
            for gain, value, end in zip(gains[::-1], values[::-1], ends[::-1], strict=True):
                advantage = gain + after * (1 - end) - value + 0.95 * (1 - end) * advantage
                advantages, after = [advantage, *advantages], value
            seen, masks, acts, logs = map(torch.cat, (seen, masks, acts, logs))
            gain, advantages = torch.cat(advantages) + torch.cat(values), torch.cat(advantages)
            for _ in range(3):
                for rows in torch.randperm(len(acts)).split(1024):
                    chance = torch.distributions.Categorical(logits=masked(self.actor(seen[rows]), masks[rows]))
                    ratio, better = (chance.log_prob(acts[rows]) - logs[rows]).exp(), advantages[rows]
                    better = (better - better.mean()) / (better.std() + 1e-8)
                    policy = -torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
                    value = F.mse_loss(self.critic(seen[rows])[:, 0], gain[rows])
                    loss = policy + 0.5 * value - 0.003 * chance.entropy().mean()
                    adam.zero_grad(), loss.backward()
                    nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5), adam.step()
            self.decisions, updates = self.decisions + len(acts), updates + 1
            if updates % 40 == 0:
                self.test("improve"), save()
        self.test("improve"), save()


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=15, help="of CPU time; a third of it to imitate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", default="weights.npz")
    parser.add_argument("--curve", default="curve.csv")
    said = parser.parse_args()
    training = Training(said.game, said.seed)

    def save():
        layers = [training.actor[at] for at in (0, 2, 4)]
        parts = [part.detach().numpy().astype(np.float16) for layer in layers for part in (layer.weight.T, layer.bias)]
        np.savez_compressed(said.weights, *parts)
        with open(said.curve, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([["stage", "decisions", "cpu_seconds", "won", "games"], *training.rows])

    training.imitate(said.minutes * 20)
    training.test("imitate"), save()
    training.improve(said.minutes * 40, save)


if __name__ == "__main__":
    main()
