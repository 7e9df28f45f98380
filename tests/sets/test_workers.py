"""Worker processes of each kind know a set from elsewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import sixgun
from sixgun.arena.contest import Contest, play_contest
from sixgun.arena.pairs import Match
from sixgun.arena.parallel import Workers
from sixgun.arena.simulation import Study, play_chunk, play_study
from sixgun.matches.thinking import Thinker, answer
from sixgun.server.workers import Thinking
from sixgun.set_modules import set_modules
from sixgun.workers import worker_pool
from tests.sets.test_toy import SETS

BOT = "sharpshooter@8"  # with a budget, no clock ends its thinking
STUDY = Study("classic", 8, 60, ("greenhorn",), 1, {"sets": SETS})
SCRIPT = """
import sixgun
from sixgun.family.sets import GameSet
from sixgun.workers import worker_pool

sixgun.add_set("classic", GameSet("eight", range(4, 9)))

def players(seed):
    return sixgun.new_game("classic", players=8, seed=seed, sets=["base", "eight"]).players

if __name__ == "__main__":
    with worker_pool(1, "spawn") as pool:
        print(pool.submit(players, 1).result())
"""


def test_the_module_that_adds_a_set_is_remembered() -> None:
    assert "tests.sets.toy" in set_modules()


async def test_those_who_think_for_a_match() -> None:
    game = sixgun.new_game("classic", players=8, seed=5, sets=SETS)
    with Thinker({BOT}) as thinker:
        assert thinker.pool and game.current_seat is not None
        assert await thinker.choose(game, game.current_seat, BOT) == answer(game, game.current_seat, BOT)
        assert thinker.pool


async def test_those_who_think_for_a_house() -> None:
    game = sixgun.new_game("classic", players=8, seed=5, sets=SETS)
    thinking = Thinking(1, 60)
    assert game.current_seat is not None
    told = await thinking.choose(game, game.current_seat, "gunhand")
    thinking.close()
    assert told == answer(game, game.current_seat, "gunhand") and thinking.replaced == 0


def test_those_who_play_for_a_study() -> None:
    alone, _ = play_study(STUDY, Workers(1), lambda _: None)
    assert play_study(STUDY, Workers(2), lambda _: None) == (alone, True)
    with worker_pool(1, "spawn") as pool:  # not every system forks
        assert pool.submit(play_chunk, STUDY, 0, 3).result() == play_chunk(STUDY, 0, 3)


def test_those_who_play_for_the_arena() -> None:
    match = Match("classic", 8, "gunhand", "greenhorn", 1, {"sets": SETS})
    contests = [Contest(match, 4, 0.0) for _ in range(2)]
    for contest, jobs in zip(contests, (1, 2), strict=True):
        assert play_contest(contest, Workers(jobs), None, lambda _: None)
    assert contests[0].counted == contests[1].counted != []


def test_a_set_of_the_main_program(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text(SCRIPT)
    for how in ((str(tmp_path / "main.py"),), ("-m", "main")):
        ran = subprocess.run([sys.executable, *how], capture_output=True, text=True, cwd=tmp_path)
        assert ran.stdout == "8\n", ran.stderr
