"""The HTTP side: guests, tables, games, health."""

from __future__ import annotations

import json
import logging
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from sixgun.engine.errors import SixgunError
from sixgun.family.sets import BASE
from sixgun.registry import GAMES as ALL_GAMES
from sixgun.registry import rules_of
from sixgun.server.fairness import check_word, seed_of
from sixgun.server.house import House
from sixgun.server.people import Guest
from sixgun.server.refusals import Refusal, Refused
from sixgun.server.room import REMEMBERED, Clock, Room, Verb
from sixgun.server.schema import GAMES, SEATED
from sixgun.server.security import address_of, host_is_ours
from sixgun.vocabulary import vocabulary

STATUSES = (400, 401, 403, 404, 409, 413, 422, 429, 503)
RESPONSES: dict[int | str, dict[str, Any]] = {code: {"model": Refusal} for code in STATUSES}
ROUTER = APIRouter(responses=RESPONSES)
LOGGER = logging.getLogger("sixgun.house")
COOKIE = "sixgun"
YEAR = 365 * 86400


Code = Annotated[str, Path(pattern="^[A-Za-z]{6}$")]
GameId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class Body(BaseModel):
    """What a request brings: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    """A name, if one is wished for."""

    name: str | None = Field(default=None, max_length=80)


class Recovery(Body):
    """The code that was written down."""

    code: str = Field(max_length=80)


class NewTable(Body):
    """The game, and for how many."""

    game: str = Field(max_length=20)
    players: int | None = Field(default=None, ge=2, le=8)


class Change(Body):
    """One thing that is done to a room; each verb needs its own fields."""

    verb: Verb
    seat: int | None = Field(default=None, ge=0, le=7)
    bot: str | None = Field(default=None, max_length=20)
    guest: str | None = Field(default=None, min_length=1, max_length=32)
    for_good: bool = False
    word: str | None = Field(default=None, max_length=40)
    keeps: bool = True
    players: int | None = Field(default=None, ge=2, le=8)
    options: dict[str, bool | int | list[str]] | None = None
    public: bool | None = None
    spectators: bool | None = None
    poker_face: bool | None = None
    clock: Clock | None = None


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret of a guest: in the cookie of a browser, or as a program's bearer token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


async def the_house(request: Request) -> House:
    """The house, for whoever doesn't ask too often and calls us by a name of ours."""
    house: House = request.app.state.house
    if not host_is_ours(request, house.settings):
        raise Refused("house-origin")
    house.requests.take(address_of(request, house.settings))
    if house.closing:
        raise Refused("house-closing")
    return house


AHouse = Annotated[House, Depends(the_house)]


async def the_guest(request: Request, house: AHouse) -> Guest:
    """Who asks."""
    guest = await house.people.find(secret_of(request))
    if guest is None:
        raise Refused("house-no-guest")
    return guest


AGuest = Annotated[Guest, Depends(the_guest)]


# -- guests --------------------------------------------------------------------------------------------------------


@ROUTER.post("/api/guests", status_code=201)
async def become_guest(body: NewGuest, request: Request, response: Response, house: AHouse) -> dict[str, str]:
    """Become a guest: a cookie for browsers, and the same as `token` for programs."""
    house.newcomers.take(address_of(request, house.settings))
    guest, secret = await house.people.welcome(body.name)
    set_cookie(response, secret, house)
    return {"guest": guest.id, "name": guest.name, "token": secret}


@ROUTER.get("/api/me")
async def who_am_i(guest: AGuest) -> dict[str, str]:
    """Who asks."""
    return {"guest": guest.id, "name": guest.name}


@ROUTER.post("/api/me")
async def rename(body: NewGuest, guest: AGuest, house: AHouse) -> dict[str, str]:
    """Take another name."""
    renamed = await house.people.rename(guest, body.name or "")
    return {"guest": renamed.id, "name": renamed.name}


@ROUTER.post("/api/me/recovery")
async def write_down(guest: AGuest, house: AHouse) -> dict[str, str]:
    """A code to be written down; it brings this guest to another device once."""
    return {"code": await house.people.recovery_code(guest)}


@ROUTER.post("/api/recover")
async def recover(body: Recovery, request: Request, response: Response, house: AHouse) -> dict[str, str]:
    """Be the guest of a code."""
    house.newcomers.take(address_of(request, house.settings))
    guest, secret = await house.people.recover(body.code)
    await house.news.publish(f"guest:{guest.id}", 1)
    set_cookie(response, secret, house)
    return {"guest": guest.id, "name": guest.name, "token": secret}


