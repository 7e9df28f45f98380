"""A small part of the fuzzing, and that it finds what there is to be found."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from tests.fuzz import __main__ as fuzz
from tests.fuzz.trial import FOREIGN, INCONSISTENT, PLAYED, REFUSED, tried


@pytest.mark.timeout(170)
def test_mutated_files_are_refused_or_are_games_that_can_be_played(tmp_path: Path) -> None:
    hunt = fuzz.Hunt(seed=7, cases=400, workers=1, limit=120, folder=tmp_path)
    assert hunt.run() == 0
    assert hunt.counts[REFUSED] > 100 and hunt.counts[PLAYED] > 50 and hunt.counts.total() == 400


def test_a_case_is_the_same_each_time() -> None:
    first, again = [fuzz.case_of(1, 45, fuzz.batch_of(1, 45)) for _ in range(2)]
    assert first == again != fuzz.case_of(1, 46, fuzz.batch_of(1, 46))


def test_a_process_that_dies_is_a_finding_and_the_rest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def dies(data: dict[str, Any], _: Random) -> tuple[str, str]:
        return os._exit(3) if data["case"] == 2 else (REFUSED, "")

    monkeypatch.setattr(fuzz, "tried", dies)
    monkeypatch.setattr(fuzz, "batch_of", lambda *_: [{}])
    monkeypatch.setattr(fuzz, "case_of", lambda _, case, __: {"case": case})
    hunt = fuzz.Hunt(seed=1, cases=5, workers=1, limit=120, folder=tmp_path)
    assert hunt.run() == 1 and hunt.counts == {REFUSED: 4, FOREIGN: 1}
    assert (tmp_path / "foreign-1-2.json").exists() and "case 2" in capsys.readouterr().out


def test_what_should_not_be_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    position = sixgun.new_game("classic", players=4, seed=1).position()
    assert tried(position, Random(1))[0] == PLAYED
    assert tried({**position, "active": 9}, Random(1)) == (REFUSED, "data-range")
    monkeypatch.setattr("tests.fuzz.trial.check_cards", lambda *_: 1 / 0)
    assert tried(position, Random(1)) == (FOREIGN, "ZeroDivisionError: division by zero")
    monkeypatch.setattr("tests.fuzz.trial.check_cards", lambda *_: None)
    monkeypatch.setattr("tests.fuzz.trial.again", lambda data: {**data, "turn": 99})
    assert tried(position, Random(1)) == (INCONSISTENT, "its position gives another state")
