"""The house: opens, closes and supervises the tables of one process, on a database that others may share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sqlalchemy import bindparam, delete, select, update

from sixgun.engine.errors import SixgunError
from sixgun.make_bot import BOTS
from sixgun.server.action_log import ActionLog
from sixgun.server.analyses import Analyses
from sixgun.server.archive import Archive
from sixgun.server.connection import Connection
from sixgun.server.database import Database
from sixgun.server.dealing import promise_luck
from sixgun.server.door import Door
from sixgun.server.fairness import known_secret, new_secret
from sixgun.server.hourglass import Hourglass
from sixgun.server.inbox import CHANGED, DUE
from sixgun.server.leases import SIGNS, TAKE, Leases
from sixgun.server.limits import Buckets, Open
from sixgun.server.lobby import LOBBY, Lobby
from sixgun.server.metrics import Metrics
from sixgun.server.people import Guest, People, check_name
from sixgun.server.processes import MISSED, Alone, Processes
from sixgun.server.protocol import Notice, Origin
from sixgun.server.push import Push
from sixgun.server.puzzles import PuzzleBook
from sixgun.server.refusals import Refused
from sixgun.server.room import Beginning, Room, new_practice, new_room
from sixgun.server.rooms import Rooms, end_game, read_code
from sixgun.server.scene import Scene, scene_at, shipped
from sixgun.server.schema import CHAT, GAMES, ORDERS
from sixgun.server.settings import Settings
from sixgun.server.table import Table
from sixgun.server.workers import Thinking

LOGGER = logging.getLogger("sixgun.house")
RESTART = 1.0  # seconds until a task that has failed is begun again
LONGEST_RESTART = 60.0
FEW = 10
DAY = 86400.0
KEEP = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("kept_id"), GAMES.c.rules == bindparam("kept_rules"), GAMES.c.ended.is_(None))
    .values(position=bindparam("position"), position_at=bindparam("position_at"))
)


class House:
    """Everything that one process holds. Nothing here is the truth: it can all be read again."""

    def __init__(self, settings: Settings, glass: Hourglass, metrics: Metrics) -> None:
        self.settings = settings
        self.glass = glass
        self.metrics = metrics
        self.opened = glass.now()
        self.database = Database(settings.database)
        self.leases = Leases(self.database, settings.lease_seconds)
        self.processes = self.join_others()
        self.log = ActionLog(self.database, self.processes.tell)
        self.people = People(self.database, glass)
        self.puzzles = PuzzleBook(self.database, glass)
        self.rooms = Rooms(self.database, glass)
        self.push = Push(self.database, settings, glass)
        self.lobby = Lobby(self.rooms, self.processes)
        self.archive = Archive(self.database, self.log)
        self.analyses = Analyses(self.archive, settings.analysis_budget, settings.analysis_niceness)
        self.thinking = Thinking(settings.bot_workers, settings.bot_seconds)
        self.tables: dict[str, Table] = {}
        self.failed: dict[str, tuple[float, float]] = {}  # tables: until when they rest, and for how long
        self.connections: dict[Connection, None] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.requests = Buckets(settings.requests_per_minute, settings.requests_per_minute / 60)
        self.newcomers = Buckets(settings.guests_per_hour, settings.guests_per_hour / 3600)
        self.chats = Buckets(settings.chats_per_minute, settings.chats_per_minute / 60)
        self.writes = Buckets(settings.changes_per_minute, settings.changes_per_minute / 60)
        self.renders = Buckets(settings.replays_per_minute, settings.replays_per_minute / 60)
        self.lessons = Buckets(settings.analyses_per_hour, settings.analyses_per_hour / 3600)
        self.door = Door(settings)
        self.by_address = Open(settings.connections_per_address)
        self.by_guest = Open(settings.connections_per_guest)
        self.new_secret = partial(known_secret, settings.test_seed) if settings.test_seed else new_secret
        self.closing = False
        self.failures = Counter({"other": 0, "table": 0})  # tasks that have failed, by name
        self.down: set[str] = set()  # those that are not begun again yet
        self.order = 0  # the last that was obeyed

    def join_others(self) -> Alone:
        """The processes of the same database, if there can be others."""
        if not self.database.is_postgres:
            return Alone()
        return Processes(self.database, self.leases.me, self.settings.lease_seconds, self.hear)

    # -- opening and closing -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date, take up the games that are on, and begin to listen."""
        await self.database.open()
        if self.settings.test_seed:
            LOGGER.critical("THE LUCK OF THIS HOUSE IS KNOWN: it has a test seed, and is for tests alone")
        self.order = await self.newest_order()
        self.keep_up("log", self.log.run)
        self.keep_up("processes", self.processes.run)
        await self.processes.hearing.wait()
        await self.leases.enter()
        await self.leases.orphans()
        await self.take_over()
        LOGGER.info("the house is open", extra={"games": len(self.leases.mine)})
        self.keep_up("leases", self.keep_leases)
        self.keep_up("broom", self.sweep)
        self.keep_up("lobby", self.lobby.run)
        self.keep_up("archive", self.archive.run)
        self.keep_up("analyses", self.analyses.run)

    async def say_goodbye(self) -> None:
        """The house is about to close: everybody is told."""
        self.closing = True
        for table in list(self.tables.values()):
            table.say_goodbye("house-closing")
        for connection in list(self.connections):
            connection.end()

    async def close(self) -> None:
        """Keep the positions, leave the games to others, and stop."""
        self.closing = True
        with contextlib.suppress(Exception):
            await self.keep_positions()
            await self.leases.release()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()
        self.archive.close()
        self.analyses.close()
        await self.log.close()
        await self.database.close()

    # -- tasks ---------------------------------------------------------------------------------------------------

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

    # -- tables --------------------------------------------------------------------------------------------------

    def table(self, code: str) -> Table:
        """A table in this process; it is opened when somebody asks for it first."""
        code = read_code(code)
        if self.failed.get(code, (0.0, 0.0))[0] > self.glass.now():
            raise Refused("house-busy")
        if code not in self.tables:
            self.tables[code] = Table(self, code)
            self.spawn(self.supervise(self.tables[code]))
        return self.tables[code]

    async def supervise(self, table: Table) -> None:
        """Let a table run. One that fails hurts nobody else: its people come again, and it rests for a while."""
        try:
            await table.run()
        except Exception as trouble:
            self.note_failure("table", trouble)
            self.forget(table)
            _, rest = self.failed.get(table.code, (0.0, RESTART / 2))
            rest = min(rest * 2, LONGEST_RESTART)
            self.failed[table.code] = (self.glass.now() + rest, rest)
            table.turn_away(Refused("house-busy"))

    def forget(self, table: Table) -> None:
        """A table isn't open here any more."""
        if self.tables.get(table.code) is table:
            del self.tables[table.code]

    def hear(self, note: str) -> None:
        """Another process says that something has changed."""
        kind, _, what = note.partition(":")
        if kind == "table" and what in self.tables:
            self.tables[what].post(CHANGED)
        elif kind == "guest":
            self.spawn(self.check_devices(what))
        elif kind == LOBBY:
            self.lobby.stale.set()
        elif kind == MISSED:
            for table in self.tables.values():
                table.post(CHANGED)
            self.lobby.stale.set()

    async def devices_changed(self, guest: str) -> None:
        """A guest's devices or name have changed: what is signed out is disconnected, in every process."""
        self.processes.tell_all(f"guest:{guest}")
        await self.check_devices(guest)

    async def check_devices(self, guest: str) -> None:
        """Disconnect what is signed out; the rest knows its guest's name."""
        for connection in [each for each in self.connections if each.cookie_of == guest]:
            with contextlib.suppress(Refused):
                found = await self.people.find(connection.secret)
                if found:
                    connection.guest = connection.guest and found
                    continue
            connection.sign_out()

    def pay_for_write(self, guest: str) -> None:
        """What writes to the disk costs everybody: so many changes a minute for each guest."""
        self.writes.take(guest)

    # -- the games of dead processes -----------------------------------------------------------------------------

    async def keep_leases(self) -> None:
        """Give signs of life, and take over what a dead process has left."""
        alive: set[str] = set()
        while True:
            pause, began = self.settings.lease_seconds / SIGNS, self.glass.now()
            await asyncio.sleep(pause)
            self.metrics.lag.set(max(0.0, self.glass.now() - began - pause))
            try:
                if self.database.is_postgres:
                    alive = await self.look_around(alive)
                self.drive()
                await self.obey_orders()
            except Exception as trouble:
                LOGGER.warning("no sign of life", extra={"trouble": type(trouble).__name__})

    async def look_around(self, alive: set[str]) -> set[str]:
        """A sign of life, and what others have left; who was alive and isn't any more may have told us nothing."""
        await self.leases.sign()
        if self.leases.overdue:
            await self.processes.open_again([(code, table.here) for code, table in self.tables.items()])
            self.hear(MISSED)
        await self.take_over()
        now = await self.leases.alive()
        if alive - now:
            self.hear(MISSED)
        return now

    async def take_over(self) -> None:
        """Take what dead processes have left, a part at a time, since others take of it too."""
        while True:
            taken = await self.leases.take()
            self.drive()
            for room in taken.values():
                if room in self.tables:
                    self.tables[room].post(DUE)
            if len(taken) < TAKE:
                return
            await self.leases.sign()

    def drive(self) -> None:
        """Open every table whose game this process drives."""
        for room in [room for room in self.leases.mine.values() if room not in self.tables]:
            with contextlib.suppress(Refused):
                self.table(room)

    # -- the broom -----------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then: keep positions, close rooms without people, forget what is old."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_minutes * 20))
            try:
                await self.tidy()
            except Exception as trouble:
                LOGGER.warning("the house could not be swept", extra={"trouble": type(trouble).__name__})

    async def tidy(self) -> None:
        """One round."""
        busy = [code for code, table in self.tables.items() if table.connections]
        if busy:
            await self.rooms.touch(busy)
        await self.keep_positions()
        for room in await self.rooms.idle(self.glass.now() - self.settings.idle_minutes * 60):
            if not await self.present(room.code) and not plays_on(room):
                await self.close_room(room)
        await self.forget_what_is_old()

    async def forget_what_is_old(self) -> None:
        """Guests who have not been here for long, and words that were said long ago."""
        now = self.glass.now()
        if self.settings.guest_days:
            await self.people.forget_before(now - self.settings.guest_days * DAY)
        if self.settings.chat_days:
            async with self.database.begin() as connection:
                await connection.execute(delete(CHAT).where(CHAT.c.at < now - self.settings.chat_days * DAY))

    async def keep_positions(self) -> None:
        """Keep where the games stand, for a version of the rules that can't replay them; a few in a commit, so that
        no player waits long for it.
        """
        games = [table.game for table in self.tables.values() if table.game and not table.game.over]
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
            async with self.database.begin() as connection:
                await connection.execute(KEEP, rows)
            for game, number in few:
                game.kept = number

    async def present(self, code: str) -> list[str]:
        """The guests who are connected to a room, here or in another process."""
        here = self.tables[code].here if code in self.tables else []
        return sorted({*here, *await self.processes.elsewhere(code)})

    # -- rooms ---------------------------------------------------------------------------------------------------

    async def find_company(self, guest: Guest, game: str, wait: float, bot: str) -> Room:
        """An open table with people, the fullest first; or a new one that begins by itself after a while, with bots."""
        rooms = [room for room in await self.rooms.public() if room.game == game and room.has_room_for(guest.id)]
        for room in sorted(rooms, key=lambda room: (room.beginning is None, -len(room.people))):
            if await self.present(room.code):
                return room
        if bot not in BOTS:
            raise SixgunError("unknown-bot", name=bot, known=", ".join(BOTS))
        return await self.create(guest, game, beginning=Beginning(at=self.glass.now() + wait, bot=bot))

    async def rename(self, guest: Guest, name: str) -> Guest:
        """A guest takes another name, here and at the tables where they sit; not that of another at one of them."""
        self.pay_for_write(guest.id)
        renamed = Guest(guest.id, check_name(name))
        rooms = await self.rooms.of_guest(guest.id)
        for room in rooms:
            room.rename(renamed)
        await self.people.rename(guest, name)
        for room in rooms:
            await self.rename_at(room.code, renamed)
        await self.devices_changed(guest.id)
        return renamed

    async def rename_at(self, code: str, guest: Guest) -> None:
        """A guest has another name at one table, however often others change it meanwhile."""
        written = False
        while not written:
            room, revision = await self.rooms.find(code)
            room.rename(guest)
            async with self.database.begin() as connection:
                written = await self.rooms.write(connection, room, revision)
        self.hear(f"table:{code}")
        self.processes.tell(code)

    async def my_tables(self, guest: Guest) -> list[dict[str, Any]]:
        """The tables at which a guest sits: those that wait for them first, then the games that are on."""
        rooms = await self.rooms.of_guest(guest.id)
        tables = [{**room.view().model_dump(), **await self.waits_for(room, guest.id)} for room in rooms]
        return sorted(tables, key=lambda table: (not table["turn"], table["playing"] is None))

    async def waits_for(self, room: Room, guest: str) -> dict[str, Any]:
        """Whether the game that is on at a table waits for a guest, and how long it will."""
        seat, here = room.chair_of(guest), self.tables.get(room.code)
        if not room.playing or seat is None:
            return {"turn": False, "left": None}
        game = here.game if here else await Table(self, room.code).load(room.playing)
        if game is None or game.game.current_seat != seat:
            return {"turn": False, "left": None}
        deadline = game.clocks.deadline(seat, connected=True)
        return {"turn": True, "left": None if deadline is None else max(0.0, deadline - self.glass.now())}

    async def create(
        self,
        guest: Guest,
        game: str,
        players: int | None = None,
        sets: list[str] | None = None,
        beginning: Beginning | None = None,
    ) -> Room:
        """A new room; who has enough of them gives one up where they don't come any more, if there is one. One that
        begins by itself is open to everybody.
        """
        room = new_room(guest, game, players, sets)
        room.beginning, room.public = beginning, beginning is not None
        await self.add(guest, room)
        if room.public:
            self.lobby.changed()
        return room

    async def practise(self, guest: Guest, origin: Origin, seat: int | None, bot: str) -> Room:
        """A table alone with bots that begins in the middle of a finished game, or at a scene that the house ships."""
        if bot not in BOTS:
            raise SixgunError("unknown-bot", name=bot, known=", ".join(BOTS))
        scene = await self.scene_of(origin, guest)
        place = scene.seat if seat is None else seat
        if place not in scene.seats:
            raise Refused("house-seat-out")
        return await self.add(guest, new_practice(guest, place, bot, origin, scene.position))

    async def scene_of(self, origin: Origin, guest: Guest) -> Scene:
        """Where a game is to begin, as whom a guest was if they played in it."""
        if origin.game is None:
            return shipped(origin.scene or "")
        row = await self.archive.finished(origin.game)
        mine = next((seat for seat, chair in enumerate(row.seats) if chair["guest"] == guest.id), None)
        return scene_at(await self.archive.position(row, origin.action), mine)

    async def add(self, guest: Guest, room: Room) -> Room:
        """A new room, for one who hasn't too many, with a promise for its luck."""
        self.pay_for_write(guest.id)
        rooms = await self.rooms.hosted_by(guest.id)
        if len(rooms) >= self.settings.tables_per_guest and not await self.close_unused(rooms):
            raise Refused("house-too-many", most=self.settings.tables_per_guest)
        promise_luck(room, self.new_secret)
        return await self.rooms.add(room)

    async def close_unused(self, rooms: list[Room]) -> bool:
        """Close the first of a host's rooms at which nobody else sits and nobody is; whether there was one."""
        for room in rooms:
            if set(room.people) <= {room.host} and not await self.present(room.code):
                await self.close_room(room)
                return True
        return False

    async def close_room(self, room: Room) -> None:
        """Close a room; a game that is on there is not decided."""
        await self.rooms.close(room)
        self.leases.mine.pop(room.playing or "", None)
        if room.code in self.tables:
            self.tables[room.code].post(CHANGED)
        self.processes.tell(room.code)
        if room.public:
            self.lobby.changed()

    async def end_games_of(self, code: str) -> None:
        """The room is not there any more: a game of it that this process drives is not decided."""
        for game in [game for game, room in self.leases.mine.items() if room == code]:
            async with self.database.begin() as connection:
                await end_game(connection, game, self.glass.now(), None)
            del self.leases.mine[game]

    # -- orders of whoever runs the house ------------------------------------------------------------------------

    async def newest_order(self) -> int:
        """The last order that was given before this process opened."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(ORDERS.c.id).order_by(ORDERS.c.id.desc()).limit(1))).first()
        return row.id if row else 0

    async def obey_orders(self) -> None:
        """What `sixgun admin` has asked for since."""
        async with self.database.engine.connect() as connection:
            rows = (
                await connection.execute(select(ORDERS).where(ORDERS.c.id > self.order).order_by(ORDERS.c.id))
            ).all()
        for row in rows:
            self.order = row.id
            if "announce" in row.order:
                for connected in list(self.connections):
                    connected.send(Notice(text=row.order["announce"]))
            elif "table" in row.order:
                self.hear(f"table:{row.order['table']}")
                self.lobby.changed()
            elif "guest" in row.order:
                await self.check_devices(row.order["guest"])


def plays_on(room: Room) -> bool:
    """Whether a game without people is played to its end by the clock."""
    return bool(room.playing and room.clock.move is not None and room.people)
