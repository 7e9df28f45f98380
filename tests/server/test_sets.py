"""A set from elsewhere at a table of the house."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.client import HouseError, Visitor
from sixgun.registry import GAMES
from tests.sets.test_toy import SETS

from .houses import at_table, house_here, message, people, play_all, seat

WITH_TOY: dict[str, Any] = {"options": {"sets": SETS}, "players": 8}


async def seat_eight(visitors: list[Visitor]) -> str:
    """A table for eight with the set in the box, the game begun."""
    code = await seat(visitors, "classic", 7)
    for verb, given in (("set", WITH_TOY), ("fill", {"bot": "greenhorn"}), ("start", {})):
        await visitors[0].do(code, verb, **given)
    return code


async def test_a_whole_game_is_played_kept_and_played_again(database: str) -> None:
    async with house_here(database) as house:
        visitors = await people(house.link, 2)
        assert (await visitors[0].get("/api/rules"))["classic"]["sets"]["toy"] == [4, 8]
        assert "firewater-QH" in (await visitors[0].get("/api/vocabulary"))["games"]["classic"]["cards"]
        code = await seat_eight(visitors)
        sockets = await play_all(code, visitors)
        record: Any = await visitors[0].get(f"/api/games/{sockets[0].game}/record")
        again = sixgun.load(record)
        assert record["sets"] == SETS and again.players == 8 and again.outcome
        await visitors[0].do(code, "rematch")
        table = await at_table(visitors[0], code)
        assert (await message(table, "update"))["view"]["sets"] == SETS


async def test_chairs_and_sets_must_go_together(database: str) -> None:
    async with house_here(database) as house:
        visitors = await people(house.link, 1)
        code = await seat(visitors, "classic", 5)
        for refused in ({"players": 8}, {"options": {"sets": ["base", "no-such"]}}):
            with pytest.raises(HouseError):
                await visitors[0].do(code, "set", **refused)
        room = await visitors[0].do(code, "set", **WITH_TOY)
        assert len(room["chairs"]) == 8
        with pytest.raises(HouseError):
            await visitors[0].do(code, "set", options={})
        room = await visitors[0].do(code, "set", options={}, players=7)
        assert len(room["chairs"]) == 7 and room["options"] == {}


async def test_a_table_can_be_opened_with_sets_and_as_many_chairs_as_they_allow(database: str) -> None:
    async with house_here(database) as house:
        (visitor,) = await people(house.link, 1)
        room = await visitor.post("/api/tables", game="classic", players=8, sets=["base", "dodge-city"])
        assert len(room["chairs"]) == 8 and room["options"] == {"sets": ["base", "dodge-city"]}
        for refused in ({"players": 8}, {"sets": ["base", "no-such"]}):
            with pytest.raises(HouseError):
                await visitor.post("/api/tables", game="classic", **refused)


async def test_a_game_waits_for_a_house_that_has_its_sets(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_here(database) as house:
        visitors = await people(house.link, 2)
        code = await seat_eight(visitors)
    known = GAMES["classic"].catalogue.sets
    with monkeypatch.context() as without:
        without.setattr(GAMES["classic"].catalogue, "sets", {"base": known["base"]})
        async with house_here(database) as house:
            for visitor in visitors:
                visitor.link = house.link
            room = await visitors[0].get(f"/api/tables/{code}")
            assert room["playing"] in house.house.leases.mine and house.house.tables[code].game is None
    async with house_here(database) as house:
        for visitor in visitors:
            visitor.link = house.link
        assert all(socket.view and socket.view["outcome"] for socket in await play_all(code, visitors))
