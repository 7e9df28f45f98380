"""Thousands of games between bots, on one core or several, with the same result either way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import ceil

from sixgun.arena.loop import play_game
from sixgun.arena.parallel import Workers, hearing_ctrl_c, run_parallel
from sixgun.bots.bot import Bot
from sixgun.engine.errors import BotError
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.engine.state import State
from sixgun.make_bot import make_bot
from sixgun.registry import rules_of

CHUNK = 50


@dataclass(frozen=True)
class Study:
    """What is played: bots are given to the seats in turn."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object] = field(default_factory=dict)

    def bot_at(self, seat: int) -> str:
        """The bot that plays a seat."""
        return self.bots[seat % len(self.bots)]


@dataclass
class Wins:
    """How often a group won: over games, the seats that won, the seats that played, and the sums of their products.

    Seats of one game win together or not at all, so an interval must be computed over games, not over seats.
    """

    games: int = 0
    won: int = 0
    played: int = 0
    won_won: int = 0
    won_played: int = 0
    played_played: int = 0

    def squared(self) -> Wins:
        """The wins of a single game with their products."""
        return Wins(1, self.won, self.played, self.won**2, self.won * self.played, self.played**2)

    def add(self, other: Wins) -> None:
        """Add the wins of other games."""
        self.games += other.games
        self.won += other.won
        self.played += other.played
        self.won_won += other.won_won
        self.won_played += other.won_played
        self.played_played += other.played_played


@dataclass
class Tallies:
    """What came out, as plain counts that can be added up in any order."""

    games: int = 0
    groups: dict[tuple[str, str], Wins] = field(default_factory=dict)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tallies) -> None:
        """Add the counts of other games."""
        self.games += other.games
        for key, wins in other.groups.items():
            self.groups.setdefault(key, Wins()).add(wins)
        self.turns += other.turns
        self.decisions += other.decisions


def play_one(study: Study, number: int, tallies: Tallies, *listeners: Bot) -> State:
    """Play one game of a study and count it; its luck depends on nothing but the seed and its number.

    Listeners sit beside the table: they hear what everybody hears, and are never asked.
    """
    seed = child_seed(seed_bytes(study.seed), number)
    state = rules_of(study.game, study.options.get("sets")).set_up(
        study.players, SeededRandom(seed), True, study.options
    )
    bots = [make_bot(study.bot_at(seat), study.game, Rng(child_seed(seed, seat))) for seat in range(study.players)]
    try:
        decisions = play_game(state, [*bots, *listeners])
    except BotError as trouble:
        trouble.at(seed, number)
        raise
    outcome = state.outcome
    assert outcome is not None
    tallies.games += 1
    tallies.turns[int(state.turn)] += 1
    tallies.decisions[decisions] += 1
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for seat in range(study.players):
        groups = {**state.groups(seat), "seat": [str(seat + 1)], "bot": [study.bot_at(seat)]}
        keys = [(group, name) for group, names in groups.items() for name in names]
        played.update(keys)
        if seat in outcome.winners:
            won.update(keys)
    for side in state.sides():
        played["side", side] = 1
    won["side", outcome.side] = 1
    for key, seats in played.items():
        tallies.groups.setdefault(key, Wins()).add(Wins(1, won[key], seats).squared())
    return state


def play_chunk(study: Study, first: int, last: int) -> Tallies:
    """Games number first to last - 1."""
    tallies = Tallies()
    for number in range(first, last):
        play_one(study, number, tallies)
    return tallies


def play_piece(study: Study, piece: int) -> Tallies:
    """One piece of a study."""
    first = piece * CHUNK
    return play_chunk(study, first, min(first + CHUNK, study.games))


def simulate(
    study: Study, jobs: int, progress: Callable[[int], None], cluster: str | None = None
) -> tuple[Tallies, bool]:
    """Play a study; its counts, and whether it was finished (Ctrl-C keeps what has been played)."""
    tallies = Tallies()
    pieces = range(ceil(study.games / CHUNK))
    with hearing_ctrl_c() as stopped:
        try:
            for _, piece in run_parallel(partial(play_piece, study), pieces, Workers(jobs, cluster)):
                tallies.add(piece)
                progress(tallies.games)
                if stopped:
                    return tallies, False
        except KeyboardInterrupt:
            return tallies, False
    return tallies, True
