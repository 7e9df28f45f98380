"""Finished games as the page shows them: rendered once in a process of its own, compressed, and kept.

What is kept outlives new versions of the rules: every game can be watched with everything open, and from each seat that
somebody has asked for while its rules were known.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.dialects import postgresql, sqlite

from sixgun.engine.errors import SixgunError
from sixgun.family.sets import BASE
from sixgun.matches.thinking import dismiss
from sixgun.server.action_log import ActionLog
from sixgun.server.database import Database
from sixgun.server.fairness import seed_of
from sixgun.server.refusals import Refused
from sixgun.server.rendering import position_of, rendered, summary
from sixgun.server.schema import GAMES, PLAYED, REPLAYS, SEATED
from sixgun.workers import worker_pool

LOGGER = logging.getLogger("sixgun.house")
UNKNOWN = {"role": "", "character": "", "felled": None}
MOST = 1000  # games that a guest sees of their past
MOST_AT_ONCE = 50  # of them that are summed up at once
OPEN = -1  # instead of a seat: everything is open


class Archive:
    """The finished games of a database."""

    def __init__(self, database: Database, log: ActionLog) -> None:
        self.database = database
        self.log = log
        self.waiting: deque[str] = deque()
        self.wake = asyncio.Event()
        self.pool: ProcessPoolExecutor | None = None

    def keep(self, game: str) -> None:
        """A game is over: render it and sum it up when there is time."""
        if game not in self.waiting:
            self.waiting.append(game)
            self.wake.set()

    async def run(self) -> None:
        """Render and sum up what waits, one after the other."""
        while True:
            while self.waiting:
                try:
                    await self.sum_up(self.waiting[0])
                except BrokenProcessPool as trouble:
                    LOGGER.warning("a game was not rendered", extra={"trouble": type(trouble).__name__})
                self.waiting.popleft()
            await self.wake.wait()
            self.wake.clear()

    async def row(self, game: str) -> Any:
        """The row of a game."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).first()
        if row is None:
            raise Refused("house-no-game")
        return row

    async def finished(self, game: str) -> Any:
        """The row of a finished game."""
        row = await self.row(game)
        if row.ended is None:
            raise Refused("house-still-on")
        return row

    async def find(self, game: str, seat: int) -> bytes | None:
        """A finished game as it was kept."""
        wanted = select(REPLAYS.c.data).where(REPLAYS.c.game == game, REPLAYS.c.seat == seat)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return bytes(row.data) if row else None

    async def render(self, row: Any, seat: int) -> bytes:
        """Render a finished game, and keep it."""
        if seat >= row.players:
            raise Refused("house-no-replay")
        names = [{"name": chair["name"], "bot": chair["bot"]} for chair in row.seats]
        head = {"game": row.game, "names": names}
        try:
            hints = [number - (row.base_at or 0) for number in row.settings.get("hints", [])]
            data = await self.work(rendered, head, await self.record(row), None if seat == OPEN else seat, hints)
        except SixgunError as trouble:
            raise Refused("house-no-replay") from trouble
        await self.add(REPLAYS, game=row.id, seat=seat, data=data)
        return bytes(data)

    async def sum_up(self, game: str) -> None:
        """Keep who was who in a game; of one that can't be rendered any more nobody can tell."""
        try:
            data = await self.find(game, OPEN) or await self.render(await self.row(game), OPEN)
            told = await self.work(summary, data)
        except Refused as trouble:
            LOGGER.warning("a game was not rendered", extra={"trouble": trouble.code})
            told = {"turns": 0, "seats": []}
        await self.add(PLAYED, game=game, **told)

    async def add(self, table: Table, **row: object) -> None:
        """One more row, unless it is there."""
        dialect: Any = postgresql if self.database.is_postgres else sqlite
        async with self.database.begin() as connection:
            await connection.execute(dialect.insert(table).values(row).on_conflict_do_nothing())

    async def games_of(self, guest: str) -> list[dict[str, Any]]:
        """The finished games of a guest, the newest first, with who everybody was; old ones come by and by."""
        listed = [GAMES.c[name] for name in ("id", "game", "players", "began", "ended", "outcome", "settings")]
        wanted = select(*listed, GAMES.c.seats.label("names"), SEATED.c.seat, PLAYED.c.turns, PLAYED.c.seats)
        wanted = wanted.join(SEATED, SEATED.c.game == GAMES.c.id).outerjoin(PLAYED, PLAYED.c.game == GAMES.c.id)
        wanted = wanted.where(SEATED.c.guest == guest, GAMES.c.ended.is_not(None)).order_by(GAMES.c.began.desc())
        async with self.database.engine.connect() as connection:
            rows = [dict(row._mapping) for row in await connection.execute(wanted.limit(MOST))]
        for row in [row for row in rows if row["seats"] is None][:MOST_AT_ONCE]:
            self.keep(row["id"])
        return [game_of(row) for row in rows if row["outcome"]]

    async def position(self, row: Any, at: int) -> dict[str, Any]:
        """A finished game after so many actions."""
        record = await self.record(row)
        try:
            found: dict[str, Any] = await self.work(position_of, {**record, "actions": record["actions"][:at]})
        except SixgunError as trouble:
            raise Refused("house-no-replay") from trouble
        return found

    async def record(self, row: Any) -> dict[str, Any]:
        """The record of a finished game, as rules replay it."""
        entries = await self.log.since(row.id, row.base_at or 0)
        return {**beginning(row), "actions": [entry.action for entry in entries]}

    async def work(self, job: Any, *arguments: object) -> Any:
        """Something in the process for this; one that died is begun anew."""
        if self.pool is None:
            self.pool = worker_pool(1, "spawn")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, job, *arguments)
        except BrokenProcessPool:
            self.pool = None
            raise

    def close(self) -> None:
        """Nothing more is rendered."""
        if self.pool is not None:
            dismiss(self.pool)


def beginning(row: Any) -> dict[str, Any]:
    """How a game began, or from where it went on when the rules had changed."""
    options = dict(row.options)
    head = {"sixgun": "record", "version": 1, "game": row.game, "rules": row.rules, "sets": options.pop("sets", [BASE])}
    if row.base is not None:
        return {**head, "position": row.base}
    return {**head, "players": row.players, "seed": str(seed_of(row.fairness)), "options": options}


def game_of(row: dict[str, Any]) -> dict[str, Any]:
    """A game as one who played in it sees it: who everybody was, as far as anybody can tell."""
    winners, names, known = row.pop("outcome")["winners"], row.pop("names"), row.pop("seats") or []
    cast = [
        {"name": chair["name"], "bot": chair["bot"], "won": at in winners, **(known[at] if known else UNKNOWN)}
        for at, chair in enumerate(names)
    ]
    origin = row.pop("settings").get("origin")
    return {**row, "origin": origin, "turns": row["turns"] or 0, "won": row["seat"] in winners, "cast": cast}
