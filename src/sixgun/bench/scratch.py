"""Where a bench is held: a database that holds nothing else, and a house in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

import httpx
from sqlalchemy import Connection, inspect

from sixgun.engine.errors import SixgunError
from sixgun.server.database import Database, default_file
from sixgun.server.schema import METADATA

PATIENCE = 60
WITHOUT_LIMITS = {
    "SIXGUN_LANG": "en",
    "SIXGUN_LOG_LEVEL": "error",
    "SIXGUN_GUESTS_PER_HOUR": "1000000",
    "SIXGUN_REQUESTS_PER_MINUTE": "1000000",
    "SIXGUN_CONNECTIONS_PER_ADDRESS": "1000000",
    "SIXGUN_SOCKETS_PER_ADDRESS": "1000000",
    "SIXGUN_MESSAGES_PER_SECOND": "1000000",
    "SIXGUN_CHANGES_PER_MINUTE": "1000000",
}


@contextlib.contextmanager
def empty_database(given: str) -> Iterator[str]:
    """A database for one bench: an SQLite file on the disk where houses are kept, or an empty one that was given."""
    if not given:
        with TemporaryDirectory(prefix="bench-", dir=default_file().parent) as folder:
            yield str(Path(folder) / "house.db")
        return
    asyncio.run(need_empty(given))
    try:
        yield given
    finally:
        asyncio.run(clear(given))


async def need_empty(given: str) -> None:
    """Somebody's games are not for benches."""
    database = Database(given)
    try:
        async with database.engine.connect() as connection:
            names = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
    except Exception as trouble:
        raise SixgunError("database", name=database.shown, why=str(trouble).splitlines()[0]) from trouble
    finally:
        await database.close()
    if names:
        raise SixgunError("bench-not-empty", name=database.shown)


async def clear(given: str) -> None:
    """Leave a database as it was: empty."""
    database = Database(given)

    def drop(connection: Connection) -> None:
        METADATA.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")

    async with database.engine.begin() as connection:
        await connection.run_sync(drop)
    await database.close()


class Opened:
    """A server in a process of its own: where it is, and what it complained of."""

    def __init__(self, link: str, pid: int, complaints: Path) -> None:
        self.link = link
        self.pid = pid
        self.complaints = complaints

    def errors(self) -> list[str]:
        """The lines that it has logged."""
        return self.complaints.read_text(encoding="utf-8", errors="replace").splitlines()


@contextlib.contextmanager
def open_house(database: str) -> Iterator[Opened]:
    """A house without limits for whoever comes from one address."""
    command = [sys.executable, "-m", "sixgun", "serve", "--no-browser", "--port", "0", "--database", database]
    with TemporaryDirectory(prefix="sixgun-") as folder, (Path(folder) / "errors").open("w") as errors:
        process = subprocess.Popen(
            command, env={**os.environ, **WITHOUT_LIMITS}, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        try:
            yield Opened(wait_for_house(process, Path(errors.name)), process.pid, Path(errors.name))
        finally:
            end(process)


def wait_for_house(process: subprocess.Popen[str], errors: Path) -> str:
    """The link of a house as soon as it answers."""
    said: IO[str] | None = process.stdout
    assert said is not None
    found = re.search(r"http://\S+?:\d+", said.readline())
    deadline = time.monotonic() + PATIENCE
    while found and process.poll() is None and time.monotonic() < deadline:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{found[0]}/healthz", timeout=5).status_code == 200:
                return found[0]
        time.sleep(0.05)
    raise SixgunError("bench-no-house", why=errors.read_text(errors="replace").strip()[-500:])


@contextlib.contextmanager
def open_echo() -> Iterator[str]:
    """A bare WebSocket server that sends back what it gets, in the same uvicorn; its link."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = ["--port", str(port), "--lifespan", "off", "--log-level", "error", "--no-access-log"]
    command = [sys.executable, "-m", "uvicorn", "sixgun.bench.echo:echo", *options]
    process = subprocess.Popen([*command, "--ws-per-message-deflate", "false"], stdout=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield f"ws://127.0.0.1:{port}"
    finally:
        end(process)


def wait_for_port(port: int) -> None:
    """Until somebody listens there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
            return
        time.sleep(0.05)
    raise SixgunError("bench-no-house", why="uvicorn")


def end(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """End a process well, or, if it doesn't, at once."""
    with process:  # closes its pipes too
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
