"""Everybody who is connected to one room in this process, and what they are told."""

from __future__ import annotations

from sixgun.server.connection import Connection
from sixgun.server.live import LiveGame
from sixgun.server.news import Listener
from sixgun.server.people import Guest, skeleton
from sixgun.server.protocol import Bye, Chat, Over, RoomMessage, Welcome
from sixgun.server.room import Room


class Hub:
    """The connections of a room, with the room and the game as they are known here."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.revision = 0
        self.live: LiveGame | None = None
        self.present: list[str] = []
        self.hostless: float | None = None  # since when the host is not there
        self.topics: dict[str, Listener] = {}

    # -- coming and going ----------------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """Somebody is here."""
        self.connections[connection] = None

    def leave(self, connection: Connection) -> None:
        """Somebody is not here any more."""
        self.connections.pop(connection, None)

    def send_away(self) -> None:
        """Those whom the host has sent away, and spectators where nobody may watch any more."""
        for guest in {connection.guest_id for connection in self.connections}:
            if guest in self.room.kicked:
                self.say_goodbye("house-kicked", guest)
            elif not self.room.spectators and self.room.chair_of(guest) is None:
                self.say_goodbye("house-no-spectators", guest)

    @property
    def here(self) -> list[str]:
        """The guests who are connected to this process."""
        return sorted({connection.guest_id for connection in self.connections if connection.guest})

    def is_alike(self, guest: Guest) -> bool:
        """Whether a spectator has a name that looks like a player's, or like that of one who was here before."""
        names = [chair.name for chair in self.room.chairs if chair.name]
        for connection in self.connections:
            if connection.guest_id == guest.id:
                break
            names += [connection.guest.name] if connection.guest and connection.seat is None else []
        return skeleton(guest.name) in map(skeleton, names)

    # -- telling -------------------------------------------------------------------------------------------------

    def welcome(self, connection: Connection) -> None:
        """Tell a client who it is here."""
        connection.seat = self.seat_of(connection)
        guest = connection.guest
        name = guest.name if guest else ""
        seat, promise = connection.seat, self.room.promise
        connection.send(Welcome(guest=guest.id if guest else None, name=name, seat=seat, promise=promise))

    def seat_of(self, connection: Connection) -> int | None:
        """The seat of a client in the game that is on, or else in the room."""
        if self.room.playing and self.live:
            return self.live.seat_of(connection.guest_id)
        return self.room.chair_of(connection.guest_id) if connection.guest else None

    def tell_room(self) -> None:
        """Everybody hears how the room is now."""
        message = RoomMessage(room=self.room.shown(), present=self.present).model_dump_json()
        for connection in list(self.connections):
            if connection.greeted:
                self.seat(connection)
                connection.send(message)

    def seat(self, connection: Connection) -> None:
        """A client whose seat has changed hears so, and begins anew: what it had was another seat's."""
        if self.seat_of(connection) != connection.seat:
            connection.event = 0
            self.welcome(connection)

    def tell_game(self) -> None:
        """Everybody gets what is new of the game."""
        for connection in list(self.connections):
            self.tell_game_to(connection)

    def tell_game_to(self, connection: Connection) -> None:
        """What is new to one client: the events since its last one, and the view of its seat."""
        live = self.live
        if live is None or not connection.greeted:
            return
        self.seat(connection)
        if connection.game != live.id:
            connection.game, connection.event, connection.number = live.id, 0, -1
        if connection.number == live.number and connection.event:
            return
        if connection.seat is None and not self.room.spectators:
            return
        told = live.update(connection.seat, connection.event)
        connection.number = live.number
        connection.event = live.event_count(connection.seat)
        connection.send(told)

    def tell_over(self, game: str, decided: bool) -> None:
        """The game has ended."""
        for connection in list(self.connections):
            connection.send(Over(game=game, decided=decided))

    def tell_chat(self, chat: Chat) -> None:
        """Players hear players, spectators hear spectators."""
        for connection in list(self.connections):
            if (connection.seat is not None) == (chat.to == "players"):
                connection.send(chat)

    def say_goodbye(self, code: str, guest: str | None = None) -> None:
        """End the connections of a guest, or of all."""
        for connection in list(self.connections):
            if guest is None or connection.guest_id == guest:
                connection.send(Bye(code=code))
                connection.end()
