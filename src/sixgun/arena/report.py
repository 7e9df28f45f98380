"""What the counts of a study mean: shares with 95 % intervals, and lengths."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from sixgun.arena.simulation import Study, Tallies, Wins

Z95 = 1.959963984540054
GROUPS = ("side", "role", "character", "seat", "bot")


def interval(won: float, played: float) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson.

    >>> [round(edge, 3) for edge in interval(50, 100)]
    [0.404, 0.596]
    """
    if played == 0:
        return 0.0, 1.0
    share = won / played
    spread = Z95 * sqrt(share * (1 - share) / played + Z95**2 / (4 * played**2))
    scale = 1 + Z95**2 / played
    middle = share + Z95**2 / (2 * played)
    return min(share, max(0.0, (middle - spread) / scale)), max(share, min(1.0, (middle + spread) / scale))


def share(wins: Wins) -> dict[str, object]:
    """A share of wins with its interval."""
    rate = wins.won / wins.played if wins.played else 0.0
    weight = independent_seats(wins, rate)
    low, high = interval(rate * weight, weight)
    edges = {"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}
    return {"won": wins.won, "played": wins.played, **edges}


def independent_seats(wins: Wins, rate: float) -> float:
    """How many independent seats would tell as much as these, which win together within each game."""
    spread = wins.won_won - 2 * rate * wins.won_played + rate**2 * wins.played_played
    return rate * (1 - rate) * wins.played**2 / spread if spread > 1e-9 else float(wins.games)


def spread(counts: Counter[int]) -> dict[str, object]:
    """The middle and the edges of a count, by quantiles."""
    values = sorted(counts.elements())
    if not values:
        return {}
    at = {"min": 0.0, "p5": 0.05, "median": 0.5, "p95": 0.95, "max": 1.0}
    quantiles: dict[str, object] = {name: values[round(part * (len(values) - 1))] for name, part in at.items()}
    return {"mean": round(sum(values) / len(values), 2), **quantiles}


def report(study: Study, tallies: Tallies) -> dict[str, object]:
    """The whole result as JSON; the same for the same study, however it was computed."""
    groups: dict[str, dict[str, object]] = {}
    for group, name in sorted(tallies.groups, key=lambda key: (GROUPS.index(key[0]), key[1])):
        wins = tallies.groups[group, name]
        if (group, name) != ("side", "nobody") or wins.won > 0:  # a rarity that needs no line of its own
            groups.setdefault(group, {})[name] = share(wins)
    return {
        "game": study.game,
        "players": study.players,
        "bots": list(study.bots),
        "seed": str(study.seed),
        "options": dict(study.options),
        "games": tallies.games,
        "wins": groups,
        "length": {"turns": spread(tallies.turns), "decisions": spread(tallies.decisions)},
    }
