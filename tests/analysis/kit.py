"""Games to analyse."""

from __future__ import annotations

from functools import cache

import sixgun
from sixgun.analysis import analyse
from sixgun.analysis.types import AnalysisData
from sixgun.engine.game import Game

TABLES = [("dice", 4), ("dice", 3), ("classic", 4), ("duel", 2)]
SMALL = 10  # playouts


def played(name: str, players: int, seed: int = 1, bots: tuple[str, ...] = ("gunhand", "greenhorn")) -> Game:
    """A game between bots that are given to the seats in turn."""
    return sixgun.play(name, [bots[seat % len(bots)] for seat in range(players)], seed=seed)


@cache
def analysed(name: str, players: int) -> AnalysisData:
    """The analysis of that game; tests share it, and nobody changes it."""
    return analyse(played(name, players), budget=SMALL)
