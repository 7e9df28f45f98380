"""Finished games as the page shows them: rendered once in a process of its own, compressed, and kept.

What is kept outlives new versions of the rules: every game can be watched with everything open, and from each seat that
somebody has asked for while its rules were known.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import deque
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from copy import deepcopy
from typing import Any

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.dialects import postgresql, sqlite

from sixgun.api import load
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.family.sets import BASE
from sixgun.matches.thinking import dismiss
from sixgun.narration import log_of
from sixgun.server.action_log import ActionLog
from sixgun.server.database import Database
from sixgun.server.fairness import seed_of
from sixgun.server.refusals import Refused
from sixgun.server.schema import GAMES, PLAYED, REPLAYS, SEATED
from sixgun.workers import worker_pool

LOGGER = logging.getLogger("sixgun.house")
UNKNOWN = {"role": "", "character": "", "felled": None}
OPEN_HANDS = ("role", "hand", "reserve")
MOST = 1000  # games that a guest sees of their past
MOST_AT_ONCE = 50  # of them that are summed up at once
OPEN = -1  # instead of a seat: everything is open


class Archive:
    """The finished games of a database."""

    def __init__(self, database: Database, log: ActionLog) -> None:
        self.database = database
        self.log = log
        self.waiting: deque[str] = deque()
        self.wake = asyncio.Event()
        self.pool: ProcessPoolExecutor | None = None

    def keep(self, game: str) -> None:
        """A game is over: render it and sum it up when there is time."""
        if game not in self.waiting:
            self.waiting.append(game)
            self.wake.set()

    async def run(self) -> None:
        """Render and sum up what waits, one after the other."""
        while True:
            while self.waiting:
                try:
                    await self.sum_up(self.waiting[0])
                except BrokenProcessPool as trouble:
                    LOGGER.warning("a game was not rendered", extra={"trouble": type(trouble).__name__})
                self.waiting.popleft()
            await self.wake.wait()
            self.wake.clear()

    async def row(self, game: str) -> Any:
        """The row of a game."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).first()
        if row is None:
            raise Refused("house-no-game")
        return row

    async def finished(self, game: str) -> Any:
        """The row of a finished game."""
        row = await self.row(game)
        if row.ended is None:
            raise Refused("house-still-on")
        return row

    async def find(self, game: str, seat: int) -> bytes | None:
        """A finished game as it was kept."""
        wanted = select(REPLAYS.c.data).where(REPLAYS.c.game == game, REPLAYS.c.seat == seat)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return bytes(row.data) if row else None

    async def render(self, row: Any, seat: int) -> bytes:
        """Render a finished game, and keep it."""
        if seat >= row.players:
            raise Refused("house-no-replay")
        names = [{"name": chair["name"], "bot": chair["bot"]} for chair in row.seats]
        head = {"game": row.game, "names": names}
        try:
            hints = [number - (row.base_at or 0) for number in row.settings.get("hints", [])]
            data = await self.work(rendered, head, await self.record(row), None if seat == OPEN else seat, hints)
        except SixgunError as trouble:
            raise Refused("house-no-replay") from trouble
        await self.add(REPLAYS, game=row.id, seat=seat, data=data)
        return bytes(data)

    async def sum_up(self, game: str) -> None:
        """Keep who was who in a game; of one that can't be rendered any more nobody can tell."""
        try:
            data = await self.find(game, OPEN) or await self.render(await self.row(game), OPEN)
            told = await self.work(summary, data)
        except Refused as trouble:
            LOGGER.warning("a game was not rendered", extra={"trouble": trouble.code})
            told = {"turns": 0, "seats": []}
        await self.add(PLAYED, game=game, **told)

    async def add(self, table: Table, **row: object) -> None:
        """One more row, unless it is there."""
        dialect: Any = postgresql if self.database.is_postgres else sqlite
        async with self.database.begin() as connection:
            await connection.execute(dialect.insert(table).values(row).on_conflict_do_nothing())

    async def games_of(self, guest: str) -> list[dict[str, Any]]:
        """The finished games of a guest, the newest first, with who everybody was; old ones come by and by."""
        listed = [GAMES.c[name] for name in ("id", "game", "players", "began", "ended", "outcome", "settings")]
        wanted = select(*listed, GAMES.c.seats.label("names"), SEATED.c.seat, PLAYED.c.turns, PLAYED.c.seats)
        wanted = wanted.join(SEATED, SEATED.c.game == GAMES.c.id).outerjoin(PLAYED, PLAYED.c.game == GAMES.c.id)
        wanted = wanted.where(SEATED.c.guest == guest, GAMES.c.ended.is_not(None)).order_by(GAMES.c.began.desc())
        async with self.database.engine.connect() as connection:
            rows = [dict(row._mapping) for row in await connection.execute(wanted.limit(MOST))]
        for row in [row for row in rows if row["seats"] is None][:MOST_AT_ONCE]:
            self.keep(row["id"])
        return [game_of(row) for row in rows if row["outcome"]]

    async def position(self, row: Any, at: int) -> dict[str, Any]:
        """A finished game after so many actions."""
        record = await self.record(row)
        try:
            found: dict[str, Any] = await self.work(position_of, {**record, "actions": record["actions"][:at]})
        except SixgunError as trouble:
            raise Refused("house-no-replay") from trouble
        return found

    async def record(self, row: Any) -> dict[str, Any]:
        """The record of a finished game, as rules replay it."""
        entries = await self.log.since(row.id, row.base_at or 0)
        return {**beginning(row), "actions": [entry.action for entry in entries]}

    async def work(self, job: Any, *arguments: object) -> Any:
        """Something in the process for this; one that died is begun anew."""
        if self.pool is None:
            self.pool = worker_pool(1, "spawn")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, job, *arguments)
        except BrokenProcessPool:
            self.pool = None
            raise

    def close(self) -> None:
        """Nothing more is rendered."""
        if self.pool is not None:
            dismiss(self.pool)


