"""Where there is no librt, lists take its place."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sixgun

PLAY = """
import sys
sys.modules["librt.vecs"] = None if sys.argv[1] == "lists" else __import__("librt.vecs").vecs
import sixgun
for name in sixgun.GAMES:
    game, luck = sixgun.new_game(name, players=sixgun.GAMES[name].usual_players, seed=7), sixgun.rng(1)
    while game.decision:
        game.apply(game.decision.actions[luck.below(len(game.history) % len(game.decision.actions) + 1)])
        twin = game.view(1).sample(luck)
    print(game.record(), twin.to_dict())
"""


def test_a_game_with_lists_is_the_game_with_vectors(root: Path) -> None:
    sources = {**os.environ, "PYTHONPATH": str(root / "src")}  # compiled modules need librt
    command = [sys.executable, "-c", PLAY]
    played = [subprocess.run([*command, how], capture_output=True, env=sources) for how in ("lists", "vectors")]
    assert played[0].stdout.count(b"actions") == len(sixgun.GAMES) and not played[0].stderr
    assert played[0].stdout == played[1].stdout
