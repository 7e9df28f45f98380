"""Environments for people who train agents. Importing this registers the Gymnasium ones, one for each game.

>>> import gymnasium, sixgun.research
>>> [gymnasium.spec(f"sixgun/{game}-v0").id for game in ("Dice", "Classic", "Duel")]
['sixgun/Dice-v0', 'sixgun/Classic-v0', 'sixgun/Duel-v0']
"""

from importlib.util import find_spec

from sixgun.engine.errors import SixgunError


def check_installed() -> None:
    """What the environments need comes with an extra; say how to get it if it is not there."""
    missing = [name for name in ("gymnasium", "numpy", "pettingzoo", "PIL") if find_spec(name) is None]
    if missing:
        raise SixgunError("no-research", missing=", ".join(missing))


check_installed()

from gymnasium import register  # noqa: E402 (only after the check)

from sixgun.registry import GAMES  # noqa: E402
from sixgun.research.net_bot import NetBot, encode  # noqa: E402

__all__ = ["NetBot", "encode"]

for name in GAMES:
    register(
        id=f"sixgun/{name.title()}-v0",
        entry_point="sixgun.research.solo:SoloEnv",
        vector_entry_point="sixgun.research.vector_solo:VectorSolo",
        kwargs={"game": name},
    )
