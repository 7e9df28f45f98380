"""`sixgun bench server`: a house under load. The house is a process, or several on one PostgreSQL with the tables
divided among them, as a proxy does; all clients are another on the same machine.

Every seat of every table has a WebSocket client. So many times a second a table whose clients have all heard of the
last action gets the next one; what counts is the time from there until the last client of the table has its event.
"""

from __future__ import annotations

import asyncio
import gc
import json
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any, Final

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixgun.arena.bench import Result, circumstances
from sixgun.bench.scratch import Opened, empty_database, open_echo, open_house
from sixgun.engine.errors import SixgunError
from sixgun.registry import GAMES as ALL_GAMES
from sixgun.server.database import address

TABLES: Final = 200
SECONDS: Final = 60
RATE: Final = 500
PLAYERS: Final = 5
GAMES: Final = [name for name, rules in ALL_GAMES.items() if PLAYERS in rules.players]  # in turn, table by table
AT_ONCE: Final = 8
BEHIND: Final = 0.1
ECHO_SECONDS: Final = 10
ECHO_TEXT: Final = "x" * 1500  # about as long as what a seat gets for an action
NUMBER: Final = re.compile(r'"number":(\d+)')

Tell = Callable[[str], None]


def measure_house(
    tell: Tell, database: str, tables: int = TABLES, seconds: int = SECONDS, rate: int = RATE, processes: int = 1
) -> Result:
    """Actions a second, how long each took, memory; and the same of a bare echo."""
    with ExitStack() as stack:
        place = stack.enter_context(empty_database(database))
        kind = "SQLite" if address(place).startswith("sqlite") else "PostgreSQL"
        if kind == "SQLite" and processes > 1:
            raise SixgunError("bench-processes")
        houses = [stack.enter_context(open_house(place)) for _ in range(processes)]
        load = Load(houses, place.rsplit("/", 1)[-1], tables, rate)
        asyncio.run(load.run(seconds, tell))
    if not load.took:
        raise SixgunError("bench-nothing", seconds=seconds, rate=rate)
    echoes = asyncio.run(measure_echo(tell, tables * PLAYERS, min(seconds, ECHO_SECONDS), rate))
    settings = {"database": kind, "tables": tables, "players": PLAYERS, "seconds": seconds, "rate": rate}
    settings |= {"processes": processes}
    return {"bench": "server", **circumstances(), **settings, **figures(load, seconds, echoes)}


def figures(load: Load, seconds: int, echoes: list[float]) -> Result:
    """What was measured, by its unit."""
    actions = len(load.took)
    echo_seconds = min(seconds, ECHO_SECONDS)
    return {
        "per_second": {"actions": round(actions / seconds), "echoes": round(len(echoes) / echo_seconds)},
        "milliseconds": {
            **percentiles("action", load.took),
            **percentiles("echo", echoes),
            **{who: round(spent / max(1, actions) * 1000, 2) for who, spent in load.cpu.items()},
        },
        "kilobytes": {"table": round(load.table_bytes / 1024), "connection": round(load.connection_bytes / 1024)},
        "errors": load.errors,
    }


