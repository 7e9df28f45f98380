"""Everybody who is connected to one room in this process, and what they are told."""

from __future__ import annotations

import time

from sixgun.server.connection import Connection
from sixgun.server.live import LiveGame
from sixgun.server.protocol import Bye, Chat, Over, RoomMessage, Welcome
from sixgun.server.room import Room


class Hub:
    """The connections of a room, with the room and the game as they are known here."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.live: LiveGame | None = None
        self.gone: dict[str, float] = {}
        self.sent = 0

    # -- coming and going ----------------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """Somebody is here."""
        self.connections.add(connection)
        self.gone.pop(connection.guest_id, None)

    def leave(self, connection: Connection) -> None:
        """Somebody is not here any more."""
        self.connections.discard(connection)
        if connection.guest and connection.guest_id not in self.present:
            self.gone[connection.guest_id] = time.time()

    @property
    def present(self) -> list[str]:
        """The guests who are connected."""
        return sorted({connection.guest_id for connection in self.connections if connection.guest})

    # -- telling -------------------------------------------------------------------------------------------------

    def welcome(self, connection: Connection) -> None:
        """Tell a client who it is here."""
        connection.seat = self.seat_of(connection)
        guest = connection.guest
        name = guest.name if guest else ""
        connection.send(Welcome(guest=guest.id if guest else None, name=name, seat=connection.seat))

    def seat_of(self, connection: Connection) -> int | None:
        """The seat of a client in the game that is on, or in the room."""
        return self.room.chair_of(connection.guest_id) if connection.guest else None

    def tell_room(self) -> None:
        """Everybody hears how the room is now."""
        message = RoomMessage(room=self.room.shown(), present=self.present).model_dump_json()
        for connection in list(self.connections):
            seat = self.seat_of(connection)
            if seat != connection.seat:
                connection.event = 0
                self.welcome(connection)
            connection.send(message)

    def tell_game(self) -> None:
        """Everybody gets what is new of the game."""
        for connection in list(self.connections):
            self.tell_game_to(connection)

    def tell_game_to(self, connection: Connection) -> None:
        """What is new to one client: the events since its last one, and the view of its seat."""
        live = self.live
        if live is None:
            return
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
        self.sent += 1

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
