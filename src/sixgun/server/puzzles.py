"""Puzzles at the house: what a page is told of one, and what each guest has solved, on all their devices."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, cast

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sixgun.narration import log_of
from sixgun.puzzles import Progress, Puzzle, find_puzzle, of_the_day, puzzles
from sixgun.puzzles.types import (
    AnsweredPuzzleData,
    ListedPuzzleData,
    PuzzleHeadData,
    PuzzleListData,
    PuzzleVerdictData,
    ShownPuzzleData,
    StandingData,
)
from sixgun.server.database import Database
from sixgun.server.hourglass import Hourglass
from sixgun.server.schema import SOLVED
from sixgun.vocabulary_types import GameName

KEPT = 64  # puzzles that are ready to be told


@lru_cache(maxsize=KEPT)
def shown(identity: str) -> ShownPuzzleData:
    """What the seat of a puzzle sees and has heard, and nothing of the answer."""
    puzzle = Puzzle(find_puzzle(identity).data)  # a game of its own, which is forgotten when nobody asks any more
    log = log_of(puzzle.game.rules, puzzle.game.players, puzzle.seat)
    for told in puzzle.events:
        log.add(told["event"])
    told = {**head(puzzle), "view": puzzle.view, "events": puzzle.events, "acts": log.acts}
    return cast(ShownPuzzleData, told)  # events and acts are data: tests/clients/test_view_types.py


def verdict_on(identity: str, action: int) -> PuzzleVerdictData:
    """How good the answer with an id of the view is."""
    puzzle = Puzzle(find_puzzle(identity).data)
    return puzzle.judge(puzzle.text_of(action))


def head(puzzle: Puzzle) -> PuzzleHeadData:
    """A puzzle in a list."""
    game = cast(GameName, puzzle.game_name)
    return {"id": puzzle.id, "game": game, "theme": puzzle.theme, "difficulty": puzzle.difficulty}


class PuzzleBook:
    """What the guests of a house have answered."""

    def __init__(self, database: Database, glass: Hourglass) -> None:
        self.database = database
        self.glass = glass

    @property
    def today(self) -> date:
        """The day, the same for everybody wherever they are."""
        return datetime.fromtimestamp(self.glass.now(), UTC).date()

    async def progress(self, guest: str) -> Progress:
        """What a guest has solved."""
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(select(SOLVED).where(SOLVED.c.guest == guest))).all()
        days = {date.fromisoformat(row.day) for row in rows if row.day}
        return Progress({row.puzzle: row.verdict for row in rows}, days)

    async def listed(self, guest: str) -> PuzzleListData:
        """All puzzles, that of the day, and how a guest stands."""
        progress = await self.progress(guest)
        found: list[ListedPuzzleData] = [
            {**head(puzzle), "verdict": progress.answers.get(puzzle.id)} for puzzle in puzzles()
        ]
        return {**self.standing(progress), "daily": of_the_day(self.today).id, "puzzles": found}

    def standing(self, progress: Progress) -> StandingData:
        """How a guest stands today."""
        return {
            "today": self.today.isoformat(),
            "solved": progress.solved,
            "streak": progress.streak(self.today),
            "best_streak": progress.best_streak,
            "days": sorted(day.isoformat() for day in progress.days)[-7:],
        }

    async def note(self, guest: str, told: PuzzleVerdictData) -> AnsweredPuzzleData:
        """The answer of a guest, of which only the first to a puzzle counts; how they stand then."""
        today, answers = self.today, await self.progress(guest)
        daily = told["id"] == of_the_day(today).id
        day = today if daily and told["verdict"] != "wrong" else None
        counts = told["id"] not in answers.answers
        if counts:
            row = {"guest": guest, "puzzle": told["id"], "verdict": told["verdict"], "at": self.glass.now()}
            counts = await self.keep({**row, "day": day.isoformat() if day else None})
        return {**told, **self.standing(await self.progress(guest)), "counts": counts}

    async def keep(self, row: dict[str, Any]) -> bool:
        """Write an answer; whether another device was not quicker."""
        try:
            async with self.database.begin() as connection:
                await connection.execute(insert(SOLVED).values(row))
        except IntegrityError:
            return False
        return True
