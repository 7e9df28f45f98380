"""What somebody at this machine has solved, in a file of their own."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any, cast

from sixgun.engine.errors import BadData
from sixgun.files import read_json, write_json
from sixgun.matches.folder import saved_games
from sixgun.puzzles.progress import Progress
from sixgun.puzzles.types import Verdict

NAME = "puzzles.solved"  # not .json: that is a game


def kept_file() -> Path:
    return saved_games() / NAME


def load_progress(path: Path) -> Progress:
    """What is kept in a file; nothing, if there is none."""
    if not path.exists():
        return Progress()
    data: Any = read_json(path)
    try:
        answers = {str(puzzle): cast(Verdict, str(verdict)) for puzzle, verdict in data["answers"].items()}
        return Progress(answers, {date.fromisoformat(day) for day in data["days"]})
    except (KeyError, TypeError, ValueError, AttributeError) as trouble:
        raise BadData("file", "json", path=str(path), why=str(trouble)) from trouble


def keep_progress(progress: Progress, path: Path) -> None:
    days = sorted(day.isoformat() for day in progress.days)
    write_json({"answers": progress.answers, "days": days}, path)
