"""A little of what `python -m tests.server.chaos` does for long: all games, kills and cut networks at any moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.engine.errors import SixgunError

from .chaos import chaos
from .conftest import Postgres


async def test_nothing_is_lost_or_done_twice_whatever_is_killed_and_cut(database: str, tmp_path: Path) -> None:
    async with chaos(database, tmp_path, processes=1, seed=5) as happening:
        await happening.seat(tables=1)
        await happening.run(kills=5, cuts=6)
        assert happening.counts["kill"] == 5 and happening.counts["games"] >= 3


async def test_nor_with_two_processes_of_which_one_is_killed_each_time(postgres: Postgres, tmp_path: Path) -> None:
    async with chaos(postgres.new_database(), tmp_path, processes=2, seed=6) as happening:
        await happening.seat(tables=1)
        await happening.run(kills=5, cuts=6)
        assert happening.counts["acknowledged"] > 0 and happening.counts["games"] >= 3


@pytest.mark.parametrize("lie", ["lost", "twice", "another"])
async def test_the_judge_finds_an_action_that_is_lost_or_comes_twice(lie: str, tmp_path: Path) -> None:
    async with chaos(str(tmp_path / "house.db"), tmp_path, processes=1, seed=7) as happening:
        await happening.seat(tables=1)
        company = happening.companies[0]
        await asyncio.gather(*[person.play() for person in company.everybody])
        record = await company.people[0].record()
        company.judge(record)
        sent = company.people[0].sent
        at = next(number for number, chosen in sent.items() if chosen)
        if lie == "another":
            sent[at] = 0
        else:
            record["actions"][at : at + 1] = [record["actions"][at]] * (2 if lie == "twice" else 0)
        with pytest.raises((AssertionError, SixgunError)):
            company.judge(record)
