"""Train the nets that tell who will win: `python -m tools.train GAME` plays games between bots and writes the weights.

What a net sees of a state is in sixgun.games.GAME.bots.value. Of gunhands' games one in three goes by chance one time
in ten, so that a net knows more than what gunhands lead to.

`python -m tools.train GAME --legend sharpshooter@200 --games 7000` makes legend's net, which also sees who the
characters are and how well each player plays: first from many more games of gunhands, then from as many of tables where
some play by the bot that is named.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from sixgun.arena.parallel import Workers, run_parallel
from sixgun.bots.bot import Bot, hear, show
from sixgun.bots.rollout import Policy
from sixgun.bots.scoring import Suspicious
from sixgun.engine.num import vec
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.engine.state import State
from sixgun.make_bot import game_bots, make_bot
from sixgun.registry import NAMES, part, rules_of

SEED, MIXED_SEED = 1_000_003, 3_000_003  # of deals that no measurement uses: of gunhands, of mixed tables
WILD = 100  # the part of a deal's luck for what is done by chance
OFTEN = (4, 5, 5, 5)  # players; besides, there is a table with every number
BLOCK = 40  # games in a row with all kinds of tables; of ten blocks one is never learnt from
ERRORS = 10  # in percent, in one game of three
HIDDEN, LEGEND_HIDDEN = 24, 48
EPOCHS, MORE_EPOCHS = 12, 4
RATE, LATER_RATE = 0.003, 0.0005
BATCH = 512
WEIGHTS = Path(__file__).parents[1] / "src/sixgun/bots/weights"
Floats = Any


class Recipe(NamedTuple):
    """How many games of gunhands a net learns from. Legend's learns from many games, and from a share of the turns of
    each: they are much alike.
    """

    games: int = 20_000
    many_games: int = 500_000
    share: float = 0.1


RECIPES = {"dice": Recipe(30_000, 500_000, 0.2), "classic": Recipe(25_000, 550_000)}  # of the nets in the package


class Players:
    """Those who play a game to learn from: gunhands, or at some seats a bot; and what a gunhand would remember."""

    def __init__(self, game: str, bot: str, players: int, seed: bytes, rng: Rng) -> None:
        self.policy: Policy = game_bots(game).policy()
        self.bots: dict[int, Bot] = {}
        if bot:
            strong = strong_seats(players, rng)
            self.bots = {seat: make_bot(bot, game, Rng(child_seed(seed, seat))) for seat in strong}
            assert isinstance(self.policy, Suspicious)
            self.policy.skill = vec[float]([1.0 if seat in strong else 0.0 for seat in range(8)])

    def hear(self, state: State) -> None:
        """Everybody hears of what is new."""
        events = state.drain_events()
        for event in events:
            if event.audience < 0:
                self.policy.on_event(event.type, event.a, event.b, event.c, event.d)
        for seat, bot in self.bots.items():
            hear(bot, seat, events)

    def play(self, state: State) -> None:
        """The one who decides acts, and the others see it."""
        decision = state.decision
        if not self.bots or decision is None:
            state.play(self.policy.decide(state))
            return
        seat = int(decision.seat)
        if seat in self.bots:
            action = self.bots[seat].choose(state.view(seat))
        else:
            action = decision.actions[list(decision.codes).index(self.policy.decide(state))]
        show(state, action, self.bots)
        state.play(action.code)


def strong_seats(players: int, rng: Rng) -> set[int]:
    """Where the better bots sit: in one seat, in any, in any again, or in all."""
    how, one = rng.below(4), int(rng.below(players))
    return {seat for seat in range(players) if how == 3 or (seat == one if how == 0 else rng.below(2) == 1)}


def tables_of(game: str) -> list[int]:
    """How many play, game by game."""
    players = rules_of(game).players
    return sorted([*players, *[often for often in OFTEN if often in players]])


def one_game(game: str, bot: str, share: float, number: int) -> tuple[list[Floats], list[int]]:
    """What the net sees at the first decision of each turn (or of a share of the turns), and how the game ended."""
    tables = tables_of(game)
    players = tables[number % len(tables)]
    seed = child_seed(seed_bytes(MIXED_SEED if bot else SEED), number)
    state = rules_of(game).set_up(players, SeededRandom(seed), True)
    rng = Rng(child_seed(seed, WILD))
    picked = np.random.default_rng(number)
    people, value = Players(game, bot, players, seed, rng), game_bots(game).value(None)
    wild = number % 3 == 0 and not bot
    seen: list[Floats] = []
    outcomes: list[list[int]] = []
    turn = -1
    people.hear(state)
    while not state.over:
        if state.turn > turn and state.turn > 0:
            turn = state.turn
            if picked.random() < share:
                seen.append(np.array(list(value.signs(state, people.policy)), np.float16))
                outcomes.append([int(value.outcome_of(state, seat)) for seat in range(players)])
        if wild and rng.below(100) < ERRORS:
            state.play(state.legal[rng.below(len(state.legal))])
        else:
            people.play(state)
        people.hear(state)
    winner = next((seat for seat in range(players) if state.has_won(seat)), None)
    if winner is None:
        return [], []
    return seen, [by_seat[winner] for by_seat in outcomes]


def one_block(game: str, bot: str, share: float, block: int) -> tuple[Floats, Floats]:
    """What is seen in some games in a row, and how they ended."""
    games = [one_game(game, bot, share, BLOCK * block + at) for at in range(BLOCK)]
    signs = [sign for seen, _ in games for sign in seen]
    return np.array(signs, np.float16).reshape(len(signs), -1), np.array([end for _, ends in games for end in ends])


class Lessons:
    """What is seen in many games and how they ended: to learn from, and to be tested on."""

    def __init__(self, blocks: dict[int, tuple[Floats, Floats]], inputs: int | None = None) -> None:
        """The blocks by their numbers; a net may see no more than so many of the signs."""
        test = [number % 10 == 7 for number in sorted(blocks)]
        for name, wanted in (("learnt", False), ("unseen", True)):
            parts = [blocks[number] for number, kept in zip(sorted(blocks), test, strict=True) if kept == wanted]
            signs = np.concatenate([signs[:, :inputs].astype(np.float32) for signs, _ in parts if len(signs)])
            setattr(self, name, (signs, np.concatenate([ends for signs, ends in parts if len(signs)])))

    learnt: tuple[Floats, Floats]
    unseen: tuple[Floats, Floats]


def gather(game: str, bot: str, games: int, share: float, jobs: int, inputs: int | None = None) -> Lessons:
    """Play many games."""
    blocks: dict[int, tuple[Floats, Floats]] = {}
    for number, block in run_parallel(partial(one_block, game, bot, share), range(games // BLOCK), Workers(jobs)):
        blocks[number] = block
        print(f"\r{len(blocks) * BLOCK} of {games} games of {bot or 'gunhands'}", end="", flush=True)
    print()
    return Lessons(blocks, inputs)


class Training:
    """A net while it learns: weights with their moments, after Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int) -> None:
        """New weights."""
        self.random = np.random.default_rng(SEED)
        shapes = ((inputs + 1, hidden), (hidden + 1, outputs))
        self.weights = [self.random.normal(0, 1 / np.sqrt(shape[0]), shape).astype(np.float32) for shape in shapes]
        self.begin()

    def begin(self) -> None:
        """A new course of lessons."""
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

    def write(self, name: str) -> None:
        """The weights where the package reads them."""
        inputs, hidden = self.weights[0].shape
        flat = np.concatenate([one.ravel() for one in self.weights])
        data = {"inputs": inputs - 1, "hidden": hidden, "outputs": self.weights[1].shape[1]}
        text = json.dumps({**data, "weights": [round(float(w), 3) for w in flat]})
        (WEIGHTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def with_ones(signs: Floats) -> Floats:
    """Rows with a 1 at their end."""
    return np.hstack([signs, np.ones((len(signs), 1), np.float32)])


def learn(gunhands: Lessons, hidden: int, epochs: int) -> Training:
    """A net that has learnt from games of gunhands."""
    signs, outcomes = gunhands.learnt
    training = Training(signs.shape[1], hidden, int(outcomes.max()) + 1)
    for epoch in range(epochs):
        training.learn_all(signs, outcomes, RATE * (1 - epoch / epochs))
        told = training.loss(signs[:100_000], outcomes[:100_000]), training.loss(*gunhands.unseen)
        print(f"{epoch + 1}/{epochs}: {told[0]:.4f}, unseen {told[1]:.4f}", flush=True)
    shares = np.bincount(gunhands.unseen[1]) / len(gunhands.unseen[1])
    print(f"without looking {float(-(shares * np.log(shares)).sum()):.4f}, {len(signs)} states")
    return training


def go_on(training: Training, gunhands: Lessons, mixed: Lessons, skill: slice) -> None:
    """Learn what better players change, with twice as much of gunhands, so that nothing is forgotten."""
    training.weights[0][skill] = 0  # nobody was any better so far
    training.begin()
    signs, outcomes = mixed.learnt
    usual, ends = gunhands.learnt
    for epoch in range(MORE_EPOCHS):
        picked = training.random.permutation(len(usual))[: 2 * len(signs)]
        both = np.concatenate([signs, usual[picked]]), np.concatenate([outcomes, ends[picked]])
        training.learn_all(*both, LATER_RATE * (1 - epoch / MORE_EPOCHS))
        told = training.loss(*gunhands.unseen), training.loss(*mixed.unseen)
        print(f"{epoch + 1}/{MORE_EPOCHS}, unseen: gunhands {told[0]:.4f}, mixed tables {told[1]:.4f}", flush=True)


def skill_of(game: str) -> slice | None:
    """Where legend's net sees how well each player plays, behind all that other nets see; None if it doesn't."""
    value = part(game, "bots.value")
    return slice(value.SKILL_AT, value.PEOPLE_AT) if hasattr(value, "SKILL_AT") else None


def main() -> None:
    """Play, learn, write."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--legend", default="", metavar="BOT", help="legend's net, from tables with this bot")
    parser.add_argument("--games", type=int, default=7000, help="so many games of such tables")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    said = parser.parse_args()
    recipe, skill = RECIPES.get(said.game, Recipe()), skill_of(said.game)
    if said.legend and skill is None:
        parser.error(f"At {said.game} legend has the same net as the others: leave out --legend.")
    if said.legend and skill is not None:
        gunhands = gather(said.game, "", recipe.many_games, recipe.share, said.jobs)
        mixed = gather(said.game, said.legend, said.games, 1.0, said.jobs)
        training = learn(gunhands, LEGEND_HIDDEN, EPOCHS // 2)
        go_on(training, gunhands, mixed, skill)
        training.write(f"{said.game}-legend")
    else:
        gunhands = gather(said.game, "", recipe.games, 1.0, said.jobs, None if skill is None else int(skill.start))
        learn(gunhands, HIDDEN, EPOCHS).write(said.game)


if __name__ == "__main__":
    main()
