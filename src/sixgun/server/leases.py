"""Who drives a game's clocks and bots: one process, as long as it gives signs of life. SQLite has only one.

A process is one row, and a sign of life writes that row alone, by the clock of the database: it stands for all that
the process holds, its games and the tables that are open in it.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Insert, Select, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sixgun.server.database import Database
from sixgun.server.schema import GAMES, LEASES, OPEN_TABLES, PROCESSES

TAKE = 100
SIGNS = 3  # so many signs of life come in the time of a lease
NOBODY = ""  # a holder that is always dead: whoever comes takes its games


class Leases:
    """The games that this process drives, with their rooms. Correct without it too: the log takes each number once.

    `overdue` tells that the last sign of life came too late: others may have taken what was ours.
    """

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self.me = secrets.token_hex(16)
        self.mine: dict[str, str] = {}
        self.overdue = False

    def row(self, game: str, room: str) -> Insert:
        """The lease of a game that begins here, to be written with it."""
        return insert(LEASES).values(game=game, room=room, holder=self.me)

    # -- living --------------------------------------------------------------------------------------------------

    async def enter(self) -> None:
        """The first sign of life. Of an SQLite file there is one process: whoever had its games is dead."""
        async with self.database.begin() as connection:
            if not self.database.is_postgres:
                await connection.execute(delete(PROCESSES))
                await connection.execute(update(LEASES).values(holder=NOBODY))
            await connection.execute(insert(PROCESSES).values(id=self.me, until=self.database.now + self.seconds))

    async def sign(self) -> None:
        """A sign of life: one row, unless it comes too late."""
        alive = update(PROCESSES).where(PROCESSES.c.id == self.me, PROCESSES.c.until > self.database.now)
        async with self.database.begin() as connection:
            kept = await connection.execute(alive.values(until=self.database.now + self.seconds))
        self.overdue = kept.rowcount == 0
        if self.overdue:
            await self.live_again()

    async def live_again(self) -> None:
        """Others took us for dead: see what they have left us."""
        async with self.database.begin() as connection:
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.me))
            await connection.execute(insert(PROCESSES).values(id=self.me, until=self.database.now + self.seconds))
            held = select(LEASES.c.game, LEASES.c.room).where(LEASES.c.holder == self.me)
            self.mine = {row.game: row.room for row in await connection.execute(held)}

    async def alive(self) -> set[str]:
        """The processes that give signs of life."""
        async with self.database.engine.connect() as connection:
            living = select(PROCESSES.c.id).where(PROCESSES.c.until > self.database.now)
            return {row.id for row in await connection.execute(living)}

    async def release(self) -> None:
        """Leave all games to others at once."""
        async with self.database.begin() as connection:
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.me))
            await connection.execute(update(LEASES).where(LEASES.c.holder == self.me).values(holder=NOBODY))
            await connection.execute(delete(OPEN_TABLES).where(OPEN_TABLES.c.process == self.me))
        self.mine = {}

    # -- taking over ---------------------------------------------------------------------------------------------

    async def take(self) -> dict[str, str]:
        """Some games that a dead process has left, or nobody drives, with their rooms; they are ours now."""
        async with self.database.begin() as connection:
            dead = await self.dead(connection)
            left = self.locked(select(LEASES.c.game).where(LEASES.c.holder.in_([NOBODY, *dead])).limit(TAKE))
            ours = update(LEASES).where(LEASES.c.game.in_(left.scalar_subquery())).values(holder=self.me)
            rows = await connection.execute(ours.returning(LEASES.c.game, LEASES.c.room))
            taken = dict(sorted((row.game, row.room) for row in rows))
            if dead and not taken:
                await bury(connection, dead)
        self.mine.update(taken)
        return taken

    async def dead(self, connection: AsyncConnection) -> list[str]:
        """Processes without a sign of life. Their rows are ours until the commit: one that wakes up waits for it, and
        finds that it is overdue.
        """
        silent = self.locked(select(PROCESSES.c.id).where(PROCESSES.c.until < self.database.now))
        marked = update(PROCESSES).where(PROCESSES.c.id.in_(silent.scalar_subquery())).values(until=0.0)
        return [row.id for row in await connection.execute(marked.returning(PROCESSES.c.id))]

    def locked(self, rows: Select[tuple[str]]) -> Select[tuple[str]]:
        """Rows that nobody else is taking."""
        return rows.with_for_update(skip_locked=True) if self.database.is_postgres else rows

    async def orphans(self) -> list[str]:
        """Running games without any lease, as after a restore."""
        wanted = select(GAMES.c.id, GAMES.c.room).where(GAMES.c.ended.is_(None))
        wanted = wanted.where(GAMES.c.id.not_in(select(LEASES.c.game)))
        dialect: Any = postgresql if self.database.is_postgres else sqlite
        async with self.database.begin() as connection:
            found = [{"game": row.id, "room": row.room, "holder": NOBODY} for row in await connection.execute(wanted)]
            if found:  # another process may open at the same time
                await connection.execute(dialect.insert(LEASES).on_conflict_do_nothing(), found)
        return [row["game"] for row in found]


async def bury(connection: AsyncConnection, dead: list[str]) -> None:
    """Forget these processes and their tables, if nothing is left to be taken from them."""
    holding = select(LEASES.c.game).where(LEASES.c.holder == PROCESSES.c.id).exists()
    gone = delete(PROCESSES).where(PROCESSES.c.id.in_(dead), ~holding).returning(PROCESSES.c.id)
    buried = [row.id for row in await connection.execute(gone)]
    await connection.execute(delete(OPEN_TABLES).where(OPEN_TABLES.c.process.in_(buried)))
