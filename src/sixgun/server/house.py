"""The house: rooms, games, people and connections of one process, on a database that others may share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import bindparam, insert, select, update

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.server.beginning import begin, promise_luck
from sixgun.server.connection import Connection
from sixgun.server.database import Database
from sixgun.server.driver import Driver
from sixgun.server.hub import Hub
from sixgun.server.leases import Leases
from sixgun.server.limits import Buckets, Open
from sixgun.server.live import LiveGame, Undecided
from sixgun.server.log import Log
from sixgun.server.news import News
from sixgun.server.people import Guest, People
from sixgun.server.protocol import Chat
from sixgun.server.refusals import Refused
from sixgun.server.registry import Registry
from sixgun.server.room import Room, new_room
from sixgun.server.schema import CHAT, GAMES
from sixgun.server.settings import Settings
from sixgun.server.thinking import Thinking

LOGGER = logging.getLogger("sixgun.house")
FEW = 10
KEEP = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("id_"), GAMES.c.rules == bindparam("rules_"))
    .values(position=bindparam("position"), position_at=bindparam("position_at"))
)


class House:
    """Everything that one process holds. Nothing here is the truth: it can all be read again."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.news = News(self.database)
        self.log = Log(self.database, self.news.tell)
        self.people = People(self.database)
        self.registry = Registry(self.database, self.news)
        self.leases = Leases(self.database, settings.lease_seconds)
        self.thinking = Thinking(settings.bot_workers, settings.bot_seconds)
        self.hubs: dict[str, Hub] = {}
        self.games: dict[str, LiveGame] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.requests = Buckets(settings.requests_per_minute, settings.requests_per_minute / 60)
        self.newcomers = Buckets(settings.guests_per_hour, settings.guests_per_hour / 3600)
        self.chats = Buckets(settings.chats_per_minute, settings.chats_per_minute / 60)
        self.by_address = Open(settings.connections_per_address)
        self.by_guest = Open(settings.connections_per_guest)
        self.closing = False

    # -- opening and closing -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date, take up the games that are on, and begin to listen."""
        await self.database.open()
        for job in (self.log.run(), self.news.run()):
            self.spawn(job)
        await self.leases.orphans()
        await self.take_over()
        self.spawn(self.keep_leases())
        self.spawn(self.sweep())

    async def close(self) -> None:
        """Tell everybody, keep the positions, leave the games to others, and stop."""
        self.closing = True
        for hub in self.hubs.values():
            hub.say_goodbye("house-closing")
        with contextlib.suppress(Exception):
            await self.keep_positions()
            await self.leases.release()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinking.close()
        await self.database.close()

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """Run something beside the rest, until it ends or the house closes."""
        task = asyncio.get_running_loop().create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """A task has ended; one that failed is told of."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOGGER.error("a task failed", exc_info=task.exception())

    async def keep_leases(self) -> None:
        """Give signs of life, and take over what a dead process has left."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 3)
            with contextlib.suppress(Exception):
                await self.take_over()

    async def take_over(self) -> None:
        """Follow every game that this process drives from now on."""
        for game in await self.leases.renew():
            live = await self.follow(game)
            if live:
                live.wake.set()

    async def sweep(self) -> None:
        """Close rooms without people, now and then; forget what nobody looks at."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_minutes * 20))
            with contextlib.suppress(Exception):
                busy = [code for code, hub in self.hubs.items() if hub.connections]
                if busy:
                    await self.registry.touch(busy)
                await self.keep_positions()
                for code in await self.registry.idle(time.time() - self.settings.idle_minutes * 60):
                    await self.close_if_empty(code)

    async def close_if_empty(self, code: str) -> None:
        """Close a room in which nobody is; a game by correspondence keeps it open."""
        room, _ = await self.registry.find(code)
        if room.playing and room.clock.move is not None and room.people:
            return
        await self.registry.close(code)

    # -- rooms ---------------------------------------------------------------------------------------------------

    async def create(self, guest: Guest, game: str, players: int | None) -> Room:
        """A new room."""
        if await self.registry.hosted_by(guest.id) >= self.settings.tables_per_guest:
            raise Refused("house-too-many", most=self.settings.tables_per_guest)
        room = new_room(guest, game, players)
        promise_luck(room)
        return await self.registry.add(room)

    async def room(self, code: str) -> Room:
        """A room as this process knows it, or as the database does."""
        hub = self.hubs.get(code)
        return hub.room if hub else (await self.registry.find(code))[0]

    async def enter(self, code: str, connection: Connection) -> Hub:
        """Somebody connects to a room."""
        room, _ = await self.registry.find(code)
        if connection.guest_id in room.kicked:
            raise Refused("house-kicked")
        if room.chair_of(connection.guest_id) is None and not room.spectators:
            raise Refused("house-no-spectators")
        hub = self.hubs.get(room.code)
        if hub is None:
            hub = self.hubs[room.code] = Hub(room)
            self.news.listen(f"room:{room.code}", lambda _: self.spawn(self.refresh(room.code)))
        hub.join(connection)
        await self.refresh(room.code, tell=False)
        return hub

    def exit(self, hub: Hub, connection: Connection) -> None:
        """Somebody's connection has ended."""
        hub.leave(connection)
        hub.tell_room()
        if hub.live:
            hub.live.wake.set()

    async def refresh(self, code: str, tell: bool = True) -> None:
        """Read a room anew and tell its people; a room that is closed says goodbye."""
        hub = self.hubs.get(code)
        if hub is None:
            return
        try:
            room, _ = await self.registry.find(code)
        except Refused:
            hub.say_goodbye("house-closed")
            self.hubs.pop(code, None)
            return
        for guest in set(hub.room.people) | {c.guest_id for c in hub.connections}:
            if guest in room.kicked:
                hub.say_goodbye("house-kicked", guest)
        hub.room = room
        hub.live = await self.follow(room.playing or room.last or "")
        if tell:
            hub.tell_room()
            hub.tell_game()
        if hub.live:
            hub.live.wake.set()

    async def begin(self, code: str, guest: Guest, again: bool) -> None:
        """The host begins a game."""
        await begin(self, code, guest, again)

    async def mark_away(self, code: str, seat: int) -> None:
        """A bot plays for somebody until he is back."""

        def away(room: Room) -> None:
            room.chairs[seat].away = True

        with contextlib.suppress(Refused):
            await self.registry.change(code, away)

    async def mark_back(self, code: str, guest: str) -> None:
        """Somebody is here again and plays himself."""

        def back(room: Room) -> None:
            seat = room.chair_of(guest)
            if seat is not None:
                room.chairs[seat].away = False

        await self.registry.change(code, back)

    async def say(self, hub: Hub, guest: Guest, chat: Chat) -> None:
        """Keep what somebody says, and let the others hear it."""
        self.chats.take(guest.id)
        if guest.id in hub.room.muted:
            raise Refused("house-muted")
        row = {**chat.model_dump(exclude={"type"}), "room": hub.room.code}
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(CHAT).values(row))
        hub.tell_chat(chat)

    # -- games ---------------------------------------------------------------------------------------------------

    async def follow(self, game: str) -> LiveGame | None:
        """A game as this process follows it; it is loaded when somebody asks for it first."""
        if not game or game in self.games:
            return self.games.get(game)
        lock = self.loading.setdefault(game, asyncio.Lock())
        async with lock:
            if game not in self.games:
                await self.load(game)
        self.loading.pop(game, None)
        return self.games.get(game)

    async def load(self, game: str) -> None:
        """Replay a game from its rows, and go on with it if it isn't over."""
        row = await self.game_row(game)
        try:
            live = LiveGame(row, self.log)
            await self.replay(live)
        except (Undecided, SixgunError):
            await self.close_undecided(game, row.room)
            return
        self.games[game] = live
        self.news.listen(f"game:{game}", live.hear)
        if row.ended is None:
            self.spawn(Driver(self, live).run())

    async def replay(self, live: LiveGame) -> None:
        """All rows that there are."""
        for entry in await self.log.since(live.id, live.offset):
            live.carry_out(entry)

    async def game_row(self, game: str) -> Any:
        """The row of a game."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).first()
        if row is None:
            raise Refused("house-no-game")
        return row

    async def last_game(self, room: Room) -> Game | None:
        """The finished game of a room, if the same people still sit there."""
        live = await self.follow(room.last or "")
        chairs = [(chair.guest, chair.bot) for chair in room.chairs]
        if live is None or [(seat["guest"], seat["bot"]) for seat in live.seats] != chairs:
            return None
        return live.game if live.over else None

    async def finish(self, live: LiveGame) -> None:
        """A game is over: its row says so, and the room is free for the next."""
        outcome = live.game.outcome
        await self.end(live.id, live.room, outcome.to_data() if outcome else None)
        hub = self.hubs.get(live.room)
        if hub and hub.live is live:
            hub.tell_over(live.id, True)

    async def close_undecided(self, game: str, code: str) -> None:
        """A game of older rules that can't go on: nobody wins, and the people are told."""
        await self.end(game, code, None)
        hub = self.hubs.get(code)
        if hub:
            hub.tell_over(game, False)

    async def end(self, game: str, code: str, outcome: dict[str, object] | None) -> None:
        """Write the end of a game, once, and free its room."""
        ended = {"ended": time.time(), "outcome": outcome}
        async with self.database.engine.begin() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game, GAMES.c.ended.is_(None)).values(ended))
        await self.leases.drop(game)

        def free(room: Room) -> None:
            if room.playing == game:
                room.playing, room.last = None, game
                promise_luck(room)

        with contextlib.suppress(Refused):
            await self.registry.change(code, free)

    async def keep_positions(self) -> None:
        """Keep where the games stand, for a version of the rules that can't replay them; a few at a time, so that no
        player waits for it."""
        gone_on = [live for live in self.games.values() if not live.over and live.number > live.kept]
        for at in range(0, len(gone_on), FEW):
            few = [live for live in gone_on[at : at + FEW] if not live.over]
            if few:
                await self.keep(few)
                await asyncio.sleep(0)

    async def keep(self, few: list[LiveGame]) -> None:
        """Write the positions of some games."""
        kept = [
            {"id_": live.id, "rules_": live.game.rules.version, "position": live.game.position(), "position_at": live.number}
            for live in few
        ]
        async with self.database.engine.begin() as connection:
            await connection.execute(KEEP, kept)
        for live, row in zip(few, kept, strict=True):
            live.kept = int(str(row["position_at"]))
