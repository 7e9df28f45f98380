"""The database behind a house: SQLite in a file of yours, or PostgreSQL, brought to the newest schema at the start."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import ColumnElement, Connection, Float, event, literal_column
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sixgun.engine.errors import SixgunError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
NOW_POSTGRES = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
NOW_SQLITE = "((julianday('now') - 2440587.5) * 86400.0)"


def default_file() -> Path:
    """Where the games of this machine's house are kept."""
    folder = user_data_path("sixgun", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise SixgunError("unwritable", path=str(folder), why=trouble.strerror or str(trouble)) from trouble
    return folder / "house.db"


def address(database: str) -> str:
    """What a person calls a database, as SQLAlchemy wants it."""
    if "://" not in database:
        file = Path(database).expanduser().absolute() if database else default_file()
        if not file.parent.is_dir():
            raise SixgunError("unwritable", path=str(file.parent), why="there is no such folder")
        return f"sqlite+aiosqlite:///{file}"
    try:
        url = make_url(database)
    except ArgumentError as trouble:
        raise SixgunError("database-address", name=database) from trouble
    name = url.drivername.split("+")[0]
    if name not in DRIVERS:
        raise SixgunError("database-address", name=database)
    return url.set(drivername=DRIVERS[name]).render_as_string(hide_password=False)


class Database:
    """Connections to one database. `now` is the time by its clock, which all processes share, in seconds."""

    def __init__(self, database: str, patience: float = 10.0) -> None:
        self.url = address(database)
        self.patience = patience
        self.writing = asyncio.Lock()
        self.is_postgres = self.url.startswith("postgresql")
        self.engine = connect(self.url, self.is_postgres, patience)
        self.now: ColumnElement[float] = literal_column(NOW_POSTGRES if self.is_postgres else NOW_SQLITE, Float)

    async def open(self) -> None:
        """Bring the schema up to date, or say in one sentence why that can't be."""
        try:
            if not self.is_postgres:
                Path(self.file).touch(mode=0o600)  # secrets of running games are nobody else's
            async with self.engine.begin() as connection:
                if self.is_postgres:
                    await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(6)")
                await connection.run_sync(upgrade)
        except (OperationalError, DBAPIError, OSError) as trouble:
            raise self.trouble(trouble) from trouble

    def trouble(self, trouble: BaseException) -> SixgunError:
        """Why it can't be used, in one sentence."""
        why = str(getattr(trouble, "orig", None) or trouble).splitlines()[0]
        return SixgunError("database", name=self.shown, why=why)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite takes one at a time, and lets others sleep for long: here they queue."""
        async with contextlib.nullcontext() if self.is_postgres else self.writing, self.engine.begin() as connection:
            yield connection

    @property
    def file(self) -> str:
        """Where SQLite keeps it."""
        return self.url.split(":///", 1)[1]

    async def own_connection(self) -> Any:
        """A connection to PostgreSQL beside those that everybody shares."""
        return await asyncpg.connect(make_url(self.url).set(drivername="postgresql").render_as_string(False))

    @property
    def shown(self) -> str:
        """The address without its password."""
        return make_url(self.url).render_as_string(hide_password=True)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def connect(url: str, is_postgres: bool, patience: float) -> AsyncEngine:
    """An engine whose commits are on the disk when they return, and whose errors show no value that was written."""
    if is_postgres:
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": patience}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def make_durable(connection: Any, _: object = None) -> None:
    """SQLite: a log that is written ahead, and synced at every commit."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def scripts() -> Config:
    """Where Alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def upgrade(connection: Connection) -> None:
    """The newest schema; a database from a newer version is left alone."""
    config = scripts()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    there = MigrationContext.configure(connection).get_current_revision()
    if there is not None and there not in known:
        raise SixgunError("database-newer", revision=there)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
