"""What those who are connected to a table are told: the room, the game as their seat sees it, its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.server.protocol import Over, RoomMessage, Welcome
from sixgun.server.room import Room

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.table import Table


class Telling:
    """What is still to be told at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.news = False  # whether the room is to be told
        self.newcomers: list[Connection] = []
        self.done: list[tuple[Connection, int | None]] = []  # commands to be confirmed, when all was told
        self.over: str | None = None  # the last game whose end was told

    def tell(self) -> None:
        """Everybody here gets what is new to them: the room, the game, its end."""
        if self.table.room is not None:
            self.tell_room(self.table.room)
        for connection, ref in self.done:
            connection.confirm(ref)
        self.done = []

    def tell_room(self, room: Room) -> None:
        """What is new of a room that is open."""
        if self.news:
            self.news = False
            presence, now = self.table.presence, self.table.glass.now()
            heir, inherits = presence.succession(room)
            message = RoomMessage(room=room.view(), present=presence.everybody, now=now, heir=heir, inherits=inherits)
            data = message.model_dump_json().encode()
            for connection in list(self.table.presence.connections):
                if connection.greeted:
                    self.seat(connection)
                    connection.send(data)
        for connection in list(self.table.presence.connections):
            self.tell_game_to(connection)
        self.tell_end(room)
        for connection in self.newcomers:
            self.table.talk.welcome(connection)
        self.newcomers = []

    def tell_game_to(self, connection: Connection) -> None:
        """What is new to one client: the events since its last one, and the view of its seat."""
        game = self.table.game
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
            game = self.table.game
            hints, undos = (len(game.hints), game.undos) if game else (0, 0)
            message = Over(game=ended, decided=game is not None and game.over, hints=hints, undos=undos)
            for connection in self.newcomers if ended == self.over else list(self.table.presence.connections):
                connection.send(message)
        self.over = ended

    def welcome(self, connection: Connection) -> None:
        """Tell a client who it is here."""
        assert self.table.room is not None
        connection.seat = self.table.room.chair_of(connection.guest_id)
        guest = connection.guest
        name = guest.name if guest else ""
        seat, promise = connection.seat, self.table.room.promise
        connection.send(Welcome(guest=guest.id if guest else None, name=name, seat=seat, promise=promise))

    def seat(self, connection: Connection) -> None:
        """A client whose seat has changed hears so, and begins anew: what it had was another seat's."""
        assert self.table.room is not None
        if self.table.room.chair_of(connection.guest_id) != connection.seat:
            connection.event = 0
            self.welcome(connection)
