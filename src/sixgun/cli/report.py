"""`sixgun report`: the balance of a game as a page."""

from __future__ import annotations

import json
import secrets
from typing import Any

import click

from sixgun.arena.balance import balance_data, play_all
from sixgun.arena.parallel import Workers
from sixgun.arena.simulation import Study
from sixgun.cli.help import make
from sixgun.cli.options import (
    Bots,
    Number,
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
from sixgun.files import check_writable
from sixgun.locale import Words
from sixgun.make_bot import check_bots


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    games = Number(1, 100_000_000)
    params: list[click.Parameter] = [
        game_argument(),
        players_option(words, "cli-help-players-each"),
        click.Option(["--games"], type=games, default=1000, help=words.say("cli-help-report-games"), metavar="N"),
        click.Option(["--bots"], type=Bots(), default="gunhand", help=words.say("cli-help-bots")),
        seed_option(words),
        sets_option(words),
        rule_option(words),
        *workers_options(words),
        html_option(words, "cli-help-report-html"),
        json_option(words),
    ]
    return make(words, "report", params, run)


def run(words: Words, game: str, bots: tuple[str, ...], **given: Any) -> int:
    """Play with every number of players, or one, and write the page; Ctrl-C writes what there is."""
    from sixgun.arena.balance_page import write_balance  # needs what comes with an extra

    check_bots(bots, game)
    rules = read_rules(game, given["sets"])
    counts = list(rules.players) if given["players"] is None else [read_players(rules, given["players"])]
    seed = secrets.randbits(64) if given["seed"] is None else given["seed"]
    chosen = read_options(rules, counts[0], given["options"])
    studies = [Study(game, count, given["games"], bots, seed, chosen) for count in counts]
    path = given["html"] or (None if given["as_json"] else f"sixgun-{game}.html")
    if path is not None:
        check_writable(path)
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-playing"), total=sum(study.games for study in studies))
        workers = Workers(given["jobs"], given["cluster"])
        balances, finished = play_all(studies, workers, lambda played: progress.update(task, completed=played))
    begun = [(study, balance) for study, balance in zip(studies, balances, strict=True) if balance.tallies.games]
    results = [balance_data(study, balance) for study, balance in begun]
    if results:
        if path is not None:
            write_balance(words, results, path)
        click.echo(json.dumps(results, indent=1) if given["as_json"] else words.say("report-written", path=path))
    return 0 if finished else 130
