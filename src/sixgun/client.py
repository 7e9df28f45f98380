"""A client of a house, for programs: become a guest, sit down, play. Uses the protocol alone (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LATER = ("house-busy", "house-too-fast")  # refusals of what may be done in a moment
PAUSE = 1.0  # seconds: by then a connection may send again

Choice = Callable[[dict[str, Any]], int]


class Visitor:
    """A guest of a house; `patience` is how many seconds they wait for an answer."""

    patience = 30.0

    def __init__(self, link: str, token: str = "") -> None:
        self.link = link.rstrip("/")
        self.token = token
        self.guest = ""

    async def arrive(self, name: str | None = None) -> Visitor:
        """Become a guest."""
        told = await self.post("/api/guests", name=name)
        self.token, self.guest = told["token"], told["guest"]
        return self

    async def post(self, path: str, **body: object) -> Any:
        """Ask the house for something; a refusal is an error with its code."""
        async with self.http() as http:
            return self.checked(await http.post(self.link + path, json=body, headers=self.headers))

    async def get(self, path: str) -> Any:
        """Read something."""
        async with self.http() as http:
            return self.checked(await http.get(self.link + path, headers=self.headers))

    async def delete(self, path: str) -> Any:
        """Take something away."""
        async with self.http() as http:
            return self.checked(await http.delete(self.link + path, headers=self.headers))

    def http(self) -> httpx.AsyncClient:
        """A way to ask; certificates are only read (which takes long) where there are some."""
        return httpx.AsyncClient(timeout=self.patience, verify=self.link.startswith("https"))

    def checked(self, answer: httpx.Response) -> Any:
        """What the house says, or why it says no."""
        if answer.is_error:
            raise HouseError(answer.status_code, answer.text)
        return answer.json()

    @property
    def headers(self) -> dict[str, str]:
        """Who asks."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def do(self, code: str, command: str, **fields: object) -> Any:
        """Do one thing at a table, over a connection for that alone; the room as it is then."""
        table = await self.table(code)
        try:
            await table.hello()
            await table.do(command, **fields)
        finally:
            await table.close()
        return table.room

    async def table(self, code: str) -> TableSocket:
        """Connect to a table."""
        link = self.link.replace("http", "ws", 1) + f"/ws/{code}"
        calm: dict[str, Any] = {"max_size": None, "ping_interval": None, "open_timeout": self.patience}
        return TableSocket(await connect(link, additional_headers=self.headers, **calm))


class HouseError(Exception):
    """The house said no."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: {text}")
        self.status = status
        self.told: dict[str, Any] = json.loads(text) if text.startswith("{") else {}


class TableSocket:
    """A table as one client has it: the last view, all events, the room."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.game = ""
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.room: dict[str, Any] | None = None
        self.over = False
        self.errors: list[dict[str, Any]] = []
        self.seen: list[str] = []
        self.keep = False
        self.ref = 0
        self.word = ""

    async def hello(self, watch: bool = False) -> None:
        """Say hello, with what we have."""
        await self.send(type="hello", version=2, event=len(self.events), game=self.game, watch=watch)

    async def send(self, **message: object) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def do(self, command: str, **fields: object) -> None:
        """Do something at the table; when this returns it is done, and what came of it has been told."""
        self.ref += 1
        await self.send(type=command, ref=self.ref, **fields)
        while True:
            message = await self.receive()
            if message["type"] == "done" and message["ref"] == self.ref:
                return
            if message["type"] in ("error", "bye") and message.get("ref") in (self.ref, None):
                raise HouseError(409, json.dumps(message))

    async def seal(self, word: str) -> None:
        """Add a word of one's own to the luck of the next game; it is shown when the table deals."""
        self.word = word
        await self.do("seal", seal=hashlib.sha256(word.encode()).hexdigest())

    async def receive(self) -> dict[str, Any]:
        """The next message, taken into account."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        if self.keep:
            self.seen.append(text)
        message: dict[str, Any] = json.loads(text)
        self.take(message)
        if message["type"] == "room" and message["room"]["dealing"] and self.word:
            word, self.word = self.word, ""
            await self.send(type="word", word=word)
        return message

    def take(self, message: dict[str, Any]) -> None:
        """Bring what we have up to date."""
        if message["type"] == "update":
            if message["fresh"] or message["game"] != self.game:
                self.events = []
            self.game = message["game"]
            self.view = message["view"]
            self.events += message["events"]
            self.over = False
        elif message["type"] == "room":
            self.room = message["room"]
        elif message["type"] == "over":
            self.over = True
        elif message["type"] == "error":
            self.errors.append(message)

    async def play(self, choose: Choice) -> dict[str, Any]:
        """Play until the game is over; how it ended. `choose` gets the decision and names the id of an action."""
        answered = -1
        while not self.over:
            decision = self.view and self.view["decision"]
            if decision and decision["number"] != answered:
                answered = decision["number"]
                await self.send(type="act", number=answered, id=choose(decision))
            message = await self.receive()
            if message["type"] == "error" and message["code"] in LATER:
                await asyncio.sleep(PAUSE)
                answered = -1
        assert self.view is not None
        return self.view

    async def close(self) -> None:
        """Leave the table."""
        await self.socket.close()
