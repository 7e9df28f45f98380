"""The WebSocket of a table: hello, then answers and words in, views and events out."""

from __future__ import annotations

import asyncio
import contextlib
import time

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from sixgun.engine.errors import IllegalAction, SixgunError
from sixgun.server.connection import Connection, error
from sixgun.server.house import House
from sixgun.server.hub import Hub
from sixgun.server.limits import Bucket
from sixgun.server.log import LogTrouble
from sixgun.server.metrics import Metrics
from sixgun.server.people import Guest
from sixgun.server.protocol import FROM_CLIENT, Act, Back, Chat, Hello, Over, Ping, Pong, Say
from sixgun.server.refusals import Refused
from sixgun.server.security import address_of, host_is_ours, same_origin
from sixgun.server.web import secret_of

ROUTER = APIRouter()
TROUBLE = (LogTrouble, SQLAlchemyError, OSError)  # the database can't be asked
PATIENCE = 15.0
STRIKES = 50


@ROUTER.websocket("/ws/{code}")
async def table(socket: WebSocket, code: str) -> None:
    """One client at one table."""
    house: House = socket.app.state.house
    if not same_origin(socket, house.settings) or not host_is_ours(socket, house.settings):
        await socket.close(1008)
        return
    address = address_of(socket, house.settings)
    await socket.accept()
    try:
        house.requests.take(address)
        house.by_address.enter(address)
    except Refused as refusal:
        await turn_away(socket, refusal)
        return
    try:
        await admit(socket, house, code)
    except TROUBLE:
        await turn_away(socket, Refused("house-busy"))
    finally:
        house.by_address.leave(address)


async def admit(socket: WebSocket, house: House, code: str) -> None:
    """Let a guest in who hasn't too many connections."""
    guest = await house.people.find(secret_of(socket))
    who = guest.id if guest else ""
    try:
        if guest:
            house.by_guest.enter(who)
    except Refused as refusal:
        await turn_away(socket, refusal)
        return
    try:
        await Session(socket, house, guest).run(code)
    finally:
        if guest:
            house.by_guest.leave(who)


async def turn_away(socket: WebSocket, refusal: SixgunError) -> None:
    """Say why not, and close."""
    with contextlib.suppress(Exception):
        await socket.send_text(error(refusal.code, refusal.details))
        await socket.close(1008)


