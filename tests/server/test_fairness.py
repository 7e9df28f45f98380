"""Provably fair: promised before the deal, made from everybody's words, shown at the end, and checked by anybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixgun.locale import Words
from sixgun.server.fairness import new_secret, promise, seed_of
from sixgun.server.running import announce
from sixgun.server.settings import Settings

from .houses import at_table, command, house_here, people, play_all, seat


def test_every_word_changes_the_seed_and_none_the_promise() -> None:
    secret = new_secret()
    seeds = {
        seed_of({**secret, "words": words}) for words in ({}, {"0": "a"}, {"1": "a"}, {"0": "b"}, {"0": "a", "1": "a"})
    }
    assert len(seeds) == 5
    assert promise({**secret, "words": {"0": "a"}}) == promise(secret) != promise(new_secret())


async def test_a_record_of_the_house_can_be_verified(database: str, tmp_path: Path, capsys: Any) -> None:
    async with house_here(database) as house:
        visitors = await people(house.link, 2)
        code = await seat(visitors, "duel", 2)
        await visitors[0].do(code, "word", word="prickly pear")
        room = await visitors[1].do(code, "word", word="ünïcode 🌵")
        assert [chair["word"] for chair in room["chairs"]] == [True, True]
        table = await at_table(visitors[0], code)
        welcome = json.loads(table.seen[0])
        assert welcome["promise"] == room["promise"]
        await visitors[0].do(code, "start")
        tables = await play_all(code, visitors)
        record: Any = await visitors[0].get(f"/api/games/{tables[0].game}/record")
        after = await visitors[0].get(f"/api/tables/{code}")
    assert record["table"]["fairness"]["promise"] == welcome["promise"] != after["promise"]
    assert record["table"]["fairness"]["words"] == {"0": "prickly pear", "1": "ünïcode 🌵"}
    assert not [text for text in table.seen if record["seed"] in text or "prickly" in text]
    assert verify(record, tmp_path, capsys) == (0, True)
    for changed in forged(record):
        assert verify(changed, tmp_path, capsys) == (2, False)


def forged(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The record, changed in ways that a cheat would try."""
    table, fairness = record["table"], record["table"]["fairness"]

    def with_fairness(**fields: object) -> dict[str, Any]:
        return {**record, "table": {**table, "fairness": {**fairness, **fields}}}

    return [
        {**record, "seed": str(int(record["seed"]) + 1)},
        {**record, "actions": [*record["actions"][:-1], "nonsense"]},
        {name: value for name, value in record.items() if name != "table"},
        with_fairness(secret="0" * 64),
        with_fairness(salt="0" * 32),
        with_fairness(promise="0" * 64),
        with_fairness(words={"0": "prickly pear"}),
        with_fairness(more=1),
        with_fairness(secret=7),
    ]


def verify(record: dict[str, Any], folder: Path, capsys: Any) -> tuple[int, bool]:
    """The exit code of `sixgun verify`, and whether it says that the record is fair; a refusal is one sentence."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    code, told = command("verify", str(file))
    assert code == 0 or len(told.splitlines()) == 1
    return code, "Fair" in capsys.readouterr().out


# -- luck that tests of clients know ---------------------------------------------------------------------------------


async def dealt(link: str) -> list[dict[str, Any]]:
    """The records of three tables, one with a word of its own, played by bots and one who is scripted."""
    records = []
    for word in ("", "lucky", ""):
        visitors = await people(link, 1)
        code = await seat(visitors, "dice", 3)
        if word:
            await visitors[0].do(code, "word", word=word)
        await visitors[0].do(code, "start")
        (table,) = await play_all(code, visitors)
        records.append(await visitors[0].get(f"/api/games/{table.game}/record"))
    return records


async def test_with_a_test_seed_games_and_bots_are_the_same_every_time(
    tmp_path: Path, capsys: Any, caplog: pytest.LogCaptureFixture
) -> None:
    runs = []
    for at, seed in enumerate(("cactus", "cactus", "coyote")):
        async with house_here(str(tmp_path / f"{at}.db"), test_seed=seed) as house:
            runs.append(await dealt(house.link))
    first, again, other = [[(record["seed"], record["actions"]) for record in run] for run in runs]
    assert first == again != other and len({seed for seed, _ in first + other}) == 4
    assert first[0] == first[2] != first[1]
    assert verify(runs[0][1], tmp_path, capsys) == (0, True)
    assert "LUCK OF THIS HOUSE IS KNOWN" in caplog.text


@pytest.mark.parametrize(
    "given",
    [
        {"SIXGUN_HOST": "0.0.0.0"},
        {"SIXGUN_PUBLIC_URL": "https://play.example.org"},
        {"SIXGUN_TRUST_PROXY": "true"},
        {"SIXGUN_SECURE_COOKIES": "true"},
        {"SIXGUN_DATABASE": ""},
    ],
)
def test_a_test_seed_is_refused_wherever_people_could_play(
    given: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"SIXGUN_TEST_SEED": "cactus", "SIXGUN_DATABASE": str(tmp_path / "h.db"), **given}.items():
        monkeypatch.setenv(name, value)
    code, told = command("serve", "--no-browser", "--port", "0")
    assert code == 2 and "SIXGUN_TEST_SEED" in told


def test_whoever_opens_a_house_with_a_test_seed_is_told(tmp_path: Path, capsys: Any) -> None:
    announce(Settings(test_seed="cactus", database=str(tmp_path / "h.db")), 8123, Words("en"))
    assert "LUCK OF THIS HOUSE IS KNOWN" in capsys.readouterr().out
    announce(Settings(), 8123, Words("en"))
    assert "LUCK" not in capsys.readouterr().out
