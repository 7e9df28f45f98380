"""The processes of one PostgreSQL: which tables each has open, for whom, and that something has changed there.

Never what has changed, only that. Whoever opens a table writes so before reading it, and whoever changes one looks for
others after the commit: so either the others are told, or they read what was changed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable

from sqlalchemy import delete, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert

from sixgun.server.database import Database
from sixgun.server.schema import OPEN_TABLES, PROCESSES

MISSED = "missed"  # anything may have changed
RETRY = 0.5
TELL = """SELECT pg_notify('sixgun_' || process, 'table:' || room) FROM open_tables
    WHERE room = ANY($1::text[]) AND process <> $2"""
TELL_ALL = """SELECT pg_notify('sixgun_' || id, note) FROM processes, unnest($1::text[]) AS note WHERE id <> $2"""


class Alone:
    """The only process of an SQLite file: there is nobody to tell."""

    def __init__(self) -> None:
        self.hearing = asyncio.Event()
        self.hearing.set()

    async def run(self) -> None:
        """Nothing comes from elsewhere."""

    async def open(self, room: str, guests: list[str]) -> None:
        """A table is open here, and these guests are connected to it."""

    async def shut(self, room: str) -> None:
        """A table isn't open here any more."""

    async def elsewhere(self, room: str) -> list[str]:
        """The guests who are connected to a table in other processes."""
        return []

    async def open_again(self, tables: Iterable[tuple[str, list[str]]]) -> None:
        """All tables that are open here: others may have taken this process for dead."""

    def tell(self, room: str) -> None:
        """A table has changed."""

    def tell_all(self, note: str) -> None:
        """Something has changed that any process may want to know."""


class Processes(Alone):
    """One of several. `me` is its id, and the end of the name of the channel that it listens to."""

    def __init__(self, database: Database, me: str, patience: float, hear: Callable[[str], None]) -> None:
        super().__init__()
        self.hearing.clear()
        self.database = database
        self.me = me
        self.patience = patience
        self.hear = hear
        self.rooms: set[str] = set()
        self.notes: set[str] = set()
        self.wake = asyncio.Event()

    # -- open tables ---------------------------------------------------------------------------------------------

    async def open(self, room: str, guests: list[str]) -> None:
        row = upsert(OPEN_TABLES).values(room=room, process=self.me, guests=guests)
        async with self.database.begin() as connection:
            await connection.execute(
                row.on_conflict_do_update(constraint=OPEN_TABLES.primary_key, set_={"guests": guests})
            )
        self.tell(room)

    async def shut(self, room: str) -> None:
        mine = (OPEN_TABLES.c.room == room, OPEN_TABLES.c.process == self.me)
        async with self.database.begin() as connection:
            await connection.execute(delete(OPEN_TABLES).where(*mine))
        self.tell(room)

    async def elsewhere(self, room: str) -> list[str]:
        lives = PROCESSES.c.until > self.database.now - self.patience
        wanted = select(OPEN_TABLES.c.guests).join(PROCESSES, PROCESSES.c.id == OPEN_TABLES.c.process)
        wanted = wanted.where(OPEN_TABLES.c.room == room, OPEN_TABLES.c.process != self.me, lives)
        async with self.database.engine.connect() as connection:
            return sorted({guest for row in await connection.execute(wanted) for guest in row.guests})

    async def open_again(self, tables: Iterable[tuple[str, list[str]]]) -> None:
        rows = [{"room": room, "process": self.me, "guests": guests} for room, guests in tables]
        async with self.database.begin() as connection:
            await connection.execute(delete(OPEN_TABLES).where(OPEN_TABLES.c.process == self.me))
            if rows:
                await connection.execute(insert(OPEN_TABLES), rows)
        for row in rows:
            self.tell(str(row["room"]))

    # -- telling and hearing -------------------------------------------------------------------------------------

    def tell(self, room: str) -> None:
        self.rooms.add(room)
        self.wake.set()

    def tell_all(self, note: str) -> None:
        self.notes.add(note)
        self.wake.set()

    async def run(self) -> None:
        """Hear and tell over one connection; after a lost one everybody looks again."""
        while True:
            with contextlib.suppress(Exception):
                await self.connected()
            self.hearing.clear()
            await asyncio.sleep(RETRY)

    async def connected(self) -> None:
        """Until the connection breaks."""
        raw = await self.database.own_connection()
        try:
            raw.add_termination_listener(lambda _: self.wake.set())
            await raw.add_listener(f"sixgun_{self.me}", lambda *heard: self.hear(heard[3]))
            self.hearing.set()
            self.hear(MISSED)
            while not raw.is_closed():
                rooms, notes = self.rooms, self.notes
                self.rooms, self.notes = set(), set()
                try:
                    if rooms:
                        await raw.execute(TELL, list(rooms), self.me)
                    if notes:
                        await raw.execute(TELL_ALL, list(notes), self.me)
                except BaseException:
                    self.rooms |= rooms
                    self.notes |= notes
                    raise
                if not self.rooms and not self.notes:
                    self.wake.clear()
                    await self.wake.wait()
        finally:
            raw.terminate()
