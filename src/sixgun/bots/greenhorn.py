"""Greenhorn: does anything that is allowed."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.engine.action import Action, verb_of
from sixgun.engine.view import View


class Greenhorn(Bot):
    """Chooses among the legal actions at random."""

    def choose(self, view: View) -> Action:
        legal = view.redacted.legal
        action = legal[self.rng.below(len(legal))]
        return Action(action, view.redacted.rules.verbs[verb_of(action)])

    def __reduce__(self) -> tuple[object, ...]:
        return Greenhorn, (self.rng,)
