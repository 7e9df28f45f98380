"""Measure what gunhand is worth in each role: `python tools/strength.py [GAMES]` prints a table."""

from __future__ import annotations

import sys

from sixgun.arena.report import interval
from sixgun.arena.strength import wins_as

PLAYERS = 5
ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def main() -> None:
    """The table, in Markdown."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    print("| role | gunhand among greenhorns | greenhorn among greenhorns | greenhorn among gunhands |")
    print("|---|---|---|---|")
    for role in ROLES:
        cells = []
        for bot, others in (("gunhand", "greenhorn"), ("greenhorn", "greenhorn"), ("greenhorn", "gunhand")):
            won = wins_as(role, bot, others, "dice", PLAYERS, games)
            low, high = interval(won, games)
            cells.append(f"{100 * won / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})")
        print(f"| {role} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
