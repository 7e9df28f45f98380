"""A finished game, moment by moment: what a page needs to show it again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query

from sixgun.api import load
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.server.house import House
from sixgun.server.refusals import Refused
from sixgun.server.web import RESPONSES, AHouse, GameId, beginning

ROUTER = APIRouter(responses=RESPONSES)
OPEN = ("role", "hand", "reserve")


@ROUTER.get("/api/games/{game}/replay")
async def replay(game: GameId, house: AHouse, seat: Annotated[int | None, Query(ge=0, le=7)] = None) -> dict[str, Any]:
    """The views and events of a finished game, from a seat or with everything open."""
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
    """Every view, from before the first action to the end, and all events."""
    game = load(start)
    views = [seen(game, seat)]
    for action in actions:
        game.apply(action)
        views.append(seen(game, seat))
    return {"views": views, "events": told(game) if seat is None else game.events_since(0, seat)}


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    """A view without its decision; an open one shows hands and roles."""
    view: dict[str, Any] = {**game.view(seat).to_data(), "decision": None}
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
        entries.append({"number": at, "action": action, "event": event.to_data()})
    return entries
