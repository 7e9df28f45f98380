"""A network between people and a house that can be cut: each connection goes through a line of ours."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

DELAY = 0.3  # seconds at most, for each piece on a slow line
OUTAGE = 1.0  # seconds at most without any network
KINDS = ("reset", "frozen", "deaf", "dumb", "slow", "outage")


class Line:
    """One connection. What is frozen stays open: neither end hears anything, also not that the other has gone."""

    def __init__(self, client: asyncio.StreamWriter, house: asyncio.StreamWriter) -> None:
        self.ends = {"client": client, "house": house}
        self.open = {"client": asyncio.Event(), "house": asyncio.Event()}
        self.delay = 0.0
        for way in self.open.values():
            way.set()

    async def carry(self, pieces: asyncio.StreamReader, to: str) -> None:
        """All that comes, to one end; then that end is closed."""
        with suppress(OSError):
            while piece := await pieces.read(1 << 16):
                await asyncio.sleep(self.delay)
                await self.open[to].wait()
                self.ends[to].write(piece)
                await self.ends[to].drain()
        await self.open[to].wait()
        self.ends[to].close()

    def freeze(self, *ends: str) -> None:
        """Nothing comes to these ends any more."""
        for end in ends:
            self.open[end].clear()

    def abort(self) -> None:
        """Both ends hear at once that it is over, and what was under way is lost."""
        for end, writer in self.ends.items():
            writer.transport.abort()
            self.open[end].set()


class Network:
    """All lines to one house."""

    def __init__(self, port: int) -> None:
        self.house = port
        self.lines: set[Line] = set()
        self.talks: set[asyncio.Task[None]] = set()
        self.down = False

    async def __aenter__(self) -> Network:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1")
        self.link = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for line in self.lines:
            line.abort()
        for talk in self.talks:
            talk.cancel()
        await asyncio.gather(*self.talks, return_exceptions=True)

    def accept(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        """Somebody wants to talk to the house."""
        talk = asyncio.create_task(self.connect(reader, client))
        self.talks.add(talk)
        talk.add_done_callback(self.talks.discard)

    async def connect(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        """Carry what both ends say, until one has gone and the other knows."""
        try:
            if self.down:
                raise ConnectionRefusedError
            answers, house = await asyncio.open_connection("127.0.0.1", self.house)
        except OSError:
            client.transport.abort()
            return
        line = Line(client, house)
        self.lines.add(line)
        await asyncio.gather(line.carry(reader, "house"), line.carry(answers, "client"))
        self.lines.remove(line)

    async def cut(self, kind: str, moments: Random) -> None:
        """Cut about half of the lines, or all for a while."""
        hit = [line for line in self.lines if kind == "outage" or moments.random() < 0.5]
        for line in hit:
            if kind == "reset":
                line.abort()
            elif kind == "slow":
                line.delay = moments.random() * DELAY
            elif kind in ("deaf", "dumb"):
                line.freeze("client" if kind == "deaf" else "house")
            else:
                line.freeze("client", "house")
        if kind == "outage":
            self.down = True
            await asyncio.sleep(moments.random() * OUTAGE)
            self.down = False
