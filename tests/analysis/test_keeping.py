"""The same analysis on however many processes, and however often it was stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import sixgun
from sixgun.analysis import analyse
from sixgun.analysis.keeping import KeptAnalysis
from sixgun.analysis.types import AnalysisData
from sixgun.analysis.work import do
from sixgun.arena import simulate
from sixgun.engine.errors import SixgunError
from tests.clients.test_view_types import fits
from tests.processes import untraced

from .kit import SMALL, TABLES, analysed, played

ENDLESS = 1_000_000


def test_an_analysis_is_the_same_on_several_processes() -> None:
    game = played("dice", 3)
    assert analyse(game, budget=SMALL, jobs=2) == analyse(game, budget=SMALL)


@pytest.mark.many
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_analysis_is_what_its_type_says(name: str, players: int) -> None:
    told = json.loads(json.dumps(analysed(name, players)))
    assert fits(told, AnalysisData)


def test_a_stopped_analysis_goes_on_where_it_was(tmp_path: Path) -> None:
    record, path = played("dice", 3).record(), tmp_path / "kept.json"
    stopped = KeptAnalysis(record, path, SMALL)
    stopped.begin()
    list(islice(stopped.analysis.go_on(), 20))
    stopped.save()
    again = KeptAnalysis(record, path, SMALL)
    assert len(again.analysis.kept) == 20 and not again.is_whole
    assert next(again.analysis.go_on())[0] == 21
    list(again.analysis.go_on())
    assert again.finish() == analyse(record, budget=SMALL)
    assert KeptAnalysis(record, path, SMALL).is_whole
    assert not KeptAnalysis(record, path, SMALL + 1).is_whole


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    record, path = played("dice", 3).record(), tmp_path / "kept.json"
    other = played("dice", 3, seed=2).record()
    wrongs: list[object] = [{"mine": 1}, [], analyse(other, budget=SMALL)]
    for wrong in wrongs:
        path.write_text(json.dumps(wrong))
        with pytest.raises(SixgunError, match="something else"):
            KeptAnalysis(record, path, SMALL)
    begun = KeptAnalysis(record, tmp_path / "begun.json", SMALL)
    begun.begin()
    data = json.loads((tmp_path / "begun.json").read_text())
    path.write_text(json.dumps({**data, "work": {"point 0 0": 7}}))
    with pytest.raises(SixgunError, match="something else"):
        KeptAnalysis(record, path, SMALL)


@pytest.mark.installed
@pytest.mark.parametrize(("how", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 130)])
def test_what_was_done_before_a_kill_is_kept(how: signal.Signals, code: int, tmp_path: Path) -> None:
    sixgun.save(played("dice", 3), tmp_path / "game.json")
    kept = tmp_path / "game.json.analysis.json"
    command = [sys.executable, "-m", "sixgun", "analyse", str(tmp_path / "game.json"), "--jobs", "2"]
    process = subprocess.Popen(
        [*command, "--budget", str(ENDLESS)], env=untraced(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    while not (kept.exists() and json.loads(kept.read_text())["work"]):
        assert process.poll() is None
    process.send_signal(how)
    process.communicate()
    assert process.returncode == code
    analysis = KeptAnalysis(sixgun.load(tmp_path / "game.json").record(), kept, ENDLESS).analysis
    name, found = next(iter(analysis.kept.items()))
    what, which, piece = name.split()
    assert do(analysis.record, ENDLESS, (what, int(which), int(piece))) == found


RUNNING = sixgun.new_game("dice", players=4, seed=1).record()
BAD = [
    (json.dumps(RUNNING), "not over after 0 actions"),
    (json.dumps({**RUNNING, "actions": ["roll 1"]}), "not over after 1 action,"),
    (json.dumps({**RUNNING, "actions": ["dance"]}), "actions[0]"),
    (json.dumps(played("dice", 4).record())[:-40], "JSON"),
    (json.dumps(played("dice", 4).position()), "no action"),
    ("[]", "object"),
]


@pytest.mark.installed
@pytest.mark.parametrize(("text", "told"), BAD)
def test_a_bad_cut_or_running_record_is_a_sentence(text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(text)
    command = [sys.executable, "-m", "sixgun", "analyse", str(tmp_path / "game.json"), "--lang", "en"]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert told in ended.stderr and "Traceback" not in ended.stderr and len(ended.stderr.splitlines()) == 1
    assert not (tmp_path / "game.json.analysis.json").exists()


@pytest.mark.installed
def test_a_page_that_can_not_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(played("dice", 4).record()))
    command = [sys.executable, "-m", "sixgun", "analyse", str(tmp_path / "game.json"), "--html", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 2 and len(ended.stderr.splitlines()) == 1
    assert not (tmp_path / "game.json.analysis.json").exists()


@pytest.mark.installed
def test_a_game_of_many_in_a_file_is_explained_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate("dice", "greenhorn", games=2, players=3, seed=1, records=file)
    command = [sys.executable, "-m", "sixgun", "analyse", str(file), "--lang", "en", "--budget", str(SMALL), "--game"]
    subprocess.run([*command, "2"], capture_output=True, check=True)
    told = json.loads((tmp_path / "games.jsonl.2.analysis.json").read_text())
    assert told == json.loads(json.dumps(analyse(list(sixgun.read_records(file))[1], budget=SMALL)))
    ended = subprocess.run([*command, "3"], capture_output=True, text=True)
    assert ended.returncode == 2 and "3" in ended.stderr
