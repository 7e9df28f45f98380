"""A finished game, moment by moment: what a page needs to show it again."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Annotated, Any

from fastapi import APIRouter, Query

from sixgun.api import load
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.narration import log_of
from sixgun.server.house import House
from sixgun.server.refusals import Refused
from sixgun.server.web import RESPONSES, AHouse, GameId, beginning

ROUTER = APIRouter(responses=RESPONSES)
OPEN = ("role", "hand", "reserve")


@ROUTER.get("/api/games/{game}/replay")
async def replay(game: GameId, house: AHouse, seat: Annotated[int | None, Query(ge=0, le=7)] = None) -> dict[str, Any]:
    """The views, log and events of a finished game, from a seat or with everything open."""
    row, actions = await finished(house, game)
    if seat is not None and seat >= row.players:
        raise Refused("house-no-replay")
    names = [{"name": chair["name"], "bot": chair["bot"]} for chair in row.seats]
    try:
        shown = await asyncio.to_thread(moments, {**beginning(row), "actions": []}, actions, seat)
    except SixgunError as trouble:
        raise Refused("house-no-replay") from trouble
    return {"game": row.game, "names": names, **shown}


@ROUTER.get("/api/games/{game}/position")
async def position(game: GameId, house: AHouse, at: Annotated[int, Query(ge=0, le=100_000)]) -> dict[str, Any]:
    """A finished game after so many actions, as a position: to go on from there, to study it, to report it."""
    row, actions = await finished(house, game)
    try:
        return await asyncio.to_thread(where, {**beginning(row), "actions": actions[:at]})
    except SixgunError as trouble:
        raise Refused("house-no-replay") from trouble


async def finished(house: House, game: str) -> tuple[Any, list[str]]:
    """The row of a finished game, and its actions."""
    row = await house.games.row(game)
    if row.ended is None:
        raise Refused("house-still-on")
    return row, [entry.action for entry in await house.log.since(game, row.base_at or 0)]


def where(record: dict[str, Any]) -> dict[str, Any]:
    """The position at the end of a record."""
    return load(record).position()


def moments(start: dict[str, Any], actions: list[str], seat: int | None) -> dict[str, Any]:
    """Every view, from before the first action to the end, how the log changed to each, and all events."""
    game = load(start)
    past = Watched(game, seat)
    for action in actions:
        game.apply(action)
        past.look()
    return {"views": past.views, "log": past.log, "events": told(game) if seat is None else game.events_since(0, seat)}


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

    def look(self) -> None:
        """At what is there now, and what of the log is new or has changed."""
        news = [event for event in self.game.events[self.heard :] if self.seat is None or event.seen_by(self.seat)]
        self.heard = len(self.game.events)
        line = min([self.builder.add(event.to_dict()) for event in news], default=len(self.builder.acts))
        self.views.append(seen(self.game, self.seat))
        self.log.append({"line": line, "acts": deepcopy(self.builder.acts[line:])})


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    """A view without its decision; an open one shows hands and roles."""
    view: dict[str, Any] = {**game.view(seat).to_dict(), "decision": None}
    if seat is None:
        position: Any = game.position()
        view["players"] = [
            {**player, **{field: whole[field] for field in OPEN if field in whole}}
            for player, whole in zip(view["players"], position["players"], strict=True)
        ]
    return view


def told(game: Game) -> list[dict[str, Any]]:
    """All events in their order, those told to one player alone too, with the action that each belongs to."""
    action, entries = 0, list[dict[str, Any]]()
    for at, event in enumerate(game.events):
        while at >= game.marks[action]:
            action += 1
        entries.append({"number": at, "action": action, "event": event.to_dict()})
    return entries
