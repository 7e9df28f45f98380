"""Who drives a game, and who is where: told by one row a process and the clock of the database."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from sqlalchemy import event, func, insert, select

from sixgun.server.database import Database
from sixgun.server.leases import TAKE, Leases
from sixgun.server.processes import Processes
from sixgun.server.schema import LEASES, OPEN_TABLES, PROCESSES

from .conftest import Postgres
from .houses import at_table, following, house_here, people, seat_people, until

LONG, SHORT = 1000.0, -1.0  # how long a process lives without a sign; with SHORT it is dead at once


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Database]:
    place = Database(database)
    await place.open()
    yield place
    await place.close()


async def process(place: Database, seconds: float, games: int = 0) -> Leases:
    """A process with so many games."""
    leases = Leases(place, seconds)
    await leases.enter()
    for at in range(games):
        async with place.engine.begin() as connection:
            await connection.execute(leases.row(f"{leases.me[:8]}-{at}", f"R{at}"))
        leases.mine[f"{leases.me[:8]}-{at}"] = f"R{at}"
    return leases


def others(place: Database, leases: Leases) -> Processes:
    """What a process knows of the others."""
    return Processes(place, leases.me, 0, lambda _: None)


async def count(place: Database, table: Any) -> int:
    async with place.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


@contextmanager
def writes(place: Database) -> Iterator[list[tuple[str, int]]]:
    """Every statement that changes rows, with how many."""
    told: list[tuple[str, int]] = []

    def note(_: Any, cursor: Any, statement: str, *__: Any) -> None:
        if not statement.lstrip().upper().startswith("SELECT") and cursor.rowcount:
            told.append((statement, cursor.rowcount))

    event.listen(place.engine.sync_engine, "after_cursor_execute", note)
    yield told
    event.remove(place.engine.sync_engine, "after_cursor_execute", note)


async def test_a_sign_of_life_is_one_row_however_many_games_and_people(postgres: Postgres) -> None:
    async with opened(postgres.new_database()) as place:
        leases = await process(place, LONG, games=250)
        await others(place, leases).open_again([(f"ROOM{at:02}", ["ann", "bob"]) for at in range(50)])
        with writes(place) as told:
            await leases.sign()
            assert await leases.take() == {}
        assert [rows for _, rows in told] == [1] and not leases.overdue
        assert len(leases.mine) == 250 and await count(place, OPEN_TABLES) == 50


async def test_the_clock_is_the_databases(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(postgres.new_database()) as place:
        first = await process(place, LONG, games=3)
        monkeypatch.setattr(time, "time", lambda: 9e12)  # this machine lives in another century
        second = await process(place, LONG)
        await first.sign()
        assert not first.overdue and await second.take() == {}


async def test_what_a_dead_process_held_goes_to_the_living_in_parts(postgres: Postgres) -> None:
    async with opened(postgres.new_database()) as place:
        dead = await process(place, SHORT, games=TAKE + 20)
        await others(place, dead).open("ROOMAA", ["ann"])
        one, two = await process(place, LONG), await process(place, LONG)
        assert await others(place, one).elsewhere("ROOMAA") == []
        taken = [await one.take(), await two.take()]
        assert [len(games) for games in taken] == [TAKE, 20] and {**taken[0], **taken[1]} == dead.mine
        assert await count(place, OPEN_TABLES) == 1
        assert await one.take() == {} and await count(place, OPEN_TABLES) == 0 and await count(place, PROCESSES) == 2


async def test_who_was_taken_for_dead_finds_out(postgres: Postgres) -> None:
    async with opened(postgres.new_database()) as place:
        late = await process(place, SHORT, games=3)
        heir = await process(place, LONG)
        assert len(await heir.take()) == 3
        late.seconds = LONG
        await late.sign()
        assert late.overdue and late.mine == {}
        await late.sign()
        assert not late.overdue and await heir.take() == {}


async def test_a_late_process_keeps_what_nobody_took(postgres: Postgres) -> None:
    async with opened(postgres.new_database()) as place:
        late = await process(place, SHORT, games=3)
        held = dict(late.mine)
        late.seconds = LONG
        await late.sign()
        assert late.overdue and late.mine == held


async def test_a_house_that_closes_leaves_its_games_at_once(postgres: Postgres) -> None:
    async with opened(postgres.new_database()) as place:
        first, second = await process(place, LONG, games=3), await process(place, LONG)
        await others(place, first).open("ROOMAA", ["ann"])
        await first.release()
        assert len(await second.take()) == 3 and await count(place, OPEN_TABLES) == 0


async def test_a_house_that_was_taken_for_dead_tells_again_who_is_there(postgres: Postgres) -> None:
    async with house_here(postgres.new_database(), lease_seconds=1000) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        await at_table(visitors[0], code)
        game = (await visitors[0].get("/api/games"))[0]["id"]
        async with opened(house.house.database.url) as place:
            async with place.engine.begin() as connection:
                await connection.execute(PROCESSES.update().values(until=1.0))
            heir = await process(place, LONG)
            assert await heir.take() == {game: code} and await heir.take() == {}
            assert await others(place, heir).elsewhere(code) == []
            await house.house.look_around(set())
            assert game not in house.house.leases.mine
            assert await others(place, heir).elsewhere(code) == [visitors[0].guest]


async def test_a_game_that_is_not_there_stands_in_nobodys_way(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        game = (await visitors[0].get("/api/games"))[0]["id"]
    async with house_here(database, lease_seconds=1000) as again:
        again.house.leases.mine = {"0" * 16: "NOROOM", game: code}
        again.house.drive()
        assert (await following(again.house, game)).number == 0
        await until(lambda: list(again.house.tables) == [code])


async def test_running_games_without_a_lease_are_found_by_all_who_open(postgres: Postgres) -> None:
    async with opened(postgres.new_database()) as place:
        async with place.engine.begin() as connection:
            await connection.execute(insert(LEASES).values(game="x", room="ROOMXX", holder=""))
        one, two = await process(place, LONG), await process(place, LONG)
        await one.orphans()
        await two.orphans()
        assert [await one.take(), await two.take()] == [{"x": "ROOMXX"}, {}]


# -- the tables of a host ------------------------------------------------------------------------------------------


async def test_a_hosts_tables_are_found_by_an_index(database: str) -> None:
    async with house_here(database) as house:
        host, other = await people(house.link, 2)
        rooms = house.house.rooms
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        await other.do(code, "sit")
        assert [len(await rooms.hosted_by(guest.guest)) for guest in (host, other)] == [1, 0]
        await host.do(code, "host", guest=other.guest)
        assert [len(await rooms.hosted_by(guest.guest)) for guest in (host, other)] == [0, 1]
        await rooms.close((await rooms.find(code))[0])
        assert await rooms.hosted_by(other.guest) == []
        if not house.house.database.is_postgres:  # which with so few rows would read them all
            plan = "EXPLAIN QUERY PLAN SELECT count(*) FROM rooms WHERE host = 'x' AND closed IS 0"
            async with house.house.database.engine.connect() as connection:
                assert "rooms_of_host" in str((await connection.exec_driver_sql(plan)).all())
