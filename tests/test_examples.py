"""Every example runs, in a short form, as its head says."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

RUNS = {
    "play.py": (["--game", "dice", "--lang", "de", "--save", "game.json"], "Won: "),
    "own_bot.py": (["--deals", "4"], "in 20 seats"),
    "self_play.py": (["--updates", "1", "--games", "5"], "among gunhands, of 5 games: the net wins"),
    "search_bot.py": (["--games", "2", "--playouts", "10"], "FlatSearch with 10 playouts against a gunhand:"),
    "barrel.py": (["--deals", "4"], "renegade"),
    "win_chances.py": (["--worlds", "4", "--out", "chances.svg"], "chances.svg: "),
    "benchmark.py": (["gunhand", "--deals", "1", "--game", "dice"], "| `gunhand` |"),
}
ELSEWHERE = {
    "my_first_bot.py": "tests/test_host.py",
    "maskable_ppo.py": "test",
}  # a house, and PyTorch: ./test examples


@pytest.mark.installed
@pytest.mark.parametrize("name", RUNS)
def test_an_example_does_what_its_head_says(name: str, root: Path, tmp_path: Path) -> None:
    given, expected = RUNS[name]
    place = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, str(root / "examples" / name), *given]
    done = subprocess.run(command, cwd=tmp_path, env=place, capture_output=True, text=True)
    assert done.returncode == 0 and expected in done.stdout, done.stdout + done.stderr


@pytest.mark.once
def test_examples_are_short_say_how_they_are_run_and_are_tested(root: Path) -> None:
    files = sorted((root / "examples").glob("*.py"))
    assert [file.name for file in files] == sorted([*RUNS, *ELSEWHERE])
    for file in files:
        text = file.read_text(encoding="utf-8")
        head = ast.get_docstring(ast.parse(text))
        assert len(text.splitlines()) <= 80 and head and f"python examples/{file.name}" in head, file.name
    for name, place in ELSEWHERE.items():
        assert name in (root / place).read_text(encoding="utf-8")


@pytest.mark.once
def test_the_page_of_the_benchmark_gives_the_deals_of_its_program(root: Path) -> None:
    program = (root / "examples" / "benchmark.py").read_text(encoding="utf-8")
    page = (root / "docs" / "benchmark.md").read_text(encoding="utf-8")
    seed, players = re.findall(r"SEED, PLAYERS = (\d+), (\{.*\})", program)[0]
    for game, number in ast.literal_eval(players).items():
        assert re.search(rf"sixgun arena {game} +BOT gunhand --players {number} .*--gain 0 --seed {seed}\b", page)
