"""A small part of the fuzzing, and that it finds what there is to be found."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import sixgun
from tests.fuzz import __main__ as fuzz
from tests.fuzz.trial import FOREIGN, INCONSISTENT, PLAYED, REFUSED, tried
from tests.processes import untraced


def test_mutated_files_are_refused_or_are_games_that_can_be_played(tmp_path: Path, root: Path) -> None:
    command = [sys.executable, "-m", "tests.fuzz", "--cases", "400", "--seed", "7", "--limit", "120"]
    done = subprocess.run(
        [*command, "--folder", str(tmp_path)], cwd=root, env=untraced(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    refused, played = map(int, re.findall(r"400 of 400: (\d+) refused, (\d+) played", done.stdout)[0])
    assert refused > 100 and played > 50 and refused + played == 400


def test_a_case_is_the_same_each_time() -> None:
    first, again = [fuzz.case_of(1, 45, fuzz.batch_of(1, 45)) for _ in range(2)]
    assert first == again != fuzz.case_of(1, 46, fuzz.batch_of(1, 46))


DYING = """
import os, sys
from pathlib import Path
from tests.fuzz import __main__ as fuzz
fuzz.tried = lambda data, _: os._exit(3) if data["case"] == 2 else (fuzz.REFUSED, "")
fuzz.batch_of = lambda *_: [{}]
fuzz.case_of = lambda _, case, __: {"case": case}
hunt = fuzz.Hunt(seed=1, cases=5, workers=1, limit=120, folder=Path(sys.argv[1]))
print(hunt.run(), dict(hunt.counts))
"""


def test_a_process_that_dies_is_a_finding_and_the_rest_goes_on(tmp_path: Path, root: Path) -> None:
    command = [sys.executable, "-c", DYING, str(tmp_path)]
    told = subprocess.check_output(command, cwd=root, env=untraced(), text=True)
    assert told.splitlines()[-1] == f"1 {{{REFUSED!r}: 4, {FOREIGN!r}: 1}}"
    assert (tmp_path / "foreign-1-2.json").exists() and "case 2" in told


def test_what_should_not_be_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    position = sixgun.new_game("classic", players=4, seed=1).position()
    assert tried(position, Random(1))[0] == PLAYED
    assert tried({**position, "active": 9}, Random(1)) == (REFUSED, "data-range")
    monkeypatch.setattr("tests.fuzz.trial.check_cards", lambda *_: 1 / 0)
    assert tried(position, Random(1)) == (FOREIGN, "ZeroDivisionError: division by zero")
    monkeypatch.setattr("tests.fuzz.trial.check_cards", lambda *_: None)
    monkeypatch.setattr("tests.fuzz.trial.again", lambda data: {**data, "turn": 99})
    assert tried(position, Random(1)) == (INCONSISTENT, "its position gives another state")
