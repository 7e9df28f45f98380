"""What a finished game has to teach, as the house tells it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import psutil
import pytest

from sixgun.analysis import analyse
from sixgun.client import HouseError, Visitor
from sixgun.server import analyses
from sixgun.server.settings import Settings

from .houses import PATIENCE, Process, house_here, people, seat_people, until
from .test_practice import NO_CLOCK, finished_game

FEW = 20  # playouts from each point


async def analysed(guest: Visitor, game: str) -> dict[str, Any]:
    """The whole analysis of a game, asked for as the page does."""
    async with asyncio.timeout(PATIENCE):
        while (told := await guest.get(f"/api/games/{game}/analysis?have=first"))["stage"] != "whole":
            await asyncio.sleep(0.02)
    return dict(told["analysis"])


async def first_stage(guest: Visitor, game: str) -> dict[str, Any]:
    """The first answer, as soon as it is there."""
    async with asyncio.timeout(PATIENCE):
        while (told := await guest.get(f"/api/games/{game}/analysis"))["stage"] == "waiting":
            await asyncio.sleep(0.02)
    return dict(told)


@pytest.mark.parametrize(("name", "players"), [("dice", 4), ("classic", 4), ("duel", 2)])
async def test_a_finished_game_is_analysed_once_and_kept(database: str, name: str, players: int) -> None:
    async with house_here(database, analysis_budget=FEW) as house:
        guest, record, game = await finished_game(house.link, name, players)
        first = await first_stage(guest, game)
        assert first["stage"] == "whole" or first["analysis"]["stage"] == "first"
        told = await analysed(guest, game)
        record.pop("table")
        assert told == analyse(record, budget=FEW)
        (stranger,) = await people(house.link, 1)  # who may see the replay may see what it teaches
        again = await stranger.get(f"/api/games/{game}/analysis")
        assert (again["stage"], again["analysis"]) == ("whole", told)


async def test_progress_is_told_while_somebody_looks_and_what_they_have_is_not_sent_again(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "house.db"), analysis_budget=FEW) as house:
        guest, _, game = await finished_game(house.link, "classic", 5)
        await first_stage(guest, game)
        looks = []
        async with asyncio.timeout(PATIENCE):
            while (told := await guest.get(f"/api/games/{game}/analysis?have=first"))["stage"] != "whole":
                looks.append(told)
                await asyncio.sleep(0.02)
        assert all(look["analysis"] is None and look["ahead"] == 0 for look in looks)
        assert sorted(look["done"] for look in looks) == [look["done"] for look in looks]
        assert any(0 < look["done"] < look["of"] for look in looks)


async def test_an_analysis_that_ends_while_somebody_asks_is_not_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_here(str(tmp_path / "house.db"), analysis_budget=FEW) as house:
        guest, _, game = await finished_game(house.link, "dice", 4)
        jobs, find = house.house.analyses.jobs, house.house.analyses.find

        async def find_slowly(wanted: str) -> bytes | None:
            found = await find(wanted)
            await until(lambda: wanted not in jobs)
            return found

        await first_stage(guest, game)
        monkeypatch.setattr(house.house.analyses, "find", find_slowly)
        assert (await guest.get(f"/api/games/{game}/analysis"))["stage"] != "waiting"
        await analysed(guest, game)


async def test_the_work_is_done_elsewhere_at_the_lowest_priority(tmp_path: Path) -> None:
    usual = Settings().analysis_niceness
    async with house_here(str(tmp_path / "house.db"), analysis_budget=FEW, analysis_niceness=usual) as house:
        guest, _, game = await finished_game(house.link, "dice", 4)
        await analysed(guest, game)
        pool = house.house.analyses.pool
        assert pool is not None
        (worker,) = pool._processes
        assert worker != os.getpid() and psutil.Process(worker).nice() == 19


async def test_a_game_that_is_on_teaches_nobody(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "house.db")) as house:
        code, (guest,) = await seat_people(house.link, "dice", 1, 4, clock=NO_CLOCK)
        game = (await guest.get(f"/api/tables/{code}"))["playing"]
        with pytest.raises(HouseError, match="house-still-on"):
            await guest.get(f"/api/games/{game}/analysis")
        with pytest.raises(HouseError, match="house-no-game"):
            await guest.get(f"/api/games/{'0' * 16}/analysis")
        with pytest.raises(HouseError, match="house-no-guest"):
            await Visitor(house.link).get(f"/api/games/{game}/analysis")


async def test_a_guest_has_only_so_many_games_looked_at(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "house.db"), analyses_per_hour=1) as house:
        guest, _, game = await finished_game(house.link, "dice", 4)
        other, _, second = await finished_game(house.link, "dice", 4)
        await guest.get(f"/api/games/{game}/analysis")
        await guest.get(f"/api/games/{game}/analysis")  # to look again costs nothing
        with pytest.raises(HouseError, match="house-too-fast"):
            await guest.get(f"/api/games/{second}/analysis")
        assert (await other.get(f"/api/games/{second}/analysis"))["ahead"] == 1


async def test_a_game_that_nobody_looks_at_any_more_makes_way(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "house.db")) as house:
        guest, _, game = await finished_game(house.link, "dice", 4)
        waiting = {str(at): analyses.Job(str(at), "", guest.guest, b"first") for at in range(analyses.MOST)}
        house.house.analyses.jobs |= waiting
        with pytest.raises(HouseError, match="house-too-many"):
            await guest.get(f"/api/games/{game}/analysis")
        waiting["1"].asked -= analyses.LEFT
        await guest.get(f"/api/games/{game}/analysis")
        assert "1" not in house.house.analyses.jobs and game in house.house.analyses.jobs


async def test_a_worker_that_dies_is_replaced_and_a_game_that_kills_it_is_given_up(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "house.db"), analysis_budget=FEW) as house:
        guest, record, game = await finished_game(house.link, "dice", 4)
        first = await first_stage(guest, game)
        pool = house.house.analyses.pool
        assert pool is not None
        if first["stage"] == "first":
            psutil.Process(next(iter(pool._processes))).kill()
        record.pop("table")
        assert await analysed(guest, game) == analyse(record, budget=FEW)
        deadly = analyses.Job("0" * 16, "this is no record", guest.guest)
        house.house.analyses.jobs[deadly.game] = deadly
        house.house.analyses.wake.set()
        async with asyncio.timeout(PATIENCE):
            while deadly.game in house.house.analyses.jobs:
                await asyncio.sleep(0.01)
        with pytest.raises(HouseError, match="house-no-analysis"):
            await guest.get(f"/api/games/{deadly.game}/analysis")


async def test_killed_in_the_middle_a_house_looks_at_the_game_again(database: str, tmp_path: Path) -> None:
    house = Process(database, tmp_path, lease_seconds=0.3, analysis_budget=FEW).open()
    try:
        guest, record, game = await finished_game(house.link, "classic", 4)
        await first_stage(guest, game)
        house.kill()
        await asyncio.to_thread(house.open)
        told = await analysed(guest, game)
        record.pop("table")
        assert told == analyse(record, budget=FEW)
    finally:
        house.close()
