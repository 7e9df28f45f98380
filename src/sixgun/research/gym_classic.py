"""The classic game for one agent among bots: `gymnasium.make("sixgun/Classic-v0")`."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.research.classic_encoding import ClassicEncoding
from sixgun.research.classic_scene import classic_scene
from sixgun.research.solo import SoloEnv


class ClassicEnv(SoloEnv):
    """BANG!, the card game.

    `players` 4 to 7; `seat` the agent's, None for another one in each episode; `bots` one name for all the others, or
    a list of names from the agent's left round to his right; `render_mode` ansi, human or rgb_array.

    >>> import gymnasium, sixgun.research
    >>> env = gymnasium.make("sixgun/Classic-v0", players=4, bots=["gunhand", "greenhorn", "gunhand"])
    >>> observation, info = env.reset(seed=7)
    >>> int(observation["action_mask"].sum()) == len(info["legal"])
    True
    """

    def __init__(
        self,
        players: int = 5,
        seat: int | None = 0,
        bots: str | Sequence[str] = "gunhand",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(ClassicEncoding(), classic_scene, players, seat, bots, render_mode)
