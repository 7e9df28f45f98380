"""Where there is no librt, lists take its place."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sixgun.arena.bench import compiled

PLAY = """
import sys
sys.modules["librt.vecs"] = None if sys.argv[1] == "lists" else __import__("librt.vecs").vecs
import sixgun
for name in sixgun.GAMES:
    game, luck = sixgun.new_game(name, players=5, seed=7), sixgun.luck(1)
    while game.decision:
        game.apply(game.decision.actions[luck.below(len(game.actions) % len(game.decision.actions) + 1)])
        twin = game.view(1).sample(luck)
    print(game.record(), twin.to_data())
"""


@pytest.mark.skipif(compiled(), reason="compiled modules need librt")
def test_a_game_with_lists_is_the_game_with_vectors() -> None:
    played = [subprocess.run([sys.executable, "-c", PLAY, how], capture_output=True) for how in ("lists", "vectors")]
    assert played[0].stdout.count(b"actions") == 2 and not played[0].stderr
    assert played[0].stdout == played[1].stdout
