"""The games that this process follows: loaded from their rows, driven, ended, and forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, select, update

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.view_types import OutcomeData
from sixgun.registry import rules_of
from sixgun.server.beginning import promise_luck
from sixgun.server.driver import Driver
from sixgun.server.live import LiveGame, Undecided
from sixgun.server.refusals import Refused
from sixgun.server.registry import write
from sixgun.server.room import Room
from sixgun.server.schema import GAMES

if TYPE_CHECKING:
    from sixgun.server.house import House

LOGGER = logging.getLogger("sixgun.house")
FEW = 10
KEEP = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("kept_id"), GAMES.c.rules == bindparam("kept_rules"))
    .values(position=bindparam("position"), position_at=bindparam("position_at"))
)


class Games:
    """Replicas of games by their ids, with the tasks that follow them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, LiveGame] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def follow(self, game: str | None) -> LiveGame | None:
        """A game as this process follows it; it is loaded when somebody asks for it first."""
        if not game or game in self.live:
            return self.live.get(game or "")
        lock = self.loading.setdefault(game, asyncio.Lock())
        async with lock:
            if game not in self.live:
                await self.load(game)
        self.loading.pop(game, None)
        return self.live.get(game)

    async def load(self, game: str) -> None:
        """Replay a game from its rows, and go on with it if it isn't over; one that can't be read ends undecided.

        One of a set that this process doesn't know waits for a process that does.
        """
        row = await self.row(game)
        if not {*row.options.get("sets", ())} <= rules_of(row.game).catalogue.sets.keys():
            LOGGER.warning("a game waits for its sets: see SIXGUN_MODULES", extra={"game": game})
            return
        try:
            live = LiveGame(row, self.house.log)
            for entry in await self.house.log.since(live.id, live.offset):
                live.carry_out(entry)
        except (Undecided, SixgunError):
            LOGGER.warning("a game of other rules is closed", extra={"game": game})
            if row.ended is None:
                await self.end(game, row.room, None)
            return
        if row.rules != live.game.rules.version:
            await self.go_on(row)
        self.live[game] = live
        self.house.news.listen(f"game:{game}", live.hear)
        if row.ended is None:
            live.hear(0)  # something may have been written since it was read
            self.drivers[game] = self.house.spawn(Driver(self.house, live).run())

    async def go_on(self, row: Any) -> None:
        """From now on a game is played by the new rules, from its last position."""
        base = {"base": row.position, "base_at": row.position_at, "rules": rules_of(row.game).version}
        async with self.house.database.engine.begin() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == row.id, GAMES.c.rules == row.rules).values(base))

    def forget(self) -> None:
        """Let go of games that nobody looks at here and that others drive, or that are over."""
        looked_at = {hub.live.id for hub in self.house.hubs.values() if hub.live}
        for game, live in list(self.live.items()):
            if game not in looked_at and (live.over or game not in self.house.leases.mine):
                del self.live[game]
                self.house.news.leave(f"game:{game}", live.hear)
                driver = self.drivers.pop(game, None)
                if driver:
                    driver.cancel()

    async def row(self, game: str) -> Any:
        """The row of a game."""
        async with self.house.database.engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).first()
        if row is None:
            raise Refused("house-no-game")
        return row

    async def last_of(self, room: Room) -> Game | None:
        """The finished game of a room, if the same people still sit there."""
        live = await self.follow(room.last)
        chairs = [(chair.guest, chair.bot) for chair in room.chairs]
        if live is None or [(seat["guest"], seat["bot"]) for seat in live.seats] != chairs:
            return None
        return live.game if live.over else None

    async def finish(self, live: LiveGame) -> None:
        """A game is over: its row says so, and the room is free for the next."""
        outcome = live.game.outcome
        await self.end(live.id, live.room, outcome.to_dict() if outcome else None)

    async def end(self, game: str, code: str, outcome: OutcomeData | None) -> None:
        """Write the end of a game, once, free its room, and tell the people; without an outcome nobody has won."""
        while not await self.write_end(game, code, outcome):
            pass  # somebody has changed the room meanwhile
        LOGGER.info("a game ends", extra={"game": game, "decided": outcome is not None})
        await self.house.leases.drop(game)
        driver = self.drivers.pop(game, None)
        if driver and driver is not asyncio.current_task():
            driver.cancel()  # it would wait for ever
        hub = self.house.hubs.get(code)
        if hub:
            hub.tell_over(game, outcome is not None)

    async def write_end(self, game: str, code: str, outcome: OutcomeData | None) -> bool:
        """The end of a game and the room without it, in one transaction; false if the room is not as it was read."""
        room: Room | None = None
        revision = 0
        with contextlib.suppress(Refused):
            room, revision = await self.house.registry.find(code)
        ended = {"ended": self.house.glass.now(), "outcome": outcome}
        async with self.house.database.engine.begin() as connection:
            if room and room.playing == game:
                room.game_over()
                promise_luck(room, self.house.new_secret)
                if not await write(connection, room, revision):
                    return False
            await connection.execute(update(GAMES).where(GAMES.c.id == game, GAMES.c.ended.is_(None)).values(ended))
        if room:
            await self.house.news.publish(f"room:{room.code}", revision + 1)
        return True

    async def keep_positions(self) -> None:
        """Keep where the games stand, for a version of the rules that can't replay them; a few in a commit, so that
        no player waits long for it."""
        moved = [live for live in self.live.values() if not live.over and live.number > live.kept]
        for at in range(0, len(moved), FEW):
            await self.keep(moved[at : at + FEW])

    async def keep(self, few: list[LiveGame]) -> None:
        """Write the positions of some games."""
        rows = [kept_row(live) for live in few]
        async with self.house.database.engine.begin() as connection:
            await connection.execute(KEEP, rows)
        for live, row in zip(few, rows, strict=True):
            live.kept = row["position_at"]


def kept_row(live: LiveGame) -> dict[str, Any]:
    """Where a game stands, and under which rules that counts."""
    where = {"position": live.game.position(), "position_at": live.number}
    return {"kept_id": live.id, "kept_rules": live.game.rules.version, **where}