class Session:
    """The talk with one client."""

    def __init__(self, socket: WebSocket, house: House, guest: Guest | None) -> None:
        self.socket = socket
        self.house = house
        self.guest = guest
        self.metrics: Metrics = socket.app.state.metrics
        self.connection = Connection(socket, guest, house.settings.queue_messages)
        self.bucket = Bucket(house.settings.messages_per_second * 3, house.settings.messages_per_second)
        self.strikes = 0

    async def run(self, code: str) -> None:
        """From hello to goodbye."""
        writer = asyncio.create_task(self.connection.write())
        hub: Hub | None = None
        try:
            hello = await self.hello()
            if hello.watch:
                self.guest = self.connection.guest = None
            hub = await self.house.enter(code, self.connection)
            self.greet(hub, hello)
            await self.listen(hub, writer)
        except SixgunError as refusal:
            self.connection.send(error(refusal.code, refusal.details))
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            self.connection.dropped = True
        except TROUBLE:
            self.connection.send(error("house-busy"))
        finally:
            if hub:
                self.house.exit(hub, self.connection)
            self.connection.end()
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(writer, 30)

    async def hello(self) -> Hello:
        """The first message."""
        message = await asyncio.wait_for(self.read(), PATIENCE)
        if not isinstance(message, Hello):
            raise Refused("house-hello")
        return message

    def greet(self, hub: Hub, hello: Hello) -> None:
        """Who you are, the room, and the game from where you left it, or from the beginning if that is unclear."""
        hub.welcome(self.connection)
        self.connection.greeted = True
        live = hub.live
        if live and hello.game == live.id and hello.event <= live.event_count(self.connection.seat):
            self.connection.game, self.connection.event = live.id, hello.event
        hub.tell_room()
        hub.tell_game_to(self.connection)
        if hub.room.last and not hub.room.playing:
            self.connection.send(Over(game=hub.room.last, decided=live is not None and live.over))

    async def read(self) -> Hello | Act | Say | Back | Ping | None:
        """The next message; None for one that is none."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1000)
        text = received.get("text")
        if text is None or len(text.encode()) > self.house.settings.message_bytes:
            return None
        try:
            return FROM_CLIENT.validate_json(text)
        except ValidationError:
            return None

    async def listen(self, hub: Hub, writer: asyncio.Task[None]) -> None:
        """Every further message, until the client goes or misbehaves for too long."""
        while self.strikes < STRIKES:
            reading = asyncio.ensure_future(self.read())
            await asyncio.wait({reading, writer}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                reading.cancel()
                return
            message = reading.result()
            try:
                if not self.bucket.take():
                    raise Refused("house-too-fast")
                if message is None:
                    raise Refused("house-message")
                await self.obey(hub, message)
            except IllegalAction as refusal:
                self.refuse(refusal, refusal.reason.to_dict())
            except SixgunError as refusal:
                self.refuse(refusal, None)
            except TROUBLE:
                self.refuse(Refused("house-busy"), None)

    def refuse(self, refusal: SixgunError, reason: dict[str, object] | None) -> None:
        """Tell the client why not; everything is as it was."""
        if refusal.code in ("house-message", "house-too-fast", "house-hello"):
            self.strikes += 1
        self.metrics.refused.labels(refusal.code).inc()
        self.connection.send(error(refusal.code, refusal.details, reason))

    async def obey(self, hub: Hub, message: Hello | Act | Say | Back | Ping) -> None:
        """Do what a message asks for."""
        if isinstance(message, Ping):
            self.connection.send(Pong())
        elif isinstance(message, Act):
            await self.act(hub, message)
        elif isinstance(message, Say):
            await self.say(hub, message)
        elif isinstance(message, Back):
            await self.house.mark_back(hub.room.code, self.known().id)
        else:
            raise Refused("house-hello")

    def known(self) -> Guest:
        """The guest, if it is one."""
        if self.guest is None:
            raise Refused("house-no-guest")
        return self.guest

    async def act(self, hub: Hub, message: Act) -> None:
        """An answer of a player: legal, committed, then told."""
        live, seat = hub.live, self.connection.seat
        if live is None or live.over or seat is None or live.seats[seat]["guest"] != self.known().id:
            raise Refused("house-not-seated")
        began = time.perf_counter()
        if self.house.closing:
            raise Refused("house-closing")
        await live.catch_up()
        action = live.legal(message.number, seat, message.id)
        if hub.room.chairs[seat].away:
            await self.house.mark_back(hub.room.code, self.known().id)
        if hub.room.face:
            await self.house.glass.until(live.clocks.since + self.house.settings.poker_face)
        if not await live.act(message.number, seat, action, "person"):
            raise Refused("stale-action", number=message.number, now=live.number)
        self.metrics.actions.inc()
        self.metrics.latency.observe(time.perf_counter() - began)

    async def say(self, hub: Hub, message: Say) -> None:
        """A word of a guest, where they may speak."""
        guest, seat = self.known(), self.connection.seat
        if message.to != ("spectators" if seat is None else "players"):
            raise Refused("house-not-there")
        text = "".join([sign for sign in message.text if sign.isprintable()]).strip()
        if not text:
            raise Refused("house-message")
        if seat is None and hub.is_alike(guest):
            raise Refused("house-alike", name=guest.name)
        name = guest.name if seat is None else hub.room.chairs[seat].name
        chat = Chat(guest=guest.id, name=name, to=message.to, text=text, at=time.time())
        await self.house.say(hub, guest, chat)
