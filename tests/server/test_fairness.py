"""Provably fair: promised before the deal, made from everybody's words, shown at the end, and checked by anybody."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import sixgun
from sixgun.cli import commands
from sixgun.client import HouseError, TableSocket, Visitor
from sixgun.locale import LANGUAGES, Words
from sixgun.registry import GAMES
from sixgun.server.fairness import new_secret, promise, seal_of, seed_of
from sixgun.server.running import announce
from sixgun.server.settings import Settings

from .houses import at_table, command, house_here, knock, message, open_house, people, play_all, seat


def test_every_word_changes_the_seed_and_none_the_promise() -> None:
    secret = new_secret()
    seeds = {
        seed_of({**secret, "words": words}) for words in ({}, {"0": "a"}, {"1": "a"}, {"0": "b"}, {"0": "a", "1": "a"})
    }
    assert len(seeds) == 5
    assert promise({**secret, "words": {"0": "a"}}) == promise(secret) != promise(new_secret())


async def sealed(visitors: list[Visitor], code: str, *words: str) -> list[TableSocket]:
    """People at a table who have sealed a word each."""
    tables = [await at_table(visitor, code) for visitor in visitors]
    for table, word in zip(tables, words, strict=True):
        await table.seal(word)
    return tables


async def test_a_record_of_the_house_can_be_verified(database: str, tmp_path: Path, capsys: Any) -> None:
    async with house_here(database, test_seed="") as house:
        visitors = await people(house.link, 2)
        code = await seat(visitors, "duel", 2)
        tables = await sealed(visitors, code, "prickly pear", "ünïcode 🌵")
        promised = (await visitors[0].get(f"/api/tables/{code}"))["promise"]
        await asyncio.gather(tables[0].do("start"), message(tables[1], "update"))
        await play_all(code, visitors)
        record: Any = await visitors[0].get(f"/api/games/{tables[0].game}/record")
        after = await visitors[0].get(f"/api/tables/{code}")
    fairness = record["table"]["fairness"]
    assert fairness["promise"] == promised != after["promise"]
    assert fairness["words"] == {"0": "prickly pear", "1": "ünïcode 🌵"}
    assert fairness["seals"] == {at: seal_of(word) for at, word in fairness["words"].items()}
    assert not [text for table in tables for text in table.seen if record["seed"] in text or "prickly" in text]
    assert verify(record, tmp_path, capsys) == (0, True)
    for changed in forged(record):
        assert verify(changed, tmp_path, capsys) == (2, False)


async def test_a_word_that_was_not_sealed_is_refused_and_nothing_is_dealt_without_it(database: str) -> None:
    async with house_here(database, word_seconds=3600) as house:
        visitors = await people(house.link, 2)
        code = await seat(visitors, "duel", 2)
        tables = await sealed(visitors, code, "agave", "yucca")
        tables[1].word = ""
        starting = asyncio.create_task(tables[0].do("start"))
        while not (tables[1].room or {})["dealing"]:
            await tables[1].receive()
        for wrong in ("agave", "yucca "):
            with pytest.raises(HouseError, match="house-word"):
                await tables[1].do("word", word=wrong)
        assert not (tables[1].room or {})["playing"]
        await tables[1].do("word", word="yucca")
        await starting
        assert (tables[0].room or {})["playing"] and not (tables[0].room or {})["dealing"]


async def test_a_word_that_is_not_shown_voids_the_deal_and_all_is_promised_anew(database: str) -> None:
    async with house_here(database, word_seconds=0.05, test_seed="") as house:
        visitors = await people(house.link, 2)
        code = await seat(visitors, "duel", 2)
        tables = await sealed(visitors, code, "agave", "yucca")
        before = tables[1].room or {}
        with pytest.raises(HouseError, match="house-no-word"):
            await tables[0].do("start")
        after = await visitors[0].get(f"/api/tables/{code}")
        assert after["promise"] != before["promise"] and not after["dealing"] and not after["playing"]
        assert [chair["seal"] for chair in after["chairs"]] == ["", ""]
        await tables[0].do("start")
        await play_all(code, visitors)
        record = await visitors[0].get(f"/api/games/{tables[0].game}/record")
    assert record["table"]["fairness"]["voided"] == 1 and record["table"]["fairness"]["words"] == {}


async def test_the_deal_does_not_wait_for_the_word_of_one_who_is_gone(database: str) -> None:
    async with house_here(database, word_seconds=3600) as house:
        visitors = await people(house.link, 2)
        code = await seat(visitors, "duel", 2)
        tables = await sealed(visitors, code, "agave", "yucca")
        await tables[1].close()
        while visitors[1].guest in (await message(tables[0], "room"))["present"]:
            pass
        await tables[0].do("start")
        assert (tables[0].room or {})["playing"]


async def test_a_bot_who_is_first_begins_though_nobody_does_anything(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "h.db"), test_seed="browser") as house:
        visitors = await people(house.link, 1)
        code = await seat(visitors, "dice", 3)
        (table,) = await sealed(visitors, code, "07" * 16)
        await table.do("start")
        while not table.view or not table.view["decision"]:
            await table.receive()
        assert table.view["number"] > 0


@pytest.mark.parametrize("when", ["before", "dealing"])
async def test_a_house_that_is_killed_while_it_deals_goes_on(database: str, tmp_path: Path, when: str) -> None:
    with open_house(database, tmp_path, word_seconds=3600) as house:
        visitors = await people(house.link, 1)
        code = await seat(visitors, "dice", 3)
        (table,) = await sealed(visitors, code, "agave")
        if when == "dealing":
            table.word = ""
            await table.send(type="start")
            while not (table.room or {})["dealing"]:
                await table.receive()
        house.kill()
        house.open()
        table = await knock(visitors[0], code)
        table.word = "agave"
        await table.hello()
        await message(table, "room")
        while not (table.room or {})["playing"]:
            if when == "before":
                await table.do("start")
            else:
                await table.receive()


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
        with_fairness(seals={}),
        with_fairness(seals={**fairness["seals"], "1": seal_of("saguaro")}),
        with_fairness(more=1),
        with_fairness(secret=7),
    ]


def fair_game() -> dict[str, Any]:
    """The record of a game that bots have played at a house's table."""
    fairness = {**new_secret(), "words": {"0": "agave"}}
    game: dict[str, Any] = sixgun.play("classic", ["greenhorn"] * 4, seed=seed_of(fairness)).record()
    return {**game, "table": {"fairness": {**fairness, "promise": promise(fairness)}}}