def set_cookie(response: Response, secret: str, house: House) -> None:
    """A cookie that no script can read and no other site can use."""
    secure = house.settings.secure_cookies
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


# -- tables --------------------------------------------------------------------------------------------------------


@ROUTER.get("/api/tables")
async def open_tables(house: AHouse) -> list[dict[str, Any]]:
    """The public tables."""
    return [room.shown() for room in await house.registry.open_rooms()]


@ROUTER.post("/api/tables", status_code=201)
async def create_table(body: NewTable, guest: AGuest, house: AHouse) -> dict[str, Any]:
    """A new table, with its host in the first chair."""
    return (await house.create(guest, body.game, body.players)).shown()


@ROUTER.get("/api/tables/{code}")
async def look_at_table(code: Code, house: AHouse) -> dict[str, Any]:
    """A table by its code."""
    room, _ = await house.registry.find(code)
    return room.shown()


@ROUTER.post("/api/tables/{code}")
async def change_table(code: Code, body: Change, guest: AGuest, house: AHouse) -> dict[str, Any]:
    """Sit, stand, leave; and for the host all the rest."""
    if body.verb in ("start", "rematch"):
        await house.begin(code, guest, body.verb == "rematch")
        return (await house.registry.find(code))[0].shown()
    if body.verb == "leave":
        return (await house.leave(code, guest)).shown()
    room = await house.registry.change(code, lambda room: obey(room, guest, body))
    house.thinking.prepare({chair.bot for chair in room.chairs if chair.bot})
    return room.shown()


def obey(room: Room, guest: Guest, body: Change) -> None:
    """Do one thing to a room."""
    if body.verb == "sit":
        room.sit(guest, body.seat)
    elif body.verb == "stand":
        room.stand_up(guest.id)
    elif body.verb in ("word", "keep"):
        speak(room, guest, body)
    else:
        room.need_host(guest.id)
        manage(room, body)


def speak(room: Room, guest: Guest, body: Change) -> None:
    """A player's own word for the luck, or whether they keep their character."""
    seat = room.chair_of(guest.id)
    if seat is None:
        raise Refused("house-not-seated")
    room.need_no_game()
    if body.verb == "word":
        room.chairs[seat].word = check_word(body.word)
    else:
        room.chairs[seat].keeps = body.keeps


def manage(room: Room, body: Change) -> None:
    """What only the host may do."""
    if body.verb == "bot":
        room.seat_bot(-1 if body.seat is None else body.seat, body.bot)
    elif body.verb == "fill":
        room.need_no_game()
        room.fill(body.bot or "gunhand")
    elif body.verb in ("kick", "host", "mute"):
        treat(room, body)
    else:
        configure(room, body)


def treat(room: Room, body: Change) -> None:
    """What the host does with one of the guests."""
    if body.guest is None:
        raise Refused("house-whom")
    if body.verb == "kick":
        room.kick(body.guest, body.for_good)
    elif body.verb == "host":
        room.hand_over(body.guest)
    else:
        room.muted = sorted(set(room.muted) ^ {body.guest})[:REMEMBERED]


def configure(room: Room, body: Change) -> None:
    """The settings of a room; what isn't given stays."""
    room.need_no_game()
    room.options = room.options if body.options is None else body.options
    room.resize(len(room.chairs) if body.players is None else body.players)
    rules_of(room.game, room.options.get("sets")).check_options(dict(room.options), len(room.chairs))
    for name in ("public", "spectators", "poker_face", "clock"):
        value = getattr(body, name)
        if value is not None:
            setattr(room, name, value)


# -- games ---------------------------------------------------------------------------------------------------------


@ROUTER.get("/api/games")
async def my_games(guest: AGuest, house: AHouse) -> list[dict[str, Any]]:
    """The games that I played, the newest first."""
    wanted = select(GAMES, SEATED.c.seat).join(SEATED, SEATED.c.game == GAMES.c.id)
    wanted = wanted.where(SEATED.c.guest == guest.id).order_by(GAMES.c.began.desc()).limit(100)
    async with house.database.engine.connect() as connection:
        return [told(row) for row in await connection.execute(wanted)]


