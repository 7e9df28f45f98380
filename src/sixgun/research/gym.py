"""Every game for one agent among bots: `gymnasium.make("sixgun/Dice-v0")`, and `Classic-v0`, `Duel-v0`."""

from __future__ import annotations

from sixgun.engine.state import View
from sixgun.research.classic.scene import classic_scene
from sixgun.research.dice.scene import dice_scene
from sixgun.research.duel.scene import duel_scene
from sixgun.research.scene import Scene
from sixgun.research.solo import SoloEnv


class DiceEnv(SoloEnv):
    """The Dice Game, for 3 to 8 players.

    >>> import gymnasium, sixgun.research
    >>> env = gymnasium.make("sixgun/Dice-v0", players=4, bots=["gunhand", "greenhorn", "gunhand"])
    >>> observation, info = env.reset(seed=7)
    >>> int(env.unwrapped.action_masks().sum()) == len(env.unwrapped.legal_texts())
    True
    """

    GAME = "dice"

    def scene(self, view: View) -> Scene:
        return dice_scene(view)


class ClassicEnv(SoloEnv):
    """BANG!, the card game, for 4 to 7 players, with its options `sheriff_extra_card`, `beginner` and `always_ask`.

    >>> import gymnasium, sixgun.research
    >>> env = gymnasium.make("sixgun/Classic-v0", players=4, seat=None, bots="greenhorn")
    >>> observation, info = env.reset(seed=7)
    >>> int(env.unwrapped.action_masks().sum()) == len(env.unwrapped.legal_texts())
    True
    """

    GAME = "classic"

    def scene(self, view: View) -> Scene:
        return classic_scene(view)


class DuelEnv(SoloEnv):
    """BANG! The Duel, with its options `characters` (2 to 12 a side) and `always_ask`; seat 0 is the Law.

    >>> import gymnasium, sixgun.research
    >>> env = gymnasium.make("sixgun/Duel-v0", seat=1, bots="greenhorn", characters=2)
    >>> observation, info = env.reset(seed=7)
    >>> int(env.unwrapped.action_masks().sum()) == len(env.unwrapped.legal_texts())
    True
    """

    GAME = "duel"

    def scene(self, view: View) -> Scene:
        return duel_scene(view)
