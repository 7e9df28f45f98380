"""Gunhand: plays by rules of thumb, which each game has of its own."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.policies import policy_for
from sixgun.engine.action import Action, Decision, verb_of
from sixgun.engine.chance import Luck
from sixgun.engine.state import View
from sixgun.engine.terms import Note


class Gunhand(Bot):
    """Does what his policy says."""

    def __init__(self, luck: Luck, game: str) -> None:
        super().__init__(luck)
        self.policy = policy_for(game)

    def watch(self, event: Note) -> None:
        """He remembers what matters."""
        self.policy.hear(event.term, event.a, event.b, event.c, event.d)

    def choose(self, view: View, decision: Decision) -> Action:
        best = self.policy.decide(view.masked)
        return Action(best, decision.verbs[verb_of(best)])
