"""Who is connected to a room, in any process. A process that dies takes its people's presence with it, in a while."""

from __future__ import annotations

import time

from sqlalchemy import Delete, delete, insert, select, update

from sixgun.server.database import Database
from sixgun.server.schema import PRESENT


class Presence:
    """The guests at the rooms of all processes. With SQLite there is one process, which knows its own."""

    def __init__(self, database: Database, me: str, seconds: float) -> None:
        self.database = database
        self.me = me
        self.seconds = seconds

    async def come(self, room: str, guest: str) -> None:
        """Somebody is here."""
        row = {"room": room, "guest": guest, "holder": self.me, "until": time.time() + self.seconds}
        async with self.database.engine.begin() as connection:
            await connection.execute(self.row(room, guest))
            await connection.execute(insert(PRESENT).values(row))

    async def go(self, room: str, guest: str) -> None:
        """Somebody is not here any more."""
        async with self.database.engine.begin() as connection:
            await connection.execute(self.row(room, guest))

    def row(self, room: str, guest: str) -> Delete:
        """Takes the row of a guest away."""
        mine = (PRESENT.c.room == room, PRESENT.c.guest == guest, PRESENT.c.holder == self.me)
        return delete(PRESENT).where(*mine)

    async def renew(self) -> None:
        """A sign of life; what the dead have left is swept."""
        now = time.time()
        async with self.database.engine.begin() as connection:
            mine = update(PRESENT).where(PRESENT.c.holder == self.me)
            await connection.execute(mine.values(until=now + self.seconds))
            await connection.execute(delete(PRESENT).where(PRESENT.c.until < now - 10 * self.seconds))

    async def at(self, room: str) -> list[str]:
        """The guests at a room."""
        wanted = select(PRESENT.c.guest).distinct().where(PRESENT.c.room == room, PRESENT.c.until > time.time())
        async with self.database.engine.connect() as connection:
            return sorted(row.guest for row in await connection.execute(wanted))

    async def leave(self) -> None:
        """This process closes."""
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(PRESENT).where(PRESENT.c.holder == self.me))
