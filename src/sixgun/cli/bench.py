"""`sixgun bench`: how fast the engine is here."""

from __future__ import annotations

import json
import sys

import click
from rich.console import Console
from rich.table import Table

from sixgun.arena.bench import measure
from sixgun.cli.help import make
from sixgun.cli.options import game_argument, json_option
from sixgun.games.registry import GAMES
from sixgun.locale import Words


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [game_argument(required=False), json_option(words)]
    return make(words, "bench", params, run)


def run(words: Words, game: str | None, as_json: bool) -> None:
    """Measure one game or all."""
    names = [game] if game else list(GAMES)
    results = [measured(words, name) for name in names]
    if as_json:
        click.echo(json.dumps(results[0] if game else results, indent=1))
        return
    for result in results:
        show(words, result)


def measured(words: Words, game: str) -> dict[str, object]:
    """Measure one game, telling on a terminal how far it is."""
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        return measure(game, lambda _: None)
    with console.status(words.say("bench-running", run="")) as status:
        return measure(game, lambda run: status.update(words.say("bench-running", run=run)))


def show(words: Words, result: dict[str, object]) -> None:
    """The figures as a table."""
    console = Console(highlight=False)
    kind = words.say("bench-compiled" if result["compiled"] else "bench-interpreted")
    console.print(words.say("bench-title", game=words.say(f"game-{result['game']}"), kind=kind, **pick(result)))
    table = Table(words.say("bench-what"))
    table.add_column(words.say("bench-rate"), justify="right")
    for name, value in result.items():
        if name.endswith("_per_second"):
            what = name.removesuffix("_per_second").replace("_", "-")
            table.add_row(words.say(f"bench-{what}"), words.number(int(str(value))))
    console.print(table)


def pick(result: dict[str, object]) -> dict[str, object]:
    """What the title tells of a result."""
    return {name: result[name] for name in ("players", "python")}
