"""Nobody can hold a table up: clocks, people who stay away, bots that think too long."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.client import TableSocket
from sixgun.engine.game import Game
from sixgun.matches.thinking import answer, choose
from sixgun.server.action_log import Entry
from sixgun.server.clocktime import Clocks
from sixgun.server.fairness import seed_of
from sixgun.server.hourglass import Hourglass
from sixgun.server.inbox import CHANGED
from sixgun.server.protocol import Clock
from sixgun.server.workers import Thinking

from .houses import (
    PATIENCE,
    at_table,
    chooser,
    followed,
    following,
    house_here,
    message,
    people,
    play_all,
    seat,
    seat_people,
    until,
)


def entry(number: int, seat: int, at: float) -> Entry:
    return Entry("g", number, seat, "stop", "person", at)


def test_the_bank_pays_for_what_a_decision_takes_beyond_its_time() -> None:
    clocks = Clocks(Clock(move=10, bank=30), 2, began=100.0, now=100.0, grace=0)
    assert clocks.deadline(0, True) == 140
    clocks.took(entry(1, 0, 105), 105)
    assert clocks.bank == [30, 30] and clocks.deadline(1, True) == 145
    clocks.took(entry(2, 1, 127), 127)
    assert clocks.bank == [30, 18] and clocks.deadline(1, True) == 155
    clocks.took(entry(3, 1, 1000), 1000)
    assert clocks.bank == [30, 0] and clocks.deadline(1, True) == 1010


def test_what_a_lost_connection_adds_is_a_bank_too_and_not_anew_with_each_decision() -> None:
    clocks = Clocks(Clock(move=10, bank=30), 2, began=100.0, now=100.0, grace=60)
    assert clocks.deadline(0, False) == 200
    clocks.took(entry(1, 0, 190), 190)  # 10 seconds, 30 of the bank, 50 of the grace
    assert clocks.bank == [0, 30] and clocks.grace == [10, 60]
    clocks.took(entry(2, 0, 195), 195)
    assert clocks.deadline(0, False) == 215 and clocks.deadline(1, False) == 295


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(Clock(move=None), 2, began=100.0, now=100.0, grace=60)
    clocks.took(entry(1, 0, 10_000), 10_000)
    assert clocks.deadline(0, False) is None and clocks.to_dict()["move"] is None


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
    async with house_here(database, grace=5000) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": 1000, "bank": 0})
        tables = [await at_table(visitor, code) for visitor in visitors]
        told = await message(tables[0], "update")
        deciding, game = told["view"]["deciding"], tables[0].game
        since = (await following(house.house, game)).clocks.since
        assert await due(house.house, game) == since + 1000
        await tables[deciding].close()
        async with asyncio.timeout(PATIENCE):
            while await due(house.house, game) != since + 6000:
                await asyncio.sleep(0.01)
    async with house_here(database, grace=5000) as again:
        assert await due(again.house, game) >= again.house.opened + 5000
        visitors[deciding].link = again.link
        table = await at_table(visitors[deciding], code, game=game)
        assert (await message(table, "update"))["view"]["number"] == 0


async def due(house: Any, game: str) -> float:
    """When somebody else decides."""
    live = await following(house, game)
    table = followed(house, game)
    assert table is not None and table.room is not None and live.game.decision is not None
    when, _, by = table.turns.when(table.room, live, int(live.game.decision.seat))
    assert by == "clock" and when is not None
    return when


# -- the clock on the wall -----------------------------------------------------------------------------------------


def test_a_decision_of_the_future_began_when_it_was_heard_of() -> None:
    clocks = Clocks(Clock(move=10, bank=30), 2, began=3700.0, now=100.0, grace=0)
    assert clocks.deadline(0, True) == 140
    clocks.took(entry(1, 0, 3705), 105)
    assert clocks.bank == [30, 30] and clocks.deadline(1, True) == 145
    clocks.took(entry(2, 1, 120), 120)  # by one whose clock is right
    assert clocks.bank == [30, 30] and clocks.deadline(0, True) == 160


class Backwards:
    """A wall clock that is set back by an hour while somebody has to decide, each time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.behind = time.time, 0.0
        monkeypatch.setattr(time, "time", lambda: self.wall() - self.behind)

    def before(self, choose: Any) -> Any:
        def choose_later(*question: Any) -> Any:
            self.behind += 3600
            return choose(*question)

        return choose_later


