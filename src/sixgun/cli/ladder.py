"""`sixgun ladder`: a rating for every bot."""

from __future__ import annotations

import json
import secrets
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from sixgun.arena.figures import between, percent
from sixgun.arena.markdown import put_between
from sixgun.arena.parallel import Workers
from sixgun.cli.arena import deals_option
from sixgun.cli.help import make
from sixgun.cli.options import (
    game_argument,
    json_option,
    page_option,
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
from sixgun.make_bot import BOTS, check_bots


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        game_argument(),
        click.Argument(["bots"], nargs=-1, metavar="[BOT …]"),
        players_option(words),
        deals_option(words),
        seed_option(words),
        sets_option(words),
        rule_option(words),
        *workers_options(words),
        page_option(words),
        json_option(words),
    ]
    return make(words, "ladder", params, run)


def run(words: Words, game: str, bots: tuple[str, ...], **given: Any) -> int:
    """Play, rate and print; Ctrl-C rates what there is."""
    from sixgun.arena.ratings import Ladder, climb, ladder_table, rate  # needs what comes with an extra

    entered = who_enters(bots)
    check_bots(entered, game)
    rules = read_rules(game, given["sets"])
    players = read_players(rules, given["players"])
    seed = secrets.randbits(64) if given["seed"] is None else given["seed"]
    ladder = Ladder(game, players, entered, seed, read_options(rules, players, given["options"]))
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-playing"), total=given["deals"])
        workers = Workers(given["jobs"], given["cluster"])
        deals, finished = climb(ladder, given["deals"], workers, lambda done: progress.update(task, completed=done))
    if not finished:
        click.echo(words.say("ladder-interrupted", played=len(deals)), err=True)
    if deals:
        result: dict[str, Any] = rate(ladder, deals)
        if given["as_json"]:
            click.echo(json.dumps(result, indent=1))
        else:
            show(words, result)
        if given["page"]:
            put_between(given["page"], f"ladder:{game}", ladder_table(result))
    return 0 if finished else 130


def who_enters(bots: tuple[str, ...]) -> tuple[str, ...]:
    """All levels and the bots that are given; a level with a budget enters in place of the level itself."""
    levels = [level for level in BOTS if not any(bot.startswith(f"{level}@") for bot in bots)]
    return tuple(dict.fromkeys([*levels, *bots]))


def show(words: Words, result: dict[str, Any]) -> None:
    """The ratings as a table."""
    console = Console(highlight=False)
    console.print(words.say("ladder-title", **{**result, "game": words.say(f"game-{result['game']}")}), style="bold")
    table = Table(words.say("simulate-by-bot"))
    for heading in ("ladder-rating", "simulate-rate", "simulate-interval", "ladder-seats"):
        table.add_column(words.say(heading), justify="right")
    for bot, row in result["bots"].items():
        rating = f"{words.number(row['rating'], 1)} ± {words.number(row['reach'], 1)}"
        wins = row["wins"]
        cells = (percent(words, wins["rate"]), between(words, wins), words.number(wins["played"]))
        table.add_row(bot, rating, *cells)
    console.print(table)
