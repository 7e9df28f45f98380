"""The HTTP side: guests, lists, games, health. What happens at a table goes over its WebSocket."""

from __future__ import annotations

import gzip
import json
import logging
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select
from starlette.exceptions import HTTPException

from sixgun.engine.errors import SixgunError
from sixgun.registry import GAMES as ALL_GAMES
from sixgun.server.archive import OPEN
from sixgun.server.house import House
from sixgun.server.pages import FOR_EVER, page
from sixgun.server.people import Guest
from sixgun.server.protocol import Origin, RoomView, SeatNumber
from sixgun.server.refusals import Refusal, Refused
from sixgun.server.schema import GAMES, SEATED
from sixgun.server.security import address_of, cookie_name, secret_of
from sixgun.vocabulary import vocabulary

STATUSES = (400, 401, 403, 404, 409, 413, 422, 429, 503)
RESPONSES: dict[int | str, dict[str, Any]] = {code: {"model": Refusal} for code in STATUSES}
ROUTER = APIRouter(responses=RESPONSES)
LOGGER = logging.getLogger("sixgun.house")
YEAR = 365 * 86400


Code = Annotated[str, Path(pattern="^[A-Za-z]{6}$")]
GameId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class Body(BaseModel):
    """What a request brings: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    """A name, if one is wished for."""

    name: str | None = Field(default=None, max_length=80)


class DeviceCode(Body):
    """The code that another device shows, and what to call this one."""

    code: str = Field(max_length=80)
    device: str = Field(default="", max_length=40)


class Subscription(Body):
    """A browser's subscription to Web Push, and in which language it wants to be told."""

    endpoint: str = Field(max_length=1000)
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=30)
    language: Literal["en", "de", "es"] = "en"


class NewTable(Body):
    """The game, for how many, and of which sets."""

    game: str = Field(max_length=20)
    players: int | None = Field(default=None, ge=2, le=8)
    sets: list[str] | None = Field(default=None, max_length=20)


class Company(Body):
    """A game with people: how many seconds to wait for them, and which bots take the chairs that are free then."""

    game: str = Field(max_length=20)
    wait: float = Field(default=60, ge=0, le=3600)
    bot: str = Field(default="gunhand", max_length=20)


class Practice(Origin):
    """Where to begin, as whom (without it: mine in that game, else the one who decides there), and with which bots."""

    model_config = ConfigDict(extra="forbid")

    seat: SeatNumber | None = None
    bot: str = Field(default="gunhand", max_length=20)


class MyTable(RoomView):
    """A table at which I sit."""

    turn: bool = Field(description="Whether the game that is on waits for me.")
    left: float | None = Field(description="How many seconds I have, if it is my turn and there is a clock.")


class WasThere(BaseModel):
    """Somebody in a game that is over."""

    name: str
    bot: str | None
    role: str = Field(description="In The Duel the side; empty: not known yet, or not any more.")
    character: str
    felled: int | None = Field(description="The seat that took the last life point.")
    won: bool


class PlayedGame(BaseModel):
    """A game that I played to its end."""

    id: str
    game: str
    players: int
    began: float
    ended: float
    turns: int
    seat: int
    won: bool
    origin: Origin | None = Field(description="Where it began, if it was not dealt.")
    cast: list[WasThere]


async def the_house(request: Request) -> House:
    """The house, for whoever doesn't ask too often."""
    house: House = request.app.state.house
    house.requests.take(address_of(request, house.settings))
    if house.closing:
        raise Refused("house-closing")
    return house


AHouse = Annotated[House, Depends(the_house)]


async def the_guest(request: Request, house: AHouse) -> Guest:
    """Who asks."""
    guest = await house.people.find(secret_of(request, house.settings))
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
async def who_am_i(request: Request, house: AHouse) -> dict[str, str] | None:
    """Who asks; `null` for a stranger."""
    guest = await house.people.find(secret_of(request, house.settings))
    return {"guest": guest.id, "name": guest.name} if guest else None


@ROUTER.post("/api/me")
async def rename(body: NewGuest, guest: AGuest, house: AHouse) -> dict[str, str]:
    """Take another name, also at the tables where I sit."""
    renamed = await house.reception.rename(guest, body.name or "")
    return {"guest": renamed.id, "name": renamed.name}


@ROUTER.get("/api/me/tables")
async def my_tables(guest: AGuest, house: AHouse) -> list[MyTable]:
    """The tables at which I sit; those that wait for me first."""
    return [MyTable(**table) for table in await house.reception.my_tables(guest)]


