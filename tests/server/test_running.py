"""`sixgun serve`: one command, one sentence when it can't be, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import psutil
import pytest
from prometheus_client.parser import text_string_to_metric_families

from sixgun.client import HouseError
from sixgun.locale import Words
from sixgun.server import running
from sixgun.server.hourglass import Hourglass
from sixgun.server.replica import Replica
from sixgun.server.running import announce
from sixgun.server.settings import Settings
from tests.processes import untraced

from .houses import (
    at_table,
    browser,
    chooser,
    command,
    house_here,
    knock,
    message,
    open_house,
    people,
    play_all,
    refusal,
    seat,
    seat_people,
    until,
)


def sentence(arguments: list[str]) -> str:
    """What `sixgun` says when it can't: one sentence, exit code 2."""
    code, told = command(*arguments)
    assert code == 2 and len(told.splitlines()) == 1
    return told


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        port = str(door.getsockname()[1])
        told = sentence(["serve", "--no-browser", "--port", port, "--database", str(tmp_path / "h.db")])
    assert f"Port {port} is taken" in told


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "nowhere" / "h.db", tmp_path / "file" / "h.db"):
        assert str(place.parent) in sentence(["serve", "--no-browser", "--port", "0", "--database", str(place)])


def test_a_database_that_is_locked(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "h.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        told = sentence(["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "h.db")])
    assert "locked" in told


