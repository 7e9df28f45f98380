"""What is said at a table: kept, then heard by those who may hear it, in every process."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from sixgun.server.people import Guest, skeleton
from sixgun.server.protocol import Chat, Say
from sixgun.server.refusals import Refused
from sixgun.server.schema import CHAT

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.table import Table

KEPT = 50  # words that newcomers hear
JOINERS = "\u200c\u200d"  # they are not printable, but letters and emoji need them


class Talk:
    """The last words at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chats: deque[Chat] = deque(maxlen=KEPT)
        self.heard = 0  # the number of the last word

    async def read(self) -> list[Chat]:
        """What was said since."""
        said = select(CHAT).where(CHAT.c.room == self.table.code, CHAT.c.id > self.heard)
        async with self.table.house.database.engine.connect() as connection:
            rows = (await connection.execute(said.order_by(CHAT.c.id.desc()).limit(KEPT))).all()
        return [
            Chat(number=row.id, guest=row.guest, name=row.name, to=row.to, text=row.text, at=row.at)
            for row in reversed(rows)
        ]

    async def say(self, connection: Connection, guest: Guest, say: Say) -> None:
        """A word of a guest, where they may speak."""
        table = self.table
        room, seat = table.copy_of_room(), connection.seat
        if say.to != ("spectators" if seat is None else "players"):
            raise Refused("house-not-there")
        if guest.id in room.muted:
            raise Refused("house-muted")
        text = "".join([sign for sign in say.text if sign.isprintable() or sign in JOINERS]).strip(f" {JOINERS}")
        if not text:
            raise Refused("house-message")
        if seat is None and self.is_alike(connection, guest):
            raise Refused("house-alike", name=guest.name)
        table.house.chats.take(guest.id)
        name = guest.name if seat is None else room.chairs[seat].name
        row = {"guest": guest.id, "name": name, "to": say.to, "text": text, "at": table.glass.now()}
        async with table.house.database.begin() as database:
            await database.execute(insert(CHAT).values(**row, room=table.code))
        self.hear(await self.read())  # in the order in which they were kept
        table.house.processes.tell(table.code)

    def is_alike(self, speaker: Connection, guest: Guest) -> bool:
        """Whether a spectator has a name that looks like a player's, or like that of one who was here before."""
        room = self.table.room
        names = [chair.name for chair in room.chairs if chair.name] if room else []
        for connection in self.table.presence.connections:
            if connection is speaker or connection.guest_id == guest.id:
                break
            names += [connection.guest.name] if connection.guest and connection.seat is None else []
        return skeleton(guest.name) in map(skeleton, names)

    def hear(self, chats: list[Chat]) -> None:
        """Something was said."""
        for chat in chats:
            self.heard = chat.number
            self.chats.append(chat)
            for connection in list(self.table.presence.connections):
                if connection.greeted and connection not in self.table.telling.newcomers:
                    tell(connection, chat)

    def welcome(self, connection: Connection) -> None:
        """A newcomer hears what was said before."""
        for chat in self.chats:
            tell(connection, chat)


def tell(connection: Connection, chat: Chat) -> None:
    """Players hear players, spectators hear spectators."""
    if (connection.seat is not None) == (chat.to == "players"):
        connection.send(chat)
