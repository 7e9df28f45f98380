"""Playing on from the middle of a finished game, or from a scene of the house: alone with bots, with other luck."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.client import HouseError, Visitor
from sixgun.new_luck import with_new_luck
from sixgun.server.fairness import seed_of, verify
from sixgun.server.scene import SHIPPED, shipped

from .faithful import Faithful
from .houses import PATIENCE, Process, at_table, house_here, message, people, play_all, seat_people
from .test_killed import nothing_is_lost, until_number

NO_CLOCK = {"move": None, "bank": 0}


async def finished_game(link: str, name: str, players: int) -> tuple[Visitor, dict[str, Any], str]:
    """Somebody who has played a game against bots, its record and its id."""
    code, visitors = await seat_people(link, name, 1, players, clock=NO_CLOCK)
    await play_all(code, visitors)
    game = (await visitors[0].get("/api/games"))[0]["id"]
    return visitors[0], await visitors[0].get(f"/api/games/{game}/record"), game


def early(record: dict[str, Any], part: int) -> int:
    """The last action of the guest in such a part of the game, or its first: they are still alive there."""
    game, found = sixgun.load({**record, "actions": []}), 0
    for number, action in enumerate(record["actions"][: len(record["actions"]) // part]):
        found = number if game.current_seat == 0 else found
        game.apply(action)
    return found


@pytest.mark.parametrize(("name", "players"), [("dice", 4), ("classic", 5), ("duel", 2)])
async def test_one_plays_on_from_the_middle_of_a_game_to_another_end(database: str, name: str, players: int) -> None:
    async with house_here(database) as house:
        guest, record, game = await finished_game(house.link, name, players)
        middle = early(record, 3)
        room = await guest.post("/api/practice", game=game, action=middle, bot="greenhorn")
        assert room["origin"] == {"game": game, "action": middle, "scene": None}
        assert [bool(chair["guest"]) for chair in room["chairs"]] == [True] + [False] * (players - 1)
        await guest.do(room["code"], "start")
        await play_all(room["code"], [guest])
        further: Any = await guest.get(f"/api/games/{(await guest.get('/api/games'))[0]['id']}/record")
        assert further["table"]["origin"] == room["origin"] and "before" not in further["table"]
        verify(further)
        there = sixgun.load({**record, "actions": record["actions"][:middle]})
        fresh = with_new_luck(dict(there.position()), seed_of(further["table"]["fairness"]))
        assert further["position"] == {**fresh, **({"always_ask": True} if name != "dice" else {})}
        assert sixgun.load(further).outcome is not None
        await guest.do(room["code"], "rematch")
        table = await at_table(guest, room["code"])
        again = (await message(table, "update"))["view"]
        assert again["turn"] >= there.position()["turn"]


async def test_only_a_finished_game_and_only_its_players_who_still_play(database: str) -> None:
    async with house_here(database) as house:
        guest, record, game = await finished_game(house.link, "dice", 4)
        end = len(record["actions"])
        refused: list[tuple[dict[str, Any], str]] = [
            ({"game": game, "action": end}, "house-nothing-left"),
            ({"game": "0" * 16}, "house-no-game"),
            ({"scene": "nowhere"}, "house-no-scene"),
            ({"game": game, "seat": 7}, "house-seat-out"),
            ({"game": game, "bot": "nobody"}, "unknown-bot"),
        ]
        for wish, code in refused:
            with pytest.raises(HouseError, match=code):
                await guest.post("/api/practice", **wish)
        last = sixgun.load({**record, "actions": record["actions"][: end - 1]})
        players: Any = last.view(None).to_dict()["players"]
        fallen = [seat for seat, player in enumerate(players) if not player["alive"]]
        for seat in fallen:
            with pytest.raises(HouseError, match="house-seat-out"):
                await guest.post("/api/practice", game=game, action=end - 1, seat=seat)
        code, _ = await seat_people(house.link, "dice", 1, 3, clock=NO_CLOCK)
        on = (await guest.get(f"/api/tables/{code}"))["playing"]
        with pytest.raises(HouseError, match="house-still-on"):
            await guest.post("/api/practice", game=on)


async def test_nobody_else_sits_down_at_a_table_for_one(database: str) -> None:
    async with house_here(database) as house:
        host, friend = await people(house.link, 2)
        room = await host.post("/api/practice", scene="classic")
        await host.do(
            room["code"], "bot", seat=room["chairs"].index(next(c for c in room["chairs"] if c["bot"])), bot=None
        )
        with pytest.raises(HouseError, match="house-alone"):
            await friend.do(room["code"], "sit")
        company: list[dict[str, Any]] = [{"public": True}, {"take_over": True}, {"players": 5}, {"options": {}}]
        for wish in company:
            with pytest.raises(HouseError, match="house-alone"):
                await host.do(room["code"], "set", **wish)
        await host.do(room["code"], "set", clock=NO_CLOCK)


@pytest.mark.parametrize("name", sorted(SHIPPED))
async def test_a_scene_of_the_house_is_played_to_its_end(database: str, name: str) -> None:
    async with house_here(database) as house:
        (guest,) = await people(house.link, 1)
        room = await guest.post("/api/practice", scene=name, bot="greenhorn")
        scene = shipped(name)
        assert room["chairs"][scene.seat]["guest"] == guest.guest and scene.seat in scene.seats
        await guest.do(room["code"], "start")
        await play_all(room["code"], [guest])
        (played,) = await guest.get("/api/me/games")
        assert played["origin"]["scene"] == name


async def test_killed_in_the_middle_a_game_that_was_not_dealt_goes_on(database: str, tmp_path: Path) -> None:
    house = Process(database, tmp_path, lease_seconds=0.3).open()
    try:
        guest, record, game = await finished_game(house.link, "classic", 4)
        code = (await guest.post("/api/practice", game=game, action=early(record, 4), seat=0))["code"]
        await guest.do(code, "start")
        client = Faithful(guest, code, seed=1)
        playing = asyncio.create_task(client.play())
        for number in (0, 3):
            if await until_number([client], number):
                house.kill()
                await asyncio.to_thread(house.open)
        async with asyncio.timeout(PATIENCE):
            await playing
        await nothing_is_lost([guest], [client])
    finally:
        house.close()


@pytest.mark.parametrize(("name", "players"), [("dice", 5), ("classic", 5), ("duel", 2)])
async def test_one_who_plays_alone_gets_the_role_that_they_wish(database: str, name: str, players: int) -> None:
    async with house_here(database, bot_pause=1000) as house:
        for role in ("law", "outlaws") if name == "duel" else ("sheriff", "outlaw", "renegade", "deputy"):
            (guest,) = await people(house.link, 1)
            room = await guest.post("/api/tables", game=name, players=players)
            for command, wish in (("set", {"role": role}), ("fill", {}), ("start", {})):
                await guest.do(room["code"], command, **wish)
            table = await at_table(guest, room["code"])
            view = (await message(table, "update"))["view"]
            mine = view["players"][view["seat"]]
            assert (mine.get("role") or mine["side"]) == role
