"""Thousands of games between bots, on one core or several, with the same result either way."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from threading import current_thread, main_thread

from sixgun.arena.loop import play_game
from sixgun.bots.hire import hire
from sixgun.engine.chance import Chance, Luck, child_seed, seed_bytes
from sixgun.games.registry import rules_of

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


def play_one(study: Study, number: int, tallies: Tallies) -> None:
    """Play one game of a study and count it; its luck depends on nothing but the seed and its number."""
    seed = child_seed(seed_bytes(study.seed), number)
    state = rules_of(study.game).set_up(study.players, Chance(seed), True, study.options)
    bots = [hire(study.bot_at(seat), study.game, Luck(child_seed(seed, seat))) for seat in range(study.players)]
    decisions = play_game(state, bots)
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


def play_chunk(study: Study, first: int, last: int) -> Tallies:
    """Games number first to last - 1."""
    tallies = Tallies()
    for number in range(first, last):
        play_one(study, number, tallies)
    return tallies


def chunks(study: Study) -> list[tuple[int, int]]:
    """The games of a study in pieces."""
    return [(first, min(first + CHUNK, study.games)) for first in range(0, study.games, CHUNK)]


def simulate(study: Study, jobs: int, progress: Callable[[int], None]) -> tuple[Tallies, bool]:
    """Play a study; its counts, and whether it was finished (Ctrl-C keeps what has been played)."""
    tallies = Tallies()
    with hearing_ctrl_c() as stopped:
        try:
            for piece in play_pieces(study, jobs):
                tallies.add(piece)
                progress(tallies.games)
                if stopped:
                    return tallies, False
        except KeyboardInterrupt:
            return tallies, False
    return tallies, True


@contextmanager
def hearing_ctrl_c() -> Iterator[list[int]]:
    """Ctrl-C is noted and obeyed after the piece that is being played, so that it breaks nothing; twice it insists."""
    heard: list[int] = []

    def hear(number: int, _: object) -> None:
        if heard:
            raise KeyboardInterrupt
        heard.append(number)

    if current_thread() is not main_thread():  # only there can signals be heard
        yield heard
        return
    before = signal.signal(signal.SIGINT, hear)
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)


def leave_ctrl_c_to_the_parent() -> None:
    """Workers finish their piece; whoever started them decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_pieces(study: Study, jobs: int) -> Iterator[Tallies]:
    """The counts of each piece, as they come in."""
    if jobs == 1:
        for first, last in chunks(study):
            yield play_chunk(study, first, last)
        return
    pieces = iter(chunks(study))
    with ProcessPoolExecutor(jobs, initializer=leave_ctrl_c_to_the_parent) as workers:
        try:
            waiting = {workers.submit(play_chunk, study, *piece) for piece in islice(pieces, 2 * jobs)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {workers.submit(play_chunk, study, *piece) for piece in islice(pieces, len(done))}
                for future in done:
                    yield future.result()
        except (KeyboardInterrupt, GeneratorExit):
            workers.shutdown(wait=False, cancel_futures=True)
            raise
