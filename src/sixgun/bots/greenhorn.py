"""Greenhorn: does anything that is allowed."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.engine.action import Action, Decision
from sixgun.engine.state import View


class Greenhorn(Bot):
    """Chooses among the legal actions at random."""

    def choose(self, view: View, decision: Decision) -> Action:
        return decision.actions[self.luck.below(len(decision.codes))]