@pytest.mark.parametrize("face", [True, False])
async def test_a_wall_clock_that_is_set_back_stops_no_game(
    database: str, face: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Backwards(monkeypatch)
    async with house_here(database, poker_face=0.01) as house, asyncio.timeout(PATIENCE):
        house.house.thinking.choose = clock.before(house.house.thinking.choose)  # type: ignore[method-assign]
        code, (host,) = await seat_people(house.link, "dice", 1, 3, poker_face=face, clock={"move": None, "bank": 0})
        table = await at_table(host, code)
        await table.play(clock.before(chooser(1)))
        hands = {entry.by for entry in await house.house.log.since(table.game, 0)}
        assert hands == {"bot", "person"} and clock.behind > 3600


async def test_a_game_from_a_time_that_is_still_to_come_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wall, no_clock = time.time, {"move": None, "bank": 0}
    with monkeypatch.context() as ahead:
        ahead.setattr(time, "time", lambda: wall() + 3600)
        async with house_here(database, bot_pause=10_000) as house:
            code, (host,) = await seat_people(house.link, "dice", 1, 3, clock=no_clock)
            table = await at_table(host, code)
            playing = asyncio.create_task(table.play(chooser(1)))
            await until(lambda: bool(table.view and table.view["deciding"] != 0))  # a bot, for three hours
            playing.cancel()
    async with house_here(database) as again, asyncio.timeout(PATIENCE):
        host.link = again.link
        table = await at_table(host, code, game=table.game, events=table.events)
        await table.play(chooser(1))


class Attentive(Hourglass):
    """Notes until when the house waits for news."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float | None] = []

    async def heard(self, news: asyncio.Event, moment: float | None) -> None:
        self.waits.append(moment)
        await super().heard(news, moment)


async def test_who_does_not_drive_a_game_any_more_only_waits_for_news(database: str) -> None:
    glass = Attentive()
    async with house_here(database, glass, lease_seconds=1000) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": 1000, "bank": 0})
        table = await at_table(visitors[0], code)
        game = (await message(table, "update"))["game"]
        await until(lambda: bool(glass.waits) and glass.waits[-1] is not None)
        del house.house.leases.mine[game]  # another process has taken it
        house.house.tables[code].post(CHANGED)
        await until(lambda: glass.waits[-1] is None)


async def test_a_table_among_friends_has_no_clock(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": None, "bank": 0})
        table = await at_table(visitors[0], code)
        assert (await message(table, "update"))["clocks"]["move"] is None


# -- the poker face ------------------------------------------------------------------------------------------------


class Sand(Hourglass):
    """Time that runs at once whenever the house waits for it, and never else: what is left is what the house plans."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = super().now()

    def now(self) -> float:
        return self.moment

    async def until(self, moment: float) -> None:
        await asyncio.sleep(0)
        self.moment = max(self.moment, moment)

    async def heard(self, news: asyncio.Event, moment: float | None) -> None:
        if moment is None:
            await news.wait()
        else:
            await self.until(moment)


class Pondering(Thinking):
    """Bots that need the longer the more they have to choose from, but never longer than they may."""

    def __init__(self, glass: Sand) -> None:
        super().__init__(1, 1000)
        self.glass = glass

    async def choose(self, game: Game, seat: int, bot: str, limit: float | None = None) -> str:
        assert game.decision is not None
        self.glass.moment += min(0.7 * len(game.decision.actions) - 0.7, limit or 1000)
        return answer(game, seat, bot)


SEED = "tumbleweed"  # the same long game each time: people and bots, with and without a choice
Pauses = dict[tuple[str, bool], Counter[float]]


async def pauses(database: str, **room: object) -> Pauses:
    """How long the answers of a game took, by who answered and whether there was a choice."""
    glass = Sand()
    async with house_here(database, glass, poker_face=2, bot_pause=0.5, test_seed=SEED) as house:
        house.house.thinking = Pondering(glass)
        visitors = await people(house.link, 2)
        code = await seat(visitors, "classic", 4, clock={"move": None, "bank": 0}, **room)
        tables = [await at_table(visitor, code) for visitor in visitors]
        await tables[0].do("start")
        (table, _) = await play_all(code, visitors)
        row = await house.house.archive.row(table.game)
        entries = await house.house.log.since(table.game, 0)
    game = sixgun.new_game("classic", players=4, seed=seed_of(row.fairness), **row.options)
    told: Pauses = {}
    before = row.began
    for entry in entries:
        assert game.decision is not None
        kind = (entry.by, len(game.decision.actions) > 1)
        told.setdefault(kind, Counter())[round(entry.at - before, 6)] += 1
        game.apply(entry.action)
        before = entry.at
    return told


def tells(found: Pauses) -> bool:
    """Whether somebody with a watch learns anything: who answered, or whether they had a choice."""
    return len({frozenset(times) for times in found.values()}) > 1 or any(len(times) > 1 for times in found.values())


async def test_with_a_poker_face_no_watch_tells_a_choice_from_none(database: str) -> None:
    found = await pauses(database, poker_face=True)
    assert set(found) == {(by, choice) for by in ("bot", "person") for choice in (True, False)}
    assert sum(times.total() for times in found.values()) > 20
    assert not tells(found) and all(set(times) == {2.0} for times in found.values())


async def test_without_it_a_watch_tells(tmp_path: Path) -> None:
    assert tells(await pauses(str(tmp_path / "house.db"), poker_face=False))


async def test_a_bot_that_would_think_beyond_the_pause_is_answered_for() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    thinking = Thinking(1, 1000, sleeps)
    try:
        assert game.decision is not None
        action = await thinking.choose(game, game.decision.seat, "gunhand", limit=0.3)
        assert game.why_not(action) is None and thinking.replaced == 1
    finally:
        thinking.close()


async def test_whose_time_is_up_is_answered_for_after_the_pause_too(database: str) -> None:
    async with house_here(database, poker_face=7) as house:
        code, visitors = await seat_people(
            house.link, "classic", 4, 4, poker_face=True, clock={"move": 1000, "bank": 0}
        )
        table = await at_table(visitors[0], code)
        live = await following(house.house, (await message(table, "update"))["game"])
        here = house.house.tables[code]
        assert here.room is not None
        for seat in range(4):
            moment, pause, by = here.turns.when(here.room, live, seat)
            assert (pause, by) == (7, "clock") and moment is not None and moment >= live.clocks.since + 1000


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
    thinking = Thinking(1, 0.3 if work is sleeps else 1000, work)
    try:
        assert game.decision is not None
        action = await thinking.choose(game, game.decision.seat, "gunhand")
        assert game.why_not(action) is None and thinking.replaced == 1 and thinking.queued == 0
    finally:
        thinking.close()


def sleeps_in_the_first_seat(record: dict[str, object], seat: int, bot: str) -> str:
    return sleeps(record, seat, bot) if seat == 0 else choose(record, 1, bot)


async def test_a_bot_that_hangs_does_not_cancel_those_who_wait_behind_it() -> None:
    game = sixgun.new_game("duel", players=2, seed=1)
    while game.decision is not None and game.decision.seat == 0:
        game.apply(game.decision.actions[0])
    thinking = Thinking(1, 1000, sleeps_in_the_first_seat)
    try:
        hanging = asyncio.create_task(thinking.choose(game, 0, "gunhand"))
        waiting = [asyncio.create_task(thinking.choose(game, 1, "gunhand")) for _ in range(4)]
        crew = thinking.quick
        await until(lambda: thinking.queued == 5 and crew.pool is not None)
        assert crew.pool is not None
        crew.work = choose  # whoever asks again is answered
        crew.restart(crew.pool)
        assert await asyncio.gather(*waiting) == [answer(game, 1, "gunhand")] * 4
        await asyncio.gather(hanging, return_exceptions=True)
        assert thinking.queued == 0
    finally:
        thinking.close()


def never_comes_back(record: dict[str, object], seat: int, bot: str) -> str:
    return sleeps(record, seat, bot) if bot == "legend" else choose(record, seat, bot)


async def test_a_quick_bot_does_not_wait_behind_legends() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    thinking = Thinking(1, 1000, never_comes_back)
    try:
        assert game.decision is not None
        seat = game.decision.seat
        legends = [asyncio.create_task(thinking.choose(game, seat, "legend")) for _ in range(3)]
        await until(lambda: thinking.deep.free.locked())
        assert await thinking.choose(game, seat, "gunhand") == answer(game, seat, "gunhand")
        assert thinking.queued == 3 and thinking.replaced == 0
        for legend in legends:
            legend.cancel()
        await asyncio.gather(*legends, return_exceptions=True)
    finally:
        thinking.close()


async def test_who_has_waited_too_long_for_a_worker_ends_nobodys_thought() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    thinking = Thinking(1, 1000, sleeps)
    try:
        assert game.decision is not None
        thinker = asyncio.create_task(thinking.choose(game, game.decision.seat, "legend"))
        await until(lambda: thinking.deep.free.locked())
        pool, thinking.deep.seconds = thinking.deep.pool, 0.1
        action = await thinking.choose(game, game.decision.seat, "legend")
        assert game.why_not(action) is None and thinking.replaced == 1
        assert thinking.deep.pool is pool and not thinker.done()
        thinker.cancel()
        await asyncio.gather(thinker, return_exceptions=True)
    finally:
        thinking.close()


async def test_a_worker_that_was_killed_comes_back_and_the_question_is_asked_again() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    thinking = Thinking(1, 1000)
    try:
        assert game.decision is not None
        seat = game.decision.seat
        thinking.prepare({"greenhorn", "gunhand"})
        assert thinking.quick.pool is not None and thinking.deep.pool is None
        for _ in range(2):
            for process in list(thinking.quick.pool._processes.values()):
                process.kill()
            assert await thinking.choose(game, seat, "gunhand") == answer(game, seat, "gunhand")
        assert thinking.replaced == 0
    finally:
        thinking.close()


async def test_sharpshooters_and_legends_play_in_their_workers(database: str) -> None:
    async with house_here(database, bot_seconds=1000) as house:
        (host,) = await people(house.link, 1)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        for seat, bot in ((1, "sharpshooter"), (2, "legend")):
            await host.do(code, "bot", seat=seat, bot=bot)
        await host.do(code, "start")
        table = await at_table(host, code)
        playing = asyncio.create_task(table.play(chooser(1)))
        await until(lambda: {1, 2} <= {event["event"].get("seat") for event in table.events if event["action"]})
        assert house.house.thinking.replaced == 0
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_after_a_slow_bot_the_next_one_thinks_again() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    thinking = Thinking(1, 0.3, sleeps)
    try:
        assert game.decision is not None
        await thinking.choose(game, game.decision.seat, "gunhand")
        thinking.quick.work, thinking.quick.seconds = choose, 1000
        action = await thinking.choose(game, game.decision.seat, "gunhand")
        assert action == answer(game, game.decision.seat, "gunhand") and thinking.replaced == 1
    finally:
        thinking.close()


async def test_gunhands_play_a_game_in_their_workers(database: str) -> None:
    async with house_here(database, bot_seconds=1000) as house:
        (host,) = await people(house.link, 1)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        await host.do(code, "fill", bot="gunhand")
        await host.do(code, "start")
        table = await at_table(host, code)
        await table.play(chooser(1))
        assert table.over and house.house.thinking.replaced == 0
