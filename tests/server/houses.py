"""Houses for tests: in this process, or in one of their own that can be killed; and people who play at their tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import connect

from sixgun.cli import commands
from sixgun.client import TableSocket, Visitor
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.server.hourglass import Hourglass
from sixgun.server.house import House
from sixgun.server.replica import Replica
from sixgun.server.running import HouseServer, configuration, listen, serve
from sixgun.server.settings import Settings
from sixgun.server.table import Table

PATIENCE = 300
OPEN: list[TableSocket] = []
QUICK: dict[str, Any] = {
    "bot_pause": 0,
    "analysis_niceness": 0,
    "poker_face": 0,
    "log_level": "error",
    "messages_per_second": 1000,
    "requests_per_minute": 100_000,
    "guests_per_hour": 100_000,
    "connections_per_address": 5000,
    "sockets_per_address": 5000,
    "changes_per_minute": 100_000,
    "replays_per_minute": 100_000,
    "request_seconds": 300,
}
STRANGERS = {"host", "public_url", "trust_proxy", "secure_cookies"}  # who lets them in may not have known luck
Visitor.patience = PATIENCE  # nobody is hurried on a busy machine
NURSERY = multiprocessing.get_context("forkserver")  # its processes begin with everything imported
NURSERY.set_forkserver_preload(["tests.server.houses", "pytest"])


def house_settings(**chosen: Any) -> dict[str, Any]:
    """Settings for tests: nobody waits, and the luck is known where it may be, so that no test depends on it."""
    luck = {} if STRANGERS & chosen.keys() else {"test_seed": "houses"}
    return {**QUICK, **luck, **chosen}


class Process:
    """A house in a process of its own; it can be killed and opened again on the same database and port."""

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.told = folder / f"house-{self.port}.log"
        self.settings = house_settings(open_browser=False, database=database, port=self.port, **settings)
        self.process: BaseProcess | None = None

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> Process:
        self.process = NURSERY.Process(target=live, args=(self.settings, str(self.told)))
        self.process.start()
        deadline = time.monotonic() + PATIENCE
        while not self.is_open():
            assert self.process.is_alive() and time.monotonic() < deadline, self.told.read_text()
            time.sleep(0.01)
        return self

    def is_open(self) -> bool:
        asking = HTTPConnection("127.0.0.1", self.port, timeout=5)
        with suppress(OSError, HTTPException), closing(asking):
            asking.request("GET", "/healthz")
            return asking.getresponse().status == 200
        return False

    def kill(self) -> None:
        """As when the power fails, for the house and its workers."""
        assert self.process and self.process.pid
        workers = psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        for worker in workers:
            with suppress(psutil.NoSuchProcess):
                worker.kill()
        self.process.join(PATIENCE)

    def close(self) -> int | None:
        """As a service that is stopped."""
        assert self.process and self.process.pid
        if self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)
        self.process.join(PATIENCE)
        return self.process.exitcode


def live(settings: dict[str, Any], told: str) -> None:
    """What a process does: `sixgun serve`, with everything that it says in a file."""
    gc.freeze()  # the house looks for garbage before it opens: not in all that tests have imported
    with open(told, "a", buffering=1) as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    sys.exit(serve(Settings(**settings), Words("en")))


def command(*arguments: str) -> tuple[int, str]:
    """A command of `sixgun` in this process: its exit code, and the sentence that says why not."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        return commands(Words("en")).main(list(arguments), standalone_mode=False) or 0, ""
    except SixgunError as trouble:
        return 2, trouble.sentence(Words("en"))
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


def free_port() -> int:
    """One that the machine gives to no connection of its own accord, also while a house that had it is closed."""
    with socket.socket() as probe:
        while True:
            port = secrets.randbelow(20_000) + 10_000
            with suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port


@contextmanager
def open_house(database: str, folder: Path, **settings: Any) -> Iterator[Process]:
    house = Process(database, folder, **settings).open()
    try:
        yield house
    finally:
        house.close()


class Here:
    """A house in this process, with its door open."""

    def __init__(self, server: HouseServer, port: int) -> None:
        self.server = server
        self.link = f"http://127.0.0.1:{port}"

    @property
    def house(self) -> House:
        house: House = self.server.config.app.state.house  # type: ignore[union-attr]
        return house


