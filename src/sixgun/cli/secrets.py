"""`sixgun secrets`: what hidden roles and hands are worth."""

from __future__ import annotations

import json
import secrets
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from sixgun.arena.contest import Contest, play_contest
from sixgun.arena.figures import percent, points, role_label
from sixgun.arena.markdown import put_between
from sixgun.arena.parallel import Workers
from sixgun.arena.secrets import GUESSING, SEEING, secrets_match, secrets_table, value_of_secrets
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
    seed_option,
    sets_option,
    workers_options,
)
from sixgun.cli.simulate import progress_bar
from sixgun.locale import Words
from sixgun.make_bot import check_bots


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        game_argument(),
        click.Argument(["seeing"], default=SEEING, metavar=f"[{SEEING.upper()}]"),
        click.Argument(["guessing"], default=GUESSING, metavar=f"[{GUESSING.upper()}]"),
        players_option(words, "cli-help-players-each"),
        deals_option(words),
        seed_option(words),
        sets_option(words),
        *workers_options(words),
        page_option(words),
        json_option(words),
    ]
    return make(words, "secrets", params, run)


def run(words: Words, game: str, seeing: str, guessing: str, **given: Any) -> int:
    """Play all numbers of players, or one, and print; Ctrl-C prints what there is."""
    bots = seeing, guessing
    check_bots(bots, game)
    rules = read_rules(game, given["sets"])
    counts = list(rules.players) if given["players"] is None else [read_players(rules, given["players"])]
    seed = secrets.randbits(64) if given["seed"] is None else given["seed"]
    matches = [secrets_match(game, count, bots, seed, read_options(rules, count, ())) for count in counts]
    contests = [Contest(match, given["deals"], 0.0) for match in matches]
    finished = play_all(words, contests, Workers(given["jobs"], given["cluster"]))
    begun = [contest for contest in contests if contest.counted]
    if begun:
        result: dict[str, Any] = value_of_secrets(begun)
        if given["as_json"]:
            click.echo(json.dumps(result, indent=1))
        else:
            show(words, result)
        if given["page"]:
            put_between(given["page"], f"secrets:{game}", secrets_table(result))
    return 0 if finished else 130


def play_all(words: Words, contests: list[Contest], workers: Workers) -> bool:
    """Play one contest after the other; whether all came to their end."""
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-playing"), total=sum(contest.deals for contest in contests))
        for contest in contests:
            if not play_contest(contest, workers, None, lambda _: progress.advance(task)):
                return False
    return True


def show(words: Words, result: dict[str, Any]) -> None:
    """The figures as a table."""
    console = Console(highlight=False)
    console.print(words.say("secrets-title", **{**result, "game": words.say(f"game-{result['game']}")}), style="bold")
    table = Table(words.say("secrets-players"), words.say("simulate-by-role"))
    headings = (words.say("page-deals"), result["seeing"], result["guessing"], words.say("arena-difference"))
    for heading in headings:
        table.add_column(heading, justify="right")
    for players, found in result["players"].items():
        for role, row in found["role"].items():
            gain = row["gain"]
            edges = f"{points(words, gain['mean'])} ({points(words, gain['low'])} … {points(words, gain['high'])})"
            rates = [percent(words, row[bot]["rate"]) for bot in ("candidate", "incumbent")]
            name = role_label(words, result["game"], role)
            table.add_row(players, name, words.number(found["deals"]), *rates, edges)
        table.add_section()
    console.print(table)
