"""The power fails: whoever was told something finds it again, and the game goes on where it was."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import sixgun
from sixgun.client import HouseError, Visitor
from sixgun.server.leases import SIGNS
from sixgun.server.settings import Settings

from .conftest import Postgres
from .faithful import Faithful
from .houses import PATIENCE, Process, open_house, seat_people, until

GAMES = [("dice", 2, 4, 9), ("classic", 2, 4, 8), ("duel", 2, 2, 8)]  # 25 times on each database


async def until_number(clients: list[Faithful], number: int) -> bool:
    """Wait until somebody has seen so many actions; whether the game is still on."""
    async with asyncio.timeout(PATIENCE):
        while max(client.number for client in clients) < number and not all(client.over for client in clients):
            await asyncio.sleep(0.002)
    return not any(client.over for client in clients)


@pytest.mark.parametrize(("game", "seated", "players", "times"), GAMES)
async def test_killed_at_any_moment_it_goes_on_where_it_was(
    database: str, tmp_path: Path, game: str, seated: int, players: int, times: int
) -> None:
    moments = random.Random(f"{database[:4]} {game}")
    killed = 0
    house = Process(database, tmp_path, lease_seconds=0.3).open()
    try:
        while killed < times:
            code, visitors = await seat_people(house.link, game, seated, players)
            clients = [Faithful(visitor, code, seed=killed) for visitor in visitors]
            playing = asyncio.gather(*[client.play() for client in clients])
            at = 0
            while killed < times:
                at = max(client.number for client in clients) + moments.randint(0, 5)
                if not await until_number(clients, at):
                    break
                await asyncio.sleep(moments.random() / 50)
                house.kill()
                killed += 1
                await asyncio.to_thread(house.open)
            async with asyncio.timeout(PATIENCE):
                await playing
            await nothing_is_lost(visitors, clients)
    finally:
        house.close()


async def nothing_is_lost(visitors: list[Visitor], clients: list[Faithful]) -> None:
    """The record replays to exactly what every client was told."""
    record: Any = await visitors[0].get(f"/api/games/{clients[0].game}/record")
    again = sixgun.load(record)
    assert again.outcome is not None
    for seat, client in enumerate(clients):
        assert client.events == again.events_since(0, seat)
        assert client.view and client.view["outcome"] == again.outcome.to_dict()


def test_a_process_that_dies_is_missed_for_less_than_five_seconds() -> None:
    lease = Settings().lease_seconds
    assert lease + lease / SIGNS < 5  # its lease runs out, and at the latest so much later another process looks


async def test_two_houses_on_one_database_and_one_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with (
        open_house(database, tmp_path, bot_pause=1000) as first,  # it drives the game, and its bots never come to act
        open_house(database, tmp_path) as second,
    ):
        code, visitors = await seat_people(first.link, "classic", 4, 5)
        for visitor in visitors[1::2]:
            visitor.link = second.link
        clients = [Faithful(visitor, code, seed=5) for visitor in visitors]
        playing = asyncio.gather(*[client.play() for client in clients])
        await until(lambda: all(client.view and client.view["deciding"] == 4 for client in clients))
        at = clients[0].number
        assert {client.number for client in clients} == {at}
        first.kill()
        for visitor in visitors[::2]:
            visitor.link = second.link
        await until(lambda: all(client.number > at for client in clients))
        async with asyncio.timeout(PATIENCE):
            await playing
        await nothing_is_lost(visitors, clients)


QUICK_GAMES = [("dice", 3, 4), ("classic", 2, 4), ("duel", 2, 2)] * 3


async def seat_over_both(houses: tuple[Process, Process], games: list[tuple[str, int, int]]) -> list[list[Faithful]]:
    """Games without a clock whose people answer at once, and are spread over two processes."""
    tables: list[list[Faithful]] = []
    for at, (game, seated, players) in enumerate(games):
        code, visitors = await seat_people(houses[at % 2].link, game, seated, players, clock={"move": None, "bank": 0})
        for seat, visitor in enumerate(visitors):
            visitor.link = houses[seat % 2].link
        tables.append([Faithful(visitor, code, seed=at) for visitor in visitors])
    return tables


async def play_out(tables: list[list[Faithful]]) -> None:
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for client in [client for table in tables for client in table]:
            group.create_task(client.play())


async def test_quick_people_spread_over_two_processes_all_come_to_the_end(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with open_house(database, tmp_path) as first, open_house(database, tmp_path) as second:
        tables = await seat_over_both((first, second), QUICK_GAMES)
        await play_out(tables)
        for table in tables:
            await nothing_is_lost([client.visitor for client in table], table)


async def test_they_do_so_while_postgresql_restarts_and_a_process_is_killed(tmp_path: Path) -> None:
    with TemporaryDirectory(prefix="sixgun-postgres-") as folder:
        own = Postgres(Path(folder))
        own.start()
        database = own.new_database()
        with open_house(database, tmp_path) as first, open_house(database, tmp_path) as second:
            tables = await seat_over_both((first, second), QUICK_GAMES)
            playing = asyncio.create_task(play_out(tables))
            for _ in range(3):
                at = most_played(tables)
                await until(lambda at=at: most_played(tables) >= at + 3 or playing.done())  # type: ignore[misc]
                await asyncio.to_thread(second.kill)
                await asyncio.to_thread(second.open)
                await asyncio.to_thread(own.restart)
            await playing
            for table in tables:
                await until_record(table[0])
                await nothing_is_lost([client.visitor for client in table], table)
        own.stop()


def most_played(tables: list[list[Faithful]]) -> int:
    """The number that the farthest game has come to."""
    return max(client.number for table in tables for client in table)


async def until_record(client: Faithful) -> None:
    """The database may just be away."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(HouseError):
                await client.visitor.get(f"/api/games/{client.game}/record")
                return
            await asyncio.sleep(0.05)
