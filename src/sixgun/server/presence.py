"""Who is connected to a room, in any process. A process that dies takes its people's presence with it, in a while."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Delete, delete, insert, select

from sixgun.server.database import Database
from sixgun.server.schema import PRESENT, PROCESSES


class Presence:
    """The guests at the rooms of all processes. With SQLite there is one process, which knows its own.

    They are there as long as their process lives (`leases.py`), and `patience` seconds longer.
    """

    def __init__(self, database: Database, me: str, patience: float) -> None:
        self.database = database
        self.me = me
        self.patience = patience

    async def come(self, room: str, guest: str) -> None:
        """Somebody is here."""
        async with self.database.engine.begin() as connection:
            await connection.execute(self.row(room, guest))
            await connection.execute(insert(PRESENT).values(room=room, guest=guest, holder=self.me))

    async def go(self, room: str, guest: str) -> None:
        """Somebody is not here any more."""
        async with self.database.engine.begin() as connection:
            await connection.execute(self.row(room, guest))

    async def are_here(self, guests: Iterable[tuple[str, str]]) -> None:
        """All who are here, by room and guest: others may have taken this process for dead."""
        rows = [{"room": room, "guest": guest, "holder": self.me} for room, guest in guests]
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(PRESENT).where(PRESENT.c.holder == self.me))
            if rows:
                await connection.execute(insert(PRESENT), rows)

    def row(self, room: str, guest: str) -> Delete:
        """Takes the row of a guest away."""
        mine = (PRESENT.c.room == room, PRESENT.c.guest == guest, PRESENT.c.holder == self.me)
        return delete(PRESENT).where(*mine)

    async def at(self, room: str) -> list[str]:
        """The guests at a room."""
        lives = PROCESSES.c.until > self.database.now - self.patience
        wanted = select(PRESENT.c.guest).distinct().join(PROCESSES, PROCESSES.c.id == PRESENT.c.holder)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(wanted.where(PRESENT.c.room == room, lives))
            return sorted(row.guest for row in rows)
