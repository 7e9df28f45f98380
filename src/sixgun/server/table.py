"""A table: one room with its game, clocks, bots and connections. One task hears everything, in order.

Whatever changes is written first and told afterwards, and what changes nothing is neither. Other processes may have the
same table open: they say that something has changed, and it is read.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from sixgun.engine.errors import IllegalAction, SixgunError
from sixgun.registry import rules_of
from sixgun.server.action_log import LogTrouble
from sixgun.server.dealing import Dealer
from sixgun.server.inbox import CHANGED, DUE, Changed, Do, Due, Enter, Exit, Message, Thought
from sixgun.server.protocol import (
    Act,
    AnyCommand,
    Bye,
    Hello,
    Hint,
    Hurry,
    Over,
    Read,
    Rematch,
    RoomMessage,
    Say,
    Sit,
    Start,
    Undo,
    Welcome,
)
from sixgun.server.reads import mark
from sixgun.server.refusals import Refused
from sixgun.server.replica import Replica, Undecided
from sixgun.server.room import Room
from sixgun.server.schema import GAMES
from sixgun.server.solo import Solo
from sixgun.server.talk import Talk
from sixgun.server.turns import Turns

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.house import House

LOGGER = logging.getLogger("sixgun.house")
TROUBLE = (LogTrouble, SQLAlchemyError, OSError)  # the database can't be asked
RETRY = 0.5  # seconds until it is asked again
TRIES = 20  # of a change, if others change the room meanwhile
LATER = 30.0  # seconds until a game of unknown sets is looked at again


class Table:
    """A table in this process."""

    def __init__(self, house: House, code: str) -> None:
        self.house = house
        self.glass = house.glass
        self.code = code
        self.inbox: deque[Message] = deque([CHANGED])
        self.wake = asyncio.Event()
        self.room: Room | None = None
        self.revision = 0
        self.game: Replica | None = None
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.elsewhere: list[str] = []  # guests who are connected to other processes
        self.absent: dict[str, float] = {}  # since when somebody who sits here is not connected
        self.dealer = Dealer(self)
        self.turns = Turns(self)
        self.talk = Talk(self)
        self.solo = Solo(self)
        self.due: float | None = None
        self.stale = False  # what is due is to read everything again
        self.news = False  # whether the room is to be told
        self.newcomers: list[Connection] = []
        self.done: list[tuple[Connection, int | None]] = []  # commands to be confirmed, when all was told
        self.over: str | None = None  # the last game whose end was told

    # -- the task ------------------------------------------------------------------------------------------------

    def post(self, message: Message) -> None:
        """Put something into the inbox; that something has changed is heard once, however often it is said."""
        if message is not CHANGED or CHANGED not in self.inbox:
            self.inbox.append(message)
            self.wake.set()

    async def run(self) -> None:
        """Hear one message after the other, until nobody needs this table here."""
        await self.house.processes.open(self.code, self.here)
        while True:
            while self.inbox or self.is_needed:
                await self.hear(await self.next())
            await self.house.processes.shut(self.code)
            if not self.inbox:
                self.house.forget(self)
                return
            await self.house.processes.open(self.code, self.here)

    async def next(self) -> Message:
        """The next message, or that something is due."""
        if not self.inbox:
            await self.glass.heard(self.wake, self.due)
        self.wake.clear()
        if self.inbox:
            return self.inbox.popleft()
        return CHANGED if self.stale else DUE

    async def hear(self, message: Message) -> None:
        """Everything that can happen at a table."""
        try:
            match message:
                case Enter():
                    await self.enter(message.connection, message.hello)
                case Exit():
                    await self.exit(message.connection)
                case Do():
                    if message.connection in self.connections:
                        await self.obey(message.connection, message.command, message.at)
                case Thought():
                    self.turns.plan = (message.number, message.action)
                case Changed():
                    await self.read()
                case Due():
                    pass
            await self.go_on()
        except TROUBLE as trouble:
            LOGGER.warning("a table waits", extra={"table": self.code, "trouble": type(trouble).__name__})
            self.due, self.stale = self.glass.now() + RETRY, True
        self.tell()

    @property
    def is_needed(self) -> bool:
        """Whether somebody is connected, or this process drives the game."""
        return bool(self.connections) or self.drives

    @property
    def drives(self) -> bool:
        """Whether bots and clocks of the game that is on are this process's."""
        return self.room is not None and self.room.playing in self.house.leases.mine

    def turn_away(self, refusal: Refused) -> None:
        """Everybody who is here or waits to come in."""
        waiting = [message.connection for message in self.inbox if isinstance(message, Enter)]
        for connection in [*self.connections, *waiting]:
            connection.turn_away(refusal)

    # -- reading -------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Everything that others may have changed: the room, the game, who is here, what was said."""
        self.stale = False
        try:
            room, revision = await self.house.rooms.find(self.code)
        except Refused:
            self.say_goodbye("house-closed")
            self.room = None
            await self.house.end_games_of(self.code)
            return
        elsewhere = await self.house.processes.elsewhere(self.code)
        wanted, undecided = room.playing or room.last, False
        try:
            game = await self.read_game(wanted, self.room is not None and room.undone != self.room.undone)
        except (Undecided, SixgunError):
            LOGGER.warning("a game of other rules is closed", extra={"game": wanted})
            game, undecided = None, True
        chats = await self.talk.read()  # from here on nothing is awaited: all is set, or nothing
        self.news = self.news or revision != self.revision or elsewhere != self.elsewhere
        if self.room is not None and room.undone != self.room.undone:
            self.forget_what_was_told()
        self.room, self.revision, self.elsewhere, self.game = room, revision, elsewhere, game
        self.note_absence()
        self.talk.hear(chats)
        self.send_away()
        if undecided and room.playing:
            await self.dealer.finish(room.playing, None)

    async def read_game(self, wanted: str | None, again: bool) -> Replica | None:
        """The game of the room, as far as the log has come; `again` from the beginning, if it went back."""
        if wanted is None:
            return None
        if self.game is None or self.game.id != wanted or again:
            return await self.load(wanted)
        for entry in [] if self.game.over else await self.house.log.since(wanted, self.game.number):
            self.game.carry_out(entry, self.glass.now())
        if self.game.over:
            await self.solo.recall(self.game)
        return self.game

    def forget_what_was_told(self) -> None:
        """An action was taken back: everybody here gets the game anew."""
        for connection in self.connections:
            connection.game = ""

    async def load(self, wanted: str) -> Replica | None:
        """Replay a game from its rows. One of a set that this process doesn't know waits for a process that does."""
        async with self.house.database.engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == wanted))).one()
        if not {*row.options.get("sets", ())} <= rules_of(row.game).catalogue.sets.keys():
            LOGGER.warning("a game waits for its sets: see SIXGUN_MODULES", extra={"game": wanted})
            return None
        replica = Replica(row, self.glass.now(), self.house.settings.grace)
        for entry in await self.house.log.since(wanted, replica.offset):
            replica.carry_out(entry, self.glass.now())
        if row.rules != replica.game.rules.version:
            await self.play_by_new_rules(row)
        return replica

    async def play_by_new_rules(self, row: Any) -> None:
        """From now on a game is played by the new rules, from its last position."""
        base = {"base": row.position, "base_at": row.position_at, "rules": rules_of(row.game).version}
        async with self.house.database.begin() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == row.id, GAMES.c.rules == row.rules).values(base))

    # -- changing the room ---------------------------------------------------------------------------------------

    async def change(self, act: Callable[[Room], object]) -> None:
        """Do something to the room: written, then known here; what is refused or changes nothing is neither."""
        for _ in range(TRIES):
            room, revision = self.copy_of_room(), self.revision
            act(room)
            if room == self.room:
                return
            async with self.house.database.begin() as connection:
                written = await self.house.rooms.write(connection, room, revision)
            if written:
                self.accept(room)
                return
            await self.read()
        raise Refused("house-busy")

    def copy_of_room(self) -> Room:
        """The room, to be changed."""
        if self.room is None:
            raise Refused("house-no-table", table=self.code)
        return self.room.model_copy(deep=True)

    def accept(self, room: Room) -> None:
        """The room was written, and is as it is now."""
        listed = room.public or (self.room is not None and self.room.public)
        self.room, self.revision, self.news = room, self.revision + 1, True
        self.send_away()
        self.house.processes.tell(self.code)
        if listed:
            self.house.lobby.changed()

    # -- coming and going ----------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Somebody connects; whoever was away plays on."""
        try:
            if self.is_behind(connection, hello):
                await self.read()
            room = self.copy_of_room()
            self.check_entrance(room, connection)
            seat = room.chair_of(connection.guest_id)
            self.connections[connection] = None
            self.news = True
            if seat is not None and room.chairs[seat].away:
                await self.change(lambda room: room.come_back(connection.guest_id))
            await self.show_presence()
        except (SixgunError, *TROUBLE) as trouble:
            self.connections.pop(connection, None)
            connection.turn_away(trouble if isinstance(trouble, SixgunError) else Refused("house-busy"))
            return
        self.welcome(connection)
        connection.greeted = True
        self.newcomers.append(connection)
        game = self.game
        if game and hello.game == game.id and hello.event <= game.event_count(connection.seat):
            connection.game, connection.event = game.id, hello.event

    def is_behind(self, connection: Connection, hello: Hello) -> bool:
        """Whether a client knows more than this process: until now it was connected to another."""
        game, room = self.game, self.room
        if not hello.game or game is None or room is None:
            return bool(hello.game)
        return hello.game != game.id or hello.event > game.event_count(room.chair_of(connection.guest_id))

    def check_entrance(self, room: Room, connection: Connection) -> None:
        """Who was sent away stays away, also without a name."""
        if connection.cookie_of in room.kicked:
            raise Refused("house-kicked")
        if room.chair_of(connection.guest_id) is None and not room.spectators:
            raise Refused("house-no-spectators")

    async def exit(self, connection: Connection) -> None:
        """Somebody is gone, by themselves or because they were sent away."""
        self.connections.pop(connection, None)
        if connection.greeted:
            self.news = True
            await self.show_presence()

    async def show_presence(self) -> None:
        """Also the other processes hear who is here."""
        self.note_absence()
        await self.house.processes.open(self.code, self.here)

    def note_absence(self) -> None:
        """Since when each of those who sit here is not connected."""
        gone = {*(self.room.people if self.room else ())} - {*self.present}
        self.absent = {guest: self.absent.get(guest, self.glass.now()) for guest in gone}

    def send_away(self) -> None:
        """Those whom the host has sent away, and spectators where nobody may watch any more."""
        room = self.room
        for connection in list(self.connections) if room else []:
            assert room is not None
            try:
                self.check_entrance(room, connection)
            except Refused as refusal:
                self.dismiss(connection, refusal.code)

    def say_goodbye(self, code: str) -> None:
        """End all connections."""
        for connection in list(self.connections):
            self.dismiss(connection, code)

    def dismiss(self, connection: Connection, code: str) -> None:
        """End one."""
        connection.send(Bye(code=code))
        connection.end()
        del self.connections[connection]

    @property
    def here(self) -> list[str]:
        """The guests who are connected to this process."""
        return sorted({connection.guest_id for connection in self.connections if connection.guest})

    @property
    def present(self) -> list[str]:
        """The guests who are connected to any process."""
        return sorted({*self.here, *self.elsewhere})

    # -- commands ------------------------------------------------------------------------------------------------

    async def obey(self, connection: Connection, command: AnyCommand, came: float) -> None:
        """Do what a client says, or say why not."""
        try:
            done = await self.carry_out(connection, command)
        except IllegalAction as refusal:
            connection.refuse(refusal, command.ref, refusal.reason.to_dict())
        except SixgunError as refusal:
            connection.refuse(refusal, command.ref)
        except TROUBLE:
            self.post(CHANGED)  # whether it was written or not: look
            connection.refuse(Refused("house-busy"), command.ref)
        else:
            if done:
                self.done.append((connection, command.ref))
                if isinstance(command, Act):
                    self.house.metrics.actions.inc()
                    self.house.metrics.latency.observe(time.perf_counter() - came)

    async def carry_out(self, connection: Connection, command: AnyCommand) -> bool:
        """Do what a client says; false if it is not done yet."""
        if self.house.closing:
            raise Refused("house-closing")
        if isinstance(command, Act):
            return await self.turns.act(connection, command)
        guest = connection.known()
        self.house.pay_for_write(guest.id)
        if isinstance(command, Say):
            await self.talk.say(connection, guest, command)
        elif isinstance(command, Hint):
            await self.solo.hint(connection)
        elif isinstance(command, Undo):
            await self.solo.undo(connection)
        elif isinstance(command, Read):
            await mark(self, guest, command)
        elif isinstance(command, Hurry):
            await self.turns.hurry(connection)
        elif isinstance(command, Start | Rematch):
            await self.dealer.start(connection, command.ref, isinstance(command, Rematch))
            return False
        elif isinstance(command, Sit) and self.room and self.room.playing:
            await self.dealer.take_over(guest, command.seat)
        else:
            await self.change(lambda room: room.obey(guest, command))
            await self.close_if_left()
            self.house.thinking.prepare({chair.bot for chair in self.room.chairs if chair.bot} if self.room else set())
        return True

    async def close_if_left(self) -> None:
        """A room whose last guest has left is closed."""
        room = self.room
        if room and not room.playing and not room.people:
            await self.house.close_room(room)

    # -- playing -------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """What happens by itself: an answer that waited, a bot, a clock, the end of the game, another host."""
        self.due = None
        room, game = self.room, self.game
        if room is None:
            return
        if room.playing:
            if game is None:
                self.due, self.stale = self.glass.now() + LATER, True
            elif game.over:
                await self.solo.recall(game)
                outcome = game.game.outcome
                await self.dealer.finish(game.id, outcome.to_dict() if outcome else None)
            else:
                await self.turns.go_on(room, game)
        else:
            await self.dealer.go_on(room)
        if self.room and self.room.playing:
            self.dealer.confirm()
        await self.find_host()

    def wait_until(self, moment: float) -> None:
        """Something is due at a moment."""
        self.due = moment if self.due is None else min(self.due, moment)

    async def find_host(self) -> None:
        """A host who has been away for longer than the grace is followed by one who is there: nobody holds it up."""
        room = self.room
        assert room is not None
        heir, moment = self.succession(room)
        if heir is None or moment is None:
            return
        if self.glass.now() < moment:
            self.wait_until(moment)
        else:
            await self.change(lambda now: now.inherit(room.host, heir))

    def succession(self, room: Room) -> tuple[str | None, float | None]:
        """Who follows a host who is away, and when: before a game everybody waits for them, so it is sooner."""
        heirs = [guest for guest in room.people if guest in self.present]
        if room.host in self.present or not heirs:
            return None, None
        grace = self.house.settings.grace / (1 if room.playing else 2)
        return heirs[0], self.absent.get(room.host, self.house.opened) + grace

    # -- telling -------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Everybody here gets what is new to them: the room, the game, its end."""
        if self.room is not None:
            self.tell_news(self.room)
        for connection, ref in self.done:
            connection.confirm(ref)
        self.done = []

    def tell_news(self, room: Room) -> None:
        """What is new of a room that is open."""
        if self.news:
            self.news = False
            heir, inherits = self.succession(room)
            message = RoomMessage(
                room=room.view(), present=self.present, now=self.glass.now(), heir=heir, inherits=inherits
            )
            data = message.model_dump_json().encode()
            for connection in list(self.connections):
                if connection.greeted:
                    self.seat(connection)
                    connection.send(data)
        for connection in list(self.connections):
            self.tell_game_to(connection)
        self.tell_end(room)
        for connection in self.newcomers:
            self.talk.welcome(connection)
        self.newcomers = []

    def tell_game_to(self, connection: Connection) -> None:
        """What is new to one client: the events since its last one, and the view of its seat."""
        game = self.game
        if game is None or not connection.greeted:
            return
        self.seat(connection)
        if connection.game != game.id:
            connection.game, connection.event, connection.number = game.id, 0, -1
        if connection.number == game.number and connection.event:
            return
        connection.send(game.update(connection.seat, connection.event))
        connection.number = game.number
        connection.event = game.event_count(connection.seat)

    def tell_end(self, room: Room) -> None:
        """The game has ended; newcomers hear of it too."""
        ended = None if room.playing else room.last
        if ended:
            game = self.game
            hints, undos = (len(game.hints), game.undos) if game else (0, 0)
            message = Over(game=ended, decided=game is not None and game.over, hints=hints, undos=undos)
            for connection in self.newcomers if ended == self.over else list(self.connections):
                connection.send(message)
        self.over = ended

    def welcome(self, connection: Connection) -> None:
        """Tell a client who it is here."""
        assert self.room is not None
        connection.seat = self.room.chair_of(connection.guest_id)
        guest = connection.guest
        name = guest.name if guest else ""
        seat, promise = connection.seat, self.room.promise
        connection.send(Welcome(guest=guest.id if guest else None, name=name, seat=seat, promise=promise))

    def seat(self, connection: Connection) -> None:
        """A client whose seat has changed hears so, and begins anew: what it had was another seat's."""
        assert self.room is not None
        if self.room.chair_of(connection.guest_id) != connection.seat:
            connection.event = 0
            self.welcome(connection)
