"""`sixgun join`: a bot takes a chair at somebody's house."""

from __future__ import annotations

import asyncio
from typing import Any

import click

from sixgun.cli.help import make
from sixgun.cli.options import Number
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.make_bot import check_bots
from sixgun.registry import GAMES


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        click.Argument(["link"], metavar="URL"),
        click.Argument(["code"], required=False, metavar="[CODE]"),
        click.Option(["--bot"], default="gunhand", help=words.say("cli-help-join-bot"), metavar="BOT"),
        click.Option(["--name"], help=words.say("cli-help-join-name"), metavar="NAME"),
        click.Option(["--games"], type=Number(1, 10**6), default=1, help=words.say("cli-help-join-games"), metavar="N"),
    ]
    return make(words, "join", params, run)


def run(words: Words, link: str, code: str | None, bot: str, name: str | None, games: int) -> None:
    """Play at a table; the libraries for it come with the server."""
    try:
        from sixgun.join import join, read_link
    except ImportError as trouble:
        raise SixgunError("no-server", missing=str(trouble.name)) from trouble
    for game in GAMES:
        check_bots((bot,), game)

    def tell(word: str, view: dict[str, Any]) -> None:
        outcome = view.get("outcome")
        if word == "seated":
            name = words.say(f"game-{view['game']}")
            click.echo(words.say("cli-join-seated", game=name, seat=view["seat"] + 1))
        elif outcome:
            won = view["seat"] in outcome["winners"]
            click.echo(words.say("cli-join-won" if won else "cli-join-lost"))
        else:
            click.echo(words.say("cli-join-closed"))

    house, table = read_link(link, code)
    asyncio.run(join(house, table, bot, name, games, tell))
