"""Alone with bots: hints, taking back, and the rest of a game without pauses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.client import HouseError, TableSocket, Visitor
from sixgun.matches.takeback import HARMLESS

from .conftest import Postgres
from .houses import (
    PATIENCE,
    at_table,
    chooser,
    house_here,
    message,
    open_house,
    people,
    play_all,
    seat,
    seat_people,
    until,
)
from .test_practice import NO_CLOCK

LUCK = "cactus"  # with other luck one may be out before the moment that is looked for


async def my_decision(table: TableSocket) -> dict[str, Any]:
    """The next view in which one is asked."""
    async with asyncio.timeout(PATIENCE):
        while True:
            view: dict[str, Any] = (await message(table, "update"))["view"]
            if view["decision"]:
                return view


@pytest.mark.parametrize(("name", "players"), [("classic", 4), ("dice", 4), ("duel", 2)])
async def test_who_plays_alone_gets_the_three_best_with_their_chances(database: str, name: str, players: int) -> None:
    async with house_here(database, bot_seconds=60) as house:
        code, (guest,) = await seat_people(house.link, name, 1, players, clock=NO_CLOCK)
        table = await at_table(guest, code)
        view = await my_decision(table)
        for _ in range(2):  # the same question is the same hint
            await table.send(type="hint")
            told = await message(table, "hint")
            assert told["number"] == view["number"] and 1 <= len(told["options"]) <= 3
            chances = [option["chance"] for option in told["options"]]
            assert chances == sorted(chances, reverse=True)
            assert all(option["id"] < len(view["decision"]["actions"]) for option in told["options"])
        await table.close()
        await play_all(code, [guest])
        game = (await guest.get("/api/games"))[0]["id"]
        assert (await guest.get(f"/api/games/{game}/record"))["table"]["hints"] == [view["number"]]
        replay = await guest.get(f"/api/games/{game}/replay?seat={view['seat']}")
        new = [act for news in replay["log"][view["number"] + 1 :][:1] for act in news["acts"]]
        assert {"act": "hint", "who": view["seat"]} in new
        again = await at_table(guest, code)
        assert (await message(again, "over"))["hints"] == 1


async def test_nobody_gets_a_hint_or_takes_back_where_another_person_plays_or_played(database: str) -> None:
    async with house_here(database) as house:
        code, (ann, bob) = await seat_people(house.link, "dice", 2, 4, clock=NO_CLOCK)
        for wish in ("hint", "undo"):
            with pytest.raises(HouseError, match="house-not-alone"):
                await ann.do(code, wish)
        await bob.do(code, "leave")
        for wish in ("hint", "undo"):
            with pytest.raises(HouseError, match="house-not-alone"):
                await ann.do(code, wish)
        (watcher,) = await people(house.link, 1)
        with pytest.raises(HouseError, match="house-not-seated"):
            await watcher.do(code, "hint")


async def test_an_action_that_revealed_nothing_is_taken_back_and_the_game_goes_on(database: str) -> None:
    async with house_here(database, test_seed=LUCK) as house:
        code, (guest,) = await seat_people(house.link, "classic", 1, 4, clock=NO_CLOCK)
        table = await at_table(guest, code)
        before, _ = await until_it_can_be_taken_back(table, await my_decision(table))
        await table.send(type="undo")
        view = await my_decision(table)
        assert view["number"] == before["number"] and view["players"] == before["players"]
        await table.close()
        await play_all(code, [guest])
        game = (await guest.get("/api/games"))[0]["id"]
        record = await guest.get(f"/api/games/{game}/record")
        assert record["table"]["undos"] == 1
        assert sixgun.load(record).outcome is not None


async def decision_with(table: TableSocket, number: int) -> dict[str, Any]:
    """The view in which one is asked after so many actions."""
    view = await my_decision(table)
    while view["number"] != number:
        view = await my_decision(table)
    return view


async def hint_at(table: TableSocket, view: dict[str, Any]) -> None:
    """Ask for a hint, and get it for the decision that is seen."""
    await table.send(type="hint")
    assert (await message(table, "hint"))["number"] == view["number"]


async def until_it_can_be_taken_back(table: TableSocket, view: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play on until an action has revealed nothing; the views before and after it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            before, decision = view, view["decision"]
            quiet = [each["id"] for each in decision["actions"] if each["verb"] == "play" and "equip" in str(each)]
            quiet = quiet or [each["id"] for each in decision["actions"]]
            await table.send(type="act", number=view["number"], id=quiet[0])
            view = await my_decision(table)
            news = [told["event"]["name"] for told in table.events if told["action"] > before["number"]]
            if view["number"] == before["number"] + 1 and all(name in HARMLESS for name in news):
                return before, view


async def test_what_revealed_something_is_not_taken_back(database: str) -> None:
    async with house_here(database, test_seed=LUCK) as house:
        code, (guest,) = await seat_people(house.link, "dice", 1, 4, clock=NO_CLOCK)
        table = await at_table(guest, code)
        view = await my_decision(table)
        with pytest.raises(HouseError, match="house-no-undo"):
            await guest.do(code, "undo")
        rolled = False
        while not rolled:
            roll = [each["id"] for each in view["decision"]["actions"] if each["verb"] == "roll"]
            await table.send(type="act", number=view["number"], id=(roll or [0])[0])
            rolled = bool(roll)
            view = await my_decision(table)
        with pytest.raises(HouseError, match="house-no-undo"):
            await guest.do(code, "undo")


async def test_a_hint_and_an_undo_asked_for_at_another_process_count_with_those_asked_for_here(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    with open_house(database, tmp_path) as first, open_house(database, tmp_path) as second:
        code, (guest,) = await seat_people(first.link, "classic", 1, 4, clock=NO_CLOCK)
        here, there = await at_table(guest, code), await at_table(Visitor(second.link, guest.token), code)
        view = await my_decision(here)
        await hint_at(here, view)
        before, after = await until_it_can_be_taken_back(here, view)
        await decision_with(there, after["number"])
        await hint_at(there, after)
        await there.send(type="undo")
        for table in (here, there):
            assert (await decision_with(table, before["number"]))["players"] == before["players"]
        await there.send(type="undo")
        assert (await message(there, "error"))["code"] == "house-no-undo"
        await asyncio.gather(here.play(chooser(1)), message(there, "over", hints=2, undos=1))
        record = await guest.get(f"/api/games/{here.game}/record")
        assert (record["table"]["hints"], record["table"]["undos"]) == ([view["number"], after["number"]], 1)
        assert sixgun.load(record).outcome is not None


async def test_when_only_bots_are_left_the_rest_needs_no_pause(database: str) -> None:
    async with house_here(database, bot_pause=0) as house:
        (guest,) = await people(house.link, 1)
        code = await seat([guest], "dice", 8, clock=NO_CLOCK)
        await guest.do(code, "start")
        with pytest.raises(HouseError, match="house-no-hurry"):
            await guest.do(code, "hurry")
        table = house.house.tables[code]

        def is_out() -> bool:
            game = table.game
            assert game is not None and table.room is not None
            mine = table.room.chair_of(guest.guest)
            players: Any = game.game.position()["players"]
            return mine is not None and bool(players[mine].get("eliminated"))

        socket = await at_table(guest, code)
        playing = asyncio.create_task(socket.play(chooser(1)))
        await until(lambda: is_out() or playing.done())
        if not playing.done():
            object.__setattr__(house.house.settings, "bot_pause", 1000.0)
            room = await guest.do(code, "hurry")
            assert room["hurry"]
        async with asyncio.timeout(PATIENCE):
            await playing


async def marks(visitor: Visitor, code: str, seat: int, **roles: int) -> None:
    """Somebody marks a role."""
    await visitor.do(code, "read", seat=seat, roles=roles)


async def test_marks_are_told_at_the_end_with_who_made_them(database: str) -> None:
    async with house_here(database) as house:
        code, (ann,) = await seat_people(house.link, "classic", 1, 4, clock=NO_CLOCK)
        (eve,) = await people(house.link, 1)
        await marks(ann, code, 1, outlaw=60, renegade=40)
        await marks(eve, code, 2, outlaw=10)
        await marks(eve, code, 2, outlaw=20)
        await play_all(code, [ann])
        game = (await ann.get("/api/games"))[0]["id"]
        readers = {reader["seat"]: reader for reader in await eve.get(f"/api/games/{game}/reads")}
        assert [mark["roles"] for mark in readers[0]["marks"]] == [{"outlaw": 60, "renegade": 40}]
        assert readers[None]["marks"][-1]["roles"] == {"outlaw": 20}
        await eve.delete("/api/me")
        assert [reader["seat"] for reader in await ann.get(f"/api/games/{game}/reads")] == [0]