def percentiles(name: str, took: list[float]) -> dict[str, float]:
    """The middle, what 99 of 100 stay under, and the worst, in milliseconds.

    >>> percentiles("echo", [0.001 * n for n in range(1, 101)])
    {'echo_p50': 51.0, 'echo_p99': 100.0, 'echo_max': 100.0}
    """
    rising = sorted(took) or [0.0]
    places = {"p50": len(rising) // 2, "p99": len(rising) * 99 // 100, "max": -1}
    return {f"{name}_{place}": round(rising[at] * 1000, 1) for place, at in places.items()}


async def at_pace(rate: int, seconds: float, ready: asyncio.Queue[Any], act: Callable[[Any], Awaitable[None]]) -> None:
    """Let whoever is ready act, so many times a second; with rate 0 as often as somebody is ready."""
    due = time.monotonic()
    end = due + seconds
    while (now := time.monotonic()) < end:
        if rate:
            due = max(due + 1 / rate, now - BEHIND)
            await asyncio.sleep(max(0.0, due - now))
        try:
            who = await asyncio.wait_for(ready.get(), max(0.01, end - time.monotonic()))
        except TimeoutError:
            return
        await act(who)


# -- the house -----------------------------------------------------------------------------------------------------


class Load:
    """All tables, and what they measure."""

    def __init__(self, houses: list[Opened], database: str, tables: int, rate: int) -> None:
        self.houses = houses
        self.database = database
        self.rate = rate
        self.processes = [psutil.Process(house.pid) for house in houses]
        self.ready: asyncio.Queue[BenchTable] = asyncio.Queue()
        self.tables = [BenchTable(self, at) for at in range(tables)]
        self.took: list[float] = []
        self.errors: list[str] = []
        self.table_bytes = self.connection_bytes = 0.0
        self.cpu: dict[str, float] = {}  # seconds of computing, by whom
        self.over = False

    async def run(self, seconds: int, tell: Tell) -> None:
        """Seat everybody, connect everybody, begin, and play for so long."""
        empty = self.resident()
        async with httpx.AsyncClient(timeout=120) as self.http:
            await self.each(tell, "1/4", BenchTable.seat_everybody)
            seated = self.resident()
            await self.each(tell, "2/4", BenchTable.connect_everybody)
            self.connection_bytes = (self.resident() - seated) / (len(self.tables) * PLAYERS)
            await self.each(tell, "3/4", BenchTable.begin_first)
            await self.play(seconds, tell)
            self.table_bytes = (self.resident() - empty) / len(self.tables)
            self.over = True
            await self.each(tell, "4/4", BenchTable.leave)
        self.errors += [error for house in self.houses for error in house.errors()]

    async def each(self, tell: Tell, part: str, job: Callable[[BenchTable], Awaitable[None]]) -> None:
        """Something at every table, a few at once."""
        gate, done = asyncio.Semaphore(AT_ONCE), Counter(tell, part, len(self.tables))

        async def one(table: BenchTable) -> None:
            async with gate:
                await job(table)
                done.one_more()

        await asyncio.gather(*[one(table) for table in self.tables])

    async def play(self, seconds: int, tell: Tell) -> None:
        """The part that counts."""
        gc.collect()
        gc.freeze()
        before, began = self.cpu_seconds(), time.monotonic()

        async def act(table: BenchTable) -> None:
            if len(self.took) % 100 == 0:
                tell(f"3/4: {time.monotonic() - began:.0f}/{seconds} s")
            await table.act()

        await at_pace(self.rate, seconds, self.ready, act)
        self.cpu = {who: spent - before[who] for who, spent in self.cpu_seconds().items()}

    def resident(self) -> int:
        """The memory of the house."""
        return sum(int(process.memory_info().rss) for process in self.processes)

    def cpu_seconds(self) -> dict[str, float]:
        """What the house, the clients and PostgreSQL, if it is on this machine, have computed so far."""
        backends = [process for process in psutil.process_iter(["name", "cmdline"]) if self.serves(process.info)]
        parts = {"cpu_per_action": self.processes, "cpu_clients": [psutil.Process()], "cpu_database": backends}
        return {who: sum(map(computed, processes)) for who, processes in parts.items()}

    def serves(self, process: dict[str, Any]) -> bool:
        """Whether it is a process of PostgreSQL for our database: they are called by its name."""
        return process["name"] == "postgres" and f" {self.database} " in " ".join(process["cmdline"] or ())


def computed(process: psutil.Process) -> float:
    """How long a process has computed; one that has ended meanwhile did little."""
    with suppress(psutil.NoSuchProcess):
        times = process.cpu_times()
        return float(times.user + times.system)
    return 0.0


class Counter:
    """How far something is, for whoever waits."""

    def __init__(self, tell: Tell, part: str, total: int) -> None:
        self.tell = tell
        self.part = part
        self.total = total
        self.done = 0

    def one_more(self) -> None:
        """One is done."""
        self.done += 1
        self.tell(f"{self.part}: {self.done}/{self.total}")


class BenchTable:
    """A table with a client in every seat. `has` is the number of the last action that each has heard of."""

    def __init__(self, load: Load, at: int) -> None:
        self.load = load
        self.at = at
        self.link = load.houses[at % len(load.houses)].link
        self.code = ""
        self.tokens: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.has = [-1] * PLAYERS
        self.expected = 0
        self.sent = 0.0
        self.decision: dict[str, Any] | None = None
        self.ready = False
        self.seated = asyncio.Event()
        self.begun = asyncio.Event()

    # -- before and after ----------------------------------------------------------------------------------------

    async def post(self, path: str, token: str, **body: object) -> Any:
        """Ask the house for something."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.load.http.post(self.link + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def seat_everybody(self) -> None:
        """Guests in all chairs."""
        for seat in range(PLAYERS):
            self.tokens.append((await self.post("/api/guests", "", name=f"Guest {seat + 1}"))["token"])
        game = GAMES[self.at % len(GAMES)]
        self.code = (await self.post("/api/tables", self.tokens[0], game=game, players=PLAYERS))["code"]

    async def connect_everybody(self) -> None:
        """A client for every chair."""
        link = self.link.replace("http", "ws", 1) + f"/ws/{self.code}"
        for seat, token in enumerate(self.tokens):
            headers = {"Authorization": f"Bearer {token}"}
            socket = await connect(
                link, additional_headers=headers, max_size=None, ping_interval=None, compression=None
            )
            await socket.send('{"type":"hello","version":2}')
            self.sockets.append(socket)
            self.listening.append(asyncio.create_task(self.listen(seat, socket)))
            if seat:
                self.seated.clear()
                await socket.send('{"type":"sit","ref":1}')
                await self.seated.wait()

    async def begin_first(self) -> None:
        """The first game has begun, and everybody has its first view: only then is anything measured."""
        await self.begin()
        await self.begun.wait()

    async def begin(self) -> None:
        """A game begins; everybody will get its first view."""
        self.has, self.expected, self.sent = [-1] * PLAYERS, 0, 0.0
        await self.sockets[0].send('{"type":"start"}')

    async def leave(self) -> None:
        """Nobody plays any more."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*[socket.close() for socket in self.sockets], *self.listening, return_exceptions=True)

    # -- playing -------------------------------------------------------------------------------------------------

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        """Hear everything that a client is told."""
        try:
            async for text in socket:
                await self.hear(seat, str(text))
        except ConnectionClosed as closed:
            self.load.errors.append(str(closed))
        if not self.load.over:
            self.load.errors.append("a connection has ended")

    async def hear(self, seat: int, text: str) -> None:
        """A message: an update counts, an error is kept, the end begins another game."""
        if text.startswith('{"type":"update"'):
            self.take(seat, text)
        elif text.startswith('{"type":"done"'):
            self.seated.set()
        elif text.startswith('{"type":"error"'):
            self.load.errors.append(text[:200])
        elif seat == 0 and text.startswith('{"type":"over"') and not self.load.over:
            await self.begin()

    def take(self, seat: int, text: str) -> None:
        """A client has its view; when all have it, the table is ready for the next action."""
        found = NUMBER.search(text)
        assert found
        self.has[seat] = int(found[1])
        if '"decision":null' not in text:
            self.decision = json.loads(text)["view"]["decision"]
        if min(self.has) < self.expected:
            return
        if self.sent:
            self.load.took.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if self.decision and self.decision["number"] == self.expected and not self.ready:  # it may be told twice
            self.ready = True
            self.begun.set()
            self.load.ready.put_nowait(self)

    async def act(self) -> None:
        """Whoever is asked answers with one of the legal actions."""
        decision, self.decision, self.ready = self.decision, None, False
        assert decision is not None
        number, count = decision["number"], len(decision["actions"])
        self.expected = number + 1
        message = json.dumps({"type": "act", "number": number, "id": (number * 7 + self.at) % count})
        self.sent = time.perf_counter()
        await self.sockets[decision["seat"]].send(message)


# -- the yardstick -------------------------------------------------------------------------------------------------


async def measure_echo(tell: Tell, connections: int, seconds: int, rate: int) -> list[float]:
    """How long the way to a bare WebSocket server and back takes, at the same pace on as many connections."""
    took: list[float] = []
    ready: asyncio.Queue[Echoing] = asyncio.Queue()
    with open_echo() as link:
        tell("echo")
        async with talking(link, connections, ready, took):
            await at_pace(rate, seconds, ready, Echoing.speak)
    return took


class Echoing:
    """One connection to the echo."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent = 0.0

    async def speak(self) -> None:
        """Say something."""
        self.sent = time.perf_counter()
        await self.socket.send(ECHO_TEXT)

    async def listen(self, ready: asyncio.Queue[Echoing], took: list[float]) -> None:
        """Hear it again, every time."""
        async for _ in self.socket:
            took.append(time.perf_counter() - self.sent)
            ready.put_nowait(self)


@asynccontextmanager
async def talking(link: str, connections: int, ready: asyncio.Queue[Echoing], took: list[float]) -> AsyncIterator[None]:
    """Connections to the echo, all listening."""
    voices = [Echoing(await connect(link, ping_interval=None, compression=None)) for _ in range(connections)]
    tasks = [asyncio.create_task(voice.listen(ready, took)) for voice in voices]
    for voice in voices:
        ready.put_nowait(voice)
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*[voice.socket.close() for voice in voices], *tasks, return_exceptions=True)
