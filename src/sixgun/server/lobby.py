"""The list of public tables, pushed to whoever looks at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sixgun.server.protocol import Tables
from sixgun.server.rooms import Rooms

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.processes import Alone

PAUSE = 0.25  # seconds in which changes gather
LOBBY = "lobby"  # the note for other processes


class Lobby:
    """Everybody who looks at the list in this process."""

    def __init__(self, rooms: Rooms, processes: Alone) -> None:
        self.rooms = rooms
        self.processes = processes
        self.connections: set[Connection] = set()
        self.stale = asyncio.Event()

    def enter(self, connection: Connection) -> None:
        """Somebody looks at the list."""
        self.connections.add(connection)
        self.stale.set()

    def changed(self) -> None:
        """A public table has changed here."""
        self.stale.set()
        self.processes.tell_all(LOBBY)

    async def run(self) -> None:
        """Read the list when something has changed, and tell it."""
        while True:
            await self.stale.wait()
            self.stale.clear()
            if self.connections:
                tables = Tables(tables=[room.view() for room in await self.rooms.public()])
                message = tables.model_dump_json().encode()
                for connection in list(self.connections):
                    connection.send(message)
            await asyncio.sleep(PAUSE)
