"""Houses for tests: real processes on a real database, and people who play at their tables."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil

from sixgun.server.client import TableSocket, Visitor

PATIENCE = 120


class House:
    """A house in a process of its own; it can be killed and opened again on the same database."""

    def __init__(self, database: str, folder: Path, **settings: object) -> None:
        self.database = database
        self.folder = folder
        self.settings = {"bot_pause": 0, "poker_face": 0, "log_level": "error", **settings}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.errors = folder / f"house-{self.port}.log"

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> House:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "SIXGUN_"))}
        environment |= {f"SIXGUN_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-m", "sixgun", "serve", "--no-browser", "--port", str(self.port)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", self.database], env=environment, stdout=errors, stderr=errors
            )
        self.wait_until_open()
        return self

    def wait_until_open(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process and self.process.poll() is None, self.errors.read_text()
            try:
                if httpx.get(f"{self.link}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the house did not open: {self.errors.read_text()}")

    def kill(self) -> None:
        """As when the power fails, for the house and its workers."""
        assert self.process
        with_children = [*psutil.Process(self.process.pid).children(recursive=True)]
        self.process.kill()
        for child in with_children:
            with suppress(psutil.NoSuchProcess):
                child.kill()
        self.process.wait(PATIENCE)

    def close(self) -> int:
        """As somebody who presses Ctrl-C."""
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def open_house(database: str, folder: Path, **settings: object) -> Iterator[House]:
    house = House(database, folder, **settings).open()
    try:
        yield house
    finally:
        house.close()


def chooser(seed: int) -> Any:
    """Chooses by the number of the decision, so that a game is the same however often somebody reconnects."""

    def choose(decision: dict[str, Any]) -> int:
        return hash((seed, decision["number"], decision["seat"])) % len(decision["actions"])

    return choose


async def seat_people(link: str, game: str, people: int, players: int, **room: object) -> tuple[str, list[Visitor]]:
    """A table with so many people, bots in the other chairs, and the game begun."""
    visitors = [await Visitor(link).arrive(f"Player {at} {secrets.token_hex(2)}") for at in range(people)]
    host = visitors[0]
    code = (await host.post("/api/tables", game=game, players=players))["code"]
    if room:
        await host.post(f"/api/tables/{code}", verb="set", **room)
    for visitor in visitors[1:]:
        await visitor.post(f"/api/tables/{code}", verb="sit")
    await host.post(f"/api/tables/{code}", verb="fill", bot="greenhorn")
    await host.post(f"/api/tables/{code}", verb="start")
    return code, visitors


async def play_all(code: str, visitors: list[Visitor], seed: int = 1, keep: bool = False) -> list[TableSocket]:
    """Everybody plays to the end."""
    sockets = [await visitor.table(code) for visitor in visitors]
    for socket in sockets:
        socket.keep = keep
        await socket.hello()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*[socket.play(chooser(seed)) for socket in sockets])
    for socket in sockets:
        await socket.close()
    return sockets