def test_a_database_from_a_newer_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "h.db")) as other:
        other.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        other.execute("INSERT INTO alembic_version VALUES ('9999')")
        other.commit()
    told = sentence(["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "h.db")])
    assert "newer" in told and "9999" in told


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "h.db").write_text("This is a letter to my aunt, and not a database at all." * 20)
    told = sentence(["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "h.db")])
    assert "not a database" in told


@pytest.mark.parametrize("address", ["mysql://x@y/z", "://", "postgresql://nobody:secret@127.0.0.1:1/none"])
def test_an_address_that_leads_nowhere(address: str) -> None:
    told = sentence(["serve", "--no-browser", "--port", "0", "--database", address])
    assert "secret" not in told


def test_a_setting_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_BOT_WORKERS", "many")
    assert "bot_workers" in sentence(["serve", "--no-browser"])


def test_two_houses_on_one_file(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "h.db"), tmp_path):
        told = sentence(["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "h.db")])
        assert "Another house uses" in told


def test_in_the_network_it_shows_its_address_and_a_code_for_phones(capsys: Any) -> None:
    announce(Settings(host="0.0.0.0"), 8123, Words("en"))
    told = capsys.readouterr().out
    assert ":8123/" in told.split("network")[1] and "█" in told
    announce(Settings(), 8123, Words("en"))
    assert "█" not in capsys.readouterr().out


def test_in_a_network_that_leads_nowhere_it_shows_the_address_of_its_interface(monkeypatch: Any) -> None:
    def nowhere(*_: object) -> None:
        raise OSError(101, "Network is unreachable")

    interfaces = {"lo": "127.0.0.1", "eth0": "10.9.9.9", "wlan0": "192.168.7.1"}
    addresses = {name: [SimpleNamespace(family=socket.AF_INET, address=at)] for name, at in interfaces.items()}
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: addresses)
    up = {name: SimpleNamespace(isup=name != "eth0") for name in interfaces}
    monkeypatch.setattr(psutil, "net_if_stats", lambda: up)
    monkeypatch.setattr(socket.socket, "connect", nowhere)
    assert running.own_address() == "192.168.7.1"
    up["wlan0"].isup = False
    assert running.own_address() == "127.0.0.1"


@pytest.mark.parametrize("link", ["play.example.org", "ftp://play.example.org", "https://", "https://[", "https://a b"])
def test_a_public_address_that_is_none(link: str) -> None:
    assert f"{link} can't be the public address" in sentence(["serve", "--no-browser", "--public-url", link])


@pytest.mark.parametrize(("host", "link"), [("192.168.1.5", "192.168.1.5"), ("::1", "[::1]"), ("::", "127.0.0.1")])
def test_the_link_is_where_the_house_listens(host: str, link: str, capsys: Any) -> None:
    announce(Settings(host=host), 8123, Words("en"))
    assert capsys.readouterr().out.splitlines()[0].endswith(f"http://{link}:8123/")


def test_the_command_itself_opens_a_house_and_the_browser(tmp_path: Path) -> None:
    """As a person starts it, without any preparation."""
    script, shown = tmp_path / "browser", tmp_path / "shown"
    script.write_text(f'#!/bin/sh\necho "$1" > "{shown}.part" && mv "{shown}.part" "{shown}"\n')
    script.chmod(0o755)
    words = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--lang", "en"]
    path = os.pathsep.join(sys.path)
    environment = untraced(XDG_DATA_HOME=str(tmp_path), PYTHONPATH=path, BROWSER=f"{script} %s")
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as house:
        assert house.stdout is not None
        first = house.stdout.readline()
        link = first.split()[-1]
        assert httpx.get(f"{link}healthz", verify=False, timeout=300).json() == {"status": "ok"}
        while not shown.exists():
            time.sleep(0.01)
        assert shown.read_text() == f"{link}\n"
        house.terminate()
        rest = house.stdout.read()
        assert house.wait(300) == 0 and "Every game is kept" in rest
    assert (tmp_path / "sixgun" / "house.db").exists()


@pytest.mark.parametrize("wish", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"])
def test_a_browser_is_only_opened_where_there_is_a_screen(wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not running.has_screen()
    monkeypatch.setenv(wish, "there")
    assert running.has_screen()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_house_has_as_many_open_files_as_the_machine_allows() -> None:
    import resource

    before = given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, given), most))
        running.allow_files()
        wished = running.FILES if most == resource.RLIM_INFINITY else min(running.FILES, most)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (wished, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# -- a good end ----------------------------------------------------------------------------------------------------


async def test_sigterm_tells_everybody_and_loses_nothing(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        tables = [await at_table(visitor, code) for visitor in visitors]
        idle = await at_table((await people(house.link, 1))[0], code)
        playing = [asyncio.create_task(table.play(chooser(1))) for table in tables]
        while idle.view is None or idle.view["number"] < 10:
            await idle.receive()
        closing = asyncio.create_task(asyncio.to_thread(house.close))
        assert (await message(idle, "bye"))["code"] == "house-closing"
        assert await closing == 0
        await asyncio.gather(*playing, return_exceptions=True)
        seen = [list(table.events) for table in tables]
        assert "Every game is kept" in house.told.read_text()
        house.open()
        again = await play_all(code, visitors)
        for table, before in zip(again, seen, strict=True):
            assert table.events[: len(before)] == before
        for table in (*tables, idle):
            await table.close()


# -- figures and lines ---------------------------------------------------------------------------------------------


async def figures_of(http: httpx.AsyncClient, **labels: str) -> dict[str, float]:
    """The figures of a house without labels, or with these."""
    families = text_string_to_metric_families((await http.get("/metrics")).text)
    samples = [sample for family in families for sample in family.samples]
    return {sample.name: sample.value for sample in samples if labels.items() <= sample.labels.items()}


async def test_health_and_figures(database: str) -> None:
    async with house_here(database) as house, browser(house.link) as http:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        await play_all(code, visitors)
        assert (await http.get("/healthz")).json() == {"status": "ok"}
        figures = await figures_of(http)
        assert figures["sixgun_actions_total"] > 5 and figures["sixgun_commits"] > 5
        assert figures["sixgun_action_seconds_count"] == figures["sixgun_actions_total"]
        assert {"sixgun_tables", "sixgun_clients", "sixgun_games", "sixgun_bots_waiting"} <= set(figures)
        assert {"sixgun_bots_replaced", "sixgun_loop_lag_seconds", "process_cpu_seconds_total"} <= set(figures)
        await house.house.database.close()
        broken = house.house.database.engine.sync_engine
        broken.pool._creator = None  # type: ignore[assignment]
        assert (await http.get("/healthz")).status_code in (500, 503)


class Still(Hourglass):
    """Time that stands still for whoever waits for a moment, until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.runs = asyncio.Event()

    async def until(self, moment: float) -> None:
        await self.runs.wait()


async def test_a_log_that_fails_is_counted_and_begun_again_and_healthz_knows_meanwhile(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_: object) -> None:
        raise ValueError("planted")

    glass = Still()
    async with house_here(database, glass) as house, browser(house.link) as http:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": None, "bank": 0})
        tables = [await at_table(visitor, code) for visitor in visitors]
        table = tables[(await message(tables[0], "update"))["view"]["deciding"]]
        log = house.house.log
        with monkeypatch.context() as broken:
            broken.setattr(log.writer, "commit", fails)
            await table.send(type="act", number=0, id=0)
            await refusal(table, "house-busy")
        answer = await http.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "house-busy")
        assert (await figures_of(http, task="log"))["sixgun_tasks_failed"] == 1
        assert [(line.message, vars(line)["task"]) for line in caplog.records if line.exc_info] == [
            ("a task failed", "log")
        ]
        await table.send(type="act", number=0, id=0)
        await until(lambda: bool(log.waiting))
        glass.runs.set()
        while table.view is None or table.view["number"] == 0:
            await message(table, "update")
        assert (await http.get("/healthz")).json() == {"status": "ok"}


async def test_a_table_that_fails_harms_no_other_and_is_opened_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_here(database) as house, browser(house.link) as http:
        code, visitors = await seat_people(house.link, "dice", 1, 3)
        other, others = await seat_people(house.link, "dice", 1, 3)
        poisoned, update = (await visitors[0].get("/api/games"))[0]["id"], Replica.update

        def planted(self: Replica, *seen: Any) -> bytes:
            if self.id == poisoned:
                raise ValueError("planted")
            return update(self, *seen)

        with monkeypatch.context() as broken:
            broken.setattr(Replica, "update", planted)
            for failures in (1, 1):  # the second time it still rests
                table = await knock(visitors[0], code)
                await table.hello()
                await refusal(table, "house-busy")
                assert (await figures_of(http, task="table"))["sixgun_tasks_failed"] == failures
            assert (await http.get("/healthz")).json() == {"status": "ok"}
            assert all(table.over for table in await play_all(other, others))
        house.house.failed.clear()  # it has rested
        assert all(table.over for table in await play_all(code, visitors))


async def test_who_comes_while_the_database_is_away_is_not_told_that_there_is_no_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_away(*_: object) -> None:
        raise OSError("planted")

    async with house_here(database, Still()) as house:
        (guest,) = await people(house.link, 1)
        code = await seat([guest], "dice", 3)
        await until(lambda: code not in house.house.tables)
        with monkeypatch.context() as broken:
            broken.setattr(house.house.rooms, "find", is_away)
            table = await knock(guest, code)
            await table.hello()
            await refusal(table, "house-busy")
        await at_table(guest, code)


async def test_lines_of_the_log_are_json(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path, log_level="debug") as house:
        code, visitors = await seat_people(house.link, "dice", 1, 3)
        await play_all(code, visitors)
        with pytest.raises(HouseError):
            await visitors[0].get("/api/tables/QQQQQQ")
    lines = [line for line in house.told.read_text().splitlines() if line.startswith("{")]
    told = [json.loads(line) for line in lines]
    assert {"the house is open", "a game begins", "a game ends"} <= {line["what"] for line in told}
    assert all({"at", "level", "from", "what"} <= set(line) for line in told)
    assert visitors[0].token not in "".join(lines)


def test_who_works_for_a_house_knows_no_database() -> None:
    work = "import sixgun.matches.thinking, sixgun.server.rendering, sixgun.server.analysing, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", work], env=untraced(), capture_output=True, text=True, check=True)
    assert not {"sqlalchemy", "alembic", "fastapi"} & set(loaded.stdout.split())