@ROUTER.delete("/api/me")
async def delete_me(guest: AGuest, house: AHouse) -> dict[str, str]:
    """Forget me: devices, words and name. The games that I played stay, with a stranger in my seat."""
    await house.people.delete(guest.id)
    await house.devices_changed(guest.id)
    return {"guest": guest.id}


@ROUTER.get("/api/me/export")
async def export_me(guest: AGuest, house: AHouse) -> dict[str, Any]:
    """Everything that the house keeps of me."""
    return await house.people.export(guest)


@ROUTER.post("/api/me/code")
async def device_code(guest: AGuest, house: AHouse) -> dict[str, str]:
    """A code that brings me to one more device, once; an older one is void."""
    return {"code": await house.people.device_code(guest)}


@ROUTER.get("/api/me/devices")
async def my_devices(request: Request, guest: AGuest, house: AHouse) -> list[dict[str, Any]]:
    """Where I am signed in."""
    return await house.people.devices(guest, secret_of(request, house.settings))


@ROUTER.delete("/api/me/devices/{device}")
async def sign_out(device: DeviceId, guest: AGuest, house: AHouse) -> dict[str, str]:
    """Sign a device out."""
    await house.people.sign_out(guest, device)
    await house.devices_changed(guest.id)
    return {"id": device}


@ROUTER.post("/api/devices", status_code=201)
async def add_device(body: DeviceCode, request: Request, response: Response, house: AHouse) -> dict[str, str]:
    """Be the guest of a code on this device, too."""
    house.newcomers.take(address_of(request, house.settings))
    guest, secret = await house.people.use_code(body.code, body.device)
    set_cookie(response, secret, house)
    return {"guest": guest.id, "name": guest.name, "token": secret}


@ROUTER.get("/api/push")
async def push_key(house: AHouse) -> dict[str, str | None]:
    """The key with which a browser subscribes to word of its turns; `null`: this house tells nobody."""
    return {"key": house.push.public_key}


@ROUTER.post("/api/me/push", status_code=201)
async def subscribe(body: Subscription, guest: AGuest, house: AHouse) -> dict[str, str]:
    """Tell this device when it is my turn in a slow game, also while no page is open."""
    house.pay_for_write(guest.id)
    await house.push.subscribe(guest.id, **body.model_dump())
    return {"guest": guest.id}


@ROUTER.delete("/api/me/push")
async def unsubscribe(endpoint: Annotated[str, Query(max_length=1000)], guest: AGuest, house: AHouse) -> dict[str, str]:
    """Don't tell it any more."""
    await house.push.unsubscribe(guest.id, endpoint)
    return {"guest": guest.id}


def set_cookie(response: Response, secret: str, house: House) -> None:
    """A cookie that no script can read and no other site can use."""
    secure = house.settings.secure_cookies
    name = cookie_name(house.settings)
    response.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


# -- tables --------------------------------------------------------------------------------------------------------


@ROUTER.get("/api/tables")
async def public_tables(house: AHouse) -> list[RoomView]:
    """The public tables; the WebSocket `/ws` pushes the same list."""
    return [room.view() for room in await house.rooms.public()]


@ROUTER.post("/api/tables", status_code=201)
async def create_table(body: NewTable, guest: AGuest, house: AHouse) -> RoomView:
    """A new table, with its host in the first chair."""
    return (await house.reception.create(guest, body.game, body.players, body.sets)).view()


@ROUTER.post("/api/company", status_code=201)
async def find_company(body: Company, guest: AGuest, house: AHouse) -> RoomView:
    """A table to play at with people: an open one with a free chair, or a new one that begins by itself."""
    return (await house.reception.find_company(guest, body.game, body.wait, body.bot)).view()


@ROUTER.post("/api/practice", status_code=201)
async def practise(body: Practice, request: Request, guest: AGuest, house: AHouse) -> RoomView:
    """A table alone with bots that begins in the middle of a finished game, or at a scene of the house. Everything is
    as it was there; what comes after has luck of its own. `start` begins it, and `rematch` once more.
    """
    house.renders.take(address_of(request, house.settings))
    origin = Origin(game=body.game, action=body.action, scene=body.scene)
    return (await house.reception.practise(guest, origin, body.seat, body.bot)).view()


@ROUTER.get("/api/tables/{code}")
async def look_at_table(code: Code, house: AHouse) -> RoomView:
    """A table by its code."""
    room, _ = await house.rooms.find(code)
    return room.view()


# -- games ---------------------------------------------------------------------------------------------------------


