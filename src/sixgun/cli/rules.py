"""`sixgun rules`: the rules in our own words, clause by clause."""

from __future__ import annotations

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from sixgun.cli.help import make
from sixgun.cli.options import game_argument
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.rulebook import find, rules_markdown


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [game_argument(), click.Argument(["topic"], required=False)]
    return make(words, "rules", params, run)


def run(words: Words, game: str, topic: str | None) -> None:
    """All rules, or those about a topic."""
    console = Console(highlight=False)
    if topic is None:
        console.print(Markdown(rules_markdown(game, words)) if console.is_terminal else rules_markdown(game, words))
        return
    found = find(game, topic, words)
    if not found:
        raise SixgunError("no-topic", topic=topic, game=game)
    for clause, text in found:
        console.print(Text(clause, style="bold"), Text(text), sep="\n", end="\n\n")
