"""The arena for Python programs: what the commands `simulate`, `arena` and `ladder` do, with results as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any

from sixgun.api import new_seed
from sixgun.arena.contest import Contest, Kept, play_contest
from sixgun.arena.pairs import AMONG_CANDIDATES, AMONG_INCUMBENTS, Match
from sixgun.arena.parallel import Workers
from sixgun.arena.report import report
from sixgun.arena.simulation import Study, play_study, records_file
from sixgun.arena.verdict import verdict
from sixgun.bots.bot import Bot
from sixgun.engine.errors import BadData, SixgunError, shown
from sixgun.engine.fields import FieldType
from sixgun.family.sets import FamilyRules
from sixgun.make_bot import BotSpec, check_bots, check_class
from sixgun.registry import rules_of

Row = dict[str, object]
FRAMES = ("pandas", "polars")
EDGES = ("rate", "low", "high")
BOTH = (AMONG_INCUMBENTS, AMONG_CANDIDATES)
MOST = 10**9


@dataclass(frozen=True)
class Result:
    """What came of a study. `data` is the JSON that the command prints; shares are from 0 to 1, with 95 % intervals.

    `finished` is False after Ctrl-C: then it tells of the games that were played until then.
    """

    data: dict[str, Any]
    rows: tuple[Row, ...]
    finished: bool = True

    def to_dicts(self) -> list[Row]:
        """A row for each figure."""
        return [dict(row) for row in self.rows]

    def to_frame(self, library: str | None = None) -> Any:
        """The rows as a data frame of pandas or polars: of the one that is named, or else installed."""
        wanted = FRAMES if library is None else (library,)
        for name in wanted:
            try:
                return import_module(name).DataFrame(self.to_dicts())
            except ImportError:
                continue
        raise SixgunError("no-frames", library=" / ".join(wanted))


def simulate(
    game: str,
    bots: BotSpec | Sequence[BotSpec] = "gunhand",
    *,
    games: int = 1000,
    players: int | None = None,
    seed: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    records: str | PathLike[str] | None = None,
    sets: Sequence[str] | None = None,
    **options: object,
) -> Result:
    """Let bots play many games. Rows: `group` (side, role, character, seat, bot), `name`, `won`, `played`, `rate`,
    `low`, `high`.

    Several bots are given to the seats in turn. `records` is a new file, `.jsonl` or `.jsonl.gz`, that keeps the games
    (`sixgun.read_records`). The result is the same for any number of `jobs`.

    >>> from sixgun import arena
    >>> result = arena.simulate("duel", ["gunhand", "greenhorn"], games=20, seed=1)
    >>> [(row["name"], row["won"]) for row in result.to_dicts() if row["group"] == "bot"]
    [('greenhorn', 0), ('gunhand', 20)]
    """
    rules, chosen = read_rules(game, sets, options)
    seats = players_of(rules, players, options)
    study = Study(game, seats, at_least_one(games, "games"), name_bots(bots, game), new_seed(seed), chosen)
    workers = read_workers(jobs, cluster)
    with records_file(study, records) if records is not None else nullcontext() as file:
        tallies, finished = play_study(study, workers, lambda _: None, file)
    data: dict[str, Any] = report(study, tallies)
    shares = [(group, name, share) for group, found in data["wins"].items() for name, share in found.items()]
    return Result(data, tuple([{"group": group, "name": name, **share} for group, name, share in shares]), finished)


def match(
    game: str,
    candidate: BotSpec,
    incumbent: BotSpec,
    *,
    deals: int = 1000,
    gain: float = 0.05,
    players: int | None = None,
    field: str | None = None,
    seed: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    keep: str | PathLike[str] | None = None,
    sets: Sequence[str] | None = None,
    **options: object,
) -> Result:
    """Compare two bots in pairs of games that differ in nothing else (docs/arena.md). Rows: `field`, `role` (or "all"),
    `pairs`, and for `candidate` and `incumbent` their rate with `_low` and `_high`, and `gain`, the difference.

    It stops as soon as it is known whether the candidate wins `gain` more often; `gain=0` plays all deals. `field` is
    `"incumbent"` or `"candidate"` for one of the two. `keep` is a file from which the same call goes on.

    >>> from sixgun import arena
    >>> result = arena.match("dice", "gunhand", "greenhorn", deals=30, players=4, seed=1)
    >>> result.data["verdict"], result.data["deals"]
    ('better', 20)
    """
    rules, chosen = read_rules(game, sets, options)
    seats = players_of(rules, players, options)
    fields = read_field(field)
    workers = read_workers(jobs, cluster)
    both = *name_bots(candidate, game), *name_bots(incumbent, game)
    contest = Contest(
        Match(game, seats, both[0], both[1], new_seed(seed), chosen, fields), at_least_one(deals, "deals"), gain
    )
    kept = Kept(Path(keep), contest.match) if keep is not None else None
    try:
        finished = play_contest(contest, workers, kept, lambda _: None)
    finally:
        if kept is not None:
            kept.close()
    data: dict[str, Any] = verdict(contest)
    return Result(data, tuple(match_rows(data)), finished)


def match_rows(data: dict[str, Any]) -> Iterator[Row]:
    """The figures of a match, a row for each role of each field."""
    for among, found in data["fields"].items():
        for role, row in [*found["role"].items(), ("all", found["all"])]:
            told: Row = {"field": among, "role": role, "pairs": row["pairs"]}
            for bot in ("candidate", "incumbent"):
                told |= dict(zip((bot, f"{bot}_low", f"{bot}_high"), [row[bot][edge] for edge in EDGES], strict=True))
            gain = row["gain"]
            yield {**told, "gain": gain["mean"], "gain_low": gain["low"], "gain_high": gain["high"]}


def ladder(
    game: str,
    bots: Sequence[BotSpec],
    *,
    deals: int = 1000,
    players: int | None = None,
    seed: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    sets: Sequence[str] | None = None,
    **options: object,
) -> Result:
    """Rate bots by games in which all sit together; needs `sixgun[arena]`. Rows: `bot`, `rating`, `reach` (95 %),
    `won`, `played`, `rate`, `low`, `high`, the best bot first.

    >>> from sixgun import arena
    >>> result = arena.ladder("dice", ["greenhorn", "gunhand"], deals=10, players=4, seed=1)
    >>> [row["bot"] for row in result.to_dicts()]
    ['gunhand', 'greenhorn']
    """
    from sixgun.arena.ratings import Ladder, climb, rate  # needs what comes with an extra

    rules, chosen = read_rules(game, sets, options)
    entered = Ladder(game, players_of(rules, players, options), name_bots(bots, game), new_seed(seed), chosen)
    played, finished = climb(entered, at_least_one(deals, "deals"), read_workers(jobs, cluster), lambda _: None)
    data: dict[str, Any] = rate(entered, played)
    rows = [
        {"bot": bot, "rating": row["rating"], "reach": row["reach"], **row["wins"]} for bot, row in data["bots"].items()
    ]
    return Result(data, tuple(rows), finished)


def read_rules(
    game: str, sets: Sequence[str] | None, options: dict[str, object]
) -> tuple[FamilyRules, dict[str, object]]:
    """A game made of sets, and its options as a study carries them."""
    rules = rules_of(game, sets)
    return rules, options if sets is None else {**options, "sets": list(rules.sets)}


def players_of(rules: FamilyRules, players: int | None, options: dict[str, object]) -> int:
    """How many play, if the game and its options allow it."""
    seats = rules.usual_players if players is None else rules.check_players(players)
    rules.check_options(options, seats)
    return seats


def at_least_one(number: int, field: str) -> int:
    """How many are played."""
    return FieldType(1, MOST).read(number, field)


def read_workers(jobs: int, cluster: str | None) -> Workers:
    """Who does the work."""
    return Workers(at_least_one(jobs, "jobs"), cluster)


def read_field(field: str | None) -> tuple[str, ...]:
    """Who sits in the other seats: both populations, or one."""
    if field is None:
        return BOTH
    if field not in BOTH:
        raise BadData("field", "name", known=", ".join(BOTH), value=shown(field))
    return (field,)


def name_bots(bots: BotSpec | Sequence[BotSpec], game: str) -> tuple[str, ...]:
    """Bots by their names, which all can play: worker processes are told names only, so a class must be importable."""
    given = [bots] if isinstance(bots, (str, type, Bot)) else list(bots)
    names = tuple([bot if isinstance(bot, str) else name_class(bot) for bot in given])
    if not names:
        raise BadData("bots", "list", length=-1)
    check_bots(names, game)
    return names


def name_class(bot: type[Bot]) -> str:
    """A class as `module:Class`."""
    kind = check_class(bot, repr(bot))
    return f"{kind.__module__}:{kind.__qualname__}"