def partly() -> list[tuple[str, int, dict[str, Any]]]:
    """What of a record can't be checked, how `verify` ends, and the record."""
    whole = fair_game()
    older = {**whole, "rules": whole["rules"] - 1}
    return [
        ("house-fair", 0, whole),
        ("house-fair-open", 1, {**whole, "actions": whole["actions"][:-1]}),
        ("house-fair-older", 1, older),
        ("error-parted", 1, {**older, "actions": [*whole["actions"][:5], "nonsense"]}),
        ("house-fair-luck", 1, {**whole, "rules": whole["rules"] + 1, "actions": ["something new"]}),
    ]


@pytest.mark.parametrize(("sentence", "ends", "record"), partly(), ids=lambda found: str(found)[:16])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_far_a_record_can_be_checked(
    sentence: str, ends: int, record: dict[str, Any], language: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    done = CliRunner().invoke(commands(Words(language)), ["verify", str(file)], standalone_mode=False)
    facts = {"promise": record["table"]["fairness"]["promise"], "rules": record["rules"], "action": "nonsense"}
    facts |= {"actions": len(record["actions"]), "number": 6, "known": GAMES["classic"].version}
    assert done.return_value == ends and Words(language).say(sentence, **facts) in done.output


@pytest.mark.parametrize("rules", [-1, 1])
def test_other_rules_are_no_excuse_for_another_luck(rules: int, tmp_path: Path) -> None:
    record = fair_game()
    record["rules"] += rules
    record["table"]["fairness"]["secret"] = "0" * 64
    (tmp_path / "record.json").write_text(json.dumps(record))
    assert command("verify", str(tmp_path / "record.json"))[0] == 2


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
        asking = await at_table(visitors[0], code)
        if word:
            await asking.seal(word)
        await asking.do("start")
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
