"""`sixgun arena`: whether one bot is better than another, in pairs of games that differ in nothing else."""

from __future__ import annotations

import json
import re
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from sixgun.arena.contest import Contest, Kept, play_contest, seed_in
from sixgun.arena.figures import conclusion, points, role_label
from sixgun.arena.pairs import AMONG_CANDIDATES, AMONG_INCUMBENTS, Match
from sixgun.arena.parallel import Workers
from sixgun.arena.verdict import verdict
from sixgun.cli.help import make
from sixgun.cli.options import (
    Number,
    OneOf,
    game_argument,
    html_option,
    json_option,
    players_option,
    read_options,
    read_players,
    read_rules,
    rule_option,
    seed_option,
    sets_option,
    workers_options,
)
from sixgun.cli.simulate import progress_bar
from sixgun.locale import Words
from sixgun.make_bot import check_bots
from sixgun.matches.folder import saved_games

BOTH = "both"
ENDING = ".arena"


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    fields = OneOf(BOTH, AMONG_INCUMBENTS, AMONG_CANDIDATES)
    params: list[click.Parameter] = [
        game_argument(),
        click.Argument(["candidate"], metavar="CANDIDATE"),
        click.Argument(["incumbent"], metavar="INCUMBENT"),
        players_option(words),
        deals_option(words),
        click.Option(
            ["--gain"], type=Number(0, 100), default=5, help=words.say("cli-help-arena-gain"), metavar="POINTS"
        ),
        click.Option(
            ["--field", "among"],
            type=fields,
            default=BOTH,
            help=words.say("cli-help-arena-field"),
            metavar="|".join(fields.words),
        ),
        seed_option(words),
        sets_option(words),
        rule_option(words),
        *workers_options(words),
        click.Option(["--keep"], help=words.say("cli-help-arena-keep"), metavar="FILE"),
        html_option(words),
        json_option(words),
    ]
    return make(words, "arena", params, run)


def deals_option(words: Words) -> click.Option:
    """--deals"""
    limits = Number(1, 10_000_000)
    return click.Option(["--deals"], type=limits, default=1000, help=words.say("cli-help-deals"), metavar="N")


def run(words: Words, game: str, candidate: str, incumbent: str, **given: Any) -> int:
    """Play and print; Ctrl-C prints what there is, and the same command goes on from there."""
    bots = candidate, incumbent
    check_bots(bots, game)
    page = html_writer() if given["html"] else None
    rules = read_rules(game, given["sets"])
    players = read_players(rules, given["players"])
    chosen = read_options(rules, players, given["options"])
    fields = (AMONG_INCUMBENTS, AMONG_CANDIDATES) if given["among"] == BOTH else (given["among"],)
    path = Path(given["keep"]) if given["keep"] else own_file(game, players, bots, given["seed"], (fields, chosen))
    seed = seed_of(path, given["seed"])
    match = Match(game, players, *bots, seed, chosen, fields)
    contest = Contest(match, given["deals"], given["gain"] / 100)
    finished = play_kept(words, contest, Workers(given["jobs"], given["cluster"]), path)
    if finished and not given["keep"]:
        path.unlink(missing_ok=True)
    if contest.counted:
        result = verdict(contest)
        if given["as_json"]:
            click.echo(json.dumps(result, indent=1))
        else:
            show(words, result)
        if page is not None:
            page(words, contest, given["html"])
    return 0 if finished else 130


def html_writer() -> Any:
    """What writes the page; it needs a library that is an extra of the package, so it is asked for before any play."""
    from sixgun.arena.contest_page import write_contest

    return write_contest


def own_file(game: str, players: int, bots: tuple[str, str], seed: int | None, more: object) -> Path:
    """Where a match is kept when nobody says: the same command finds it again."""
    digest = sha256(repr((game, players, bots, seed, more)).encode()).hexdigest()[:8]
    name = "-".join([game, str(players), *[re.sub(r"\W+", "-", bot) for bot in bots], digest])
    return saved_games() / f"{name}{ENDING}"


def seed_of(path: Path, seed: int | None) -> int:
    """The seed that is given, that of the match in the file, or one that nobody can foresee."""
    if seed is not None:
        return seed
    kept = seed_in(path)
    return secrets.randbits(64) if kept is None else kept


def play_kept(words: Words, contest: Contest, workers: Workers, path: Path) -> bool:
    """Play with a progress bar and a file; whether it came to its end."""
    kept = Kept(path, contest.match)
    try:
        if kept.deals:
            click.echo(words.say("arena-goes-on", deals=len(kept.deals), path=str(path)), err=True)
        finished = with_progress(words, contest, workers, kept)
    finally:
        kept.close()
    if not finished:
        click.echo(words.say("arena-interrupted", played=len(contest.counted), path=str(path)), err=True)
    return finished


def with_progress(words: Words, contest: Contest, workers: Workers, kept: Kept) -> bool:
    """Play with a progress bar on a terminal that tells the estimate so far, silently elsewhere."""
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-playing"), total=contest.deals)

        def tell(so_far: Contest) -> None:
            mean = so_far.difference
            reach = words.number(100 * (mean.high - mean.value), 1)
            told = words.say("arena-so-far", gain=points(words, mean.value), reach=reach)
            progress.update(task, completed=len(so_far.counted), description=told)

        return play_contest(contest, workers, kept, tell)


def show(words: Words, result: dict[str, Any]) -> None:
    """The result as tables, and the verdict as a sentence."""
    console = Console(highlight=False)
    told = {**result, "game": words.say(f"game-{result['game']}")}
    console.print(words.say("arena-title", **told), style="bold")
    for among, found in result["fields"].items():
        console.print(field_table(words, result, among, found))
    console.print(conclusion(words, result), soft_wrap=True)


def field_table(words: Words, result: dict[str, Any], among: str, found: dict[str, Any]) -> Table:
    """Both bots in one field, by role and altogether, narrow enough for 80 columns; long names are folded, not cut."""
    heading = words.say(f"arena-among-{among}", candidate=result["candidate"], incumbent=result["incumbent"])
    named = {role_label(words, result["game"], role): cells(words, row) for role, row in found["role"].items()}
    named[words.say("arena-all")] = cells(words, found["all"])
    table = Table("", title=heading, title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    bots = (f"{result['candidate']} %", f"{result['incumbent']} %")
    titles = (words.say("arena-pairs"), *bots, words.say("arena-difference"))
    for title, *figures in zip(titles, *named.values(), strict=True):
        table.add_column(title, justify="right", overflow="fold", min_width=max(len(figure) for figure in figures))
    for name, figures in named.items():
        table.add_row(name, *figures)
    return table


def cells(words: Words, row: dict[str, Any]) -> list[str]:
    """One line of figures: shares in percent and their difference in points, each with its interval."""
    shares = [row[bot] for bot in ("candidate", "incumbent")]
    rates = [f"{words.number(100 * share['rate'], 1)} ({edges(words, share)})" for share in shares]
    gain = row["gain"]
    reach = f"{points(words, gain['low'])}…{points(words, gain['high'])}"
    return [words.number(row["pairs"]), *rates, f"{points(words, gain['mean'])} ({reach})"]


def edges(words: Words, share: dict[str, Any]) -> str:
    """An interval in percent, as short as it can be."""
    return f"{words.number(100 * share['low'], 1)}–{words.number(100 * share['high'], 1)}"
