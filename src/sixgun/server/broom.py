"""What is done now and then: positions are kept, rooms without people closed, what is old forgotten."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, update

from sixgun.server.room import Room
from sixgun.server.schema import CHAT, GAMES

if TYPE_CHECKING:
    from sixgun.server.house import House

LOGGER = logging.getLogger("sixgun.house")
FEW = 10
DAY = 86400.0
KEEP = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("kept_id"), GAMES.c.rules == bindparam("kept_rules"), GAMES.c.ended.is_(None))
    .values(position=bindparam("position"), position_at=bindparam("position_at"))
)


class Broom:
    """Sweeps a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self) -> None:
        """Now and then: keep positions, close rooms without people, forget what is old."""
        while True:
            await asyncio.sleep(min(30.0, self.house.settings.idle_minutes * 20))
            try:
                await self.tidy()
            except Exception as trouble:
                LOGGER.warning("the house could not be swept", extra={"trouble": type(trouble).__name__})

    async def tidy(self) -> None:
        """One round."""
        busy = [code for code, table in self.house.tables.items() if table.presence.connections]
        if busy:
            await self.house.rooms.touch(busy)
        await self.keep_positions()
        for room in await self.house.rooms.idle(self.house.glass.now() - self.house.settings.idle_minutes * 60):
            if not await self.house.present(room.code) and not plays_on(room):
                await self.house.close_room(room)
        await self.forget_what_is_old()

    async def forget_what_is_old(self) -> None:
        """Guests who have not been here for long, and words that were said long ago."""
        now = self.house.glass.now()
        if self.house.settings.guest_days:
            await self.house.people.forget_before(now - self.house.settings.guest_days * DAY)
        if self.house.settings.chat_days:
            async with self.house.database.begin() as connection:
                await connection.execute(delete(CHAT).where(CHAT.c.at < now - self.house.settings.chat_days * DAY))

    async def keep_positions(self) -> None:
        """Keep where the games stand, for a version of the rules that can't replay them; a few in a commit, so that
        no player waits long for it.
        """
        games = [table.game for table in self.house.tables.values() if table.game and not table.game.over]
        moved = [game for game in games if game.number > game.kept]
        for at in range(0, len(moved), FEW):
            few = [(game, game.number) for game in moved[at : at + FEW]]
            rows = [
                {
                    "kept_id": game.id,
                    "kept_rules": game.game.rules.version,
                    "position": game.game.position(),
                    "position_at": number,
                }
                for game, number in few
            ]
            async with self.house.database.begin() as connection:
                await connection.execute(KEEP, rows)
            for game, number in few:
                game.kept = number


def plays_on(room: Room) -> bool:
    """Whether a game without people is played to its end by the clock."""
    return bool(room.playing and room.clock.move is not None and room.people)
