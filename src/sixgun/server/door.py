"""The door: how many connections an address may have, and how long a request may take to come in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sixgun.server.connection import serve_socket
from sixgun.server.limits import Open
from sixgun.server.refusals import Refused
from sixgun.server.security import client_network
from sixgun.server.settings import Settings

if TYPE_CHECKING:
    from h11 import Request

    from sixgun.server.connection import Connection


class Door:
    """What all connections of a house share. Behind a proxy they have one address, and are the proxy's to count."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
        self.open = Open(settings.sockets_per_address)
        self.counts = not settings.trust_proxy


class Counted(asyncio.Protocol):
    """A connection that counts for its address as long as it is open; one too many is cut off at once."""

    config: uvicorn.Config
    client: tuple[str, int] | None
    transport: asyncio.Transport
    address: str | None = None

    @property
    def state(self) -> Any:
        """The state of the application: its house and its figures."""
        return self.config.app.state  # type: ignore[union-attr]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is at the door."""
        super().connection_made(transport)
        door: Door = self.state.house.door
        if not door.counts:
            return
        address = client_network(self.client[0] if self.client else "")
        try:
            door.open.enter(address)
            self.address = address
        except Refused as refusal:
            self.state.metrics.refused.labels(refusal.code).inc()
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.discount()
        super().connection_lost(exc)

    def discount(self) -> None:
        """Count this one no more."""
        if self.address is not None:
            self.state.house.door.open.leave(self.address)
            self.address = None


class HttpDoor(Counted, H11Protocol):
    """HTTP: a request must be here as a whole in some seconds; uvicorn would wait for ever."""

    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The first request is awaited."""
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self.relax()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Request) -> None:
        """From now on this connection is another object's."""
        self.relax()
        self.discount()
        super().handle_websocket_upgrade(event)

    def watch(self) -> None:
        """Wait for the rest of a request, unless it is here. After an answer uvicorn closes what stays idle."""
        if self.cycle and not self.cycle.response_complete and not self.cycle.more_body:
            self.relax()
        elif self.late is None:
            self.late = self.loop.call_later(self.state.house.door.seconds, self.transport.abort)

    def relax(self) -> None:
        """Wait for nothing."""
        if self.late:
            self.late.cancel()
            self.late = None


class Received:
    """What a client has sent: a queue with one reader. `asyncio.Queue` takes six times the memory."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """One more."""
        self.messages.append(message)
        if self.reader and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """The next one."""
        while not self.messages:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.messages.pop(0)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self.messages


class SocketDoor(Counted, WebSocketsSansIOProtocol):
    """WebSockets. The client behind one writes to it directly, and hears when it takes nothing for a while."""

    client_behind: Connection | None = None
    paused = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Received()  # type: ignore[assignment]
        self.app = self.serve  # straight to the tables

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Somebody wants to talk."""
        await serve_socket(self, WebSocket(scope, receive, send), self.state.house)

    def forget_request(self) -> None:
        """The request was answered: its headers take more memory than all that comes later."""
        del self.request, self.response
        self.scope["headers"] = []

    @property
    def may_write(self) -> bool:
        """Whether the client has read enough of what it was sent."""
        return not self.paused and not self.transport.is_closing()

    def pause_writing(self) -> None:
        """The client doesn't read."""
        super().pause_writing()
        self.paused = True
        if self.client_behind:
            self.client_behind.pause()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.paused = False
        if self.client_behind:
            self.client_behind.resume()
