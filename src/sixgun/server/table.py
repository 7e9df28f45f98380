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
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from sixgun.engine.action import Action
from sixgun.engine.errors import IllegalAction, SixgunError
from sixgun.registry import rules_of
from sixgun.server.action_log import Entry, LogTrouble
from sixgun.server.dealing import begin_game, promise_luck
from sixgun.server.people import Guest, skeleton
from sixgun.server.protocol import (
    Act,
    AnyCommand,
    Bye,
    Chat,
    Hello,
    Over,
    Rematch,
    RoomMessage,
    Say,
    Sit,
    Start,
    Welcome,
)
from sixgun.server.refusals import Refused
from sixgun.server.replica import Replica, Undecided
from sixgun.server.room import Room
from sixgun.server.rooms import end_game
from sixgun.server.schema import CHAT, GAMES, SEATED

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.house import House

LOGGER = logging.getLogger("sixgun.house")
TROUBLE = (LogTrouble, SQLAlchemyError, OSError)  # the database can't be asked
RETRY = 0.5  # seconds until it is asked again
TRIES = 20  # of a change, if others change the room meanwhile
LATER = 30.0  # seconds until a game of unknown sets is looked at again
STAND_IN = "gunhand"  # for those who are away
THINKING = 0.75  # the part of a poker face's pause in which a bot may think
CHATS = 50  # words that newcomers hear
JOINERS = "\u200c\u200d"  # they are not printable, but letters and emoji need them


# -- what a table can hear -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Enter:
    """A client has said hello."""

    connection: Connection
    hello: Hello


@dataclass(frozen=True)
class Exit:
    """A client's connection has ended."""

    connection: Connection


@dataclass(frozen=True)
class Do:
    """A client wants something done."""

    connection: Connection
    command: AnyCommand
    at: float = field(default_factory=time.perf_counter)


@dataclass(frozen=True)
class Thought:
    """A bot has chosen for the decision with a number."""

    number: int
    action: str


@dataclass(frozen=True)
class Changed:
    """Something was changed elsewhere, or may have been."""


@dataclass(frozen=True)
class Due:
    """The time has come for a bot, a clock or an answer that was held back."""


Message = Enter | Exit | Do | Thought | Changed | Due
CHANGED, DUE = Changed(), Due()