def told(row: Any) -> dict[str, Any]:
    """A game in a list; the luck of one that goes on stays secret."""
    names = [seat["name"] for seat in row.seats]
    shown = {"id": row.id, "table": row.room, "game": row.game, "seat": row.seat, "names": names, "began": row.began}
    return {**shown, "ended": row.ended, "outcome": row.outcome}


@ROUTER.get("/api/games/{game}/record")
async def record(game: GameId, house: AHouse) -> dict[str, Any]:
    """The record of a finished game, open to everybody who has the link: to replay, verify and analyse."""
    row = await house.games.row(game)
    if row.ended is None:
        raise Refused("house-still-on")
    entries = await house.log.since(game, row.base_at or 0)
    table = {"fairness": row.fairness, "seats": [{"name": seat["name"], "bot": seat["bot"]} for seat in row.seats]}
    played = {"actions": [entry.action for entry in entries]}
    if row.base is not None:
        table["before"] = row.base_at  # actions by older rules, which these can't replay
    return {**beginning(row), **played, "table": {**table, "began": row.began, "ended": row.ended}}


def beginning(row: Any) -> dict[str, Any]:
    """How a game began, or from where it went on when the rules had changed."""
    options = dict(row.options)
    head = {"sixgun": "record", "version": 1, "game": row.game, "rules": row.rules, "sets": options.pop("sets", [BASE])}
    if row.base is not None:
        return {**head, "position": row.base}
    return {**head, "players": row.players, "seed": str(seed_of(row.fairness)), "options": options}


@ROUTER.get("/api/rules")
async def rules() -> dict[str, Any]:
    """The games, how many play them, their options, and their sets with the numbers of players that each allows."""
    return {
        name: {
            "players": ends(game.players),
            "version": game.version,
            "options": game.options,
            "sets": {each: ends(found.players) for each, found in game.catalogue.sets.items()},
        }
        for name, game in ALL_GAMES.items()
    }


@ROUTER.get("/api/vocabulary", dependencies=[Depends(the_house)])
async def words() -> dict[str, Any]:
    """Every word that the games can say with all sets that this house has."""
    return vocabulary({name: list(game.catalogue.sets) for name, game in ALL_GAMES.items()})


def ends(numbers: range) -> list[int]:
    """The first and the last number."""
    return [numbers[0], numbers[-1]]


# -- health --------------------------------------------------------------------------------------------------------


@ROUTER.get("/healthz")
async def health(request: Request) -> dict[str, str]:
    """Whether the house is open, its tasks run and its database is well."""
    house: House = request.app.state.house
    try:
        async with house.database.engine.connect() as connection:
            await connection.execute(select(1))
    except Exception as trouble:
        raise Refused("house-busy") from trouble
    if house.down:
        raise Refused("house-busy")
    if house.closing:
        raise Refused("house-closing")
    return {"status": "ok"}


@ROUTER.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(request.app.state.metrics.text(request.app.state.house), media_type="text/plain; version=0.0.4")


async def refused(_: Request, trouble: Exception) -> Response:
    """A refusal as JSON; its sentence is the client's to say."""
    assert isinstance(trouble, SixgunError)
    refusal = trouble if isinstance(trouble, Refused) else Refused(trouble.code, **trouble.details)
    return Response(json.dumps(refusal.to_dict()), refusal.status, media_type="application/json")


async def misread(_: Request, trouble: Exception) -> Response:
    """A request that is none of ours: which part of it, and never what it held."""
    assert isinstance(trouble, RequestValidationError)
    place = ".".join([str(part)[:20] for part in trouble.errors()[0]["loc"]])
    told = {"code": "house-message", "details": {"field": place}}
    return Response(json.dumps(told), 422, media_type="application/json")


async def unserved(_: Request, trouble: Exception) -> Response:
    """No such page, or a request that can't be read."""
    assert isinstance(trouble, HTTPException)
    code = "house-no-page" if trouble.status_code in (404, 405) else "house-message"
    told = json.dumps({"code": code, "details": {}})
    return Response(told, trouble.status_code, trouble.headers, media_type="application/json")


async def busy(request: Request, trouble: Exception) -> Response:
    """The database could not be asked, or did not answer."""
    LOGGER.warning("the database can't be used", extra={"trouble": type(trouble).__name__})
    return await refused(request, Refused("house-busy"))
