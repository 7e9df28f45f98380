"""All puzzles that come with the package: by game, by theme, by date."""

from __future__ import annotations

import hashlib
from collections import Counter
from datetime import date
from functools import cache

from sixgun.engine.errors import SixgunError
from sixgun.puzzles.files import read_puzzles
from sixgun.puzzles.puzzle import Puzzle
from sixgun.puzzles.types import Theme
from sixgun.registry import NAMES

EASE = ("easy", "medium", "hard")


def shuffled(puzzle: Puzzle) -> str:
    """An order that has nothing to do with how they were found."""
    return hashlib.sha256(puzzle.id.encode()).hexdigest()


@cache
def all_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, well mixed."""
    return tuple(sorted([Puzzle(data) for data in read_puzzles(game)], key=shuffled))


def puzzles(game: str | None = None, theme: str | None = None) -> list[Puzzle]:
    """The puzzles of a game, or of all, with a theme, or any; the easy ones first.

    >>> {puzzle.game_name for puzzle in puzzles("duel")}
    {'duel'}
    """
    known = [puzzle for name in NAMES if game in (None, name) for puzzle in all_of(name)]
    if theme is not None and theme not in {puzzle.theme for puzzle in known}:
        raise SixgunError("puzzle-theme", theme=theme, known=", ".join(themes(game)))
    found = [puzzle for puzzle in known if theme in (None, puzzle.theme)]
    return sorted(found, key=lambda puzzle: (EASE.index(puzzle.difficulty), shuffled(puzzle)))


def themes(game: str | None = None) -> dict[Theme, int]:
    """The themes of a game, or of all, and how many puzzles have each; the most frequent first."""
    return dict(
        Counter(puzzle.theme for name in NAMES if game in (None, name) for puzzle in all_of(name)).most_common()
    )


def find_puzzle(identity: str) -> Puzzle:
    """The puzzle with a name."""
    for puzzle in all_of(identity.partition("-")[0]) if identity.partition("-")[0] in NAMES else ():
        if puzzle.id == identity:
            return puzzle
    raise SixgunError("no-puzzle", id=identity)


def of_the_day(day: date, game: str | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody; the games take turns, unless one is named.

    >>> [of_the_day(date(2026, 11, number)).game_name for number in (18, 19, 20, 21)]
    ['dice', 'classic', 'duel', 'dice']
    """
    number = day.toordinal()
    if game is None:
        number, turn = divmod(number, len(NAMES))
        game = NAMES[turn]
    found = all_of(game)
    return found[number % len(found)]
