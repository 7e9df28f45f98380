"""The value of hidden information: a bot that sees everything in all seats, beside one that doesn't in all seats."""

from __future__ import annotations

from typing import Any

from sixgun.arena.contest import Contest
from sixgun.arena.pairs import AMONG_THEIR_OWN, Match
from sixgun.arena.verdict import field_data

SEEING = "oracle"
GUESSING = "legend"


def secrets_match(
    game: str, players: int, bots: tuple[str, str], seed: int, options: dict[str, object] | None = None
) -> Match:
    """The same deals, played by one bot alone and by the other alone."""
    return Match(game, players, *bots, seed, options or {}, (AMONG_THEIR_OWN,))


def value_of_secrets(contests: list[Contest]) -> dict[str, object]:
    """What knowing everything changes for each role, by the number of players. All seats know it, friend and foe."""
    match = contests[0].match
    found = {str(contest.match.players): players_data(contest) for contest in contests}
    head = {"game": match.game, "seeing": match.candidate, "guessing": match.incumbent, "seed": str(match.seed)}
    return {**head, "options": dict(match.options), "players": found}


def players_data(contest: Contest) -> dict[str, object]:
    """The figures of one number of players."""
    return {"deals": len(contest.counted), "role": field_data(contest.counted, AMONG_THEIR_OWN)["role"]}


def secrets_table(result: dict[str, Any]) -> str:
    """The price as a table in Markdown."""
    seeing, guessing = result["seeing"], result["guessing"]
    sets = result["options"].get("sets")
    game = f"{result['game']} ({', '.join(sets)})" if sets else result["game"]
    lines = [
        f"{game}, seed {result['seed']}: the same deals with `{seeing}` and with `{guessing}` in all seats.",
        "",
        f"| players | role | deals | all `{seeing}` | all `{guessing}` | difference in points (95 %) |",
        "|---|---|---|---|---|---|",
    ]
    for players, found in result["players"].items():
        for role, row in found["role"].items():
            rates = [f"{100 * row[bot]['rate']:.1f} %" for bot in ("candidate", "incumbent")]
            gain = row["gain"]
            edges = f"{100 * gain['mean']:+.1f} ({100 * gain['low']:+.1f} … {100 * gain['high']:+.1f})"
            lines.append(f"| {players} | {role} | {found['deals']} | {' | '.join(rates)} | {edges} |")
    return "\n".join(lines)
