"""`sixgun play`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from click.core import ParameterSource

from sixgun.api import new_game
from sixgun.cli.help import command_name, make
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
from sixgun.locale import Words, shown
from sixgun.matches.folder import new_match, saved_games, unfinished
from sixgun.matches.match import seat_people
from sixgun.matches.saved import SavedMatch, load_match, open_match


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
        click.Option(["--list", "listing"], is_flag=True, help=words.say("cli-help-list")),
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
    listing: bool,
    options: tuple[str, ...],
) -> int:
    """Sit down and play."""
    players = read_players(game, players)
    seats = seat_people(players, read_seats(seat, players), list(bots))
    chosen = read_options(game, players, options)
    if listing:
        return list_unfinished(words, game)
    if file is not None:
        refuse_with_resume("players", "seat", "bots", "seed", "options")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SixgunError("no-terminal")
    if file is not None:
        return play(words, open_match(Path(file) if file else left_last(game)))
    return play(words, new_match(new_game(game, players=players, seed=seed, **chosen), seats, saved_games()))


def play(words: Words, match: SavedMatch) -> int:
    """Sit at the table until somebody leaves, and say how to come back."""
    from sixgun.tui.app import TableApp  # Textual takes a moment to load, and only a player needs it

    with match:
        app = TableApp(match, words)
        app.run()
    click.echo(goodbye(words, match))
    return app.return_code or 0


def goodbye(words: Words, match: SavedMatch) -> str:
    """How to see the game again, and what of it could not be saved."""
    game, path = match.game.rules.name, str(match.kept_as)
    if match.unsaved and match.trouble:
        return words.say("cli-goodbye-unsaved", actions=match.unsaved, why=match.trouble.details["why"])
    if match.game.outcome:
        return words.say("cli-goodbye-over", path=path, command=command_name())
    if unfinished(game, saved_games())[:1] == [match.file]:
        return words.say("cli-goodbye", game=game, command=command_name())
    return words.say("cli-goodbye-file", game=game, command=command_name(), path=path)


def left_last(game: str) -> Path:
    """The match of a game that was played last."""
    found = unfinished(game, saved_games())
    if not found:
        raise SixgunError("nothing-saved", game=game, command=command_name())
    return found[0]


def list_unfinished(words: Words, game: str) -> int:
    """Print the matches that can go on."""
    left_last(game)
    for path in unfinished(game, saved_games()):
        click.echo(line_of(words, path))
    return 0


def line_of(words: Words, path: Path) -> str:
    """A match in one line, or what is wrong with its file."""
    try:
        match = load_match(path)
    except SixgunError as error:
        return f"{shown(str(path))}  {error.sentence(words)}"
    return words.say("cli-unfinished", path=str(path), players=match.game.players, actions=match.number)


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
