"""`sixgun replay`: a recorded game, step by step or as text."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from sixgun.cli.help import command_name, make
from sixgun.cli.kept import game_in, kept_line
from sixgun.cli.options import Number, files
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.game import Game
from sixgun.locale import Words
from sixgun.matches.folder import ENDING, saved_games
from sixgun.matches.past import Past
from sixgun.matches.saved import load_match
from sixgun.narration import Narrator, log_of


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        click.Argument(["file"], required=False, metavar="[FILE]", shell_complete=files),
        click.Option(["--game", "number"], type=Number(1, 10**9), help=words.say("cli-help-replay-game"), metavar="N"),
        click.Option(["--seat"], type=Number(1, 8), help=words.say("cli-help-replay-seat"), metavar="N"),
        click.Option(["--all", "everything"], is_flag=True, help=words.say("cli-help-replay-all")),
        click.Option(["--text", "as_text"], is_flag=True, help=words.say("cli-help-replay-text")),
    ]
    return make(words, "replay", params, run)


def own_seat(file: str) -> int | None:
    """The seat of the person who plays a match that was left: what others hide there stays hidden."""
    people = load_match(Path(file)).people if Path(file).suffix == ENDING else []
    return people[0] if people else None


def kept() -> tuple[list[Path], list[Path]]:
    """Every game that is kept on this machine: the finished ones and those that go on, each the latest first."""
    found = [path for path in saved_games().iterdir() if path.suffix in (ENDING, ".json")]
    found.sort(key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    running = [path for path in found if path.suffix == ENDING]
    return [path for path in found if path not in running], running


def list_games(words: Words) -> int:
    """Print the games that can be looked at."""
    finished, running = kept()
    if not finished and not running:
        raise SixgunError("nothing-to-replay", path=str(saved_games()), command=command_name())
    for path in finished:
        click.echo(kept_line(words, path))
    if running:
        click.echo(words.say("cli-replay-running"))
        for path in running:
            click.echo(kept_line(words, path))
    click.echo(words.say("cli-replay-hint", command=command_name()))
    return 0


def run(words: Words, file: str | None, number: int | None, seat: int | None, everything: bool, as_text: bool) -> int:
    """Open the viewer, or print."""
    if file is None:
        return list_games(words)
    game = game_in(file, number)
    if seat is not None and seat > game.players:
        raise BadData("--seat", "range", low=1, high=game.players, value=seat)
    viewer = seat - 1 if seat is not None else None if everything else own_seat(file)
    if game.parted is not None:
        click.echo(game.parted.sentence(words), err=True)
    if as_text:
        print_game(words, game, viewer)
        return 0
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SixgunError("no-terminal")
    from sixgun.tui.replay import ReplayApp  # Textual takes a moment to load

    app = ReplayApp(Past(game), words, viewer)
    app.run()
    return app.return_code or 0


def print_game(words: Words, game: Game, viewer: int | None) -> None:
    """The log; without a seat, with all that was secret."""
    narrator, log = Narrator(words, game.position()), log_of(game.rules, game.players, viewer)
    for event in game.events if viewer is None else game.seen_by(viewer):
        log.add(event.to_dict())
    for act in log.acts:
        click.echo(str(narrator.act(act, viewer)))