def beginning(row: Any) -> dict[str, Any]:
    """How a game began, or from where it went on when the rules had changed."""
    options = dict(row.options)
    head = {"sixgun": "record", "version": 1, "game": row.game, "rules": row.rules, "sets": options.pop("sets", [BASE])}
    if row.base is not None:
        return {**head, "position": row.base}
    return {**head, "players": row.players, "seed": str(seed_of(row.fairness)), "options": options}


def game_of(row: dict[str, Any]) -> dict[str, Any]:
    """A game as one who played in it sees it: who everybody was, as far as anybody can tell."""
    winners, names, known = row.pop("outcome")["winners"], row.pop("names"), row.pop("seats") or []
    cast = [
        {"name": chair["name"], "bot": chair["bot"], "won": at in winners, **(known[at] if known else UNKNOWN)}
        for at, chair in enumerate(names)
    ]
    origin = row.pop("settings").get("origin")
    return {**row, "origin": origin, "turns": row["turns"] or 0, "won": row["seat"] in winners, "cast": cast}


# -- in the process for it -------------------------------------------------------------------------------------------


def rendered(head: dict[str, Any], record: dict[str, Any], seat: int | None, hints: list[int]) -> bytes:
    """A game as a page needs it, compressed."""
    shown = moments({**record, "actions": []}, record["actions"], seat, hints)
    return gzip.compress(msgspec.json.encode({**head, **shown}))


def summary(data: bytes) -> dict[str, Any]:
    """Who was who in a game that was rendered with everything open, and how many turns it had."""
    game = msgspec.json.decode(gzip.decompress(data))
    events = [told["event"] for told in game["events"]]
    last = game["views"][-1]
    return {"turns": last["turn"], "seats": [who_was(seat, last, events) for seat in range(len(last["players"]))]}


def who_was(seat: int, last: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    """The role and the character of a seat, in The Duel its side and whom it led last; and who has felled it."""
    player = last["players"][seat]
    if "side" not in player:
        blows = [event["by"] for event in events if event["name"] == "lost" and event["seat"] == seat]
        felled = blows[-1] if blows and not player["alive"] else None
        return {"role": player["role"], "character": player["character"], "felled": felled}
    standing = [hero["character"] for hero in player["characters"] if hero]
    fallen = [event["character"] for event in events if event["name"] == "fell" and event["seat"] == seat]
    return {"role": player["side"], "character": (standing or fallen[-1:] or [""])[0], "felled": None}


def position_of(record: dict[str, Any]) -> dict[str, Any]:
    """The position at the end of a record; of one that these rules can't follow there is none."""
    game = load(record)
    if game.parted:
        raise game.parted
    return game.position()


def moments(start: dict[str, Any], actions: list[str], seat: int | None, hints: Collection[int] = ()) -> dict[str, Any]:
    """Every view, from before the first action to the end, how the log changed to each, and all events. `hints` are
    the decisions to which one was taken.
    """
    game = load(start)
    past = Watched(game, seat)
    for number, action in enumerate(actions):
        hinted = game.current_seat if number in hints else None
        game.apply(action)
        past.look(hinted)
    events = all_events(game) if seat is None else game.events_since(0, seat)
    return {"views": past.views, "log": past.log, "events": events}


class Watched:
    """A game that somebody looks at, moment by moment."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.heard = 0
        self.builder = log_of(game.rules, game.players, seat)
        self.views: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.look()

    def look(self, hinted: int | None = None) -> None:
        """At what is there now, and what of the log is new or has changed; first that a seat took a hint."""
        news = [event for event in self.game.events[self.heard :] if self.seat is None or event.seen_by(self.seat)]
        self.heard = len(self.game.events)
        line = len(self.builder.acts)
        if hinted is not None and self.seat in (None, hinted):
            self.builder.take_hint(hinted)
        line = min([line, *(self.builder.add(event.to_dict()) for event in news)])
        self.views.append(seen(self.game, self.seat))
        self.log.append({"line": line, "acts": deepcopy(self.builder.acts[line:])})


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    """A view without its decision; an open one shows hands and roles."""
    view: dict[str, Any] = {**game.view(seat).to_dict(), "decision": None}
    if seat is None:
        position: Any = game.position()
        view["players"] = [
            {**player, **{field: whole[field] for field in OPEN_HANDS if field in whole}}
            for player, whole in zip(view["players"], position["players"], strict=True)
        ]
    return view


def all_events(game: Game) -> list[dict[str, Any]]:
    """All events in their order, those told to one player alone too, with the action that each belongs to."""
    action, entries = 0, list[dict[str, Any]]()
    for at, event in enumerate(game.events):
        while at >= game.marks[action]:
            action += 1
        entries.append({"number": at, "action": action, "event": event.to_dict()})
    return entries
