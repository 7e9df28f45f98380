"""The folder of this machine where matches are kept, one file each."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.matches.journal import read_lines
from sixgun.matches.match import Seat
from sixgun.matches.saved import SavedMatch, free, start_match

ENDING = ".match"
VARIABLE = "LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME"


def saved_games() -> Path:
    """Where games are kept on this machine."""
    folder = user_data_path("sixgun", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise SixgunError("no-folder", path=str(folder), why=why, variable=VARIABLE) from trouble
    return folder


def new_match(game: Game, seats: list[Seat], folder: Path) -> SavedMatch:
    """A match in a file of its own, named after the game, the time and the process."""
    name = f"{game.rules.name}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}"
    return start_match(game, seats, free(folder / f"{name}{ENDING}"))


def unfinished(game: str, folder: Path) -> list[Path]:
    """The matches of a game that can go on, the one played last first; one that never began is none."""
    found = [path for path in folder.glob(f"{game}-*{ENDING}") if read_lines(path)]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
