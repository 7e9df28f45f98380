"""The log: every action of every game, in the order in which it was committed. What is not in it did not happen."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import asyncpg
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from sixgun.server.database import Database, make_durable
from sixgun.server.schema import ACTIONS

BATCH = 500


class Entry(NamedTuple):
    """One action of one game."""

    game: str
    number: int
    seat: int
    action: str
    by: str  # person, bot or clock
    at: float


class LogTrouble(Exception):
    """The database could not take what was to be written."""


TROUBLE = (LogTrouble, SQLAlchemyError, OSError)  # the database can't be asked


class ActionLog:
    """Writes entries, many in one commit, and reads them. After each commit `tell` hears of the rooms with news."""

    def __init__(self, database: Database, tell: Callable[[str], None]) -> None:
        self.database = database
        self.tell = tell
        self.waiting: list[tuple[Entry, str, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.writer: SqliteWriter | PostgresWriter
        self.writer = PostgresWriter(database) if database.is_postgres else SqliteWriter(database)
        self.commits = 0

    async def append(self, entry: Entry, room: str) -> bool:
        """Add an entry; false if its number is taken. When this returns, it is on the disk."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, room, done))
        self.wake.set()
        return await done

    async def since(self, game: str, number: int) -> list[Entry]:
        """The entries of a game after a number."""
        wanted = select(ACTIONS).where(ACTIONS.c.game == game, ACTIONS.c.number > number).order_by(ACTIONS.c.number)
        async with self.database.engine.connect() as connection:
            return [Entry(**row._mapping) for row in await connection.execute(wanted)]

    async def run(self) -> None:
        """Write what waits, again and again; while one commit is under way the next batch gathers."""
        while True:
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                await self.write(batch)
            await self.wake.wait()
            self.wake.clear()

    async def write(self, batch: list[tuple[Entry, str, asyncio.Future[bool]]]) -> None:
        """One commit; whoever waits for it hears how it went, also if it failed as nobody expects."""
        first: dict[tuple[str, int], Entry] = {}
        for entry, _, _ in batch:
            first.setdefault((entry.game, entry.number), entry)
        try:
            written = await self.writer.commit(list(first.values()))
        except Exception as trouble:
            for _, _, done in batch:
                if not done.done():
                    done.set_exception(LogTrouble(str(trouble)))
            if not isinstance(trouble, self.writer.TROUBLE):
                raise
            return
        self.commits += 1
        for entry, room, done in batch:
            new = (entry.game, entry.number) in written
            written.discard((entry.game, entry.number))  # of two with the same number the first one counts
            if not done.done():
                done.set_result(new)
            if new:
                self.tell(room)

    async def close(self) -> None:
        """Nothing more is written."""
        await self.writer.close()


class SqliteWriter:
    """A thread with a connection of its own."""

    TROUBLE = (sqlite3.Error, OSError)
    INSERT = "INSERT OR IGNORE INTO actions (game, number, seat, action, by, at) VALUES (?, ?, ?, ?, ?, ?)"

    def __init__(self, database: Database) -> None:
        self.database = database
        self.thread = ThreadPoolExecutor(1, "log")
        self.connection: sqlite3.Connection | None = None

    async def commit(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """Insert entries; those that were new."""
        async with self.database.writing:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.insert, entries)

    def insert(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """In the thread."""
        if self.connection is None:
            self.connection = sqlite3.connect(
                self.database.file, self.database.patience, isolation_level=None, check_same_thread=False
            )
            make_durable(self.connection)
        written = set()
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            for entry in entries:
                if self.connection.execute(self.INSERT, entry).rowcount:
                    written.add((entry.game, entry.number))
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return written

    async def close(self) -> None:
        """Wait for the last commit."""
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


class PostgresWriter:
    """A connection of its own, made anew when it is lost."""

    TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
    INSERT = """INSERT INTO actions (game, number, seat, action, by, at)
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[])
        ON CONFLICT DO NOTHING RETURNING game, number"""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: Any = None

    async def commit(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """Insert entries; those that were new."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await self.database.own_connection()
        columns = [list(column) for column in zip(*entries, strict=True)]
        return {tuple(row) for row in await self.connection.fetch(self.INSERT, *columns)}

    async def close(self) -> None:
        """Let go of the connection."""
        if self.connection is not None:
            self.connection.terminate()
