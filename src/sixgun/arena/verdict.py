"""What a contest has found, as JSON: rates and differences in each field, by role and altogether."""

from __future__ import annotations

from sixgun.arena.contest import Contest
from sixgun.arena.pairs import Pair
from sixgun.arena.report import share
from sixgun.arena.simulation import Wins
from sixgun.arena.statistics import ERROR, Mean, clustered

Found = dict[str, object]


def verdict(contest: Contest) -> Found:
    """The whole result; the same for the same match, however it was computed."""
    match = contest.match
    return {
        "game": match.game,
        "players": match.players,
        "candidate": match.candidate,
        "incumbent": match.incumbent,
        "seed": str(match.seed),
        "options": dict(match.options),
        "deals": len(contest.counted),
        "verdict": contest.test.verdict,
        "test": {"gain": contest.test.gain, "error": ERROR, "evidence": round(contest.test.evidence, 3)},
        "difference": mean_data(contest.difference),
        "fields": {among: field_data(contest.counted, among) for among in match.fields},
    }


def field_data(deals: list[list[Pair]], among: str) -> Found:
    """What was found in one field."""
    here = [[pair for pair in pairs if pair.among == among] for pairs in deals]
    roles = dict.fromkeys(pair.role for pairs in here for pair in pairs)
    by_role = {role: compared([[pair for pair in pairs if pair.role == role] for pairs in here]) for role in roles}
    return {"all": compared(here), "role": by_role}


def compared(deals: list[list[Pair]]) -> Found:
    """How often candidate and incumbent won in some pairs of each deal, and the difference."""
    candidate, incumbent = Wins(), Wins()
    differences = []
    for pairs in deals:
        won, lost = sum(pair.candidate for pair in pairs), sum(pair.incumbent for pair in pairs)
        differences.append((won - lost, len(pairs)))
        if pairs:
            candidate.add(Wins(1, won, len(pairs)).squared())
            incumbent.add(Wins(1, lost, len(pairs)).squared())
    gain = mean_data(clustered(differences))
    return {"pairs": candidate.played, "candidate": share(candidate), "incumbent": share(incumbent), "gain": gain}


def mean_data(mean: Mean) -> Found:
    """A mean with its interval."""
    return {"mean": round(mean.value, 4), "low": round(mean.low, 4), "high": round(mean.high, 4), "deals": mean.deals}
