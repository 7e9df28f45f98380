"""One client: what waits for it is bounded, and a client that doesn't read is dropped, not the house's memory."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import WebSocket
from pydantic import BaseModel
from starlette.websockets import WebSocketDisconnect

from sixgun.server.people import Guest
from sixgun.server.protocol import Bye


class Connection:
    """A socket with its guest (None: nobody known), their seat in the game, and the events that they have."""

    def __init__(self, socket: WebSocket, guest: Guest | None, queue: int) -> None:
        self.socket = socket
        self.guest = guest
        self.seat: int | None = None
        self.game = ""
        self.event = 0
        self.number = -1
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(queue)
        self.dropped = False
        self.greeted = False
        self.sent = asyncio.Event()

    def send(self, message: BaseModel | str) -> None:
        """Put a message into the queue; a client whose queue is full is dropped."""
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message if isinstance(message, str) else message.model_dump_json())
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Give this client up; what waits for it is thrown away."""
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def end(self) -> None:
        """Close after what waits has been sent."""
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)
            return
        self.drop()

    def sign_out(self, moved: int) -> None:
        """The guest has moved to another device."""
        if moved:
            self.send(Bye(code="house-moved"))
            self.end()

    async def write(self) -> None:
        """Send what waits until the end; a client that never reads is cut off after a while."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            while True:
                message = await self.queue.get()
                if message is None:
                    break
                async with asyncio.timeout(20):
                    await self.socket.send_text(message)
        self.sent.set()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(1013 if self.dropped else 1000), 5)

    @property
    def guest_id(self) -> str:
        """Who it is; nobody has no id."""
        return self.guest.id if self.guest else ""


def error(code: str, details: dict[str, object] | None = None, reason: dict[str, object] | None = None) -> str:
    """An error message as JSON."""
    told = {name: str(value)[:80] for name, value in (details or {}).items()}
    return json.dumps({"type": "error", "code": code, "details": told, "reason": reason})
