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

from sixgun.engine.errors import IllegalAction, SixgunError
from sixgun.registry import rules_of
from sixgun.server.action_log import TROUBLE
from sixgun.server.dealing import Dealer
from sixgun.server.inbox import CHANGED, DUE, Changed, Do, Due, Enter, Exit, Message, Thought
from sixgun.server.presence import Presence
from sixgun.server.protocol import (
    Act,
    AnyCommand,
    Hint,
    Hurry,
    Read,
    Rematch,
    Say,
    Sit,
    Start,
    Undo,
)
from sixgun.server.reads import mark
from sixgun.server.refusals import Refused
from sixgun.server.replica import Replica, Undecided
from sixgun.server.room import Room
from sixgun.server.schema import GAMES
from sixgun.server.solo import Solo
from sixgun.server.talk import Talk
from sixgun.server.telling import Telling
from sixgun.server.turns import Turns

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.house import House

LOGGER = logging.getLogger("sixgun.house")
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
        self.dealer = Dealer(self)
        self.turns = Turns(self)
        self.talk = Talk(self)
        self.presence = Presence(self)
        self.telling = Telling(self)
        self.solo = Solo(self)
        self.due: float | None = None
        self.stale = False  # what is due is to read everything again

    # -- the task ------------------------------------------------------------------------------------------------

    def post(self, message: Message) -> None:
        """Put something into the inbox; that something has changed is heard once, however often it is said."""
        if message is not CHANGED or CHANGED not in self.inbox:
            self.inbox.append(message)
            self.wake.set()

    async def run(self) -> None:
        """Hear one message after the other, until nobody needs this table here."""
        await self.house.processes.open(self.code, self.presence.here)
        while True:
            while self.inbox or self.is_needed:
                await self.hear(await self.next())
            await self.house.processes.shut(self.code)
            if not self.inbox:
                self.house.forget(self)
                return
            await self.house.processes.open(self.code, self.presence.here)

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
                    await self.presence.enter(message.connection, message.hello)
                case Exit():
                    await self.presence.exit(message.connection)
                case Do():
                    if message.connection in self.presence.connections:
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
        self.telling.tell()

    @property
    def is_needed(self) -> bool:
        """Whether somebody is connected, or this process drives the game."""
        return bool(self.presence.connections) or self.drives

    @property
    def drives(self) -> bool:
        """Whether bots and clocks of the game that is on are this process's."""
        return self.room is not None and self.room.playing in self.house.leases.mine

    # -- reading -------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Everything that others may have changed: the room, the game, who is here, what was said."""
        self.stale = False
        try:
            room, revision = await self.house.rooms.find(self.code)
        except Refused:
            self.presence.say_goodbye("house-closed")
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
        self.telling.news = self.telling.news or revision != self.revision or elsewhere != self.presence.elsewhere
        if self.room is not None and room.undone != self.room.undone:
            self.forget_what_was_told()
        self.room, self.revision, self.presence.elsewhere, self.game = room, revision, elsewhere, game
        self.presence.note_absences()
        self.talk.hear(chats)
        self.presence.send_away()
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
        for connection in self.presence.connections:
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
        self.room, self.revision, self.telling.news = room, self.revision + 1, True
        self.presence.send_away()
        self.house.processes.tell(self.code)
        if listed:
            self.house.lobby.changed()

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
                self.telling.done.append((connection, command.ref))
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
        await self.presence.find_host()

    def wait_until(self, moment: float) -> None:
        """Something is due at a moment."""
        self.due = moment if self.due is None else min(self.due, moment)
