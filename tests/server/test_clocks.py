"""Nobody can hold a table up: clocks, people who stay away, bots that think too long."""

from __future__ import annotations

import asyncio
import os
import time
from itertools import pairwise
from typing import Any

import pytest

import sixgun
from sixgun.server.client import TableSocket
from sixgun.server.clocktime import Clocks
from sixgun.server.driver import Driver
from sixgun.server.log import Entry
from sixgun.server.room import Clock
from sixgun.server.thinking import Thinking, answer, choose

from .houses import at_table, chooser, house_here, message, people, seat_people, until

pytestmark = pytest.mark.timeout(120)


def entry(number: int, seat: int, at: float) -> Entry:
    return Entry("g", number, seat, "stop", "person", at)


def test_the_bank_pays_for_what_a_decision_takes_beyond_its_time() -> None:
    clocks = Clocks(Clock(move=10, bank=30), 2, began=100.0)
    assert clocks.deadline(0) == 140 and clocks.deadline(0, grace=60) == 200
    clocks.took(entry(1, 0, 105))
    assert clocks.bank == [30, 30] and clocks.deadline(1) == 145
    clocks.took(entry(2, 1, 127))
    assert clocks.bank == [30, 18] and clocks.deadline(1) == 155
    clocks.took(entry(3, 1, 1000))
    assert clocks.bank == [30, 0] and clocks.deadline(1) == 1010


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(Clock(move=None), 2, began=100.0)
    clocks.took(entry(1, 0, 10_000))
    assert clocks.deadline(0) is None and clocks.to_data()["move"] is None


async def test_when_time_is_up_a_bot_decides_and_who_comes_back_plays_again(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": 1, "bank": 0})
        tables = [await at_table(visitor, code) for visitor in visitors]
        for table in tables:
            await message(table, "update")
        assert tables[0].view is not None
        slow = tables[0].view["deciding"]
        await chair(tables[slow], slow, away=True)
        assert await acted(house.house, tables[slow].game, 1) == (slow, "clock")
        await tables[slow].send(type="back")
        await chair(tables[slow], slow, away=False)


async def chair(table: TableSocket, at: int, away: bool) -> None:
    """Wait until a chair is so."""
    while table.room is None or table.room["chairs"][at]["away"] is not away:
        await table.receive()


async def acted(house: Any, game: str, number: int) -> tuple[int, str]:
    """Who did an action, and by whose hand."""
    entries = await house.log.since(game, number - 1)
    return entries[0].seat, entries[0].by


async def test_a_lost_connection_has_more_time_and_a_closed_house_takes_none(database: str) -> None:
    async with house_here(database, grace=1000) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": 1, "bank": 0})
        tables = [await at_table(visitor, code) for visitor in visitors]
        told = await message(tables[0], "update")
        deciding, game = told["view"]["deciding"], tables[0].game
        await tables[deciding].close()
        live = house.house.games.live[game]
        await until(lambda: time.time() > live.clocks.since + 1.2)  # his time would be up
        assert live.number == 0 and await due(house.house, game) > time.time() + 900
    async with house_here(database, grace=1000) as again:
        assert await due(again.house, game) > time.time() + 900
        visitors[deciding].link = again.link
        table = await at_table(visitors[deciding], code, game=game)
        assert (await message(table, "update"))["view"]["number"] == 0


async def due(house: Any, game: str) -> float:
    """When somebody else decides."""
    live = house.games.live[game]
    when, by = await Driver(house, live).when(await house.room(live.room), live.game.decision.seat)
    assert by == "clock" and when is not None
    return when


async def test_a_table_among_friends_has_no_clock(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": None, "bank": 0})
        table = await at_table(visitors[0], code)
        assert (await message(table, "update"))["clocks"]["move"] is None


# -- the poker face ------------------------------------------------------------------------------------------------


async def test_a_poker_face_answers_after_the_same_pause_with_and_without_a_choice(database: str) -> None:
    pause = 0.25
    async with house_here(database, poker_face=pause) as house:
        code, visitors = await seat_people(house.link, "classic", 1, 4, poker_face=True)
        table = await at_table(visitors[0], code)
        playing = asyncio.create_task(table.play(chooser(1)))
        await until(lambda: len(house.house.games.live) == 1)
        (live,) = house.house.games.live.values()
        await until(lambda: live.number >= 25 or playing.done())
        playing.cancel()
        entries = await house.house.log.since(live.id, 0)
        waited = [later.at - earlier.at for earlier, later in pairwise(entries)]
        assert {entry.by for entry in entries} == {"bot", "person"}
        assert min(waited) >= pause


async def test_tables_with_people_always_ask(database: str) -> None:
    async with house_here(database) as house:
        for game, players in (("classic", 4), ("duel", 2)):
            code, visitors = await seat_people(house.link, game, 2, players)
            table = await at_table(visitors[0], code)
            assert (await message(table, "update"))["view"]["always_ask"] is True


# -- bots ----------------------------------------------------------------------------------------------------------


def sleeps(record: dict[str, object], seat: int, bot: str) -> str:
    time.sleep(1000)
    return f"{record} {seat} {bot}"


def dies(record: dict[str, object], seat: int, bot: str) -> str:
    os._exit(len(record) + seat + len(bot))


def stumbles(record: dict[str, object], seat: int, bot: str) -> str:
    raise ValueError(record, seat, bot)


def cheats(record: dict[str, object], seat: int, bot: str) -> str:
    return f"win {seat} {bot} {len(record)}"


@pytest.mark.parametrize("work", [sleeps, dies, stumbles, cheats])
async def test_greenhorn_answers_for_a_bot_that_fails(work: Any) -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    thinking = Thinking(1, 0.3 if work is sleeps else 60, work)
    try:
        assert game.decision is not None
        action = await thinking.choose(game, game.decision.seat, "gunhand")
        assert game.why_not(action) is None and thinking.replaced == 1 and thinking.queued == 0
    finally:
        thinking.close()


async def test_after_a_slow_bot_the_next_one_thinks_again() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    thinking = Thinking(1, 0.3, sleeps)
    try:
        assert game.decision is not None
        await thinking.choose(game, game.decision.seat, "gunhand")
        thinking.work, thinking.seconds = choose, 60
        action = await thinking.choose(game, game.decision.seat, "gunhand")
        assert action == answer(game, game.decision.seat, "gunhand") and thinking.replaced == 1
    finally:
        thinking.close()


async def test_gunhands_play_a_game_in_their_workers(database: str) -> None:
    async with house_here(database) as house:
        (host,) = await people(house.link, 1)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        await host.post(f"/api/tables/{code}", verb="fill", bot="gunhand")
        await host.post(f"/api/tables/{code}", verb="start")
        table = await at_table(host, code)
        await asyncio.wait_for(table.play(chooser(1)), 100)
        assert table.over and house.house.thinking.replaced == 0
