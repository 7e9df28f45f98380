"""What is kept: schemas from the first one on, backups while the house is open, games of older rules."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command as migrate
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update

import sixgun
from sixgun.client import HouseError, Visitor
from sixgun.server.action_log import Entry
from sixgun.server.database import Database, scripts
from sixgun.server.fairness import new_secret, seed_of
from sixgun.server.schema import ACTIONS, GAMES, METADATA

from .houses import at_table, chooser, command, following, house_here, message, play_all, seat_people, until


def first_schema(connection: Connection) -> None:
    """The database as the first version left it, with a game that is on."""
    config = scripts()
    config.attributes["connection"] = connection
    migrate.upgrade(config, "0001")
    secret = new_secret()
    game = sixgun.new_game("dice", players=3, seed=seed_of(secret))
    assert game.decision is not None
    row = {
        "id": "a" * 16,
        "room": "ABCDEF",
        "game": "dice",
        "rules": game.rules.version,
        "players": 3,
        "options": {},
        "fairness": {**secret, "promise": ""},
        "seats": [{"guest": None, "bot": "greenhorn", "name": ""}] * 3,
        "settings": {"clock": {"move": None, "bank": 0}},
        "began": 1.0,
    }
    connection.execute(insert(GAMES).values(row))
    action = game.decision.actions[0].text
    done = {"game": row["id"], "number": 1, "seat": game.decision.seat, "action": action, "by": "bot", "at": 2.0}
    connection.execute(insert(ACTIONS).values(done))


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    old = Database(database)
    async with old.engine.begin() as connection:
        await connection.run_sync(first_schema)
    await old.open()
    async with old.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await old.open()
    await old.close()
    async with house_here(database) as house:
        assert await house.house.log.since("a" * 16, 0)
        await until(lambda: not house.house.leases.mine)
        assert (await house.house.archive.row("a" * 16)).ended  # its room was never there: it waits for nobody


async def test_a_new_database_is_as_the_schema_says(database: str) -> None:
    new = Database(database)
    await new.open()
    async with new.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await new.close()


# -- new rules -----------------------------------------------------------------------------------------------------


async def age(house: Any, game: str, **values: object) -> None:
    """Make a game one of older rules."""
    async with house.database.engine.begin() as connection:
        await connection.execute(update(GAMES).where(GAMES.c.id == game).values(rules=0, **values))


class EnoughPlayed(Exception):
    """Somebody whose turn it is doesn't answer any more, so that the game waits for them."""


async def play_a_little(code: str, visitors: list[Visitor]) -> str:
    """Some actions of a game, then everybody goes; it is a person's turn, so the game stays as it is."""

    def choose(decision: dict[str, Any]) -> int:
        if decision["number"] >= 8:
            raise EnoughPlayed
        return int(chooser(1)(decision))

    tables = [await at_table(visitor, code) for visitor in visitors]
    playing = [asyncio.create_task(table.play(choose)) for table in tables]
    stopped, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    assert all(isinstance(task.exception(), EnoughPlayed) for task in stopped)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in tables:
        await table.close()
    return tables[0].game


@pytest.mark.parametrize(("name", "players"), [("dice", 3), ("classic", 4), ("duel", 2)])
async def test_a_game_of_older_rules_goes_on_from_its_last_position(database: str, name: str, players: int) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, name, 2, players)
        game = await play_a_little(code, visitors)
    async with house_here(database) as house:
        number = (await following(house.house, game)).number
        await age(house.house, game)
    async with house_here(database) as house:
        for visitor in visitors:
            visitor.link = house.link
        table = await at_table(visitors[0], code)
        told = await message(table, "update")
        assert told["view"]["number"] == number
        await table.close()
        (table, _) = await play_all(code, visitors)
        record: Any = await visitors[0].get(f"/api/games/{game}/record")
        again = sixgun.load(record)
        assert again.outcome and table.view and again.outcome.to_dict() == table.view["outcome"]
        kept = (await house.house.archive.row(game)).base_at  # an action may have been done after it was kept
        assert 0 < kept <= number and table.view["number"] == kept + len(record["actions"])
    async with house_here(database) as house:
        await at_table(Visitor(house.link), code)
        assert (await following(house.house, game)).over


async def test_what_can_be_verified_of_a_game_that_went_on(tmp_path: Path, capsys: Any) -> None:
    database = str(tmp_path / "house.db")
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        game = await play_a_little(code, visitors)
    async with house_here(database) as house:
        await following(house.house, game)
        await age(house.house, game)
    async with house_here(database) as house:
        for visitor in visitors:
            visitor.link = house.link
        await play_all(code, visitors)
        record: Any = await visitors[0].get(f"/api/games/{game}/record")
    before, actions = record["table"]["before"], len(record["actions"])
    (tmp_path / "record.json").write_text(json.dumps(record))
    assert before > 0 and command("verify", str(tmp_path / "record.json")) == (1, "")
    told = capsys.readouterr().out
    assert record["table"]["fairness"]["promise"] in told and f"the {actions} actions from there on replay" in told
    assert f"Not checked: the deal and the first {before} actions, which were played by older rules." in told
    forged = {**record, "position": {**record["position"], "seed": "1"}}
    (tmp_path / "record.json").write_text(json.dumps(forged))
    code_, told = command("verify", str(tmp_path / "record.json"))
    assert code_ == 2 and "does not follow from the secret" in told


