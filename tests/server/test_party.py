"""What a party needs: names, the next host, another round, the way back to one's tables, one's past."""

from __future__ import annotations

import asyncio

import pytest

from sixgun.client import HouseError
from sixgun.server.rendering import who_was
from sixgun.server.room import BOTS_NAMES

from .houses import at_table, house_here, message, people, play_all, seat, seat_people

NO_CLOCK = {"move": None, "bank": 0}
DAY = 86_400


async def test_another_name_is_known_at_once_where_one_sits_unless_somebody_there_has_it(database: str) -> None:
    async with house_here(database) as house:
        host, friend = await people(house.link, 2)
        code = await seat([host, friend], "dice", 3)
        table = await at_table(host, code)
        await friend.post("/api/me", name="Hanna")
        while table.room is None or table.room["chairs"][1]["name"] != "Hanna":
            await message(table, "room")
        with pytest.raises(HouseError, match="house-alike"):
            await host.post("/api/me", name="Hanna")
        assert (await host.get("/api/me"))["name"] != "Hanna"


async def test_bots_have_first_names_of_their_own_and_make_way_for_people(database: str) -> None:
    async with house_here(database) as house:
        host, friend = await people(house.link, 2)
        code = await seat([host], "dice", 8)
        room = await host.get(f"/api/tables/{code}")
        names = [chair["name"] for chair in room["chairs"]]
        assert len({*names}) == 8 and {*names[1:]} <= {*BOTS_NAMES} and room["chairs"][1]["bot"] == "greenhorn"
        await friend.post("/api/me", name=names[1])
        await host.do(code, "bot", seat=2, bot=None)
        await friend.do(code, "sit", seat=2)
        room = await host.get(f"/api/tables/{code}")
        assert room["chairs"][2]["name"] == names[1] != room["chairs"][1]["name"]


async def test_everybody_hears_who_hosts_next_and_when(database: str) -> None:
    async with house_here(database, grace=60) as house:
        host, friend = await people(house.link, 2)
        code = await seat([host, friend], "dice", 3)
        going, staying = await at_table(host, code), await at_table(friend, code)
        await going.close()
        told = await message(staying, "room", heir=friend.guest)
        assert told["inherits"] == house.house.tables[code].presence.absent[host.guest] + 30


async def test_who_would_play_another_round_says_so_until_it_begins(database: str) -> None:
    async with house_here(database) as house:
        host, friend = await people(house.link, 2)
        code = await seat([host, friend], "dice", 3)
        await friend.do(code, "ready", ready=True)
        assert [chair["ready"] for chair in (await host.get(f"/api/tables/{code}"))["chairs"]] == [False, True, False]
        await host.do(code, "start")
        assert not any(chair["ready"] for chair in (await host.get(f"/api/tables/{code}"))["chairs"])


async def test_everybody_finds_all_their_tables_those_that_wait_for_them_first(database: str) -> None:
    async with house_here(database, bot_pause=1000) as house:
        host, friend = await people(house.link, 2)
        lobby = await seat([friend, host], "dice", 3)
        on = await seat([host, friend], "duel", 2, clock={"move": DAY, "bank": 0})
        await host.do(on, "start")
        table = await at_table(host, on)
        deciding = (await message(table, "update"))["view"]["deciding"]
        waited, waiting = [host, friend][deciding], [host, friend][1 - deciding]
        mine = await waited.get("/api/me/tables")
        assert [(table["code"], table["turn"]) for table in mine] == [(on, True), (lobby, False)]
        assert 0 < mine[0]["left"] <= DAY and mine[1]["left"] is None
        assert not any(table["turn"] for table in await waiting.get("/api/me/tables"))
        await host.do(lobby, "leave")
        assert [table["code"] for table in await host.get("/api/me/tables")] == [on]


async def test_the_past_of_a_guest_says_who_everybody_was(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 1, 3, clock=NO_CLOCK)
        tables = await play_all(code, visitors)
        while not (past := await visitors[0].get("/api/me/games")) or not past[0]["cast"][0]["role"]:
            await asyncio.sleep(0.05)
        view = tables[0].view
        assert view is not None
        players = view["players"]
        cast = past[0]["cast"]
        assert [(who["role"], who["character"]) for who in cast] == [
            (player["role"], player["character"]) for player in players
        ]
        assert past[0]["won"] == (0 in view["outcome"]["winners"]) and past[0]["turns"] == view["turn"]
        fallen = [seat for seat, who in enumerate(cast) if who["felled"] is not None]
        assert not any(players[seat]["alive"] for seat in fallen)


def test_who_took_the_last_life_point_has_felled_somebody() -> None:
    players = [
        {"role": "sheriff", "character": "slab", "alive": False},
        {"role": "outlaw", "character": "willy", "alive": True},
    ]
    blows = [
        {"name": "lost", "seat": 0, "by": None},
        {"name": "lost", "seat": 0, "by": 1},
        {"name": "lost", "seat": 1, "by": 0},
    ]
    felled = [who_was(seat, {"players": players}, blows)["felled"] for seat in range(2)]
    assert felled == [1, None]
