"""The HTTP side of analyses."""

from __future__ import annotations

import gzip
from typing import Any, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from sixgun.server.http_api import RESPONSES, AGuest, AHouse, GameId
from sixgun.server.reads import reads_of

ROUTER = APIRouter(responses=RESPONSES)


class AnalysisView(BaseModel):
    """How far the analysis of a game is: pieces `done`, `of` those known so far to be needed."""

    stage: Literal["waiting", "first", "whole"] = Field(description="`first`: by value nets, no decision judged yet.")
    done: int
    of: int
    ahead: int = Field(description="Games that are looked at before this one.")
    analysis: dict[str, Any] | None = Field(default=None, description="docs/analysis.md; null: as the client has it.")


class RoleMark(BaseModel):
    """How likely somebody held each role of a seat, in percent, after so many actions."""

    number: int
    seat: int
    roles: dict[str, int]


class Reader(BaseModel):
    """Somebody who marked roles during a game: a player of a seat, or one who watched."""

    name: str
    seat: int | None
    marks: list[RoleMark]


@ROUTER.get("/api/games/{game}/reads")
async def reads(game: GameId, house: AHouse) -> list[Reader]:
    """What everybody marked while the game was on; told when it is over."""
    row = await house.archive.finished(game)
    return [Reader(**reader) for reader in await reads_of(house.database, row)]


@ROUTER.get("/api/games/{game}/analysis", response_model=AnalysisView)
async def analysis(
    game: GameId, request: Request, guest: AGuest, house: AHouse, have: Literal["", "first"] = ""
) -> Response:
    """What a finished game has to teach (docs/analysis.md). The first who asks begins it; ask again to see how far it
    is. `have` is the stage that the client has: it isn't sent again.
    """
    job = house.analyses.look(game)
    if job is None:  # it is looked for in the database only now: one that ends meanwhile is there
        whole = await house.analyses.find(game)
        if whole is not None:
            return told(request, AnalysisView(stage="whole", done=1, of=1, ahead=0), whole)
        house.analyses.trouble(game)
        row = await house.archive.finished(game)
        house.analyses.make_room(guest.id)
        house.lessons.take(guest.id)
        job = await house.analyses.begin(row, guest.id)
    head = AnalysisView(
        stage="first" if job.first else "waiting", done=job.done, of=job.of, ahead=house.analyses.ahead(game)
    )
    return told(request, head, None if have == head.stage else job.first)


def told(request: Request, head: AnalysisView, data: bytes | None) -> Response:
    """How far an analysis is, and what there is of it."""
    found = {**head.model_dump(), "analysis": msgspec.Raw(gzip.decompress(data)) if data else None}
    body = msgspec.json.encode(found)
    cache = "private, max-age=3600" if head.stage == "whole" else "no-store"
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if data and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, 5)
    return Response(body, media_type="application/json", headers=headers)
