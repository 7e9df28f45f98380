"""The log: every action of every game, in the order in which it was committed. What is not in it did not happen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from sixgun.server.database import Database
from sixgun.server.hourglass import Hourglass
from sixgun.server.schema import ACTIONS

BATCH = 500
CHANNEL = "sixgun"
NOTIFY = text("SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) AS note")


@dataclass(frozen=True)
class Entry:
    """One action of one game."""

    game: str
    number: int
    seat: int
    action: str
    by: str
    at: float


class Log:
    """Writes entries, many in one commit, and reads them. `told` is called with each game and number after a commit."""

    def __init__(self, database: Database, told: Callable[[str], None], glass: Hourglass | None = None) -> None:
        self.database = database
        self.glass = glass or Hourglass()
        self.told = told
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        dialect = postgresql if database.is_postgres else sqlite
        insert: Any = dialect.insert(ACTIONS)
        self.insert = insert.on_conflict_do_nothing().returning(ACTIONS.c.game, ACTIONS.c.number)
        self.commits = 0

    async def append(self, game: str, number: int, seat: int, action: str, by: str) -> Entry | None:
        """Add the action with a number; None if somebody was faster. When this returns, it is on the disk."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        entry = Entry(game, number, seat, action, by, self.glass.now())
        self.waiting.append((entry, done))
        self.wake.set()
        return entry if await done else None

    async def since(self, game: str, number: int) -> list[Entry]:
        """The entries of a game after a number."""
        wanted = select(ACTIONS).where(ACTIONS.c.game == game, ACTIONS.c.number > number).order_by(ACTIONS.c.number)
        async with self.database.engine.connect() as connection:
            return [Entry(**row._mapping) for row in await connection.execute(wanted)]

    # -- writing -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Write what waits, again and again; while one commit is under way the next batch gathers."""
        while True:
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                await self.write(batch)
            await self.wake.wait()
            self.wake.clear()

    async def write(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """One commit; whoever waits for it hears how it went, also if it failed as nobody expects."""
        try:
            written = await self.commit([entry for entry, _ in batch])
        except Exception as trouble:
            for _, done in batch:
                if not done.done():
                    done.set_exception(LogTrouble(str(trouble)))
            if not isinstance(trouble, SQLAlchemyError | OSError):
                raise
            return
        for entry, done in batch:
            key = (entry.game, entry.number)
            if not done.done():
                done.set_result(key in written)
            written.discard(key)  # of two with the same number the first one counts

    async def commit(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """Insert entries; those that were new."""
        first: dict[tuple[str, int], Entry] = {}
        for entry in entries:
            first.setdefault((entry.game, entry.number), entry)
        async with self.database.engine.begin() as connection:
            rows = await connection.execute(self.insert, [vars(entry) for entry in first.values()])
            written = {(row.game, row.number) for row in rows}
            if self.database.is_postgres:
                await connection.execute(NOTIFY, notes([f"game:{game}:{number}" for game, number in written]))
        self.commits += 1
        if not self.database.is_postgres:
            for game, number in written:
                self.told(f"game:{game}:{number}")
        return written


def notes(notes: list[str]) -> dict[str, object]:
    """The arguments of a notification: only what changed, never what it is now."""
    return {"channel": CHANNEL, "notes": notes}


class LogTrouble(Exception):
    """The database could not take what was to be written."""
