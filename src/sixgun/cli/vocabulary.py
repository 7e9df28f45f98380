"""`sixgun vocabulary`: every word that the games can say, as JSON for programs."""

from __future__ import annotations

import json

import click

from sixgun.cli.help import make
from sixgun.locale import Words
from sixgun.vocabulary import vocabulary


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    return make(words, "vocabulary", [], run)


def run(_: Words) -> None:
    """Print it."""
    click.echo(json.dumps(vocabulary(), ensure_ascii=False, indent=1))
