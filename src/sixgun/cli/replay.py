"""`sixgun replay`: a recorded game, step by step or as text."""

from __future__ import annotations

import sys

import click

from sixgun.api import load
from sixgun.cli.help import make
from sixgun.cli.options import Number
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.game import Game
from sixgun.locale import Words
from sixgun.telling import Telling


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        click.Argument(["file"]),
        click.Option(["--seat"], type=Number(1, 8), help=words.say("cli-help-replay-seat"), metavar="N"),
        click.Option(["--text", "as_text"], is_flag=True, help=words.say("cli-help-replay-text")),
    ]
    return make(words, "replay", params, run)


def run(words: Words, file: str, seat: int | None, as_text: bool) -> None:
    """Open the viewer, or print."""
    game = load(file)
    if seat is not None and seat > game.players:
        raise BadData("--seat", "range", low=1, high=game.players, value=seat)
    viewer = None if seat is None else seat - 1
    if as_text:
        print_game(words, game, viewer)
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SixgunError("no-terminal")
    from sixgun.tui.replay import ReplayApp  # Textual takes a moment to load

    ReplayApp(game, words, viewer).run()


def print_game(words: Words, game: Game, viewer: int | None) -> None:
    """Every event in words; without a seat, also what was secret."""
    telling = Telling(words, game.position())
    events = game.events if viewer is None else game.seen_by(viewer)
    for event in events:
        click.echo(telling.event(event))
