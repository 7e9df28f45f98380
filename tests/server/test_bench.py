"""`sixgun bench server` and `sixgun bench log`, small: they measure a real house, and leave nothing behind."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sixgun.bench.house import measure_house
from sixgun.bench.log import measure_log
from sixgun.cli import bench
from sixgun.engine.errors import SixgunError
from sixgun.locale import LANGUAGES, Words

ENGLISH = Words("en")


def test_a_small_house_is_measured_on_both_databases(database: str) -> None:
    parts: list[str] = []
    result: Any = measure_house(parts.append, database, tables=2, seconds=3, rate=10)
    assert result["errors"] == [] and result["database"] == ("PostgreSQL" if "://" in database else "SQLite")
    assert result["per_second"]["actions"] <= 11  # how many it could do, a busy machine tells
    times = result["milliseconds"]
    assert 0 < times["action_p50"] <= times["action_p99"] <= times["action_max"] and times["cpu_per_action"] >= 0
    assert 0 < times["echo_p50"] <= times["echo_p99"] and result["kilobytes"]["table"] > 0
    assert "1/4: 2/2" in parts and "4/4: 2/2" in parts
    assert measure_house(parts.append, database, tables=1, seconds=1, rate=0)["errors"] == []  # it left nothing behind


def test_two_processes_share_the_tables_of_one_postgresql(database: str) -> None:
    if "://" not in database:
        with pytest.raises(SixgunError, match="--processes"):
            measure_house(lambda _: None, database, processes=2)
        return
    result: Any = measure_house(lambda _: None, database, tables=2, seconds=2, rate=10, processes=2)
    assert result["errors"] == [] and result["processes"] == 2
    assert {"cpu_per_action", "cpu_clients", "cpu_database"} <= result["milliseconds"].keys()


def test_the_log_is_measured_from_several_processes(database: str) -> None:
    result: Any = measure_log(lambda _: None, database, tables=4, seconds=1, most=2)
    assert list(result["per_second"]) == ["log_actions_1", "log_commits_1", "log_actions_2", "log_commits_2"]
    assert all(result["per_second"][f"log_actions_{n}"] >= result["per_second"][f"log_commits_{n}"] > 0 for n in (1, 2))


def test_a_bench_in_which_nobody_could_act_says_so(tmp_path: Path) -> None:
    with pytest.raises(SixgunError, match="Nothing was measured"):
        measure_house(lambda _: None, str(tmp_path / "house.db"), tables=1, seconds=0, rate=1)


def test_no_process_writes_without_a_game(tmp_path: Path) -> None:
    result: Any = measure_log(lambda _: None, str(tmp_path / "house.db"), tables=1, seconds=1)
    assert list(result["per_second"]) == ["log_actions_1", "log_commits_1"]


def test_a_database_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.db"
    with sqlite3.connect(file) as mine:
        mine.execute("CREATE TABLE diary (day TEXT)")
    with pytest.raises(SixgunError, match="not empty"):
        measure_log(lambda _: None, str(file))
    with sqlite3.connect(file) as mine:
        assert mine.execute("SELECT name FROM sqlite_master").fetchall() == [("diary",)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_measured_is_shown(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shape = {"compiled": True, "python": "3.11.0", "database": "SQLite", "tables": 20, "seconds": 5}
    times = {"action_p50": 12.25, "action_p99": 98.5, "cpu_per_action": 1.5}
    house = {
        "bench": "server",
        **shape,
        "players": 5,
        "rate": 50,
        "processes": 1,
        "per_second": {"actions": 4321, "echoes": 50},
    }
    house |= {"milliseconds": times, "kilobytes": {"table": 337}, "errors": ["[a connection] has ended"]}
    log = {"bench": "log", **shape, "per_second": {"log_actions_1": 15300, "log_commits_4": 193}}
    monkeypatch.setattr(bench, "measure_server", lambda subject, given, tell: house if subject == "server" else log)
    words = Words(language)
    bench.run(words, "server", None, None, False, tables=20)
    shown = capsys.readouterr().out
    for told in (words.number(4321), words.number(98.5, 2), "337", "[a connection] has ended", "SQLite"):
        assert told in shown
    bench.run(words, "log", None, None, False)
    shown = capsys.readouterr().out
    assert words.number(15300) in shown and words.say("bench-log-commits", n=4) in shown and "bench-" not in shown


def test_flags_of_the_house_are_refused_elsewhere() -> None:
    for subject, flag in (
        ("dice", "tables"),
        (None, "database"),
        ("research", "seconds"),
        ("log", "rate"),
        ("log", "processes"),
    ):
        with pytest.raises(SixgunError, match=f"--{flag}"):
            bench.run(ENGLISH, subject, None, None, True, **{flag: 5})


def test_the_result_is_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[object] = []

    def measure(subject: str, given: dict[str, Any], _: object) -> dict[str, Any]:
        asked.append((subject, given))
        return {"bench": subject, "compiled": True, "python": "3", "per_second": {"actions": 1}}

    monkeypatch.setattr(bench, "measure_server", measure)
    bench.run(ENGLISH, "server", None, None, True, tables=3, database=None)
    assert json.loads(capsys.readouterr().out)["bench"] == "server" and asked == [("server", {"tables": 3})]
