"""Games that are kept on this machine, as commands list them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from sixgun.api import load
from sixgun.cli.help import as_called
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.locale import Words, shown
from sixgun.matches.folder import ENDING
from sixgun.matches.saved import load_match
from sixgun.records import holds_records, read_records


def load_any(path: Path) -> Game:
    """The game of a record, or of a match that was left."""
    return load_match(path).game if path.suffix == ENDING else load(path)


def game_in(file: str, number: int | None) -> Game:
    """The game in a file, or of a file of many the one with a number, counted from 1."""
    if not holds_records(file):
        if number is not None:
            raise SixgunError("one-game", path=file)
        return load_any(Path(file))
    wanted = number or 1
    record = next(islice(read_records(file), wanted - 1, None), None)
    if record is None:
        raise SixgunError("fewer-games", path=file, number=wanted)
    return load(record)


def kept_line(words: Words, path: Path) -> str:
    """A game, or what is wrong with its file, and on a line of its own the path, to be copied."""
    try:
        game = load_any(path)
        name = words.say(f"game-{game.rules.name}")
        told = words.say("menu-record", game=name, players=game.players, actions=len(game.history))
    except SixgunError as error:
        told = as_called(error.sentence(words))
    return f"{told}\n  {shown(str(path))}"
