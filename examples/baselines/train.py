"""Train a small net for a game: first it imitates gunhand (DAgger), then it learns among gunhands (masked PPO).

    nice python examples/baselines/train.py dice --minutes 6 --weights dice.npz --curve dice.csv

Needs torch. The net sees the observation with `memory=True`; `sixgun.research.baseline` plays it without torch.
"""

import csv
import time
from argparse import ArgumentParser

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn import functional as F

from sixgun.make_bot import game_bots
from sixgun.research.encoding import encoding_of
from sixgun.research.vector import make_vector

TABLES, STEPS, KEPT, EACH = 128, 64, 120_000, np.arange(128)
TEST_SEED = 9_000_000  # deals that no training uses


def net(inputs, outputs):
    layers = nn.Linear(inputs, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU(), nn.Linear(128, outputs)
    return nn.Sequential(*layers)


def answers(tables, gunhand):
    """What gunhand would do at every table; in games with roles the memory's own gunhand has heard of all deeds."""
    numbers = []
    for table in tables.tables.tables:
        code = getattr(table.memory, "policy", gunhand).decide(table.state)
        numbers.append(tables.tables.observer.number(table.state, list(table.state.legal).index(code)))
    return np.array(numbers)


class Training:
    def __init__(self, game, seed, test_games):
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        encoding = encoding_of(game)
        self.game, self.seed, self.rng = game, seed, np.random.default_rng(seed)
        self.actor, self.critic = net(encoding.full_size, len(encoding.actions)), net(encoding.full_size, 1)
        self.shape = encoding.full_size, len(encoding.actions)
        self.decisions, self.rows, self.test_games = 0, [], test_games // TABLES

    def chance(self, seen, masks):
        """How likely the net takes each action; never one that isn't legal."""
        return Categorical(logits=torch.where(torch.as_tensor(masks) > 0, self.actor(torch.as_tensor(seen)), -1e9))

    def test(self, stage):
        """Count what the net wins among gunhands, always with its best action; as many games at each table."""
        tables = make_vector(self.game, TABLES, seed=TEST_SEED, bots="gunhand", seat=None, memory=True)
        now, won, played = tables.reset(), 0, np.zeros(TABLES, int)
        while (played < self.test_games).any():
            with torch.no_grad():
                best = self.chance(now.observations, now.masks).probs.argmax(1).numpy()
            seat, now = now.to_move, tables.step(best)
            over = (now.terminations | now.truncations) & (played < self.test_games)
            won, played = won + (now.rewards[EACH, seat] > 0)[over].sum(), played + over
        games = played.sum()
        self.rows.append([stage, self.decisions, round(time.process_time()), round(won / games, 4), games])
        print(*self.rows[-1], flush=True)

    def imitate(self, seconds):
        """Learn gunhand's answers, first where gunhands come, then more and more where the net itself comes."""
        tables, gunhand = make_vector(self.game, TABLES, seed=self.seed, memory=True), game_bots(self.game).policy()
        seen, masks = np.zeros((KEPT, self.shape[0]), np.float16), np.zeros((KEPT, self.shape[1]), np.int8)
        told, at, now = np.zeros(KEPT, np.int64), 0, tables.reset()
        adam, begun = torch.optim.Adam(self.actor.parameters()), time.process_time()
        while (left := 1 - (time.process_time() - begun) / seconds) > 0:
            for _ in range(32):
                rows, taught = (at + EACH) % KEPT, answers(tables, gunhand)
                seen[rows], masks[rows], told[rows] = now.observations, now.masks, taught
                at, self.decisions = at + TABLES, self.decisions + TABLES
                with torch.no_grad():
                    own = self.chance(now.observations, now.masks).sample().numpy()
                now = tables.step(np.where(self.rng.random(TABLES) < left, taught, own))
            adam.param_groups[0]["lr"] = 1e-3 * max(left, 0.05)
            for _ in range(8):
                rows = self.rng.integers(min(at, KEPT), size=1024)
                chance = self.chance(seen[rows].astype(np.float32), masks[rows])
                loss = F.cross_entropy(chance.logits, torch.as_tensor(told[rows]))
                adam.zero_grad(), loss.backward(), adam.step()
            if len(self.rows) < 6 * (1 - left):
                self.test("imitate")
        self.test("imitate")

    def improve(self, seconds, save):
        """Masked PPO: one agent a table among gunhands, in any seat. The critic learns first."""
        tables = make_vector(self.game, TABLES, seed=self.seed + 1_000_000, bots="gunhand", seat=None, memory=True)
        both = [{"params": self.actor.parameters(), "lr": 0}, {"params": self.critic.parameters(), "lr": 1e-3}]
        adam, begun, updates, now = torch.optim.Adam(both, eps=1e-5), time.process_time(), 0, tables.reset()
        while (left := 1 - (time.process_time() - begun) / seconds) > 0:
            adam.param_groups[0]["lr"] = 2.5e-4 * left if updates > 15 else 0
            now, lessons = self.play(tables, now)
            for _ in range(3):
                for rows in torch.randperm(TABLES * STEPS).split(1024):
                    self.learn(adam, *[part[rows] for part in lessons])
            self.decisions, updates = self.decisions + TABLES * STEPS, updates + 1
            if updates % 40 == 0:
                self.test("improve"), save()
        self.test("improve"), save()

    def play(self, tables, now):
        """Some steps at all tables: what was seen, legal, done, how likely; how much better it went, how well."""
        steps, rewards, ends = [], [], []
        for _ in range(STEPS):
            seen, masks, seat = torch.as_tensor(now.observations), torch.as_tensor(now.masks), now.to_move
            with torch.no_grad():
                chance, value = self.chance(seen, masks), self.critic(seen)[:, 0]
            act = chance.sample()
            now = tables.step(act.numpy())
            steps.append((seen, masks, act, chance.log_prob(act), value))
            rewards.append(torch.as_tensor(now.rewards[EACH, seat]))
            ends.append(torch.as_tensor(now.terminations | now.truncations).float())
        with torch.no_grad():
            after, advantage, advantages = self.critic(torch.as_tensor(now.observations))[:, 0], 0, []
        for (*_, value), reward, end in zip(steps[::-1], rewards[::-1], ends[::-1], strict=True):
            advantage = reward + (1 - end) * (after + 0.95 * advantage) - value  # generalised, lambda 0.95
            advantages, after = [advantage, *advantages], value
        seen, masks, acts, logs, values = map(torch.cat, zip(*steps, strict=True))
        return now, (seen, masks, acts, logs, torch.cat(advantages), torch.cat(advantages) + values)

    def learn(self, adam, seen, masks, acts, logs, better, worth):
        chance, better = self.chance(seen, masks), (better - better.mean()) / (better.std() + 1e-8)
        ratio = (chance.log_prob(acts) - logs).exp()
        policy = -torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
        loss = policy + 0.5 * F.mse_loss(self.critic(seen)[:, 0], worth) - 0.003 * chance.entropy().mean()
        adam.zero_grad(), loss.backward()
        nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5), adam.step()


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=6, help="of CPU time; a third of it to imitate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test-games", type=int, default=3968, help="for a point of the curve")
    parser.add_argument("--weights", default="weights.npz")
    parser.add_argument("--curve", default="curve.csv")
    said = parser.parse_args()
    training = Training(said.game, said.seed, said.test_games)

    def save():
        layers = [part for at in (0, 2, 4) for part in (training.actor[at].weight.T, training.actor[at].bias)]
        np.savez_compressed(said.weights, *[part.detach().numpy().astype(np.float16) for part in layers])
        with open(said.curve, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([["stage", "decisions", "cpu_seconds", "won", "games"], *training.rows])

    training.imitate(said.minutes * 20), save()
    training.improve(said.minutes * 40, save)


if __name__ == "__main__":
    main()
