"""`sixgun bench log`: how many actions a second the database commits, written by several processes at once."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.synchronize import Barrier
from typing import Final

from sixgun.arena.bench import Result, circumstances
from sixgun.bench.scratch import empty_database
from sixgun.server.action_log import ActionLog, Entry
from sixgun.server.database import Database, address

PROCESSES: Final = (1, 2, 4)
TABLES: Final = 200
SECONDS: Final = 10
START: list[Barrier] = []  # in a process that writes: where all of them meet


def measure_log(
    tell: Callable[[str], None], database: str, tables: int = TABLES, seconds: int = SECONDS, most: int = PROCESSES[-1]
) -> Result:
    """Actions and commits a second from 1, 2 and 4 processes; so many games take turns with nobody waiting."""
    told: dict[str, int] = {}
    with empty_database(database) as place:
        kind = "SQLite" if address(place).startswith("sqlite") else "PostgreSQL"
        asyncio.run(prepare(place))
        for processes in [count for count in PROCESSES if count <= min(most, tables)]:
            tell(f"{processes}/{most}")
            actions, commits = write_from(processes, place, tables, seconds)
            told[f"log_actions_{processes}"] = round(actions / seconds)
            told[f"log_commits_{processes}"] = round(commits / seconds)
    return {
        "bench": "log",
        **circumstances(),
        "database": kind,
        "tables": tables,
        "seconds": seconds,
        "per_second": told,
    }


async def prepare(place: str) -> None:
    """The schema."""
    database = Database(place)
    await database.open()
    await database.close()


def write_from(processes: int, place: str, games: int, seconds: int) -> tuple[int, int]:
    """All processes write at the same time, the games divided among them; actions and commits altogether."""
    context = multiprocessing.get_context("spawn")
    start = context.Barrier(processes)
    with ProcessPoolExecutor(processes, context, meet_at, (start,)) as pool:
        jobs = [pool.submit(write, place, games // processes, seconds) for _ in range(processes)]
        done = [job.result() for job in jobs]
    return sum(actions for actions, _ in done), sum(commits for _, commits in done)


def meet_at(start: Barrier) -> None:
    """In a process: know where all meet before they write."""
    START.append(start)


def write(place: str, games: int, seconds: float) -> tuple[int, int]:
    """In a process: write from the moment when all are ready until the time is over."""
    START[0].wait()
    return asyncio.run(write_games(place, games, seconds))


async def write_games(place: str, games: int, seconds: float) -> tuple[int, int]:
    """Every game writes its next action as soon as its last one is on the disk."""
    database = Database(place)
    log = ActionLog(database, lambda _: None)
    running = asyncio.create_task(log.run())
    end = time.time() + seconds
    written = await asyncio.gather(*[write_game(log, end) for _ in range(games)])
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
    await log.close()
    await database.close()
    return sum(written), log.commits


async def write_game(log: ActionLog, end: float) -> int:
    """One game's actions."""
    game, number = secrets.token_hex(8), 0
    while time.time() < end:
        number += 1
        await log.append(Entry(game, number, number % 5, "play-at bang-TD 3", "person", time.time()), "")
    return number
