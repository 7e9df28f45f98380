"""What a table does for people: leaving and taking over, being sure, talking, another round, the list of tables."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from sixgun.client import HouseError, TableSocket, Visitor
from sixgun.server.action_log import Entry
from sixgun.server.schema import GAMES, GUESTS

from .houses import (
    at_table,
    browser,
    chooser,
    command,
    dial,
    following,
    house_here,
    message,
    open_house,
    people,
    play_all,
    refusal,
    seat,
    seat_people,
    until,
)

NO_CLOCK = {"move": None, "bank": 0}


# -- leaving and taking over -----------------------------------------------------------------------------------------


async def test_without_a_clock_a_bot_plays_for_one_who_has_walked_away(database: str) -> None:
    async with house_here(database, absence=0) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock=NO_CLOCK)
        staying = [await at_table(visitor, code) for visitor in visitors[:2]]
        views = await asyncio.gather(*[table.play(chooser(1)) for table in staying])
        assert all(view["outcome"] for view in views)
        assert staying[0].room is not None and staying[0].room["chairs"][2]["away"]


async def test_who_plays_alone_without_a_clock_is_waited_for(database: str) -> None:
    async with house_here(database, absence=0) as house:
        code, (host,) = await seat_people(house.link, "dice", 1, 3, clock=NO_CLOCK)
        table = await at_table(host, code)
        while not (table.view and table.view["decision"]):
            await message(table, "update")
        number = table.view["number"]
        await table.close()
        live = await following(house.house, table.game)
        here = house.house.tables[code]
        await until(lambda: not here.presence.connections)
        assert here.room is not None
        assert here.turns.when(here.room, live, 0) == (None, 0.0, "clock") and live.number == number


async def test_people_take_a_bots_chair_in_a_running_game_where_the_host_allows_it(database: str) -> None:
    async with house_here(database, bot_pause=1000) as house:
        host, late, later = await people(house.link, 3)
        for allowed in (False, True):
            code = await seat([host], "classic", 4, take_over=allowed, clock=NO_CLOCK)
            await host.do(code, "start")
            table = await at_table(late, code)
            if not allowed:
                await table.send(type="sit", seat=2)
                await refusal(table, "house-playing")
                continue
            await table.do("sit", seat=2)
            while table.view is None or table.view["seat"] != 2:
                await message(table, "update")
            view = table.view
            assert view["seat"] == 2 and "hidden" not in view["players"][2]["hand"]
            room = await late.get(f"/api/tables/{code}")
            assert room["chairs"][2]["guest"] == late.guest and room["chairs"][2]["bot"] is None
            other = await at_table(later, code)
            await other.send(type="sit", seat=2)
            await refusal(other, "house-taken")
            await table.do("stand")
            await table.send(type="sit", seat=3)  # they know the hand of another seat
            await refusal(table, "house-taken")
            assert [game["id"] for game in await late.get("/api/games")] == [room["playing"]]


# -- being sure ------------------------------------------------------------------------------------------------------


async def test_an_answer_that_is_sent_again_is_done_once_and_confirmed_again(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock=NO_CLOCK)
        tables = [await at_table(visitor, code) for visitor in visitors]
        deciding = (await message(tables[0], "update"))["view"]["deciding"]
        table = tables[deciding]
        while table.view is None:
            await message(table, "update")
        answer = {"number": 0, "id": 0, "game": table.game}
        await table.do("act", **answer)
        again = await at_table(visitors[deciding], code)
        await again.do("act", **answer)
        assert len(await house.house.log.since(table.game, 0)) == 1
        with pytest.raises(HouseError, match="stale-action"):
            await again.do("act", **{**answer, "id": 1})
        with pytest.raises(HouseError, match="stale-action"):
            await again.do("act", **{**answer, "game": "another"})


async def test_an_answer_is_confirmed_again_by_a_house_that_was_opened_since(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "duel", 2, 2, clock=NO_CLOCK)
        answer, seat = await first_answer(visitors, code)
        await visitors[seat].do(code, "act", **answer)
    async with house_here(database) as house:
        visitors[seat].link = house.link
        await visitors[seat].do(code, "act", **answer)
        assert len(await house.house.log.since(answer["game"], 0)) == 1


async def test_an_answer_that_came_second_is_never_confirmed(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "duel", 2, 2, clock=NO_CLOCK)
        answer, seat = await first_answer(visitors, code)
        game = await following(house.house, answer["game"])
        other = game.legal(0, seat, 1).text
        assert await house.house.log.append(Entry(game.id, 1, seat, other, "person", time.time()), code)  # elsewhere
        for _ in range(2):
            with pytest.raises(HouseError, match="stale-action"):
                await visitors[seat].do(code, "act", **answer)


async def test_who_knows_more_than_the_process_is_never_shown_the_past(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "duel", 2, 2, clock=NO_CLOCK)
        answer, seat = await first_answer(visitors, code)
        game = await following(house.house, answer["game"])
        known, action = game.event_count(seat), game.legal(0, seat, 0).text
        assert await house.house.log.append(Entry(game.id, 1, seat, action, "person", time.time()), code)  # elsewhere
        table = await at_table(visitors[seat], code, game=game.id, events=[{}] * (known + 1))
        assert (await message(table, "update"))["view"]["number"] == 1


async def first_answer(visitors: list[Visitor], code: str) -> tuple[dict[str, Any], int]:
    """The first action of a game that begins, and whose it is."""
    table = await at_table(visitors[0], code)
    seat = (await message(table, "update"))["view"]["deciding"]
    return {"number": 0, "id": 0, "game": table.game}, seat


async def test_a_guest_who_changes_things_all_the_time_is_slowed_down(database: str) -> None:
    async with house_here(database, changes_per_minute=5) as house:
        host = await Visitor(house.link).arrive("Ann")
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        table = await at_table(host, code)
        for public in (True, False, True):
            await table.do("set", public=public)
        for public in (False, True, False, True):
            await table.send(type="set", public=public)
        await refusal(table, "house-too-fast")
        await table.send(type="ping")
        await message(table, "pong")


# -- talking ---------------------------------------------------------------------------------------------------------


async def test_what_was_said_is_heard_after_a_reload_and_signs_that_join_stay(database: str) -> None:
    async with house_here(database) as house:
        visitors = await people(house.link, 3)
        code = await seat(visitors[:2], "dice", 3)
        ann = await at_table(visitors[0], code)
        words = [
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "hello",
        ]
        for text in words:
            await ann.do("say", to="players", text=text)
        bob = await at_table(visitors[1], code)
        assert [(await message(bob, "chat"))["text"] for _ in words] == words
        watcher = await at_table(visitors[2], code)
        await watcher.do("back")
        assert not [text for text in watcher.seen if '"chat"' in text]
    async with house_here(database) as again:
        visitors[0].link = again.link
        ann = await at_table(visitors[0], code)
        assert [(await message(ann, "chat"))["text"] for _ in words] == words


# -- another round, and what stays -----------------------------------------------------------------------------------


async def test_options_that_are_set_between_two_games_hold_in_the_next(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "classic", 2, 4)
        await play_all(code, visitors)
        await visitors[0].do(code, "set", options={"beginner": True}, rotate_sheriff=False)
        await visitors[0].do(code, "rematch")
        row = await house.house.archive.row((await visitors[0].get(f"/api/tables/{code}"))["playing"])
        assert row.options["beginner"] is True and row.options["sheriff"] is None
        assert any(row.options["characters"])


async def test_a_finished_game_is_rendered_once_and_outlives_its_rules(database: str) -> None:
    async with house_here(database) as house, browser(house.link) as http:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        (table, _) = await play_all(code, visitors)
        link = f"/api/games/{table.game}/replay"
        first = await http.get(link)
        assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
        seen = (await http.get(f"{link}?seat=0")).json()
        async with house.house.database.engine.begin() as connection:
            await connection.execute(update(GAMES).values(rules=0, options={"sets": ["base"], "unheard-of": 1}))
        assert (await http.get(link)).content == first.content and (await http.get(f"{link}?seat=0")).json() == seen
        plain = await http.get(link, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.json() == first.json()
        answer = await http.get(f"{link}?seat=1")  # nobody had asked for it while its rules were known
        assert answer.json()["code"] == "house-no-replay"
        row = await house.house.archive.row(table.game)
        assert row.position is None and row.position_at is None


# -- the list --------------------------------------------------------------------------------------------------------


async def test_the_list_of_tables_is_pushed_in_every_process(database: str) -> None:
    async with house_here(database) as house:
        (host,) = await people(house.link, 1)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        async with dial(house.link, "") as wrong:
            await wrong.send(json.dumps({"type": "hello", "version": 2}))
            assert json.loads(await wrong.recv())["code"] == "house-no-table"
        async with connect(f"{house.link.replace('http', 'ws')}/ws") as lobby:
            await lobby.send(json.dumps({"type": "hello", "version": 2}))
            assert json.loads(await lobby.recv()) == {"type": "tables", "tables": []}
            await host.do(code, "set", public=True)
            assert [each["code"] for each in json.loads(await lobby.recv())["tables"]] == [code]
            await lobby.send(json.dumps({"type": "start", "ref": 3}))
            told = json.loads(await lobby.recv())
            while told["type"] == "tables":
                told = json.loads(await lobby.recv())
            assert (told["code"], told["ref"]) == ("house-message", 3)


# -- whoever runs the house ------------------------------------------------------------------------------------------


async def test_whoever_runs_the_house_looks_after_it_from_beside(database: str, capsys: Any) -> None:
    async with house_here(database, lease_seconds=0.3) as house:
        visitors = await people(house.link, 2)
        code = await seat(visitors, "dice", 3)
        tables = [await at_table(visitor, code) for visitor in visitors]
        assert await admin("tables", database) == 0 and code in capsys.readouterr().out
        assert await admin("guests", database) == 0 and visitors[1].guest in capsys.readouterr().out
        assert await admin("announce", database, "We close at ten.") == 0
        assert (await message(tables[0], "notice"))["text"] == "We close at ten."
        assert await admin("ban", database, visitors[1].guest) == 0
        await gone(tables[1])
        with pytest.raises(HouseError, match="house-banned"):
            await visitors[1].get("/api/me")
        assert await admin("unban", database, visitors[1].guest) == 0
        assert (await visitors[1].get("/api/me"))["guest"] == visitors[1].guest
        assert await admin("close", database, code) == 0
        assert (await message(tables[0], "bye"))["code"] == "house-closed"
        assert await admin("delete", database, visitors[1].guest) == 0
        assert await visitors[1].get("/api/me") is None
        for wrong in (("close", "QQQQQQ"), ("ban", "nobody"), ("delete", "nobody"), ("close",), ("tables", "x")):
            assert await admin(wrong[0], database, *wrong[1:]) == 2


async def gone(table: TableSocket) -> None:
    """A device that was signed out hears so."""
    assert (await message(table, "bye"))["code"] == "house-signed-out"


async def admin(deed: str, database: str, *what: str) -> int:
    """`sixgun admin` beside the house."""
    code, _ = await asyncio.to_thread(command, "admin", deed, *what, "--database", database)
    return code


async def test_guests_and_words_of_long_ago_are_forgotten(database: str) -> None:
    async with house_here(database, guest_days=10, chat_days=10) as house:
        old, new = await people(house.link, 2)
        code = await seat([old, new], "dice", 3)
        table = await at_table(old, code)
        await table.do("say", to="players", text="long ago")
        async with house.house.database.engine.begin() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == old.guest).values(seen=1.0))
            await connection.exec_driver_sql("UPDATE chat SET at = 1")
        await house.house.broom.forget_what_is_old()
        async with house.house.database.engine.connect() as connection:
            assert (await connection.exec_driver_sql("SELECT count(*) FROM chat")).scalar_one() == 0
        assert await old.get("/api/me") is None
        assert await new.get("/api/me")


def test_files_of_the_house_are_its_users_alone(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "house.db"), tmp_path) as house:
        assert house.is_open()
        files = [file for file in tmp_path.glob("house.db*") if file.suffix != ".lock"]
        assert len(files) == 3 and {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_a_database_that_takes_nothing_more_is_a_sentence_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(str(file), tmp_path):
        pass
    with closing(sqlite3.connect(file)) as full:
        refuse = "SELECT RAISE(ABORT, 'database or disk is full')"
        full.execute(f"CREATE TRIGGER full BEFORE INSERT ON processes BEGIN {refuse}; END")
        full.commit()
    code, told = command("serve", "--no-browser", "--port", "0", "--database", str(file))
    assert code == 2 and "database or disk is full" in told
