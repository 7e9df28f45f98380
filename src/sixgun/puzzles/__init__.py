"""Puzzles: decisions of real games at which one action is best by far.

They were found by `tools/puzzles.py` and judged in worlds of what the deciding player could know.
"""

from __future__ import annotations

from sixgun.puzzles.collection import find_puzzle, of_the_day, puzzles, themes
from sixgun.puzzles.progress import Progress
from sixgun.puzzles.puzzle import Puzzle

__all__ = ["Progress", "Puzzle", "find_puzzle", "of_the_day", "puzzles", "themes"]
