"""Analyses of finished games: computed piece by piece in a process of the lowest priority, and kept with the game.

Whoever asks first begins one. A first answer comes before the pieces of any other game go on; the whole is written to
the database. An analysis that was not finished when the house closed is begun again when somebody asks for it: the
same record always gives the same analysis.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import select

from sixgun.analysis.result import VERSION
from sixgun.engine.errors import SixgunError
from sixgun.matches.thinking import dismiss
from sixgun.server.analysing import first_look, look_on
from sixgun.server.archive import Archive
from sixgun.server.refusals import Refused
from sixgun.server.schema import ANALYSES
from sixgun.workers import worker_pool

LOGGER = logging.getLogger("sixgun.house")
SLICE: Final = 0.5  # seconds of work between two looks at what is more urgent
TRIES: Final = 2  # a worker may die for reasons of its own; a game that it dies of is given up
MOST: Final = 3  # games of one guest that wait or are looked at
LEFT: Final = 10.0  # seconds after which nobody looks any more
FORGOTTEN: Final = 100  # games that could not be analysed, of which the last are remembered


@dataclass
class Job:
    """A game that is looked at, or waits for it."""

    game: str
    record: str
    guest: str
    first: bytes | None = None
    done: int = 0
    of: int = 0
    tries: int = 0
    asked: float = field(default_factory=time.monotonic)  # when somebody looked last


class Analyses:
    """The analyses of a house."""

    def __init__(self, archive: Archive, budget: int, niceness: int) -> None:
        self.archive = archive
        self.niceness = niceness
        self.budget = budget
        self.jobs: dict[str, Job] = {}
        self.failed: dict[str, Refused] = {}
        self.wake = asyncio.Event()
        self.pool: ProcessPoolExecutor | None = None

    # -- who asks ------------------------------------------------------------------------------------------------

    async def find(self, game: str) -> bytes | None:
        """The whole analysis of a game, compressed, if it was made."""
        wanted = select(ANALYSES.c.data).where(ANALYSES.c.game == game, ANALYSES.c.version == VERSION)
        async with self.archive.database.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return bytes(row.data) if row else None

    def look(self, game: str) -> Job | None:
        """A game that is looked at, or waits for it; somebody wants to know."""
        job = self.jobs.get(game)
        if job is not None:
            job.asked = time.monotonic()
        return job

    def make_room(self, guest: str) -> None:
        """A guest wants one game more: one that they don't look at any more makes way, or it is refused."""
        theirs = [job for job in self.jobs.values() if job.guest == guest]
        if len(theirs) < MOST:
            return
        oldest = min(theirs, key=lambda job: job.asked)
        if oldest.asked > time.monotonic() - LEFT:
            raise Refused("house-too-many", most=MOST)
        del self.jobs[oldest.game]

    async def begin(self, row: Any, guest: str) -> Job:
        """Have a finished game looked at."""
        record = json.dumps(await self.archive.record(row), sort_keys=True)
        self.failed.pop(row.id, None)
        self.wake.set()
        return self.jobs.setdefault(row.id, Job(row.id, record, guest))

    def ahead(self, game: str) -> int:
        """How many games are looked at before this one."""
        return list(self.jobs).index(game) if game in self.jobs else 0

    def trouble(self, game: str) -> None:
        """Tell once that a game could not be analysed; who asks again begins anew."""
        if game in self.failed:
            raise self.failed.pop(game)

    # -- the work ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look at what waits: first answers first, then one game after the other."""
        while True:
            while self.jobs:
                waiting = list(self.jobs.values())
                await self.go_on(next((job for job in waiting if job.first is None), waiting[0]))
            await self.wake.wait()
            self.wake.clear()

    async def go_on(self, job: Job) -> None:
        """One slice of work; what can't be done is given up."""
        try:
            if job.first is None:
                job.first = await self.work(first_look, job.record)
                return
            job.done, job.of, whole = await self.work(look_on, job.record, self.budget, SLICE)
            if whole is not None:
                await self.archive.add(ANALYSES, game=job.game, version=VERSION, data=whole)
                self.jobs.pop(job.game, None)
        except BrokenProcessPool:
            job.tries += 1
            if job.tries >= TRIES:
                self.give_up(job, Refused("house-no-analysis"), "BrokenProcessPool")
        except SixgunError as trouble:
            self.give_up(job, Refused("house-no-replay"), trouble.code)
        except asyncio.CancelledError:
            raise
        except Exception as trouble:
            self.give_up(job, Refused("house-no-analysis"), type(trouble).__name__)

    def give_up(self, job: Job, refusal: Refused, trouble: str) -> None:
        """A game can't be analysed: whoever looks is told."""
        LOGGER.warning("a game was not analysed", extra={"game": job.game, "trouble": trouble})
        self.failed[job.game] = refusal
        while len(self.failed) > FORGOTTEN:
            del self.failed[next(iter(self.failed))]
        self.jobs.pop(job.game, None)

    async def work(self, job: Any, *arguments: object) -> Any:
        """Something in the process for this; one that died is begun anew."""
        if self.pool is None:
            self.pool = worker_pool(1, "spawn", self.niceness)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, job, *arguments)
        except BrokenProcessPool:
            self.pool = None
            raise

    def close(self) -> None:
        """Nothing more is analysed."""
        if self.pool is not None:
            dismiss(self.pool)