def followed(house: House, game: str) -> Table | None:
    """The table in this process that has a game."""
    return next((table for table in house.tables.values() if table.game and table.game.id == game), None)


async def following(house: House, game: str) -> Replica:
    """A game as this process has it, when it has read it."""
    await until(lambda: followed(house, game) is not None)
    table = followed(house, game)
    assert table is not None and table.game is not None
    return table.game


@asynccontextmanager
async def house_here(database: str, glass: Hourglass | None = None, **settings: Any) -> AsyncIterator[Here]:
    chosen = Settings(**house_settings(database=database, port=0, **settings))
    with listen(chosen) as door:
        server = HouseServer(configuration(chosen))
        if glass:
            server.config.app.state.glass = glass  # type: ignore[union-attr]
        serving = asyncio.create_task(server._serve([door]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        if serving.done():
            await serving
        try:
            yield Here(server, door.getsockname()[1])
        finally:
            while OPEN:
                hang_up(OPEN.pop())
            server.should_exit = True
            await serving


def hang_up(table: TableSocket) -> None:
    """Cut a connection; one of a test before, whose loop has ended, is cut."""
    if table.socket.loop is asyncio.get_running_loop():
        table.socket.transport.abort()


def browser(link: str, **more: Any) -> httpx.AsyncClient:
    """Somebody who asks a house and isn't known there."""
    return httpx.AsyncClient(base_url=link, verify=False, timeout=PATIENCE, **more)


def dial(link: str, code: str, **more: Any) -> connect:
    """A connection to a table that isn't a client of ours."""
    return connect(f"{link.replace('http', 'ws')}/ws/{code}", open_timeout=PATIENCE, ping_interval=None, **more)


async def until(seen: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for what is seen."""
    async with asyncio.timeout(patience):
        while not seen():
            await asyncio.sleep(0.005)


async def message(table: TableSocket, kind: str, **fields: object) -> dict[str, Any]:
    """The next message of a kind, with these fields."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await table.receive()
            if told["type"] == kind and all(told[name] == value for name, value in fields.items()):
                return told


async def refusal(table: TableSocket, code: str) -> dict[str, Any]:
    """The next error, which must be this one."""
    told = await message(table, "error")
    assert told["code"] == code, told
    return told


def chooser(seed: int) -> Any:
    """Chooses by the number of the decision, so that a game is the same however often somebody reconnects."""

    def choose(decision: dict[str, Any]) -> int:
        return hash((seed, decision["number"], decision["seat"])) % len(decision["actions"])

    return choose


async def people(link: str, count: int) -> list[Visitor]:
    """Guests with names that nobody mixes up."""
    return [await Visitor(link).arrive(f"Player {at} {secrets.token_hex(2)}") for at in range(count)]


async def seat_people(link: str, game: str, seated: int, players: int, **room: object) -> tuple[str, list[Visitor]]:
    """A table with so many people, bots in the other chairs, and the game begun."""
    visitors = await people(link, seated)
    code = await seat(visitors, game, players, **room)
    await visitors[0].do(code, "start")
    return code, visitors


async def seat(visitors: list[Visitor], game: str, players: int, **room: object) -> str:
    """A table with these people, and bots in the other chairs."""
    host = visitors[0]
    code: str = (await host.post("/api/tables", game=game, players=players))["code"]
    table = await host.table(code)
    await table.hello()
    if room:
        await table.do("set", **room)
    for visitor in visitors[1:]:
        await visitor.do(code, "sit")
    await table.do("fill", bot="greenhorn")
    await table.close()
    return code


async def knock(visitor: Visitor, code: str) -> TableSocket:
    """A connection to a table, before any word; it is closed with the house at the latest."""
    table = await visitor.table(code)
    table.keep = True
    OPEN.append(table)
    return table


async def at_table(visitor: Visitor, code: str, watch: bool = False, **known: Any) -> TableSocket:
    """Somebody at a table, greeted; `known` is what they have of its game."""
    table = await knock(visitor, code)
    table.game, table.events = known.get("game", ""), known.get("events", [])
    await table.hello(watch)
    await message(table, "room")
    return table


async def play_all(code: str, visitors: list[Visitor], seed: int = 1) -> list[TableSocket]:
    """Everybody plays to the end."""
    tables = [await at_table(visitor, code) for visitor in visitors]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*[table.play(chooser(seed)) for table in tables])
    for table in tables:
        await table.close()
    return tables
