"""What whoever runs a house may do with it, from beside it: they write to the database, and every process obeys."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import func, insert, select, update

from sixgun.engine.errors import SixgunError
from sixgun.server.database import Database
from sixgun.server.hourglass import Hourglass
from sixgun.server.people import People
from sixgun.server.rooms import Rooms
from sixgun.server.schema import DEVICES, GUESTS, ORDERS, ROOMS

LONGEST = 300


class Admin:
    """The house of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.rooms = Rooms(database, Hourglass())
        self.people = People(database, Hourglass())

    async def tables(self) -> list[dict[str, Any]]:
        """The open tables, the liveliest first."""
        wanted = select(ROOMS.c.room, ROOMS.c.touched).where(ROOMS.c.closed.is_(False)).order_by(ROOMS.c.touched.desc())
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [{**row.room, "idle": time.time() - row.touched} for row in rows]

    async def guests(self) -> list[dict[str, Any]]:
        """The guests, those who were here last first."""
        devices = func.count(DEVICES.c.secret).label("devices")
        wanted = select(GUESTS, devices).outerjoin(DEVICES, DEVICES.c.guest == GUESTS.c.id).group_by(GUESTS.c.id)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(GUESTS.c.seen.desc()).limit(500))
            return [dict(row._mapping) for row in rows]

    async def close(self, code: str) -> None:
        """Close a table; a game that is on there is not decided."""
        room, _ = await self.rooms.find(code)
        await self.rooms.close(room)
        await self.order(table=room.code)

    async def ban(self, guest: str, banned: bool) -> None:
        """Let a guest play no more, or again."""
        async with self.database.begin() as connection:
            change = update(GUESTS).where(GUESTS.c.id == guest).values(banned=banned)
            if (await connection.execute(change)).rowcount == 0:
                raise SixgunError("admin-no-guest", name=guest)
        await self.order(guest=guest)

    async def delete(self, guest: str) -> None:
        """Forget a guest."""
        if guest not in [row["id"] for row in await self.guests()]:
            raise SixgunError("admin-no-guest", name=guest)
        await self.people.delete(guest)
        await self.order(guest=guest)

    async def announce(self, text: str) -> None:
        """Say something to everybody who is connected."""
        await self.order(announce=text[:LONGEST])

    async def order(self, **order: str) -> None:
        """Every process that is open obeys within a second or so."""
        async with self.database.begin() as connection:
            await connection.execute(insert(ORDERS).values(at=time.time(), order=order))
