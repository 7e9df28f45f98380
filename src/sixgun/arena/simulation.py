"""Thousands of games between bots, on one core or several, with the same result either way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from math import ceil
from os import PathLike
from typing import NamedTuple

from sixgun.arena.loop import play_game
from sixgun.arena.parallel import Workers, hearing_ctrl_c, run_parallel
from sixgun.bots.bot import Bot
from sixgun.engine.action import Action
from sixgun.engine.errors import BotError
from sixgun.engine.game import record_head
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.engine.state import State
from sixgun.make_bot import make_bot
from sixgun.records import RecordsFile, pack
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


class Played(NamedTuple):
    """A game that was played: its last state, what was done, and the seed that dealt it."""

    state: State
    actions: list[Action]
    seed: bytes


def play_one(study: Study, number: int, tallies: Tallies, *listeners: Bot) -> Played:
    """Play one game of a study and count it; its luck depends on nothing but the seed and its number.

    Listeners sit beside the table: they hear what everybody hears, and are never asked.
    """
    seed = child_seed(seed_bytes(study.seed), number)
    state = rules_of(study.game, study.options.get("sets")).set_up(
        study.players, SeededRandom(seed), True, study.options
    )
    bots = [make_bot(study.bot_at(seat), study.game, Rng(child_seed(seed, seat))) for seat in range(study.players)]
    try:
        actions = play_game(state, [*bots, *listeners])
    except BotError as trouble:
        trouble.at(seed, number)
        raise
    outcome = state.outcome
    assert outcome is not None
    tallies.games += 1
    tallies.turns[int(state.turn)] += 1
    tallies.decisions[len(actions)] += 1
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
    return Played(state, actions, seed)


def record_of(study: Study, played: Played) -> dict[str, object]:
    """The record of a game: what `Game.record` would be."""
    rules = rules_of(study.game, study.options.get("sets"))
    chosen = {name: value for name, value in study.options.items() if name != "sets"}
    return {
        **record_head(rules),
        "players": study.players,
        "seed": str(int.from_bytes(played.seed, "big")),
        "options": rules.check_options(chosen, study.players),
        "actions": [action.text for action in played.actions],
    }


def play_chunk(study: Study, first: int, last: int) -> Tallies:
    """Games number first to last - 1."""
    return play_kept(study, first, last, "")[0]


def play_kept(study: Study, first: int, last: int, ending: str) -> tuple[Tallies, bytes]:
    """Games number first to last - 1, and if there is a file with some ending for them, their records."""
    tallies, records = Tallies(), list[dict[str, object]]()
    for number in range(first, last):
        played = play_one(study, number, tallies)
        if ending:
            records.append(record_of(study, played))
    return tallies, pack(records, ending) if ending else b""


def play_piece(study: Study, ending: str, piece: int) -> tuple[Tallies, bytes]:
    """One piece of a study."""
    first = piece * CHUNK
    return play_kept(study, first, min(first + CHUNK, study.games), ending)


def records_file(study: Study, path: str | PathLike[str]) -> RecordsFile:
    """A new file for the games of a study, which says what they are."""
    return RecordsFile(path, {**asdict(study), "seed": str(study.seed)})


def play_study(
    study: Study,
    workers: Workers,
    progress: Callable[[int], None],
    records: RecordsFile | None = None,
) -> tuple[Tallies, bool]:
    """Play a study; its counts, and whether it was finished. Ctrl-C keeps what has been played, its records too."""
    tallies = Tallies()
    pieces = range(ceil(study.games / CHUNK))
    play = partial(play_piece, study, records.ending if records else "")
    with hearing_ctrl_c() as stopped:
        try:
            for at, (piece, packed) in run_parallel(play, pieces, workers):
                tallies.add(piece)
                if records:
                    records.add(at, packed)
                progress(tallies.games)
                if stopped:
                    return tallies, False
        except KeyboardInterrupt:
            return tallies, False
    return tallies, True
