"""A rating for every bot, from games in which all sit together; each player is rated singly, whatever their role."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sixgun.arena.pairs import LineUp, Match, play_table
from sixgun.arena.parallel import Workers, hearing_ctrl_c, run_parallel
from sixgun.arena.report import Z95, share
from sixgun.arena.simulation import Wins
from sixgun.engine.errors import SixgunError
from sixgun.engine.rng import Rng, child_seed

try:
    from openskill.models import PlackettLuce
except ImportError as trouble:
    raise SixgunError("no-arena", missing=str(trouble.name)) from trouble

Played = tuple[LineUp, frozenset[int]]
SEATING = 1_000_000  # the place of a deal's seating among the seeds that follow from it


@dataclass(frozen=True)
class Ladder:
    """Which bots are rated, and where."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object] = field(default_factory=dict)

    def seating(self, number: int) -> LineUp:
        """The bots of a deal: all of them as often as each other, as far as that goes, in an order of its own."""
        rng = Rng(child_seed(self.match.deal(number), SEATING))
        rounds = -(-self.players // len(self.bots))
        return tuple([bot for _ in range(rounds) for bot in shuffled(self.bots, rng)][: self.players])

    @property
    def match(self) -> Match:
        """What deals and plays."""
        return Match(self.game, self.players, "", "", self.seed, self.options)


def shuffled(bots: tuple[str, ...], rng: Rng) -> list[str]:
    """The bots in another order."""
    rest = list(bots)
    return [rest.pop(int(rng.below(len(rest)))) for _ in bots]


def play_round(ladder: Ladder, number: int) -> list[Played]:
    """A deal with its bots moving around the table until each has had every seat."""
    first = ladder.seating(number)
    line_ups = [first[at:] + first[:at] for at in range(ladder.players)]
    return [(line_up, play_table(ladder.match, number, line_up)) for line_up in line_ups]


def climb(
    ladder: Ladder, deals: int, workers: Workers, progress: Callable[[int], None]
) -> tuple[list[list[Played]], bool]:
    """Play deals; those that count, in their order, and whether it came to its end."""
    done: dict[int, list[Played]] = {}
    with hearing_ctrl_c() as stopped:
        played = run_parallel(partial(play_round, ladder), range(deals), workers)
        try:
            for number, games in played:
                done[number] = games
                progress(len(done))
                if stopped:
                    break
        except KeyboardInterrupt:
            pass
        finally:
            played.close()
    return [done[number] for number in sorted(done)], len(done) == deals


def rate(ladder: Ladder, deals: list[list[Played]]) -> dict[str, object]:
    """The ratings as JSON, the best bot first."""
    model: Any = PlackettLuce()
    ratings = {bot: model.rating() for bot in ladder.bots}
    wins = {bot: Wins() for bot in ladder.bots}
    for games in deals:
        for line_up, winners in games:
            rate_game(model, ratings, line_up, winners)
        for bot in ladder.bots:
            seats = [seat in winners for line_up, winners in games for seat, name in enumerate(line_up) if name == bot]
            wins[bot].add(Wins(1, sum(seats), len(seats)).squared())
    rows: dict[str, object] = {}
    for bot in sorted(ladder.bots, key=lambda name: -float(ratings[name].mu)):
        rating = ratings[bot]
        reach = Z95 * rating.sigma
        rows[bot] = {"rating": round(rating.mu, 2), "reach": round(reach, 2), "wins": share(wins[bot])}
    games_played = sum(len(games) for games in deals)
    head = {"game": ladder.game, "players": ladder.players, "seed": str(ladder.seed), "options": dict(ladder.options)}
    return {**head, "deals": len(deals), "games": games_played, "bots": rows}


def rate_game(model: Any, ratings: dict[str, Any], line_up: LineUp, winners: frozenset[int]) -> None:
    """One game: winners come before losers. A bot in several seats takes the mean of what it has become there."""
    ranks = [1 if seat in winners else 2 for seat in range(len(line_up))]
    rated = model.rate([[ratings[bot]] for bot in line_up], ranks=ranks)
    for bot in set(line_up):
        own = [rated[seat][0] for seat, name in enumerate(line_up) if name == bot]
        mu, sigma = (sum(getattr(one, part) for one in own) / len(own) for part in ("mu", "sigma"))
        ratings[bot] = model.rating(mu=mu, sigma=sigma)


def ladder_table(result: dict[str, Any]) -> str:
    """The ratings as a table in Markdown."""
    lines = [
        f"{result['game']}, {result['players']} players, {result['games']} games ({result['deals']} deals, every bot "
        f"in every seat of each), seed {result['seed']}.",
        "",
        "| bot | rating (95 %) | games won (95 %) | seats |",
        "|---|---|---|---|",
    ]
    for bot, row in result["bots"].items():
        wins = row["wins"]
        won = f"{100 * wins['rate']:.1f} % ({100 * wins['low']:.1f}–{100 * wins['high']:.1f})"
        lines.append(f"| `{bot}` | {row['rating']:.1f} ± {row['reach']:.1f} | {won} | {wins['played']} |")
    return "\n".join(lines)
