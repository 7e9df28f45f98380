"""Rooms in the database: read, and written by whoever finds them as they were read."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sixgun.server.database import Database
from sixgun.server.hourglass import Hourglass
from sixgun.server.refusals import Refused
from sixgun.server.room import Room, new_code
from sixgun.server.schema import CHAT, GAMES, LEASES, ROOMS, SITTING


class Rooms:
    """All rooms."""

    def __init__(self, database: Database, glass: Hourglass) -> None:
        self.database = database
        self.glass = glass

    async def add(self, room: Room) -> Room:
        """A new room, under a code that no other has."""
        while True:
            row = {**self.columns(room), "code": room.code, "revision": 1, "closed": False}
            try:
                async with self.database.begin() as connection:
                    await connection.execute(insert(ROOMS).values(row))
                    await self.note_who_sits(connection, room)
                return room
            except IntegrityError:
                room.code = new_code()

    async def find(self, code: str) -> tuple[Room, int]:
        """A room that is open, and its revision."""
        wanted = select(ROOMS).where(ROOMS.c.code == read_code(code), ROOMS.c.closed.is_(False))
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise Refused("house-no-table", table=code[:8])
        return Room.model_validate(row.room), row.revision

    async def write(self, connection: AsyncConnection, room: Room, revision: int) -> bool:
        """Write a room if it is still as it was read."""
        change = update(ROOMS).where(ROOMS.c.code == room.code, ROOMS.c.revision == revision, ROOMS.c.closed.is_(False))
        done = await connection.execute(change.values(**self.columns(room), revision=revision + 1))
        if done.rowcount == 1:
            await self.note_who_sits(connection, room)
        return done.rowcount == 1

    async def note_who_sits(self, connection: AsyncConnection, room: Room) -> None:
        """Everybody finds the tables at which they sit."""
        gone = delete(SITTING).where(SITTING.c.room == room.code, SITTING.c.guest.not_in(room.people))
        await connection.execute(gone)
        if room.people:
            dialect: Any = postgresql if self.database.is_postgres else sqlite
            rows = [{"guest": guest, "room": room.code} for guest in room.people]
            await connection.execute(dialect.insert(SITTING).values(rows).on_conflict_do_nothing())

    def columns(self, room: Room) -> dict[str, object]:
        """A room as a row."""
        data = room.model_dump(mode="json")
        return {"public": room.public, "touched": self.glass.now(), "host": room.host, "room": data}

    async def close(self, room: Room) -> None:
        """A room is gone, and what was said in it; a game that is on there is not decided. Its games stay."""
        async with self.database.begin() as connection:
            await connection.execute(update(ROOMS).where(ROOMS.c.code == room.code).values(closed=True))
            await connection.execute(delete(CHAT).where(CHAT.c.room == room.code))
            await connection.execute(delete(SITTING).where(SITTING.c.room == room.code))
            if room.playing:
                await end_game(connection, room.playing, self.glass.now(), None)

    # -- lists ---------------------------------------------------------------------------------------------------

    async def public(self) -> list[Room]:
        """The public rooms, the liveliest first."""
        wanted = select(ROOMS.c.room).where(ROOMS.c.public, ROOMS.c.closed.is_(False))
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(ROOMS.c.touched.desc()).limit(50))
            return [Room.model_validate(row.room) for row in rows]

    async def hosted_by(self, guest: str) -> list[Room]:
        """The open rooms that a guest hosts, the one that was left alone for longest first."""
        wanted = select(ROOMS.c.room).where(ROOMS.c.host == guest, ROOMS.c.closed.is_(False))
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(ROOMS.c.touched))
            return [Room.model_validate(row.room) for row in rows]

    async def of_guest(self, guest: str) -> list[Room]:
        """The open rooms at which a guest sits, the liveliest first."""
        wanted = select(ROOMS.c.room).join(SITTING, SITTING.c.room == ROOMS.c.code)
        wanted = wanted.where(SITTING.c.guest == guest, ROOMS.c.closed.is_(False))
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(ROOMS.c.touched.desc()))
            return [Room.model_validate(row.room) for row in rows]

    async def idle(self, before: float) -> list[Room]:
        """Rooms that nobody has touched for long."""
        wanted = select(ROOMS.c.room).where(ROOMS.c.closed.is_(False), ROOMS.c.touched < before)
        async with self.database.engine.connect() as connection:
            return [Room.model_validate(row.room) for row in await connection.execute(wanted)]

    async def touch(self, codes: list[str]) -> None:
        """People are at these rooms."""
        async with self.database.begin() as connection:
            await connection.execute(update(ROOMS).where(ROOMS.c.code.in_(codes)).values(touched=self.glass.now()))


def read_code(code: str) -> str:
    """A code as it is kept; what can't be one is none, since not every database takes every sign."""
    return code.upper()[:8] if code.isascii() and code.isalpha() else ""


async def end_game(connection: AsyncConnection, game: str, now: float, outcome: object) -> None:
    """A game has ended, once; nobody drives it any more."""
    ended = {"ended": now, "outcome": outcome, "position": None, "position_at": None}
    await connection.execute(update(GAMES).where(GAMES.c.id == game, GAMES.c.ended.is_(None)).values(ended))
    await connection.execute(delete(LEASES).where(LEASES.c.game == game))