@dataclass(frozen=True)
class Held:
    """An answer that waits for the end of the pause at a table with a poker face."""

    connection: Connection
    act: Act
    until: float
    at: float


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
        self.chats: deque[Chat] = deque(maxlen=CHATS)
        self.heard = 0  # the number of the last word
        self.due: float | None = None
        self.stale = False  # what is due is to read everything again
        self.plan: tuple[int, str] = (-1, "")  # what a bot has chosen for the decision with a number
        self.thinks = -1  # about the decision with this number
        self.held: Held | None = None
        self.answers: dict[int, Act] = {}  # the last of each seat
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
                    self.plan = (message.number, message.action)
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
            game = await self.read_game(wanted)
        except (Undecided, SixgunError):
            LOGGER.warning("a game of other rules is closed", extra={"game": wanted})
            game, undecided = None, True
        chats = await self.read_chat()  # from here on nothing is awaited: all is set, or nothing
        self.news = self.news or revision != self.revision or elsewhere != self.elsewhere
        self.room, self.revision, self.elsewhere, self.game = room, revision, elsewhere, game
        self.note_absence()
        for chat in chats:
            self.hear_chat(chat)
        self.send_away()
        if undecided and room.playing:
            await self.finish(room.playing, None)

    async def read_game(self, wanted: str | None) -> Replica | None:
        """The game of the room, as far as the log has come."""
        if wanted is None:
            return None
        if self.game is None or self.game.id != wanted:
            return await self.load(wanted)
        for entry in [] if self.game.over else await self.house.log.since(wanted, self.game.number):
            self.game.carry_out(entry, self.glass.now())
        return self.game

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

    async def read_chat(self) -> list[Chat]:
        """What was said since."""
        newest = select(CHAT).where(CHAT.c.room == self.code, CHAT.c.id > self.heard).order_by(CHAT.c.id.desc())
        async with self.house.database.engine.connect() as connection:
            rows = (await connection.execute(newest.limit(CHATS))).all()
        return [
            Chat(number=row.id, guest=row.guest, name=row.name, to=row.to, text=row.text, at=row.at)
            for row in reversed(rows)
        ]

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
            return await self.act(connection, command)
        guest = connection.known()
        self.house.pay_for_write(guest.id)
        if isinstance(command, Say):
            await self.say(connection, guest, command)
        elif isinstance(command, Start | Rematch):
            await self.begin(guest, isinstance(command, Rematch))
        elif isinstance(command, Sit) and self.room and self.room.playing:
            await self.take_over(guest, command.seat)
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

    async def begin(self, guest: Guest, again: bool) -> None:
        """The host begins a game: everything in one transaction with the room."""
        room = self.copy_of_room()
        room.need_host(guest.id)
        room.need_no_game()
        if any(chair.is_free for chair in room.chairs):
            raise Refused("house-free-chairs")
        last = self.game.game if again and self.game and self.game.over and self.game.id == room.last else None
        row, seated = begin_game(room, last, self.glass.now())
        async with self.house.database.begin() as connection:
            if not await self.house.rooms.write(connection, room, self.revision):
                self.post(CHANGED)
                raise Refused("house-busy")
            await connection.execute(insert(GAMES).values(row))
            await connection.execute(self.house.leases.row(row["id"], self.code))
            if seated:
                await connection.execute(insert(SEATED), seated)
        self.house.leases.mine[row["id"]] = self.code
        self.accept(room)
        self.game = await self.load(row["id"])
        LOGGER.info("a game begins", extra={"again": again})

    async def take_over(self, guest: Guest, at: int | None) -> None:
        """Somebody takes a bot's chair in the game that is on, if they know nothing of any other hand in it."""
        room, game = self.copy_of_room(), self.game
        seat = room.take_over_chair(guest, at)
        if game is None:
            raise Refused("house-busy")
        async with self.house.database.begin() as connection:
            sat = select(SEATED.c.guest).where(SEATED.c.game == game.id, SEATED.c.guest == guest.id)
            if (await connection.execute(sat)).first():
                raise Refused("house-taken")
            if not await self.house.rooms.write(connection, room, self.revision):
                self.post(CHANGED)
                raise Refused("house-busy")
            row = (await connection.execute(select(GAMES.c.seats).where(GAMES.c.id == game.id))).one()
            seats = [*row.seats]
            seats[seat] = {"guest": guest.id, "bot": None, "name": guest.name}
            await connection.execute(update(GAMES).where(GAMES.c.id == game.id).values(seats=seats))
            await connection.execute(insert(SEATED).values(guest=guest.id, game=game.id, seat=seat))
        self.accept(room)

    # -- playing -------------------------------------------------------------------------------------------------

    async def act(self, connection: Connection, act: Act) -> bool:
        """An answer of a player: legal, committed, then told. With a poker face it may have to wait: false."""
        game, room, seat = self.game, self.room, connection.seat
        if game is None or room is None or seat is None or (game.over and not self.is_repeated(act, seat)):
            raise Refused("house-not-seated")
        if act.game not in ("", game.id):
            raise Refused("stale-action", number=act.number, now=game.number)
        if self.is_repeated(act, seat):
            return True
        action = game.legal(act.number, seat, act.id)
        if room.chairs[seat].away:
            await self.change(lambda room: room.come_back(connection.guest_id))
        until = game.clocks.since + self.house.settings.poker_face if room.face else 0.0
        if self.held and self.held.act is not act:
            raise Refused("stale-action", number=act.number, now=game.number)
        if self.glass.now() < until:
            self.held = Held(connection, act, until, time.perf_counter())
            return False
        self.held = None
        self.answers[seat] = act
        await self.append(game, seat, action, "person")
        return True

    def is_repeated(self, act: Act, seat: int) -> bool:
        """Whether an answer was carried out already, and is only sent again."""
        last, game = self.answers.get(seat), self.game
        known = last is not None and (last.number, last.id) == (act.number, act.id)
        return known and game is not None and act.number < game.number and act.game == game.id

    async def append(self, game: Replica, seat: int, action: Action, by: str) -> None:
        """Write an action as the next one, then carry it out."""
        now = self.glass.now()
        entry = Entry(game.id, game.number + 1, seat, action.text, by, now)
        if not await self.house.log.append(entry, self.code):
            await self.read()
            raise Refused("stale-action", number=entry.number - 1, now=game.number)
        game.carry_out(entry, now, action)

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
                outcome = game.game.outcome
                await self.finish(game.id, outcome.to_dict() if outcome else None)
            else:
                await self.move(room, game)
        await self.find_host()

    def wait_until(self, moment: float) -> None:
        """Something is due at a moment."""
        self.due = moment if self.due is None else min(self.due, moment)

    async def move(self, room: Room, game: Replica) -> None:
        """The next action, if it is not a person's to choose, or was chosen already."""
        held = self.held
        if held and held.act.number != game.number:
            self.held = held = None
        if held:
            if self.glass.now() >= held.until:
                await self.obey(held.connection, held.act, held.at)
                self.post(DUE)
            else:
                self.wait_until(held.until)
            return
        if self.drives:
            await self.move_for_others(room, game)

    async def move_for_others(self, room: Room, game: Replica) -> None:
        """Answer for a bot, for somebody who is away, or for one whose time is up."""
        decision = game.game.decision
        assert decision is not None
        seat, number, now = int(decision.seat), game.number, self.glass.now()
        moment, pause, by = self.when(room, game, seat)
        if moment is None:
            return
        if now < moment:
            self.wait_until(moment)
        elif self.plan[0] != number:
            self.think(game, seat, room.chairs[seat].bot or STAND_IN, pause * THINKING if room.face and pause else None)
        elif now < moment + pause:
            self.wait_until(moment + pause)
        else:
            action = next(each for each in decision.actions if each.text == self.plan[1])
            await self.append(game, seat, action, by)
            if by == "clock":
                await self.change(lambda room: room.mark_away(seat))
            self.post(DUE)

    def when(self, room: Room, game: Replica, seat: int) -> tuple[float | None, float, str]:
        """When somebody else thinks for a seat, the pause before they answer, and who; with a poker face the pause is
        the same for everybody, whatever there is to think of.
        """
        chair, clocks, settings = room.chairs[seat], game.clocks, self.house.settings
        face = settings.poker_face if room.face else 0.0
        if not chair.guest or chair.away:
            return clocks.since, face if room.face else settings.bot_pause, "bot"
        deadline = clocks.deadline(seat, chair.guest not in self.absent)
        if deadline is None and chair.guest in self.absent and {*room.people} & {*self.present}:
            deadline = max(clocks.since, self.absent[chair.guest]) + settings.absence  # others wait for one who is gone
        if deadline is not None and clocks.since < self.house.opened:
            deadline = max(deadline, self.house.opened + settings.grace)  # nobody could answer a closed house
        return deadline, face, "clock"

    def think(self, game: Replica, seat: int, bot: str, limit: float | None) -> None:
        """Let a bot choose in its own process; the table hears of it."""
        if self.thinks != game.number:
            self.thinks = game.number
            self.house.spawn(self.thought(game, seat, bot, limit))

    async def thought(self, game: Replica, seat: int, bot: str, limit: float | None) -> None:
        """What a bot has chosen."""
        number = game.number
        self.post(Thought(number, await self.house.thinking.choose(game.game, seat, bot, limit)))

    async def finish(self, game: str, outcome: Any) -> None:
        """A game is over: its row says so, and the room is free for the next. Without an outcome nobody has won."""
        while self.room and self.room.playing == game:
            room = self.copy_of_room()
            room.game_over()
            promise_luck(room, self.house.new_secret)
            async with self.house.database.begin() as connection:
                written = await self.house.rooms.write(connection, room, self.revision)
                if written:
                    await end_game(connection, game, self.glass.now(), outcome)
            if written:
                self.accept(room)
                LOGGER.info("a game ends", extra={"game": game, "decided": outcome is not None})
                self.house.archive.keep(game)
            else:  # somebody has changed the room meanwhile
                self.room, self.revision = await self.house.rooms.find(self.code)
        self.house.leases.mine.pop(game, None)
        self.held = None

    async def find_host(self) -> None:
        """A host who has been away for longer than the grace is followed by one who is there: nobody holds it up."""
        room = self.room
        assert room is not None
        heirs = [guest for guest in room.people if guest in self.present]
        if room.host in self.present or not heirs:
            return
        gone = self.absent.get(room.host)
        moment = (self.house.opened if gone is None else gone) + self.house.settings.grace
        if self.glass.now() < moment:
            self.wait_until(moment)
        else:
            await self.change(lambda now: now.inherit(room.host, heirs[0]))

    # -- talking -------------------------------------------------------------------------------------------------

    async def say(self, connection: Connection, guest: Guest, say: Say) -> None:
        """A word of a guest, where they may speak: kept, then heard by the others, in every process."""
        room, seat = self.copy_of_room(), connection.seat
        if say.to != ("spectators" if seat is None else "players"):
            raise Refused("house-not-there")
        if guest.id in room.muted:
            raise Refused("house-muted")
        text = "".join([sign for sign in say.text if sign.isprintable() or sign in JOINERS]).strip(f" {JOINERS}")
        if not text:
            raise Refused("house-message")
        if seat is None and self.is_alike(connection, guest):
            raise Refused("house-alike", name=guest.name)
        self.house.chats.take(guest.id)
        name = guest.name if seat is None else room.chairs[seat].name
        row = {"guest": guest.id, "name": name, "to": say.to, "text": text, "at": self.glass.now()}
        async with self.house.database.begin() as database:
            await database.execute(insert(CHAT).values(**row, room=self.code))
        for chat in await self.read_chat():  # in the order in which they were kept
            self.hear_chat(chat)
        self.house.processes.tell(self.code)

    def is_alike(self, speaker: Connection, guest: Guest) -> bool:
        """Whether a spectator has a name that looks like a player's, or like that of one who was here before."""
        names = [chair.name for chair in self.room.chairs if chair.name] if self.room else []
        for connection in self.connections:
            if connection is speaker or connection.guest_id == guest.id:
                break
            names += [connection.guest.name] if connection.guest and connection.seat is None else []
        return skeleton(guest.name) in map(skeleton, names)

    def hear_chat(self, chat: Chat) -> None:
        """Something was said."""
        self.heard = chat.number
        self.chats.append(chat)
        for connection in list(self.connections):
            if connection.greeted and connection not in self.newcomers:
                self.tell_chat_to(connection, chat)

    def tell_chat_to(self, connection: Connection, chat: Chat) -> None:
        """Players hear players, spectators hear spectators."""
        if (connection.seat is not None) == (chat.to == "players"):
            connection.send(chat)

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
            message = RoomMessage(room=room.view(), present=self.present).model_dump_json().encode()
            for connection in list(self.connections):
                if connection.greeted:
                    self.seat(connection)
                    connection.send(message)
        for connection in list(self.connections):
            self.tell_game_to(connection)
        self.tell_end(room)
        for connection in self.newcomers:
            for chat in self.chats:
                self.tell_chat_to(connection, chat)
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
            message = Over(game=ended, decided=self.game is not None and self.game.over)
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
