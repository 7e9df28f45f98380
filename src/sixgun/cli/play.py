"""`sixgun play`: a game in the terminal."""

from __future__ import annotations

import sys

import click
from click.core import ParameterSource

from sixgun.cli.help import make
from sixgun.cli.options import (
    DIGITS,
    Bots,
    game_argument,
    players_option,
    read_options,
    read_players,
    rule_option,
    seed_option,
)
from sixgun.engine.errors import BadData, SixgunError
from sixgun.locale import Words
from sixgun.tui.session import resume, saved_games, start


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        game_argument(),
        players_option(words),
        click.Option(["--seat"], default="1", help=words.say("cli-help-seat"), metavar="1,2,…|all"),
        click.Option(["--bots"], type=Bots(), default="gunhand", help=words.say("cli-help-bots")),
        seed_option(words),
        rule_option(words),
        click.Option(
            ["--resume", "file"], is_flag=False, flag_value="", help=words.say("cli-help-resume"), metavar="[FILE]"
        ),
    ]
    return make(words, "play", params, run)


def run(
    words: Words,
    game: str,
    players: int | None,
    seat: str,
    bots: tuple[str, ...],
    seed: int | None,
    file: str | None,
    options: tuple[str, ...],
) -> int:
    """Sit down and play."""
    players = read_players(game, players)
    seats = read_seats(seat, players)
    chosen = read_options(game, players, options)
    if file is not None:
        refuse_with_resume("players", "seat", "bots", "seed", "options")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SixgunError("no-terminal")
    folder = saved_games()
    if file is None:
        session = start(game, players, seats, list(bots), seed, folder, **chosen)
    else:
        session = resume(game, folder, file)
    from sixgun.tui.app import TableApp  # Textual takes a moment to load, and only a player needs it

    app = TableApp(session, words)
    goodbye = app.run()
    if goodbye:
        click.echo(goodbye)
    return app.return_code or 0


def refuse_with_resume(*names: str) -> None:
    """A game that goes on is what it is: say so instead of passing over other wishes."""
    context = click.get_current_context()
    named = [name for name in names if context.get_parameter_source(name) == ParameterSource.COMMANDLINE]
    given = ["--option" if name == "options" else f"--{name}" for name in named]
    if given:
        raise SixgunError("resume-options", options=", ".join(given))


def read_seats(text: str, players: int) -> list[int]:
    """The seats of the people at the keyboard, counted from 0."""
    if text == "all":
        return list(range(players))
    seats: list[int] = []
    for part in text.split(","):
        if not part.strip().isdecimal() or len(part) > DIGITS:
            raise BadData("--seat", "number", value=repr(part))
        seat = int(part) - 1
        if not 0 <= seat < players:
            raise BadData("--seat", "range", low=1, high=players, value=part)
        if seat in seats:
            raise SixgunError("seat-twice", seat=seat + 1)
        seats.append(seat)
    return seats
