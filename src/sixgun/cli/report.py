"""`sixgun report`: the balance of a game as a page."""

from __future__ import annotations

import json
import secrets
from typing import Any

import click

from sixgun.arena.balance import balance_data, play_all
from sixgun.arena.parallel import Workers
from sixgun.arena.simulate import Study
from sixgun.arena.worth import WorthStudy, play_worths, worth_data
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
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.make_bot import check_bots


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    games = Number(1, 100_000_000)
    params: list[click.Parameter] = [
        game_argument(),
        players_option(words),
        click.Option(["--games"], type=games, default=1000, help=words.say("cli-help-report-games"), metavar="N"),
        click.Option(["--bots"], type=Bots(), default="gunhand", help=words.say("cli-help-bots")),
        seed_option(words),
        sets_option(words),
        rule_option(words),
        *workers_options(words),
        html_option(words),
        json_option(words),
        click.Option(["--cards", "as_worth"], is_flag=True, help=words.say("cli-help-report-cards")),
    ]
    return make(words, "report", params, run)


def run(words: Words, game: str, bots: tuple[str, ...], **given: Any) -> int:
    """Play with every number of players, or one, and write the page; Ctrl-C writes what there is."""
    from sixgun.arena.balance_page import write_balance  # needs what comes with an extra

    check_bots(bots, game)
    rules = read_rules(game, given["sets"])
    counts = list(rules.players) if given["players"] is None else [read_players(rules, given["players"])]
    seed = secrets.randbits(64) if given["seed"] is None else given["seed"]
    if given["as_worth"] and (bots != ("gunhand",) or given["options"]):
        raise SixgunError("worth-alone")
    if given["as_worth"]:
        return report_worth(
            words, [WorthStudy(game, count, given["games"], seed, rules.sets) for count in counts], given
        )
    chosen = read_options(rules, counts[0], given["options"])
    studies = [Study(game, count, given["games"], bots, seed, chosen) for count in counts]
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-playing"), total=sum(study.games for study in studies))
        workers = Workers(given["jobs"], given["cluster"])
        balances, finished = play_all(studies, workers, lambda played: progress.update(task, completed=played))
    begun = [(study, balance) for study, balance in zip(studies, balances, strict=True) if balance.tallies.games]
    results = [balance_data(study, balance) for study, balance in begun]
    if results:
        path = given["html"] or f"sixgun-{game}.html"
        write_balance(words, results, path)
        click.echo(json.dumps(results, indent=1) if given["as_json"] else words.say("report-written", path=path))
    return 0 if finished else 130


def report_worth(words: Words, studies: list[WorthStudy], given: dict[str, Any]) -> int:
    """What cards and characters are worth, as a page; Ctrl-C writes what there is."""
    from sixgun.arena.worth_page import write_worth  # needs what comes with an extra

    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-playing"), total=sum(study.deals for study in studies))
        workers = Workers(given["jobs"], given["cluster"])
        worths, finished = play_worths(studies, workers, lambda played: progress.update(task, completed=played))
    begun = [(study, worth) for study, worth in zip(studies, worths, strict=True) if worth.deals]
    results = [worth_data(study, worth) for study, worth in begun]
    if results:
        path = given["html"] or f"sixgun-{studies[0].game}-cards.html"
        write_worth(words, results, path)
        click.echo(json.dumps(results, indent=1) if given["as_json"] else words.say("report-written", path=path))
    return 0 if finished else 130
