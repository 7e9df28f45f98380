"""Puzzles at the house: told without their answer, judged once, kept with the guest on all their devices."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from sixgun.client import HouseError, Visitor
from sixgun.puzzles import find_puzzle, of_the_day
from sixgun.server.hourglass import Hourglass

from .houses import browser, house_here

DAY = 86400.0
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


class Calendar(Hourglass):
    """A clock that a test sets to another day."""

    def __init__(self) -> None:
        super().__init__()
        self.start += NOON.timestamp() - self.now()

    def sleep(self, days: int) -> None:
        self.start += days * DAY


def answer_to(puzzle: str, right: bool = True) -> dict[str, int]:
    """The best answer, or a gunhand's."""
    found = find_puzzle(puzzle)
    texts = found.game.legal_actions.texts()
    return {"action": texts.index(found.best if right else found.usual)}


async def solve(guest: Visitor, day: date, right: bool = True) -> Any:
    """Answer the puzzle of a day."""
    puzzle = of_the_day(day).id
    return await guest.post(f"/api/puzzles/{puzzle}", **answer_to(puzzle, right))


async def test_a_puzzle_is_told_as_its_seat_sees_it_and_without_its_answer(database: str) -> None:
    async with house_here(database) as house:
        guest = await Visitor(house.link).arrive("Ann")
        listed = await guest.get("/api/puzzles")
        told = await guest.get(f"/api/puzzles/{listed['daily']}")
        puzzle = find_puzzle(listed["daily"])
        assert told["view"] == puzzle.view and told["events"] == puzzle.events and told["acts"]
        text = json.dumps([listed, told])
        assert not any(word in text for word in ('"best"', '"usual"', '"chance"', str(puzzle.data["record"]["seed"])))
        for wrong in ("dice-0-0", "poker-1-1"):
            with pytest.raises(HouseError, match="no-puzzle"):
                await guest.get(f"/api/puzzles/{wrong}")
        async with browser(house.link) as stranger:
            assert (await stranger.get(f"/api/puzzles/{listed['daily']}")).status_code == 200
            assert (await stranger.post(f"/api/puzzles/{listed['daily']}", json={"action": 0})).status_code == 401


async def test_the_first_answer_counts_on_all_devices_and_days_make_a_streak(database: str) -> None:
    calendar = Calendar()
    async with house_here(database, calendar) as house:
        guest, today = await Visitor(house.link).arrive("Ann"), NOON.date()
        told = await solve(guest, today)
        assert (told["verdict"], told["counts"], told["streak"], told["solved"]) == ("right", True, 1, 1)
        assert told["options"][0]["best"] and told["reasons"]
        calendar.sleep(1)
        code = (await guest.post("/api/me/code"))["code"]
        other = Visitor(house.link)
        other.token = (await guest.post("/api/devices", code=code))["token"]
        assert (await solve(other, today, right=False))["counts"] is False
        told = await solve(other, today + timedelta(1))
        assert (told["streak"], told["days"]) == (2, ["2026-11-18", "2026-11-19"])
        listed = await guest.get("/api/puzzles")
        assert listed["streak"] == listed["solved"] == 2
        assert {each["id"]: each["verdict"] for each in listed["puzzles"]}[of_the_day(today).id] == "right"
        calendar.sleep(2)
        assert (await guest.get("/api/puzzles"))["streak"] == 0
        assert (await solve(guest, today + timedelta(2)))["streak"] == 0  # that of the day before is no puzzle of today


async def test_what_was_solved_is_exported_and_forgotten(database: str) -> None:
    async with house_here(database, Calendar()) as house:
        guest = await Visitor(house.link).arrive("Ann")
        await solve(guest, NOON.date(), right=False)
        kept = (await guest.get("/api/me/export"))["puzzles"]
        assert [(row["puzzle"], row["verdict"], row["day"]) for row in kept] == [
            (of_the_day(NOON.date()).id, "wrong", None)
        ]
        with pytest.raises(HouseError, match="no-puzzle-action"):
            await guest.post(f"/api/puzzles/{of_the_day(NOON.date()).id}", action=99_999)
        await guest.delete("/api/me")
        async with house.house.database.engine.connect() as connection:
            assert (await connection.exec_driver_sql("SELECT * FROM solved")).all() == []
