"""A match from its first deal to its verdict: played in pieces, kept in a file, begun again where it was cut off."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

from sixgun.arena.pairs import Match, Pair, play_deal
from sixgun.arena.parallel import Workers, hearing_ctrl_c, run_parallel
from sixgun.arena.statistics import Mean, Sprt
from sixgun.engine.errors import SixgunError
from sixgun.matches.journal import Journal, read_lines
from sixgun.registry import rules_of

VERSION = 1


class Contest:
    """The deals of a match that have been played. They count in their order, up to the one that decides.

    So the result is the same however many processes played, and whichever of them was faster.
    """

    def __init__(self, match: Match, deals: int, gain: float) -> None:
        self.match = match
        self.deals = deals
        self.test = Sprt(gain)
        self.counted: list[list[Pair]] = []
        self.waiting: dict[int, list[Pair]] = {}

    def add(self, number: int, pairs: list[Pair]) -> None:
        """A deal was played; it counts when all before it do."""
        self.waiting[number] = pairs
        while len(self.counted) in self.waiting and not self.over:
            following = self.waiting.pop(len(self.counted))
            self.counted.append(following)
            self.test.add(score(following))

    @property
    def over(self) -> bool:
        """Whether all deals are played, or it is known who is better."""
        return len(self.counted) == self.deals or self.test.verdict != "open"

    @property
    def difference(self) -> Mean:
        """How much more often the candidate wins, in all fields."""
        return self.test.mean

    def missing(self) -> list[int]:
        """The deals that are not played yet."""
        known = len(self.counted)
        return [number for number in range(known, self.deals) if number not in self.waiting]


def score(pairs: list[Pair]) -> float:
    """What the candidate won more than the incumbent in a deal, for a pair."""
    return sum(pair.candidate - pair.incumbent for pair in pairs) / len(pairs)


def play_contest(contest: Contest, workers: Workers, kept: Kept | None, progress: Callable[[Contest], None]) -> bool:
    """Play what is missing; whether it came to its end (Ctrl-C keeps what has been played)."""
    if kept is not None:
        for number, pairs in kept.deals:
            contest.add(number, pairs)
    if contest.over:
        return True
    with hearing_ctrl_c() as stopped:
        played = run_parallel(partial(play_deal, contest.match), contest.missing(), workers)
        try:
            for number, pairs in played:
                if kept is not None:
                    kept.add(number, pairs)
                contest.add(number, pairs)
                progress(contest)
                if contest.over or stopped:
                    break
        except KeyboardInterrupt:
            return False
        finally:
            played.close()
    return contest.over


class Kept:
    """The file of a match: what it is in the first line, then a line for each deal as soon as it is played."""

    def __init__(self, path: Path, match: Match) -> None:
        self.journal = Journal(path, "r+" if path.exists() else "x+")
        head = json.dumps(heading(match))
        if not self.journal.lines:
            self.journal.add([head])
        if self.journal.lines[0] != head:
            self.journal.close()
            raise SixgunError("other-match", path=str(path))
        self.deals = [read_deal(line, path) for line in self.journal.lines[1:]]

    def add(self, number: int, pairs: list[Pair]) -> None:
        """Keep a deal."""
        self.journal.add([json.dumps([number, pairs])])

    def close(self) -> None:
        """Let others have the file."""
        self.journal.close()


def heading(match: Match) -> dict[str, object]:
    """What the deals in a file belong to; other rules give other games."""
    return {"sixgun": "arena", "version": VERSION, "rules": rules_of(match.game).version, **asdict(match)}


def read_deal(line: str, path: Path) -> tuple[int, list[Pair]]:
    """A deal from its line."""
    try:
        number, pairs = json.loads(line)
        return number, [Pair(*pair) for pair in pairs]
    except (ValueError, TypeError) as trouble:
        raise SixgunError("other-match", path=str(path)) from trouble


def seed_in(path: Path) -> int | None:
    """The seed of the match in a file, if there is one."""
    lines = read_lines(path) if path.exists() else []
    try:
        return int(json.loads(lines[0])["seed"]) if lines else None
    except (ValueError, TypeError, KeyError) as trouble:
        raise SixgunError("other-match", path=str(path)) from trouble
