"""Who drives a game's clocks and bots: one process, as long as it gives signs of life. SQLite has only one."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Insert, delete, insert, select, update

from sixgun.server.database import Database
from sixgun.server.schema import GAMES, LEASES

TAKE = 100


class Leases:
    """The games that this process drives. Correct without it too: the log takes each number once."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self.me = secrets.token_hex(16)
        self.mine: set[str] = set()

    def row(self, game: str) -> Insert:
        """The first lease of a game that begins here, to be written with it."""
        return insert(LEASES).values(game=game, holder=self.me, until=time.time() + self.seconds)

    async def renew(self) -> list[str]:
        """Give a sign of life, and take over what others have left; the games that are new here."""
        now = time.time()
        until = {"holder": self.me, "until": now + self.seconds}
        async with self.database.engine.begin() as connection:
            kept = update(LEASES).where(LEASES.c.holder == self.me).values(until).returning(LEASES.c.game)
            mine = {row.game for row in await connection.execute(kept)}
            left = select(LEASES.c.game).where(LEASES.c.until < now).limit(TAKE)
            if self.database.is_postgres:
                left = left.with_for_update(skip_locked=True)
            taken = (
                update(LEASES).where(LEASES.c.game.in_(left.scalar_subquery())).values(until).returning(LEASES.c.game)
            )
            mine |= {row.game for row in await connection.execute(taken)}
        fresh = mine - self.mine
        self.mine = mine
        return sorted(fresh)

    async def drop(self, game: str) -> None:
        """A game is over: nobody drives it."""
        self.mine.discard(game)
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(LEASES).where(LEASES.c.game == game))

    async def void(self) -> None:
        """No other process can drive a game of an SQLite file: whoever did is dead."""
        async with self.database.engine.begin() as connection:
            await connection.execute(update(LEASES).values(until=0.0))

    async def release(self) -> None:
        """Leave all games to others at once."""
        async with self.database.engine.begin() as connection:
            await connection.execute(update(LEASES).where(LEASES.c.holder == self.me).values(until=0.0))
        self.mine = set()

    async def orphans(self) -> list[str]:
        """Running games without any lease, as after a restore."""
        if not self.database.is_postgres:
            await self.void()
        wanted = select(GAMES.c.id).where(GAMES.c.ended.is_(None), GAMES.c.id.not_in(select(LEASES.c.game)))
        async with self.database.engine.begin() as connection:
            found = [row.id for row in await connection.execute(wanted)]
            for game in found:
                await connection.execute(insert(LEASES).values(game=game, holder="", until=0.0))
        return found
