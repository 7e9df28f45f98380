"""Compiled or interpreted, with vectors or with lists: an agent sees the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

DIGEST = """
import hashlib, sys
if sys.argv[1] == "lists":
    sys.modules["librt.vecs"] = None
import numpy as np
import sixgun
from sixgun.research.vector import make_vector
for name, rules in sixgun.GAMES.items():
    total = hashlib.sha256()
    for players in rules.players:
        vector, rng = make_vector(name, 3, players=players), np.random.default_rng(players)
        now = vector.reset(seed=players)
        for _ in range(150):
            now = vector.step((now.masks * rng.random(now.masks.shape)).argmax(axis=1))
            for array in now:
                total.update(array.tobytes())
            for seat in range(players):
                total.update(vector.encoding.seen(vector.states[0], seat)["observation"].tobytes())
    print(name, total.hexdigest())
"""


def test_lists_in_plain_python_show_what_is_shown_here(root: Path) -> None:
    plain = {**os.environ, "PYTHONPATH": str(root / "src")}  # compiled modules need librt
    lists = subprocess.run([sys.executable, "-c", DIGEST, "lists"], capture_output=True, env=plain)
    here = subprocess.run([sys.executable, "-c", DIGEST, "here"], capture_output=True)
    assert lists.stdout.count(b"\n") == 3 and not lists.stderr
    assert lists.stdout == here.stdout