async def test_a_game_that_new_rules_cannot_read_is_not_decided_and_the_people_are_told(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        game = await play_a_little(code, visitors)
    async with house_here(database) as house:
        (await following(house.house, game)).kept = 1000  # so that nothing newer is kept at the end
        await age(house.house, game, position={"sixgun": "position", "version": 77})
    async with house_here(database) as house:
        for visitor in visitors:
            visitor.link = house.link
        table = await at_table(visitors[0], code)
        await message(table, "over", game=game, decided=False)
        mine = await visitors[0].get("/api/games")
        assert mine[0]["ended"] and mine[0]["outcome"] is None
        record = await visitors[0].get(f"/api/games/{game}/record")
        assert record["rules"] == 0 and record["actions"]
        room = await visitors[0].do(code, "start")
        assert room["playing"] not in (None, game)


# -- backup and restore --------------------------------------------------------------------------------------------


async def test_a_backup_of_an_open_house_brings_everything_back(tmp_path: Path, capsys: Any) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"
    async with house_here(str(database)) as house:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        tables = [await at_table(visitor, code) for visitor in visitors]
        playing = [asyncio.create_task(table.play(chooser(1))) for table in tables]
        await until(lambda: tables[0].view is not None and tables[0].view["number"] >= 3)
        said = await asyncio.to_thread(command, "backup", str(copy), "--database", str(database))
        assert said == (0, "") and "copied" in capsys.readouterr().out
        await asyncio.gather(*playing)
        for table in tables:
            await table.close()
        with closing(sqlite3.connect(copy)) as kept:
            assert kept.execute("SELECT count(*) FROM actions").fetchone()[0] >= 3
    assert command("restore", str(copy), "--database", str(database)) == (0, "")
    assert database.with_suffix(".before").exists()
    async with house_here(str(database)) as house:
        for visitor in visitors:
            visitor.link = house.link
        again = await play_all(code, visitors)
        assert again[0].events[:3] == tables[0].events[:3] and again[0].game == tables[0].game


def test_a_copy_is_never_written_over_the_house_or_over_something_else(tmp_path: Path) -> None:
    database, letter = tmp_path / "house.db", tmp_path / "letter.txt"
    with closing(sqlite3.connect(database)) as house:
        house.execute("CREATE TABLE actions (game TEXT)")
    letter.write_text("Dear aunt")
    whole = database.read_bytes()
    for target in (database, letter, tmp_path):
        code, told = command("backup", str(target), "--database", str(database))
        assert code == 2 and "Choose another name" in told
    assert letter.read_text() == "Dear aunt" and database.read_bytes() == whole
    assert command("backup", str(tmp_path / "copy.db"), "--database", str(database)) == (0, "")
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    code, told = command("backup", str(tmp_path / "copy.db"), "--database", str(database))
    assert code == 2 and "Choose another name" in told
    code, told = command("backup", str(tmp_path / "nowhere" / "copy.db"), "--database", str(database))
    assert code == 2 and len(told.splitlines()) == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "house.db", "letter.txt"]


def test_what_a_killed_house_had_written_is_kept_beside_the_restored_one(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(copy)) as empty:
        empty.execute("CREATE TABLE actions (game TEXT)")
    with closing(sqlite3.connect(tmp_path / "alive.db")) as house:
        house.execute("PRAGMA journal_mode=WAL")
        house.execute("CREATE TABLE actions (game TEXT)")
        house.execute("INSERT INTO actions VALUES ('the last one')")
        house.commit()
        for ending in ("", "-wal"):  # as when the power fails: the newest is beside the file
            shutil.copy(tmp_path / f"alive.db{ending}", f"{database}{ending}")
    assert command("restore", str(copy), "--database", str(database)) == (0, "")
    with closing(sqlite3.connect(tmp_path / "house.before")) as before, closing(sqlite3.connect(database)) as now:
        assert before.execute("SELECT * FROM actions").fetchall() == [("the last one",)]
        assert now.execute("SELECT * FROM actions").fetchall() == []


def test_what_cannot_be_kept_or_brought_back_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database")
    for arguments in (
        ["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "nothing.db")],
        ["backup", str(tmp_path / "copy.db"), "--database", "postgresql://me@localhost/x"],
        ["restore", str(tmp_path / "nothing.db"), "--database", str(tmp_path / "house.db")],
        ["restore", str(tmp_path / "text.db"), "--database", str(tmp_path / "house.db")],
    ):
        code, told = command(*arguments)
        assert code == 2 and len(told.splitlines()) == 1
    assert not (tmp_path / "house.db").exists()


async def test_two_who_write_the_same_number(database: str) -> None:
    async with house_here(database) as house:
        log = house.house.log
        entries = [Entry("g", 1, seat, "stop", "person", 0.0) for seat in range(5)]
        done = await asyncio.gather(*[log.append(entry, "ROOMXX") for entry in entries])
        assert [entry for entry, new in zip(entries, done, strict=True) if new] == await log.since("g", 0)
        assert done.count(True) == 1 and not await log.append(entries[0], "ROOMXX")
        async with house.house.database.engine.connect() as connection:
            assert (await connection.execute(select(text("count(*)")).select_from(ACTIONS))).scalar_one() == 1


async def test_a_record_is_only_given_when_the_game_is_over(database: str) -> None:
    async with house_here(database) as house:
        _, visitors = await seat_people(house.link, "dice", 3, 3)
        game = (await visitors[0].get("/api/games"))[0]["id"]
        with pytest.raises(HouseError, match="house-still-on"):
            await visitors[0].get(f"/api/games/{game}/record")
