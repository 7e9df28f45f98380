"""`sixgun bench` keeps its results, compares them, and measures the environments."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli import bench
from sixgun.engine.errors import SixgunError
from sixgun.locale import LANGUAGES, Words
from sixgun.registry import GAMES
from sixgun.research import bench as research

ENGLISH = Words("en")


def result(name: str = "dice", **figures: int) -> dict[str, Any]:
    """A result as it is measured."""
    return {"bench": name, "players": 5, "compiled": True, "python": "3.11.0", "per_second": figures}


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What every game is measured to do, without measuring."""
    told = {"decisions": 3_000_000, "json_round_trips": 400}
    monkeypatch.setattr(bench, "measure_games", lambda games, tell: [result(game.name, **told) for game in games])
    return told


def test_a_run_is_kept_and_compared_with(
    figures: dict[str, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "before.json")
    bench.run(ENGLISH, None, file, None, True)
    assert [one["bench"] for one in json.loads(capsys.readouterr().out)] == list(GAMES)
    figures["decisions"] = 4_500_000
    bench.run(ENGLISH, "duel", None, file, False)
    shown = capsys.readouterr().out
    assert all(word in shown for word in ("4,500,000", "3,000,000", "1.50", "1.00", "earlier", "ratio", "Compared"))
    bench.run(ENGLISH, "dice", None, file, True)
    assert json.loads(capsys.readouterr().out)["against"] == {"decisions": 1.5, "json_round_trips": 1.0}


@pytest.mark.usefixtures("figures")
def test_what_was_not_kept_is_not_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "before.json"
    file.write_text(json.dumps({"sixgun": "bench", "results": [result("dice", decisions=1_500_000)]}))
    bench.run(ENGLISH, None, None, str(file), True)
    dice, classic, duel = json.loads(capsys.readouterr().out)
    assert dice["against"] == {"decisions": 2.0} and "against" not in classic and "against" not in duel
    bench.run(ENGLISH, None, None, str(file), False)
    assert capsys.readouterr().out.count("2.00") == 1


@pytest.mark.parametrize(
    "text",
    [
        *("[]", "{}", '{"sixgun": "record"}', '{"sixgun": "bench"}', '{"sixgun": "bench", "results": [1]}'),
        '{"sixgun": "bench", "results": [{"bench": "dice"}]}',
        '{"sixgun": "bench", "results": [{"bench": 1, "compiled": 1, "python": 1, "per_second": {"games": "x"}}]}',
    ],
)
def test_a_file_that_is_no_kept_run_is_refused_before_anything_is_measured(text: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    with pytest.raises(SixgunError, match="--save") as caught:
        bench.run(ENGLISH, "dice", None, str(file), False)
    for language in LANGUAGES:
        assert "odd.json" in caught.value.sentence(Words(language))


def test_an_unknown_subject_is_refused_with_all_that_there_are() -> None:
    with pytest.raises(SixgunError, match="dice, classic, duel, research, server, log"):
        bench.Subject().convert("poker", None, None)


def test_environments_are_measured_beside_those_of_pettingzoo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = research.measure_environments(lambda _: None, rounds=1)
    monkeypatch.setattr(research, "measure_environments", lambda tell: few)
    bench.run(ENGLISH, "research", None, None, False)
    shown = " ".join(capsys.readouterr().out.split())
    for name in ("dice_v0.raw_env", "classic_v0.env", "sixgun/Duel-v0", 'make_vector("classic", 64)'):
        assert name in shown and few["per_second"][name] > 0  # type: ignore[index]
    measured = "pettingzoo.classic.tictactoe_v3.raw_env" in shown
    assert measured == (find_spec("pygame") is not None)
    assert ("pip install pygame-ce chess" in shown) == bool(research.missing_peers(few))


def test_a_peer_that_is_there_is_measured_and_one_that_is_not_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixgun.research.pettingzoo import dice_v0

    def find(name: str) -> object:
        if name.endswith("chess_v6"):
            raise ImportError(name)
        return dice_v0

    monkeypatch.setattr(research, "import_module", find)
    works = research.peer_works()
    assert [name.split(".")[2] for name in works] == ["tictactoe_v3", "connect_four_v3"]
    assert [work(50) for work in works.values()] == [{"steps": 50}] * 2
    assert research.missing_peers({"per_second": works}) == ["chess_v6"]
