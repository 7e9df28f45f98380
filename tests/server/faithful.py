"""A client that comes back as often as it is cut off, with what it had, and trusts nobody."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from sixgun.client import HouseError, TableSocket, Visitor

from .houses import PATIENCE, chooser

CUT_OFF = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)
BUSY = ("house-busy", "house-too-fast", "house-closing", "house-too-many")  # ask again in a moment
PASSED = ("stale-action", "house-not-seated")  # whether it was carried out is in the record
WAITS = 1.0  # seconds without a word until it asks whether the house is there; longer each time that is in vain


class Faithful:
    """One person, or a spectator, at a table; an act without an answer is sent again, before anything else is heard."""

    def __init__(self, visitor: Visitor, code: str, seed: int) -> None:
        self.visitor = visitor
        self.code = code
        self.choose = chooser(seed)
        self.game = ""
        self.finished: set[str] = set()  # games of which everything was heard
        self.waits = WAITS
        self.forget()

    def forget(self) -> None:
        """Another game begins."""
        self.events: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.over = False
        self.sent: dict[int, int] = {}  # the action's id by the decision's number
        self.acknowledged: set[int] = set()
        self.resent = 0
        self.pending: int | None = None  # the decision whose answer was not confirmed
        self.sent_at = 0.0

    @property
    def number(self) -> int:
        return self.view["number"] if self.view else 0

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            with suppress(*CUT_OFF):
                await self.connect()
            await asyncio.sleep(0.02)

    async def reach(self) -> TableSocket:
        """A connection to the table."""
        return await self.visitor.table(self.code)

    async def think(self) -> None:
        """Before an answer is sent for the first time."""

    async def connect(self) -> None:
        """From hello to the end of the connection, or of the game."""
        async with asyncio.timeout(PATIENCE):
            table = await self.reach()
        try:
            await table.send(type="hello", version=2, event=len(self.events), game=self.game)
            if self.pending is not None:
                self.resent += 1
                await self.send(table, self.pending)
            while not self.over:
                await self.hear(table, await self.receive(table))
                self.check_patience()
        finally:
            table.socket.transport.abort()

    async def receive(self, table: TableSocket) -> dict[str, Any]:
        """The next message; a house that says nothing for too long, not even pong, is given up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.waits):
                return await table.receive()
        await table.send(type="ping")
        try:
            async with asyncio.timeout(self.waits):
                return await table.receive()
        except TimeoutError:
            self.waits *= 1.5
            raise

    def check_patience(self) -> None:
        """Others may be heard while an act goes nowhere."""
        if self.pending is not None and time.monotonic() > self.sent_at + 2 * self.waits:
            self.waits *= 1.5
            raise TimeoutError

    async def hear(self, table: TableSocket, told: dict[str, Any]) -> None:
        """A message, and the answer to the decision that it may bring."""
        self.take(told)
        if told["type"] == "error" and told["code"] in BUSY:
            await asyncio.sleep(0.05)
            if self.pending is not None:
                await self.send(table, self.pending)
        decision = self.view and self.view["decision"]
        if decision and decision["number"] not in self.sent:
            await self.think()
            self.sent[decision["number"]] = self.choose(decision)
            await self.send(table, decision["number"])

    async def send(self, table: TableSocket, number: int) -> None:
        """An act; `ref` is its number."""
        self.pending, self.sent_at = number, time.monotonic()
        await table.send(type="act", game=self.game, number=number, id=self.sent[number], ref=number)

    def take(self, told: dict[str, Any]) -> None:
        """Nothing that was told is taken back, and nothing comes twice."""
        if told.get("game") in self.finished:
            return
        self.heard.append(told)
        if told["type"] == "update":
            self.update(told)
        elif told["type"] == "done":
            self.acknowledged.add(told["ref"])
            self.answered(told["ref"])
        elif told["type"] == "error" and told["code"] not in BUSY:
            assert told["code"] in PASSED, told
            self.answered(told["ref"])
        elif told["type"] == "over" and told["game"] == self.game:
            self.over = True

    def update(self, told: dict[str, Any]) -> None:
        """The game has gone on, or another has begun."""
        if told["game"] != self.game:
            assert told["fresh"] and (not self.game or self.game in self.finished), "a game was left"
            self.game = told["game"]
            self.forget()
            self.heard = [told]
        if told["fresh"]:
            assert told["events"][: len(self.events)] == self.events, "the past has changed"
            self.events = []
        assert told["view"]["number"] >= self.number, "the game went back"
        assert [event["number"] for event in told["events"]] == [
            *range(len(self.events), len(self.events) + len(told["events"]))
        ], "events are missing or come twice"
        if self.pending is None and told["view"]["number"] > self.number:
            self.waits = WAITS
        self.view = told["view"]
        self.events += told["events"]

    def answered(self, ref: int | None) -> None:
        """The house has said what became of an act."""
        if ref == self.pending:
            self.pending = None

    async def begin_again(self) -> None:
        """The host wants another game, until one is on."""
        while True:
            with suppress(*CUT_OFF, HouseError):
                async with asyncio.timeout(PATIENCE):
                    table = await self.reach()
                try:
                    async with asyncio.timeout(self.waits * 5):
                        await table.hello()
                        while table.room is None:
                            await table.receive()
                        if table.room["playing"] not in (None, self.game):
                            return
                        await table.do("rematch")
                finally:
                    table.socket.transport.abort()
            await asyncio.sleep(0.05)
