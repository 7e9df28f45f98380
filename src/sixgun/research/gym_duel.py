"""The Duel for one agent against a bot: `gymnasium.make("sixgun/Duel-v0")`."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.rules import Options
from sixgun.research.duel_encoding import DuelEncoding
from sixgun.research.duel_scene import duel_scene
from sixgun.research.solo import SoloEnv


class DuelEnv(SoloEnv):
    """BANG! The Duel.

    `seat` 0 for the Law, 1 for the Outlaws, None for either in each episode; `bots` the name of the opponent;
    `characters` of each side, 2 to 12; `always_ask` for an answer even if there is only one; `render_mode` ansi, human
    or rgb_array.

    >>> import gymnasium, sixgun.research
    >>> env = gymnasium.make("sixgun/Duel-v0", seat=1, bots="greenhorn", characters=2)
    >>> observation, info = env.reset(seed=7)
    >>> int(observation["action_mask"].sum()) == len(info["legal"])
    True
    """

    def __init__(
        self,
        seat: int | None = 0,
        bots: str | Sequence[str] = "gunhand",
        characters: int = 4,
        always_ask: bool = False,
        render_mode: str | None = None,
    ) -> None:
        choices: Options = {"characters": characters, "always_ask": always_ask}
        super().__init__(DuelEncoding(), duel_scene, 2, seat, bots, render_mode, choices)
