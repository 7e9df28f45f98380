"""Who hears that something changed: in this process, and over PostgreSQL in every other one. Never what, only that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from sixgun.server.database import Database
from sixgun.server.log import CHANNEL, NOTIFY, notes

LOGGER = logging.getLogger("sixgun.house")
MISSED = 0  # something may have been missed: look

Listener = Callable[[int], None]


class News:
    """Topics (`game:ID`, `room:CODE`) and who listens to them; each is told with the number that it has come to."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.listeners: dict[str, set[Listener]] = {}
        self.hearing = asyncio.Event()
        if not database.is_postgres:
            self.hearing.set()

    def listen(self, topic: str, listener: Listener) -> None:
        """Call a listener whenever something about a topic changes."""
        self.listeners.setdefault(topic, set()).add(listener)

    def leave(self, topic: str, listener: Listener) -> None:
        """Not any more."""
        heard = self.listeners.get(topic, set())
        heard.discard(listener)
        if not heard:
            self.listeners.pop(topic, None)

    def tell(self, note: str) -> None:
        """Everybody in this process who listens hears it; a note is a topic with a number."""
        topic, _, number = note.rpartition(":")
        for listener in list(self.listeners.get(topic, ())):
            try:
                listener(int(number))
            except Exception:
                LOGGER.exception("a listener failed")  # the others hear it all the same

    async def publish(self, topic: str, number: int) -> None:
        """Everybody in every process hears it."""
        note = f"{topic}:{number}"
        if not self.database.is_postgres:
            self.tell(note)
            return
        async with self.database.engine.begin() as connection:
            await connection.execute(NOTIFY, notes([note]))

    async def run(self) -> None:
        """Hear what other processes tell; after a lost connection everybody looks again."""
        while self.database.is_postgres:
            with contextlib.suppress(Exception):
                await self.hear()
            self.hearing.clear()
            await asyncio.sleep(0.5)

    async def hear(self) -> None:
        """One connection that only listens, until it breaks."""
        async with self.database.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            raw.add_termination_listener(lambda _: lost.set())
            await raw.add_listener(CHANNEL, lambda *heard: self.tell(heard[3]))
            self.hearing.set()
            for topic in list(self.listeners):
                self.tell(f"{topic}:{MISSED}")
            await lost.wait()
