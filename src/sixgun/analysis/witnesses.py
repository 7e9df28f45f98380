"""Legends who sit in all seats of a recorded game and are never asked: what each could know at every decision."""

from __future__ import annotations

from sixgun.analysis.course import Course, Deciding
from sixgun.bots.bot import hear, show
from sixgun.bots.role_belief import RoleBelief
from sixgun.bots.search import Effort, Search
from sixgun.bots.searcher import Searcher
from sixgun.engine.rng import Rng
from sixgun.engine.view import View
from sixgun.family.roles import RoleTable
from sixgun.make_bot import game_bots

LEVEL = "legend"


class Witnesses:
    """One in each seat. They hear and see the game in its order."""

    def __init__(self, course: Course, playouts: int) -> None:
        bots = game_bots(course.rules.name)
        usual = bots.efforts[LEVEL]
        effort = Effort(playouts, 0, usual.turns, usual.errors, usual.plans)
        self.course = course
        self.seats = [Searcher(Rng(bytes(32)), bots, effort, LEVEL) for _ in range(course.state.players)]
        self.at = 0
        for seat, witness in enumerate(self.seats):
            hear(witness, seat, course.opening)

    def come_to(self, number: int) -> Deciding:
        """Hear and see all that was before a decision; only forward."""
        while self.at < number:
            self.pass_by(self.course.decisions[self.at])
            self.at += 1
        return self.course.decisions[number]

    def pass_by(self, decision: Deciding) -> None:
        """A decision is made, and something comes of it."""
        self.search(decision, Rng(bytes(32)))
        show(decision.state, decision.action, dict(enumerate(self.seats)))
        for seat, witness in enumerate(self.seats):
            hear(witness, seat, decision.events)

    def search(self, decision: Deciding, rng: Rng) -> Search:
        """The search that a legend would make here."""
        witness = self.seats[decision.seat]
        witness.rng = rng
        return witness.search(decision.state.view(decision.seat))

    def belief(self, view: View) -> RoleBelief | None:
        """What a seat holds of the others' roles, in games that have them."""
        t = view.redacted
        witness = self.seats[view.seat]
        if not isinstance(t, RoleTable):
            return None
        if witness.belief is None:
            witness.belief = RoleBelief(t.role)
        witness.belief.learn(t)
        return witness.belief
