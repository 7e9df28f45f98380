"""Gunhand: plays by rules of thumb, which each game has of its own."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.rollout import Policy
from sixgun.engine.action import Action, verb_of
from sixgun.engine.messages import Event
from sixgun.engine.rng import Rng
from sixgun.engine.view import View


class Gunhand(Bot):
    """Does what its policy says."""

    def __init__(self, rng: Rng, policy: Policy) -> None:
        super().__init__(rng)
        self.policy = policy

    def reset(self) -> None:
        self.policy.forget()

    def on_event(self, event: Event) -> None:
        """Its policy remembers what matters."""
        self.policy.on_event(event.type, event.a, event.b, event.c, event.d)

    def choose(self, view: View) -> Action:
        best = self.policy.decide(view.redacted)
        return Action(best, view.redacted.rules.verbs[verb_of(best)])

    def __reduce__(self) -> tuple[object, ...]:
        return Gunhand, (self.rng, self.policy)
