"""A bot at somebody's house: it takes a chair, plays, comes back after a lost connection, and leaves when told to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException

from sixgun.bots.bot import Bot, ask, hear
from sixgun.client import LATER, PAUSE, HouseError, TableSocket, Visitor
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.view import View
from sixgun.make_bot import make_bot
from sixgun.view_reading import load_events, load_view

LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
TRIES = 6  # in a row, 63 seconds in all
Told = Callable[[str, dict[str, Any]], None]


def read_link(link: str, code: str | None) -> tuple[str, str]:
    """A house and the code of a table, from a link as people copy it.

    >>> read_link("https://bang.example/t/ABCD?lang=de", None), read_link("127.0.0.1:8000", "ABCD")
    (('https://bang.example', 'ABCD'), ('http://127.0.0.1:8000', 'ABCD'))
    """
    parts = urlsplit(link if "://" in link else f"http://{link}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadData("URL", "link", value=link)
    before, table, after = parts.path.rstrip("/").partition("/t/")
    found = code or after.partition("/")[0]
    if not found or (code and table and after.partition("/")[0] != code):
        raise BadData("URL", "link", value=link)
    return f"{parts.scheme}://{parts.netloc}{before.rstrip('/')}", found


async def join(link: str, code: str, bot: str, name: str | None, games: int, tell: Told) -> None:
    """Play so many games at a table; what happens is told by a word and what the house said."""
    try:
        visitor = await Visitor(link).arrive(name)
    except LOST as trouble:
        raise SixgunError("unreachable-house", link=link, why=str(trouble)) from trouble
    except HouseError as refusal:
        raise said(refusal.told) from refusal
    await GuestBot(visitor, code, bot, games, tell).stay()


class GuestBot:
    """A bot in a guest's chair. It is made anew for each game, and hears all of it once."""

    def __init__(self, visitor: Visitor, code: str, bot: str, games: int, tell: Told) -> None:
        self.visitor = visitor
        self.code = code
        self.spec = bot
        self.left = games
        self.tell = tell
        self.bot: Bot | None = None
        self.game = ""
        self.events: list[dict[str, Any]] = []
        self.heard = 0
        self.answered = -1
        self.failures = 0

    async def stay(self) -> None:
        """Until all games are played; a lost connection is opened again."""
        while self.left:
            try:
                await self.follow()
            except LOST as trouble:
                self.failures += 1
                if self.failures > TRIES:
                    raise SixgunError("unreachable-house", link=self.visitor.link, why=str(trouble)) from trouble
                await asyncio.sleep(PAUSE * 2 ** (self.failures - 1))

    async def follow(self) -> None:
        """One connection: say hello with what is known, then take every message."""
        table = await self.visitor.table(self.code)
        table.game, table.events, self.answered = self.game, self.events, -1
        try:
            await table.hello()
            while self.left:
                message = await table.receive()
                self.failures = 0
                await self.take(table, message)
            with suppress(HouseError):  # whoever may not send now has gone by closing the door
                await table.do("leave")
        except HouseError as refusal:
            raise said(refusal.told) from refusal
        finally:
            await table.close()

    async def take(self, table: TableSocket, message: dict[str, Any]) -> None:
        """Do what a message asks for."""
        kind = message["type"]
        if kind == "room":
            await self.find_chair(table)
        elif kind == "update":
            await self.play(table, message)
        elif kind == "over":
            self.left -= 1
            self.tell("over", table.view or {})
        elif kind == "bye":
            raise said(message)
        elif kind == "error":
            await self.heed(table, message)

    async def find_chair(self, table: TableSocket) -> None:
        """Sit down, if not seated: at a table that plays, as soon as that is allowed."""
        assert table.room is not None
        if any(chair["guest"] == self.visitor.guest for chair in table.room["chairs"]):
            return
        if not table.room["playing"] or table.room["take_over"]:
            await table.send(type="sit")

    async def play(self, table: TableSocket, message: dict[str, Any]) -> None:
        """Hear what is new, and answer a decision of one's own."""
        view = load_view(message["view"])
        if view.seat < 0:
            return
        if table.game != self.game or self.bot is None:
            self.game, self.heard, self.answered = table.game, 0, -1
            self.bot = make_bot(self.spec, view.redacted.rules.name, timed=True)
            self.tell("seated", message["view"])
        self.events = table.events
        told = [each["event"] for each in self.events[self.heard :]]
        self.heard = len(self.events)
        hear(self.bot, view.seat, load_events(told, view))
        await self.answer(table, view)

    async def answer(self, table: TableSocket, view: View) -> None:
        """Answer a decision once; the table is heard again when the bot has thought."""
        if view.decision is None or view.number == self.answered or self.bot is None:
            return
        self.answered = int(view.number)
        action = await asyncio.to_thread(ask, self.bot, view)
        number = list(view.redacted.legal).index(action.code)
        await table.send(type="act", number=self.answered, id=number, game=self.game)

    async def heed(self, table: TableSocket, message: dict[str, Any]) -> None:
        """What the house refused: too much at once is sent again later, what came too late is forgotten."""
        if message["code"] in LATER:
            await asyncio.sleep(PAUSE)
            self.answered = -1
            if table.view is not None and not table.over:
                await self.answer(table, load_view(table.view))
            elif table.room is not None:
                await self.find_chair(table)
        elif message["code"] not in ("stale-action", "house-playing"):
            raise said(message)


def said(told: dict[str, Any]) -> SixgunError:
    """A refusal of the house as an error of ours."""
    return SixgunError(str(told.get("code", "house-busy")), **told.get("details", {}))
