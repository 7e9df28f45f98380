"""The files of puzzles in the package: one for each game, a puzzle a line, packed."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import cast

from sixgun.puzzles.types import PuzzleData

FOLDER = Path(__file__).parent / "data"


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl.gz"


def read_puzzles(game: str) -> list[PuzzleData]:
    """All puzzles of a game, in the order in which they were found; none if there is no file."""
    if not path_of(game).exists():
        return []
    with gzip.open(path_of(game), "rt", encoding="utf-8") as lines:
        return [cast(PuzzleData, json.loads(line)) for line in lines]


def write_puzzles(game: str, puzzles: list[PuzzleData]) -> None:
    """Keep them; the same puzzles always give the same bytes."""
    text = "".join(json.dumps(puzzle, separators=(",", ":")) + "\n" for puzzle in puzzles)
    fresh = path_of(game).with_suffix(".new")
    fresh.write_bytes(gzip.compress(text.encode(), mtime=0))
    os.replace(fresh, path_of(game))
