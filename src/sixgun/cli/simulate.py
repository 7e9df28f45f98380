"""`sixgun simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import secrets
import sys
from contextlib import nullcontext

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sixgun.arena.parallel import Workers
from sixgun.arena.report import report
from sixgun.arena.simulation import Study, Tallies, play_study, records_file
from sixgun.cli.help import make
from sixgun.cli.options import (
    Bots,
    Number,
    files,
    game_argument,
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
from sixgun.locale import Words
from sixgun.make_bot import check_bots
from sixgun.narration import side_name
from sixgun.records import RecordsFile


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        game_argument(),
        players_option(words),
        click.Option(
            ["--games"],
            type=Number(1, 100_000_000),
            default=1000,
            help=words.say("cli-help-games"),
            metavar="N",
        ),
        click.Option(["--bots"], type=Bots(), default="gunhand", help=words.say("cli-help-bots")),
        seed_option(words),
        sets_option(words),
        rule_option(words),
        *workers_options(words),
        click.Option(["--records"], help=words.say("cli-help-records"), metavar="FILE", shell_complete=files),
        json_option(words),
    ]
    return make(words, "simulate", params, run)


def run(
    words: Words,
    game: str,
    players: int | None,
    games: int,
    bots: tuple[str, ...],
    seed: int | None,
    sets: str | None,
    options: tuple[str, ...],
    jobs: int,
    cluster: str | None,
    records: str | None,
    as_json: bool,
) -> int:
    """Play and print; Ctrl-C prints what there is."""
    rules = read_rules(game, sets)
    players = read_players(rules, players)
    chosen = read_options(rules, players, options)
    check_bots(bots, game)
    study = Study(game, players, games, bots, secrets.randbits(64) if seed is None else seed, chosen)
    with records_file(study, records) if records is not None else nullcontext() as file:
        tallies, finished = with_progress(words, study, Workers(jobs, cluster), file)
    if not finished:
        click.echo(words.say("simulate-interrupted", played=tallies.games, games=games), err=True)
    if tallies.games:
        result = report(study, tallies)
        if as_json:
            click.echo(json.dumps(result, indent=1))
        else:
            show(words, result)
    return 0 if finished else 130


def with_progress(words: Words, study: Study, workers: Workers, records: RecordsFile | None) -> tuple[Tallies, bool]:
    """Play with a progress bar on a terminal, silently elsewhere."""
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-playing"), total=study.games)
        return play_study(study, workers, lambda played: progress.update(task, completed=played), records)


def progress_bar() -> Progress:
    """A bar on a terminal, nothing elsewhere."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def show(words: Words, result: dict[str, object]) -> None:
    """The result as tables."""
    console = Console(highlight=False)
    wins, length = result["wins"], result["length"]
    assert isinstance(wins, dict) and isinstance(length, dict)
    names = words.say(f"game-{result['game']}")
    console.print(words.say("simulate-title", **{**result, "game": names}), style="bold")
    bots = result["bots"]
    assert isinstance(bots, list)
    for group, shares in wins.items():
        if group == "seat" and len(bots) > 1:  # then it tells of bots as well as of seats
            shares = {f"{seat} {bots[at % len(bots)]}": share for at, (seat, share) in enumerate(shares.items())}
        console.print(share_table(words, str(result["game"]), str(group), shares))
    console.print(length_table(words, length))


def share_table(words: Words, game: str, group: str, shares: dict[str, dict[str, float]]) -> Table:
    """Who won how often, best first."""
    table = Table(words.say(f"simulate-by-{group}"), title_justify="left")
    for heading in ("simulate-won", "simulate-played", "simulate-rate", "simulate-interval"):
        table.add_column(words.say(heading), justify="right")
    ordered = shares.items() if group == "seat" else sorted(shares.items(), key=lambda item: -item[1]["rate"])
    for name, share in ordered:
        low, high, rate = (words.number(100 * share[edge], 1) for edge in ("low", "high", "rate"))
        counts = (words.number(share["won"]), words.number(share["played"]))
        table.add_row(label(words, game, group, name), *counts, f"{rate} %", f"{low} – {high} %")
    return table


def label(words: Words, game: str, group: str, name: str) -> str:
    """The name of a side, role or character in words; seats and bots as they are."""
    if group == "side":
        return side_name(words, game, name)
    return words.say(f"{group}-{name}") if group in ("role", "character") else name


def length_table(words: Words, length: dict[str, dict[str, object]]) -> Table:
    """How long the games were."""
    table = Table(words.say("simulate-length"))
    keys = ("mean", "min", "p5", "median", "p95", "max")
    for key in keys:
        table.add_column(words.say(f"simulate-{key}"), justify="right")
    for what, values in length.items():
        table.add_row(
            words.say(f"simulate-{what}"), *[words.number(float(str(values[key])), int(key == "mean")) for key in keys]
        )
    return table
