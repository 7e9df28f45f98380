"""A PostgreSQL of our own in a temporary folder, and an SQLite file: every test of the house runs on both."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from tools import debian
from tools import postgres as postgres_tools

from .houses import free_port


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where there is no PostgreSQL, its tests are left out; `./test` says so, and CI insists on it."""
    if postgres_tools.programs() is not None or os.environ.get("CI"):
        return
    out = [item for item in items if "postgresql" in item.name or "postgres" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


def postgres_programs() -> Path:
    """Where PostgreSQL's programs are."""
    found = postgres_tools.programs()
    assert found is not None, f"{postgres_tools.WHY} To get them: {debian.command(postgres_tools.PACKAGE)}"
    return found


class Postgres:
    """A server in a folder of its own; PostgreSQL refuses to run as root, so root lends it to the user postgres."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.programs = postgres_programs()
        self.data = folder / "data"
        self.used: list[str] = []

    def run(self, *command: str) -> None:
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run([*as_user, *command], check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.run(str(self.programs / "initdb"), "-D", str(self.data), "-U", "sixgun", "-A", "trust", "--no-sync")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        log = str(self.folder / "log")
        self.run(
            str(self.programs / "pg_ctl"), "-D", str(self.data), "-l", log, "-w", "-t", "120", "-o", options, "start"
        )

    def restart(self) -> None:
        self.run(str(self.programs / "pg_ctl"), "-D", str(self.data), "-m", "fast", "-w", "-t", "120", "restart")

    def stop(self) -> None:
        self.run(str(self.programs / "pg_ctl"), "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def new_database(self) -> str:
        name = f"house_{secrets.token_hex(4)}"
        createdb = str(self.programs / "createdb")
        self.run(createdb, "-h", "127.0.0.1", "-p", str(self.port), "-U", "sixgun", name)
        return f"postgresql://sixgun@127.0.0.1:{self.port}/{name}"

    def empty_database(self) -> str:
        """That of an earlier test, unless somebody has it open: to make one takes thirty times as long."""
        for link in self.used:
            if asyncio.run(self.clear(link)):
                self.used.remove(link)
                return link
        return self.new_database()

    async def clear(self, link: str) -> bool:
        """Empty a database, unless somebody has it open."""
        connection = await asyncpg.connect(link)
        try:
            others = (
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            if await connection.fetchval(others):
                return False
            await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
            return True
        finally:
            await connection.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """In a folder that nobody but PostgreSQL uses: pytest closes its own to other users."""
    with tempfile.TemporaryDirectory(prefix="sixgun-postgres-") as folder:
        server = Postgres(Path(folder))
        server.start()
        yield server
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "house.db")
        return
    server: Postgres = request.getfixturevalue("postgres")
    link = server.empty_database()
    yield link
    server.used.append(link)
