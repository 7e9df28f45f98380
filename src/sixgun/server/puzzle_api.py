"""Puzzles over HTTP: the list, one to solve, and the verdict on an answer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field

from sixgun.server.http_api import RESPONSES, AGuest, AHouse, Body
from sixgun.server.puzzles import shown, verdict_on

ROUTER = APIRouter(responses=RESPONSES)
PuzzleId = Annotated[str, Path(pattern="^[a-z]{1,20}-[0-9]{1,9}-[0-9]{1,6}$")]


class PuzzleAnswer(Body):
    """The id of one of the actions of the view."""

    action: int = Field(ge=0, le=100_000)


@ROUTER.get("/api/puzzles")
async def all_puzzles(guest: AGuest, house: AHouse) -> dict[str, Any]:
    """All puzzles with what I answered first, the one of the day, and my streak."""
    return dict(await house.puzzles.listed(guest.id))


@ROUTER.get("/api/puzzles/{puzzle}")
async def a_puzzle(puzzle: PuzzleId, _: AHouse) -> dict[str, Any]:
    """A puzzle: what its seat sees, may do and has heard, as at a table; nothing of the answer."""
    return dict(await asyncio.to_thread(shown, puzzle))


@ROUTER.post("/api/puzzles/{puzzle}")
async def answer(puzzle: PuzzleId, body: PuzzleAnswer, guest: AGuest, house: AHouse) -> dict[str, Any]:
    """How good an answer is, with every option, its chance and the reasons; my first answer to a puzzle counts."""
    house.pay_for_write(guest.id)
    told = await asyncio.to_thread(verdict_on, puzzle, body.action)
    return dict(await house.puzzles.note(guest.id, told))