@ROUTER.get("/api/games")
async def my_games(guest: AGuest, house: AHouse) -> list[dict[str, Any]]:
    """The games that I played, the newest first; the luck of one that goes on stays secret."""
    listed = [GAMES.c[name] for name in ("id", "room", "game", "seats", "began", "ended", "outcome")]
    wanted = select(*listed, SEATED.c.seat).join(SEATED, SEATED.c.game == GAMES.c.id)
    wanted = wanted.where(SEATED.c.guest == guest.id).order_by(GAMES.c.began.desc()).limit(100)
    async with house.database.engine.connect() as connection:
        rows = [dict(row._mapping) for row in await connection.execute(wanted)]
    return [{**row, "table": row.pop("room"), "names": [seat["name"] for seat in row.pop("seats")]} for row in rows]


@ROUTER.get("/api/me/games")
async def my_past(guest: AGuest, house: AHouse) -> list[PlayedGame]:
    """The games that I played to their end, the newest first: who everybody was, and who has felled whom."""
    return [PlayedGame(**game) for game in await house.archive.games_of(guest.id)]


@ROUTER.get("/api/games/{game}/record")
async def record(game: GameId, house: AHouse) -> dict[str, Any]:
    """The record of a finished game, open to everybody who has the link: to replay, verify and analyse."""
    row = await house.archive.finished(game)
    table = {"fairness": row.fairness, "seats": [{"name": seat["name"], "bot": seat["bot"]} for seat in row.seats]}
    if row.settings.get("origin"):
        table["origin"] = row.settings["origin"]  # where it began, if it was not dealt
    for helped in ("hints", "undos"):
        if row.settings.get(helped):
            table[helped] = row.settings[
                helped
            ]  # at which decisions a hint was taken; how many actions were taken back
    if row.base_at:
        table["before"] = row.base_at  # actions by older rules, which these can't replay
    return {**await house.archive.record(row), "table": {**table, "began": row.began, "ended": row.ended}}


@ROUTER.get("/api/games/{game}/replay", response_class=Response)
async def replay(
    game: GameId, request: Request, house: AHouse, seat: Annotated[int | None, Query(ge=0, le=7)] = None
) -> Response:
    """The views, log and events of a finished game, from a seat or with everything open."""
    viewer = OPEN if seat is None else seat
    data = await house.archive.find(game, viewer)
    if data is None:
        row = await house.archive.finished(game)
        house.renders.take(address_of(request, house.settings))
        data = await house.archive.render(row, viewer)
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        data = gzip.decompress(data)
    return Response(data, media_type="application/json", headers=headers)


@ROUTER.get("/api/games/{game}/position")
async def position(
    game: GameId, request: Request, house: AHouse, at: Annotated[int, Query(ge=0, le=100_000)]
) -> dict[str, Any]:
    """A finished game after so many actions, as a position: to go on from there, to study it, to report it."""
    row = await house.archive.finished(game)
    house.renders.take(address_of(request, house.settings))
    return await house.archive.position(row, at)


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


@ROUTER.get("/livez")
async def alive(request: Request) -> dict[str, str]:
    """Whether the process is to be kept: its tasks run."""
    if request.app.state.house.down:
        raise Refused("house-busy")
    return {"status": "ok"}


@ROUTER.get("/healthz")
async def ready(request: Request) -> dict[str, str]:
    """Whether the house is open: its tasks run and its database is well."""
    house: House = request.app.state.house
    await alive(request)
    try:
        async with house.database.engine.connect() as connection:
            await connection.execute(select(1))
    except Exception as trouble:
        raise Refused("house-busy") from trouble
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


async def validation_error(_: Request, trouble: Exception) -> Response:
    """A request that is none of ours: which part of it, and never what it held."""
    assert isinstance(trouble, RequestValidationError)
    place = ".".join([str(part)[:20] for part in trouble.errors()[0]["loc"]])
    told = {"code": "house-message", "details": {"field": place}}
    return Response(json.dumps(told), 422, media_type="application/json")


async def not_found(request: Request, trouble: Exception) -> Response:
    """No such page, or a request that can't be read; who browses gets a page that says so."""
    assert isinstance(trouble, HTTPException)
    if trouble.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return page(request, 404)
    code = "house-no-page" if trouble.status_code in (404, 405) else "house-message"
    told = json.dumps({"code": code, "details": {}})
    return Response(told, trouble.status_code, trouble.headers, media_type="application/json")


async def database_error(request: Request, trouble: Exception) -> Response:
    """The database could not be asked, or did not answer."""
    LOGGER.warning("the database can't be used", extra={"trouble": type(trouble).__name__})
    request.app.state.metrics.database.inc()
    return await refused(request, Refused("house-busy"))
