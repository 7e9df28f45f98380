"""`sixgun play`: a game in the terminal."""

from __future__ import annotations

import sys

import click

from sixgun.cli.help import make
from sixgun.cli.options import Bots, game_argument, players_option, seed_option
from sixgun.engine.errors import BadData, SixgunError
from sixgun.games.registry import rules_of
from sixgun.locale import Words
from sixgun.tui.session import Session, resume, saved_games, start


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        game_argument(),
        players_option(words),
        click.Option(["--seat"], default="1", help=words.say("cli-help-seat"), metavar="1,2,…|all"),
        click.Option(["--bots"], type=Bots(), default="gunhand", help=words.say("cli-help-bots")),
        seed_option(words),
        click.Option(["--resume", "go_on"], is_flag=True, help=words.say("cli-help-resume")),
    ]
    return make(words, "play", params, run)


def run(words: Words, game: str, players: int, seat: str, bots: tuple[str, ...], seed: int | None, go_on: bool) -> None:
    """Sit down and play."""
    session = sit_down(game, players, seat, bots, seed, go_on)
    from sixgun.tui.app import TableApp  # Textual takes a moment to load, and only a player needs it

    goodbye = TableApp(session, words).run()
    if goodbye:
        click.echo(goodbye)


def sit_down(game: str, players: int, seat: str, bots: tuple[str, ...], seed: int | None, go_on: bool) -> Session:
    """The game that was left, or a new one."""
    rules_of(game).check_players(players)
    seats = read_seats(seat, players)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SixgunError("no-terminal")
    if go_on:
        return resume(game, saved_games())
    return start(game, players, seats, list(bots), seed, saved_games())


def read_seats(text: str, players: int) -> list[int]:
    """The seats of the people at the keyboard, counted from 0."""
    if text == "all":
        return list(range(players))
    seats: list[int] = []
    for part in text.split(","):
        if not part.strip().isdecimal():
            raise BadData("--seat", "number", value=part)
        seat = int(part) - 1
        if not 0 <= seat < players:
            raise BadData("--seat", "range", low=1, high=players, value=part)
        if seat in seats:
            raise SixgunError("seat-twice", seat=seat + 1)
        seats.append(seat)
    return seats
