"""From a trained policy to a seat: what it sees of a view, and a bot that plays as it says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sixgun.bots.bot import Bot
from sixgun.engine.action import Action, verb_of
from sixgun.engine.rng import Rng
from sixgun.engine.view import View
from sixgun.registry import rules_of
from sixgun.research.encoding import Observation, encoding_for

Policy = Callable[[Observation], Any]


def encode(view: View) -> Observation:
    """A view as every environment shows it: `observation` and `action_mask`.

    >>> import sixgun
    >>> from sixgun.research import encode
    >>> seen = encode(sixgun.new_game("dice", players=5, seed=7).view(0))
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((291,), 32)
    """
    return encoding_for(view.redacted.rules).observe(view)


class NetBot(Bot):
    """A policy in a seat. It gets an observation with its mask, and gives the number of an action, as in `env.step`.

    >>> import sixgun
    >>> from sixgun.research import NetBot
    >>> first = NetBot(lambda seen: seen["action_mask"].argmax(), "dice")
    >>> sixgun.play("dice", [first, "gunhand", "gunhand"], seed=1).is_over
    True
    """

    def __init__(self, policy: Policy, game: str, seed: Rng | Random | int | None = None) -> None:
        super().__init__(seed)
        self.policy = policy
        self.game = rules_of(game).name

    def choose(self, view: View) -> Action:
        """The action that the policy's number means here."""
        state = view.redacted
        encoding = encoding_for(rules_of(self.game, list(state.rules.sets)))
        code = encoding.code(int(self.policy(encoding.observe(view))), state, int(view.seat))
        return Action(code, state.rules.verbs[verb_of(code)])
