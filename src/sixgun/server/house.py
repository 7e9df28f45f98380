"""The house: rooms, games, people and connections of one process, on a database that others may share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sqlalchemy import insert, select

from sixgun.server.beginning import begin, promise_luck
from sixgun.server.connection import Connection
from sixgun.server.database import Database
from sixgun.server.door import Door
from sixgun.server.fairness import known_secret, new_secret
from sixgun.server.games import Games
from sixgun.server.hourglass import Hourglass
from sixgun.server.hub import Hub
from sixgun.server.leases import SIGNS, TAKE, Leases
from sixgun.server.limits import Buckets, Open
from sixgun.server.live import LiveGame
from sixgun.server.log import Log
from sixgun.server.news import News
from sixgun.server.people import Guest, People
from sixgun.server.presence import Presence
from sixgun.server.protocol import Chat
from sixgun.server.refusals import Refused
from sixgun.server.registry import Registry
from sixgun.server.room import Room, new_room
from sixgun.server.schema import CHAT
from sixgun.server.settings import Settings
from sixgun.server.thinking import Thinking

LOGGER = logging.getLogger("sixgun.house")
RESTART = 1.0  # seconds until a task that has failed is begun again


class House:
    """Everything that one process holds. Nothing here is the truth: it can all be read again."""

    def __init__(self, settings: Settings, glass: Hourglass) -> None:
        self.settings = settings
        self.glass = glass
        self.opened = glass.now()
        self.database = Database(settings.database)
        self.news = News(self.database)
        self.log = Log(self.database, self.news.tell, glass)
        self.people = People(self.database)
        self.registry = Registry(self.database, self.news)
        self.leases = Leases(self.database, settings.lease_seconds)
        self.presence = Presence(self.database, self.leases.me, settings.lease_seconds)
        self.thinking = Thinking(settings.bot_workers, settings.bot_seconds)
        self.games = Games(self)
        self.hubs: dict[str, Hub] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.requests = Buckets(settings.requests_per_minute, settings.requests_per_minute / 60)
        self.newcomers = Buckets(settings.guests_per_hour, settings.guests_per_hour / 3600)
        self.chats = Buckets(settings.chats_per_minute, settings.chats_per_minute / 60)
        self.door = Door(settings)
        self.by_address = Open(settings.connections_per_address)
        self.by_guest = Open(settings.connections_per_guest)
        self.new_secret = partial(known_secret, settings.test_seed) if settings.test_seed else new_secret
        self.closing = False
        self.failures = Counter({"other": 0})  # tasks that have failed, by name
        self.down: set[str] = set()  # those that are not begun again yet

    # -- opening and closing -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date, take up the games that are on, and begin to listen."""
        await self.database.open()
        if self.settings.test_seed:
            LOGGER.critical("THE LUCK OF THIS HOUSE IS KNOWN: it has a test seed, and is for tests alone")
        self.keep_up("log", self.log.run)
        self.keep_up("news", self.news.run)
        await self.news.hearing.wait()
        await self.leases.enter()
        await self.leases.orphans()
        await self.take_over()
        LOGGER.info("the house is open", extra={"games": len(self.leases.mine)})
        self.keep_up("leases", self.keep_leases)
        self.keep_up("broom", self.sweep)

    async def say_goodbye(self) -> None:
        """The house is about to close: everybody is told, and what waits for them is sent."""
        self.closing = True
        everybody = [connection for hub in self.hubs.values() for connection in hub.connections]
        for hub in self.hubs.values():
            hub.say_goodbye("house-closing")
        if everybody:
            await asyncio.wait([asyncio.ensure_future(connection.sent.wait()) for connection in everybody], timeout=3)

    async def close(self) -> None:
        """Keep the positions, leave the games to others, and stop."""
        self.closing = True
        with contextlib.suppress(Exception):
            await self.games.keep_positions()
            await self.leases.release()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()
        await self.database.close()

    def spawn(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside the rest, until it ends or the house closes."""
        task = asyncio.get_running_loop().create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """A task has ended; one that failed is told of."""
        self.tasks.discard(task)
        trouble = None if task.cancelled() else task.exception()
        if trouble:
            self.note_failure("other", trouble)

    def keep_up(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run something for as long as the house is open."""
        self.failures[name] = 0
        self.spawn(self.again_and_again(name, work))

    async def again_and_again(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin something again, after a pause, when it has failed; until then it is `down`."""
        while True:
            try:
                await work()
                return
            except Exception as trouble:
                self.note_failure(name, trouble)
            self.down.add(name)
            await self.glass.until(self.glass.now() + RESTART)
            self.down.discard(name)

    def note_failure(self, name: str, trouble: BaseException) -> None:
        """A task has failed: a line in the log, and one more in the figures."""
        LOGGER.error("a task failed", exc_info=trouble, extra={"task": name})
        self.failures[name] += 1

    async def keep_leases(self) -> None:
        """Give signs of life, and take over what a dead process has left."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / SIGNS)
            try:
                if self.database.is_postgres:
                    await self.give_sign()
                    await self.take_over()
                else:
                    await self.drive([])
            except Exception as trouble:
                LOGGER.warning("no sign of life", extra={"trouble": type(trouble).__name__})

    async def give_sign(self) -> None:
        """This process lives; if others took it for dead, they hear again who is connected to it."""
        await self.leases.sign()
        if self.leases.overdue:
            await self.presence.are_here([(code, guest) for code, hub in self.hubs.items() for guest in hub.here])
            for code in list(self.hubs):
                await self.news.publish(f"room:{code}", 0)

    async def take_over(self) -> None:
        """Take what dead processes have left, a part at a time, since others take of it too."""
        while True:
            taken = await self.leases.take()
            await self.drive(taken)
            if len(taken) < TAKE:
                return
            await self.leases.sign()

    async def drive(self, fresh: list[str]) -> None:
        """Follow every game that this process drives from now on; one that can't be read now is tried again later."""
        for game in sorted({*fresh, *(self.leases.mine - self.games.drivers.keys())}):
            try:
                live = await self.games.follow(game)
            except Exception as trouble:
                LOGGER.warning("a game can't be taken up", extra={"game": game, "trouble": type(trouble).__name__})
                continue
            if live:
                live.wake.set()

    # -- the broom -----------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then: keep positions, close rooms without people, forget what nobody looks at."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_minutes * 20))
            try:
                await self.tidy()
            except Exception as trouble:
                LOGGER.warning("the house could not be swept", extra={"trouble": type(trouble).__name__})

    async def tidy(self) -> None:
        """One round."""
        busy = [code for code, hub in self.hubs.items() if hub.connections]
        if busy:
            await self.registry.touch(busy)
        await self.games.keep_positions()
        for hub in list(self.hubs.values()):
            await self.find_host(hub)
        for code in await self.registry.idle(time.time() - self.settings.idle_minutes * 60):
            await self.close_if_empty(code)
        self.games.forget()

    async def find_host(self, hub: Hub) -> None:
        """A host who has been away for longer than the grace is followed by one who is there: nobody holds it up."""
        room, present = hub.room, await self.present(hub.room.code)
        if room.host in present:
            hub.hostless = None
            return
        hub.hostless = hub.hostless or self.glass.now()
        heirs = [guest for guest in room.people if guest in present]
        if heirs and self.glass.now() - hub.hostless >= self.settings.grace:
            with contextlib.suppress(Refused):
                await self.registry.change(room.code, lambda now: now.inherit(room.host, heirs[0]))

    async def close_if_empty(self, code: str) -> None:
        """Close a room in which nobody is; a game with a clock is played to its end first, by bots if need be."""
        room, _ = await self.registry.find(code)
        if not (room.playing and room.clock.move is not None and room.people):
            await self.close_room(room)

    async def close_room(self, room: Room) -> None:
        """Close a room; a game that is on there is not decided."""
        if room.playing:
            await self.games.end(room.playing, room.code, None)
        await self.registry.close(room.code)

    async def close_unused(self, rooms: list[Room]) -> bool:
        """Close the first of a host's rooms at which nobody else sits and nobody is; whether there was one."""
        for room in rooms:
            if set(room.people) <= {room.host} and not await self.present(room.code):
                await self.close_room(room)
                return True
        return False

    # -- rooms ---------------------------------------------------------------------------------------------------

    async def create(self, guest: Guest, game: str, players: int | None) -> Room:
        """A new room; who has enough of them gives one up where they don't come any more, if there is one."""
        rooms = await self.registry.hosted_by(guest.id)
        if len(rooms) >= self.settings.tables_per_guest and not await self.close_unused(rooms):
            raise Refused("house-too-many", most=self.settings.tables_per_guest)
        room = new_room(guest, game, players)
        promise_luck(room, self.new_secret)
        return await self.registry.add(room)

    async def leave(self, code: str, guest: Guest) -> Room:
        """A guest leaves a room; when the last one has left, it is closed."""
        room = await self.registry.change(code, lambda room: room.leave(guest.id))
        if not room.people and not room.playing:
            await self.registry.close(room.code)
        return room

    async def room(self, code: str) -> Room:
        """A room as this process knows it, or as the database does."""
        hub = self.hubs.get(code)
        return hub.room if hub else (await self.registry.find(code))[0]

    async def present(self, code: str) -> list[str]:
        """The guests who are connected to a room, here or in another process."""
        hub = self.hubs.get(code)
        here = hub.here if hub else []
        return sorted({*here, *await self.presence.at(code)}) if self.database.is_postgres else here

    async def is_present(self, code: str, guest: str) -> bool:
        """Whether a guest is connected to a room; the database is asked only for those who aren't connected here."""
        hub = self.hubs.get(code)
        if hub and guest in hub.here:
            return True
        return self.database.is_postgres and guest in await self.presence.at(code)

    async def enter(self, code: str, connection: Connection) -> Hub:
        """Somebody connects to a room; whoever was away plays on."""
        room, _ = await self.registry.find(code)
        seat = room.chair_of(connection.guest_id)
        if connection.guest_id in room.kicked:
            raise Refused("house-kicked")
        if seat is None and not room.spectators:
            raise Refused("house-no-spectators")
        hub = self.hubs.get(room.code) or self.open_hub(room)
        hub.join(connection)
        self.news.listen(f"guest:{connection.guest_id}", connection.sign_out)
        try:
            if seat is not None and room.chairs[seat].away:
                await self.mark_back(room.code, connection.guest_id)
            await self.came(hub, connection)
        except BaseException:
            self.exit(hub, connection)  # who didn't get in is not here
            raise
        return hub

    def open_hub(self, room: Room) -> Hub:
        """The first connection to a room in this process: from now on we hear of what changes there."""
        hub = self.hubs[room.code] = Hub(room)
        hub.topics = {
            f"room:{room.code}": lambda _: self.look_again(room.code),
            f"chat:{room.code}": lambda number: self.hear_chat(hub, number),
        }
        for topic, listener in hub.topics.items():
            self.news.listen(topic, listener)
        return hub

    def close_hub(self, hub: Hub) -> None:
        """Nobody is connected to a room here any more."""
        self.hubs.pop(hub.room.code, None)
        for topic, listener in hub.topics.items():
            self.news.leave(topic, listener)

    async def came(self, hub: Hub, connection: Connection) -> None:
        """Somebody is here; also the other processes hear of it."""
        if self.database.is_postgres and connection.guest:
            await self.presence.come(hub.room.code, connection.guest_id)
        await self.refresh(hub.room.code, tell=False)
        if self.database.is_postgres and connection.guest:
            await self.news.publish(f"room:{hub.room.code}", 0)

    def exit(self, hub: Hub, connection: Connection) -> None:
        """Somebody's connection has ended."""
        hub.leave(connection)
        self.news.leave(f"guest:{connection.guest_id}", connection.sign_out)
        if not hub.connections:
            self.close_hub(hub)
        if not self.closing:
            self.spawn(self.went(hub, connection))

    async def went(self, hub: Hub, connection: Connection) -> None:
        """Somebody is gone, if this was their last connection here."""
        if self.database.is_postgres and connection.guest and connection.guest_id not in hub.here:
            await self.presence.go(hub.room.code, connection.guest_id)
            await self.news.publish(f"room:{hub.room.code}", 0)
        else:
            await self.refresh(hub.room.code)
        if hub.live:
            hub.live.wake.set()

    def look_again(self, code: str) -> None:
        """A room has changed."""
        self.spawn(self.refresh(code))

    async def refresh(self, code: str, tell: bool = True) -> None:
        """Read a room anew and tell its people; a room that is closed says goodbye."""
        hub = self.hubs.get(code)
        if hub is None:
            return
        try:
            room, revision = await self.registry.find(code)
        except Refused:
            hub.say_goodbye("house-closed")
            return
        if revision < hub.revision:
            return  # somebody who asked later was answered earlier
        hub.room, hub.revision = room, revision
        hub.send_away()
        hub.present = await self.present(code)
        hub.live = await self.games.follow(room.playing or room.last)
        if tell:
            hub.tell_room()
            hub.tell_game()
        if hub.live:
            hub.live.wake.set()

    async def begin(self, code: str, guest: Guest, again: bool) -> None:
        """The host begins a game."""
        await begin(self, code, guest, again)
        LOGGER.info("a game begins", extra={"again": again})

    async def finish(self, live: LiveGame) -> None:
        """A game is over."""
        await self.games.finish(live)

    async def mark_away(self, code: str, seat: int) -> None:
        """A bot plays for somebody until they are back."""

        def away(room: Room) -> None:
            room.chairs[seat].away = True

        with contextlib.suppress(Refused):
            await self.registry.change(code, away)

    async def mark_back(self, code: str, guest: str) -> None:
        """Somebody is here again and plays on."""
        room = await self.registry.change(code, lambda room: room.come_back(guest))
        hub = self.hubs.get(code)
        if hub:
            hub.room = room

    # -- talking -------------------------------------------------------------------------------------------------

    async def say(self, hub: Hub, guest: Guest, chat: Chat) -> None:
        """Keep what somebody says, and let the others hear it, in every process."""
        if guest.id in hub.room.muted:
            raise Refused("house-muted")
        self.chats.take(guest.id)
        row = {**chat.model_dump(exclude={"type"}), "room": hub.room.code}
        async with self.database.engine.begin() as connection:
            number = (await connection.execute(insert(CHAT).values(row).returning(CHAT.c.id))).scalar_one()
        await self.news.publish(f"chat:{hub.room.code}", number)

    def hear_chat(self, hub: Hub, number: int) -> None:
        """Something was said."""
        if number:
            self.spawn(self.pass_on(hub, number))

    async def pass_on(self, hub: Hub, number: int) -> None:
        """Tell the people here what was said."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(CHAT).where(CHAT.c.id == number))).first()
        if row is not None:
            hub.tell_chat(Chat(guest=row.guest, name=row.name, to=row.to, text=row.text, at=row.at))
