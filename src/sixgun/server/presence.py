"""Who is connected to a table, here or to other processes; who is away, who comes in, and who has to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.errors import SixgunError
from sixgun.server.action_log import TROUBLE
from sixgun.server.inbox import Enter
from sixgun.server.protocol import Bye, Hello
from sixgun.server.refusals import Refused
from sixgun.server.room import Room

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.table import Table


class Presence:
    """The connections of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.elsewhere: list[str] = []  # guests who are connected to other processes
        self.absent: dict[str, float] = {}  # since when somebody who sits here is not connected

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Somebody connects; whoever was away plays on."""
        try:
            if self.is_behind(connection, hello):
                await self.table.read()
            room = self.table.copy_of_room()
            self.check_entrance(room, connection)
            seat = room.chair_of(connection.guest_id)
            self.connections[connection] = None
            self.table.telling.news = True
            if seat is not None and room.chairs[seat].away:
                await self.table.change(lambda room: room.come_back(connection.guest_id))
            await self.show()
        except (SixgunError, *TROUBLE) as trouble:
            self.connections.pop(connection, None)
            connection.turn_away(trouble if isinstance(trouble, SixgunError) else Refused("house-busy"))
            return
        self.table.telling.welcome(connection)
        connection.greeted = True
        self.table.telling.newcomers.append(connection)
        game = self.table.game
        if game and hello.game == game.id and hello.event <= game.event_count(connection.seat):
            connection.game, connection.event = game.id, hello.event

    def is_behind(self, connection: Connection, hello: Hello) -> bool:
        """Whether the table is to be read first: it could not be yet, or a client who was elsewhere knows more."""
        game, room = self.table.game, self.table.room
        if room is None:
            return True
        if not hello.game or game is None:
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
            self.table.telling.news = True
            await self.show()

    async def show(self) -> None:
        """Also the other processes hear who is here."""
        self.note_absences()
        await self.table.house.processes.open(self.table.code, self.here)

    def note_absences(self) -> None:
        """Since when each of those who sit here is not connected."""
        gone = {*(self.table.room.people if self.table.room else ())} - {*self.everybody}
        self.absent = {guest: self.absent.get(guest, self.table.glass.now()) for guest in gone}

    def send_away(self) -> None:
        """Those whom the host has sent away, and spectators where nobody may watch any more."""
        room = self.table.room
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
    def everybody(self) -> list[str]:
        """The guests who are connected to any process."""
        return sorted({*self.here, *self.elsewhere})

    def turn_away(self, refusal: Refused) -> None:
        """Everybody who is here or waits to come in."""
        waiting = [message.connection for message in self.table.inbox if isinstance(message, Enter)]
        for connection in [*self.connections, *waiting]:
            connection.turn_away(refusal)

    async def find_host(self) -> None:
        """A host who has been away for longer than the grace is followed by one who is there: nobody holds it up."""
        room = self.table.room
        assert room is not None
        heir, moment = self.succession(room)
        if heir is None or moment is None:
            return
        if self.table.glass.now() < moment:
            self.table.wait_until(moment)
        else:
            await self.table.change(lambda now: now.inherit(room.host, heir))

    def succession(self, room: Room) -> tuple[str | None, float | None]:
        """Who follows a host who is away, and when: before a game everybody waits for them, so it is sooner."""
        heirs = [guest for guest in room.people if guest in self.everybody]
        if room.host in self.everybody or not heirs:
            return None, None
        grace = self.table.house.settings.grace / (1 if room.playing else 2)
        return heirs[0], self.absent.get(room.host, self.table.house.opened) + grace
