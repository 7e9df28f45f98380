"""`sixgun serve`: host all three games for friends."""

from __future__ import annotations

import click

from sixgun.cli.help import make
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words

FLAGS = ("host", "port", "database", "public_url")


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        click.Option(["--host"], help=words.say("cli-help-serve-host"), metavar="ADDRESS"),
        click.Option(["--port"], type=int, help=words.say("cli-help-serve-port"), metavar="N"),
        click.Option(["--database"], help=words.say("cli-help-serve-database"), metavar="FILE|URL"),
        click.Option(["--public-url"], help=words.say("cli-help-serve-public-url"), metavar="URL"),
        click.Option(["--no-browser"], is_flag=True, help=words.say("cli-help-serve-no-browser")),
    ]
    return make(words, "serve", params, run)


def run(words: Words, no_browser: bool, **given: object) -> int:
    """Open the house; the libraries for it are an extra of the package."""
    try:
        from pydantic import ValidationError

        from sixgun.server.running import serve
        from sixgun.server.settings import Settings
    except ImportError as trouble:
        raise SixgunError("no-server", missing=str(trouble.name)) from trouble
    chosen = {name: value for name, value in given.items() if value is not None}
    if no_browser:
        chosen["open_browser"] = False
    try:
        settings = Settings(**chosen)  # type: ignore[arg-type]
    except ValidationError as trouble:
        first = trouble.errors()[0]
        raise SixgunError("setting", name=str(first["loc"][0]), why=first["msg"]) from trouble
    return serve(settings, words)
