"""Provably fair: promised before the deal, made from everybody's words, shown at the end, and checked by anybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.fairness import new_secret, promise, seed_of

from .houses import at_table, command, house_here, people, play_all, seat

pytestmark = pytest.mark.timeout(120)


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
        await visitors[0].post(f"/api/tables/{code}", verb="word", word="prickly pear")
        room = await visitors[1].post(f"/api/tables/{code}", verb="word", word="ünïcode 🌵")
        assert [chair["word"] for chair in room["chairs"]] == [True, True]
        table = await at_table(visitors[0], code)
        welcome = json.loads(table.seen[0])
        assert welcome["promise"] == room["promise"]
        await visitors[0].post(f"/api/tables/{code}", verb="start")
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
