"""Games that a study keeps: a record on each line, the same however they were computed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import sixgun
from sixgun import arena
from sixgun.arena.parallel import Workers
from sixgun.arena.simulation import CHUNK, Study, play_study, records_file

STUDY = Study("classic", 5, 2 * CHUNK + 5, ("greenhorn",), 1, {"beginner": True})


def silent(_: int) -> None:
    """No progress."""


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.gz"])
def test_every_game_is_kept_and_loads_as_it_was_played(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"games{ending}"
    with records_file(STUDY, path) as file:
        tallies, _ = play_study(STUDY, Workers(), silent, file)
    records = list(sixgun.read_records(path))
    games = [sixgun.load(record) for record in records]
    assert [game.record() for game in games] == records and len(games) == STUDY.games
    won = [game.outcome.side for game in games if game.outcome]
    assert {side: won.count(side) for side in set(won)} == {
        name: wins.won for (group, name), wins in tallies.groups.items() if group == "side" and wins.won
    }
    assert sorted(len(game.history) for game in games) == sorted(tallies.decisions.elements())


def test_the_file_is_the_same_whatever_the_jobs_and_says_what_it_is(tmp_path: Path) -> None:
    for jobs in (1, 2):
        with records_file(STUDY, tmp_path / f"{jobs}.jsonl.gz") as file:
            play_study(STUDY, Workers(jobs), silent, file)
    assert (tmp_path / "1.jsonl.gz").read_bytes() == (tmp_path / "2.jsonl.gz").read_bytes()
    head = json.loads(gzip.decompress((tmp_path / "1.jsonl.gz").read_bytes()).splitlines()[0])
    assert head["sixgun"] == "records" and head["bots"] == ["greenhorn"] and head["seed"] == "1"


def test_ctrl_c_keeps_the_games_that_were_finished(tmp_path: Path) -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with records_file(STUDY, tmp_path / "games.jsonl.gz") as file:
        tallies, finished = play_study(STUDY, Workers(2), stop, file)
    assert not finished and len(list(sixgun.read_records(tmp_path / "games.jsonl.gz"))) == tallies.games > 0


def test_pieces_stand_in_their_order_and_none_is_lost(tmp_path: Path) -> None:
    with records_file(STUDY, tmp_path / "games.jsonl") as file:
        for number in (1, 0, 3):
            file.add(number, b'{"piece":%d}\n' % number)
    assert [row["piece"] for row in sixgun.read_records(tmp_path / "games.jsonl")] == [0, 1, 3]


def test_a_path_that_is_no_good_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "there.jsonl").touch()
    for path, code in (
        ("no/such/x.jsonl", "unwritable"),
        ("there.jsonl", "records-exist"),
        ("x.json", "records-ending"),
    ):
        with pytest.raises(sixgun.SixgunError) as refused:
            arena.simulate("dice", games=10**6, records=tmp_path / path)
        assert refused.value.code == code


def test_a_file_that_is_cut_off_gives_its_whole_games_then_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    arena.simulate("dice", games=CHUNK + 1, seed=1, records=path)
    path.write_bytes(path.read_bytes()[:-20])
    rows = sixgun.read_records(path)
    for _ in range(CHUNK):
        sixgun.load(next(rows))
    with pytest.raises(sixgun.BadData, match="whole"):
        list(rows)


def test_other_files_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text("[]\n")
    with pytest.raises(sixgun.BadData, match="list"):
        list(sixgun.read_records(tmp_path / "x.jsonl"))
    (tmp_path / "x.jsonl.gz").write_text("plain")
    with pytest.raises(sixgun.SixgunError, match="read"):
        list(sixgun.read_records(tmp_path / "x.jsonl.gz"))
    with pytest.raises(sixgun.SixgunError, match="many games"):
        sixgun.load(tmp_path / "x.jsonl")
