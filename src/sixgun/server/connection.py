"""One client: its messages go to the table, and what it is told is written to its socket at once, while it keeps up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.engine.errors import SixgunError
from sixgun.server.action_log import TROUBLE
from sixgun.server.inbox import Do, Enter, Exit
from sixgun.server.limits import Bucket
from sixgun.server.people import Guest
from sixgun.server.protocol import FROM_CLIENT, AnyCommand, Bye, Done, Hello, Ping, Pong
from sixgun.server.refusals import Refused
from sixgun.server.security import address_of, host_is_ours, same_origin, secret_of

if TYPE_CHECKING:
    from sixgun.server.door import SocketDoor
    from sixgun.server.house import House
    from sixgun.server.table import Table

LOBBY, TABLE = "/ws", "/ws/"  # the addresses of the list of tables, and of a table
PATIENCE = 15.0  # seconds until hello
SLOW = 20.0  # seconds in which a client that is behind must have read something
STRIKES = 50
MISBEHAVIOUR = ("house-message", "house-too-fast", "house-hello")


async def serve_socket(door: SocketDoor, socket: WebSocket, house: House) -> None:
    """One WebSocket: of a table, or of the list of tables."""
    path = socket.scope["path"]
    ours = same_origin(socket, house.settings) and host_is_ours(socket, house.settings)
    if not ours or not (path == LOBBY or path.startswith(TABLE)):
        await socket.close(1008)
        return
    await socket.accept()
    connection = Connection(door, house, secret_of(socket, house.settings))
    address = address_of(socket, house.settings)
    door.forget_request()
    del socket
    try:
        house.requests.take(address)
        house.by_address.enter(address)
        try:
            await connection.serve(path)
        finally:
            house.by_address.leave(address)
    except SixgunError as refusal:
        connection.turn_away(refusal)
    except TROUBLE:
        connection.turn_away(Refused("house-busy"))
    finally:
        await connection.close()


class Connection:
    """A socket with its guest (None: nobody known), their seat in the game, and the events that they have."""

    def __init__(self, door: SocketDoor, house: House, secret: str | None) -> None:
        self.house = house
        self.door = door
        self.door.client_behind = self
        self.secret = secret
        self.guest: Guest | None = None
        self.cookie_of = ""  # the guest whose cookie it is, also if it only watches
        self.seat: int | None = None
        self.game = ""
        self.event = 0
        self.number = -1
        self.greeted = False
        self.waiting: list[bytes] = []
        self.late: asyncio.TimerHandle | None = None
        self.flushed: asyncio.Future[None] | None = None
        self.ended = False
        self.dropped = False
        self.reading: asyncio.Task[None] | None = None
        self.bucket = Bucket(house.settings.messages_per_second * 3, house.settings.messages_per_second)
        self.strikes = 0

    @property
    def guest_id(self) -> str:
        """Who it is; nobody has no id."""
        return self.guest.id if self.guest else ""

    def known(self) -> Guest:
        """The guest, if it is one."""
        if self.guest is None:
            raise Refused("house-no-guest")
        return self.guest

    # -- reading -------------------------------------------------------------------------------------------------

    async def serve(self, path: str) -> None:
        """Find out who it is; a guest may have so many connections."""
        guest = await self.house.people.find(self.secret)
        if guest is None:
            await self.run(path)
            return
        self.guest, self.cookie_of = guest, guest.id
        self.house.by_guest.enter(guest.id)
        try:
            await self.run(path)
        finally:
            self.house.by_guest.leave(guest.id)

    async def run(self, path: str) -> None:
        """From hello to goodbye."""
        self.reading = asyncio.create_task(self.talk(path))
        await asyncio.wait({self.reading})
        trouble = None if self.reading.cancelled() else self.reading.exception()
        if isinstance(trouble, WebSocketDisconnect | RuntimeError | TimeoutError):
            self.dropped = True
        elif trouble:
            raise trouble

    async def talk(self, path: str) -> None:
        """Hello, then one command after the other, until the client goes or misbehaves for too long."""
        hello = await asyncio.wait_for(self.hello(), PATIENCE)
        self.house.connections[self] = None
        try:
            if path == LOBBY:
                await self.look_at_list()
            else:
                await self.play(self.house.table(path.removeprefix(TABLE)), hello)
        finally:
            del self.house.connections[self]

    async def look_at_list(self) -> None:
        """The list of tables, as long as the client looks at it."""
        self.house.lobby.enter(self)
        try:
            await self.listen(no_command)
        finally:
            self.house.lobby.connections.discard(self)

    async def play(self, table: Table, hello: Hello) -> None:
        """At a table, until the client goes."""
        table.post(Enter(self, hello))
        try:
            await self.listen(lambda command: table.post(Do(self, command)))
        finally:
            table.post(Exit(self))

    async def hello(self) -> Hello:
        """The first message; who only watches is nobody."""
        hello = await self.read()
        if not isinstance(hello, Hello):
            raise Refused("house-hello")
        if hello.watch:
            self.guest = None
        return hello

    async def read(self) -> Hello | Ping | AnyCommand | None:
        """The next message; None for one that is none."""
        received = await self.door.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1000)
        text = received.get("text")
        if not isinstance(text, str) or len(text.encode()) > self.house.settings.message_bytes:
            return None
        try:
            return FROM_CLIENT.validate_json(text)
        except ValidationError:
            return None

    async def listen(self, hear: Callable[[AnyCommand], None]) -> None:
        """Every further message, until the client goes or misbehaves for too long."""
        while self.strikes < STRIKES:
            message = await self.read()
            try:
                if not self.bucket.take():
                    raise Refused("house-too-fast")
                if message is None:
                    raise Refused("house-message")
                if isinstance(message, Hello):
                    raise Refused("house-hello")
                if isinstance(message, Ping):
                    self.send(Pong())
                else:
                    hear(message)
            except Refused as refusal:
                self.refuse(refusal, getattr(message, "ref", None))

    def refuse(self, refusal: SixgunError, ref: int | None = None, reason: dict[str, object] | None = None) -> None:
        """Tell the client why not; everything is as it was."""
        if refusal.code in MISBEHAVIOUR:
            self.strikes += 1
        self.house.metrics.refused.labels(refusal.code).inc()
        details = {name: str(value)[:80] for name, value in refusal.details.items()}
        told = {"type": "error", "code": refusal.code, "details": details, "reason": reason, "ref": ref}
        self.send(msgspec.json.encode(told))

    def confirm(self, ref: int | None) -> None:
        """What the client wanted is done."""
        if ref is not None:
            self.send(Done(ref=ref))

    # -- writing -------------------------------------------------------------------------------------------------

    def send(self, message: BaseModel | bytes) -> None:
        """Send a message; a client that doesn't read, and for whom too many wait, is dropped."""
        if self.ended:
            return
        framed = frame(message if isinstance(message, bytes) else message.model_dump_json().encode())
        if not self.waiting and self.door.may_write:
            self.door.transport.write(framed)
            return
        self.waiting.append(framed)
        if len(self.waiting) > self.house.settings.queue_messages:
            self.drop()

    def resume(self) -> None:
        """The socket takes more."""
        if self.late:
            self.late.cancel()
            self.late = None
        while self.waiting and self.door.may_write:
            self.door.transport.write(self.waiting.pop(0))
        if self.flushed and not self.waiting and not self.flushed.done():
            self.flushed.set_result(None)

    def pause(self) -> None:
        """The socket takes nothing for now; a client that never reads is cut off after a while."""
        self.late = asyncio.get_running_loop().call_later(SLOW, self.drop)

    def drop(self) -> None:
        """Give this client up; what waits for it is thrown away."""
        self.dropped = True
        self.waiting.clear()
        self.end()
        self.door.transport.abort()

    def end(self) -> None:
        """Nothing more is said."""
        self.ended = True
        if self.reading:
            self.reading.cancel()

    def turn_away(self, refusal: SixgunError) -> None:
        """Say why not, and close."""
        self.refuse(refusal)
        self.end()

    def sign_out(self) -> None:
        """The guest's device was signed out."""
        self.send(Bye(code="house-signed-out"))
        self.end()

    async def close(self) -> None:
        """Close when all that waits was sent, or can't be."""
        self.ended = True
        with contextlib.suppress(Exception):
            if self.waiting and not self.dropped:
                self.flushed = asyncio.get_running_loop().create_future()
                await asyncio.wait_for(self.flushed, SLOW)
            code = 1013 if self.dropped else 1000
            await asyncio.wait_for(self.door.send({"type": "websocket.close", "code": code}), 5)
        if self.late:
            self.late.cancel()


def no_command(_: AnyCommand) -> None:
    """There is no table here that something could be done at."""
    raise Refused("house-message")


def frame(data: bytes) -> bytes:
    """A text as a WebSocket's server sends it (RFC 6455, 5.2): one frame, not masked."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
