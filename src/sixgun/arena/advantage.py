"""What a bot's choices are worth, each judged by itself: so its strength is known from far fewer games than by wins.

Among gunhands, a bot wins more often than a gunhand in its seat would by the sum of what each of its choices is worth
more than a gunhand's choice there, when gunhands play on from either: on average exactly that (the performance
difference lemma of Kakade and Langford). To choose as a gunhand does is worth nothing more, and what luck did before a
choice counts for both.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import NamedTuple

from sixgun.arena.pairs import role_of
from sixgun.bots.bot import Bot, ask, hear, show, sight
from sixgun.bots.rollout import Rollout
from sixgun.engine.num import i64
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.engine.state import State
from sixgun.engine.view import View
from sixgun.make_bot import game_bots, make_bot
from sixgun.registry import rules_of

SLIPS, WORLDS = 1000, 1001  # parts of a deal's luck that no seat has


@dataclass(frozen=True)
class Trial:
    """One seat, another in each deal, for a bot among gunhands that do just anything so many times in a hundred.

    A choice that isn't a gunhand's is judged in so many `worlds`: the same for both choices. A `timed` bot thinks no
    longer than its level may.
    """

    game: str
    players: int
    bot: str
    seed: int
    worlds: int
    errors: int = 0
    timed: bool = False

    def deal(self, number: int) -> bytes:
        """The luck of a deal."""
        return child_seed(seed_bytes(self.seed), number)


class Judged(NamedTuple):
    """One game: the seat's role, whether it was won, what the choices were worth, how many, and their milliseconds."""

    role: str
    won: bool
    advantage: float
    choices: int
    total: float
    longest: float


class Table:
    """A game under way: the state, who hears of it, and what a gunhand would do."""

    def __init__(self, trial: Trial, number: int, bots: list[Bot]) -> None:
        seed = trial.deal(number)
        self.trial = trial
        self.bots = bots
        self.seat = number % trial.players
        self.state: State = rules_of(trial.game).set_up(trial.players, SeededRandom(seed), True, {})
        self.gunhand = game_bots(trial.game).policy()
        self.error_rng = Rng(child_seed(seed, SLIPS))
        self.worlds = Rng(child_seed(seed, WORLDS))
        self.tell()

    def tell(self) -> None:
        """Everybody hears of what is new."""
        events = self.state.drain_events()
        for bot in self.bots:
            hear(bot, self.seat, events)
        for event in events:
            if event.audience < 0:
                self.gunhand.on_event(event.type, event.a, event.b, event.c, event.d)

    def other_acts(self) -> i64:
        """What one of the others does."""
        legal = self.state.legal
        if self.trial.errors and self.error_rng.below(100) < self.trial.errors:
            return legal[self.error_rng.below(len(legal))]
        return self.gunhand.decide(self.state)

    def advantage(self, chosen: i64) -> float:
        """How much likelier the seat wins by its choice than by a gunhand's, when gunhands play on."""
        usual = self.gunhand.decide(self.state)
        if chosen == usual:
            return 0.0
        view = View(self.state.reveal_all(), self.seat)
        gained = 0.0
        for _ in range(self.trial.worlds):
            world = view.sample_fast(self.worlds, None)
            gained += self.chance(world, chosen) - self.chance(world, usual)
        return gained / self.trial.worlds

    def chance(self, world: State, action: i64) -> float:
        """Whether the seat wins after an action in a world."""
        return Rollout(self.seat, self.gunhand, 0, None, self.trial.errors).follow(world, action)


def judge_deal(trial: Trial, number: int) -> Judged:
    """Play a deal and judge every choice of the bot."""
    seat = number % trial.players
    rng = Rng(child_seed(trial.deal(number), seat))
    bot = make_bot(trial.bot, trial.game, rng, trial.timed)
    table = Table(trial, number, [bot])
    state = table.state
    role = role_of(state, seat)
    advantage, times = 0.0, [0.0]
    while (decision := state.decision) is not None:
        if decision.seat == seat:
            view = sight(bot, state, seat)
            began = process_time()
            action = ask(bot, view)
            times.append(1000 * (process_time() - began))
            advantage += table.advantage(action.code)
        else:
            action = decision.actions[list(decision.codes).index(table.other_acts())]
            show(state, action, {seat: bot})
        state.apply(action.code)
        table.tell()
    return Judged(role, state.has_won(seat), advantage, len(times) - 1, sum(times), max(times))


def gunhand_wins(trial: Trial, number: int) -> tuple[str, bool]:
    """The role of the seat in a deal, and whether a gunhand wins there."""
    table = Table(trial, number, [])
    state, policy = table.state, table.gunhand
    role = role_of(state, table.seat)
    state.log = None
    state.listener = policy
    while not state.over:
        state.play(policy.decide(state) if state.deciding == table.seat else table.other_acts())
    return role, state.has_won(table.seat)
