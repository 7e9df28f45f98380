"""Bots that search: what they believe of the others, and what they try before they act."""

from __future__ import annotations

from sixgun.bots.belief import Belief
from sixgun.bots.bot import Bot
from sixgun.bots.policies import hunch_for, policy_for, value_for
from sixgun.bots.repute import Repute
from sixgun.bots.search import Candidate, Effort, Search
from sixgun.bots.suspicion import Suspicious
from sixgun.engine.action import Action, Decision, verb_of
from sixgun.engine.chance import Luck
from sixgun.engine.num import i64, vec
from sixgun.engine.state import View
from sixgun.engine.terms import Note, Term
from sixgun.games.roles import RoleTable


class Searcher(Bot):
    """Deals the unknown again and again as he believes it to be, and plays every action on from there."""

    def __init__(self, luck: Luck, game: str, effort: Effort, level: str = "") -> None:
        super().__init__(luck)
        self.curious = True
        self.policy = policy_for(game)
        self.value = value_for(game, level)
        self.effort = effort
        self.belief: Belief | None = None
        self.repute = Repute() if level == "legend" else None
        self.hunch = hunch_for(game) if level == "legend" else None
        self.ranking: list[Candidate] = []
        self.verbs: tuple[Term, ...] = ()

    def watch(self, event: Note) -> None:
        """He remembers what gunhands remember: that is how he expects the others to play."""
        self.policy.hear(event.term, event.a, event.b, event.c, event.d)
        if self.hunch is not None:
            self.hunch.hear(event.term, event.a, event.b, event.c, event.d)

    def observe(self, view: View, action: Action) -> None:
        """What somebody does tells who he may be."""
        t = view.masked
        if isinstance(t, RoleTable):
            if self.belief is None:
                self.belief = Belief(t)
            gunhand = 0.0
            if self.repute is not None:
                gunhand = 1.0 - self.repute.skill(view.seat)[t.deciding]
                self.repute.see(t, self.belief, self.policy, action.code)
            self.belief.see(t, self.policy, action.code, gunhand)

    def choose(self, view: View, decision: Decision) -> Action:
        t = view.masked
        effort = self.effort
        if isinstance(t, RoleTable):
            if self.belief is None:
                self.belief = Belief(t)
            self.belief.learn(t)
            if self.repute is not None:
                effort = self.among(t, self.repute.skill(view.seat), view.seat)
        search = Search(view, self.belief, self.policy, self.value, effort, self.luck, self.hunch)
        self.ranking = search.run()
        self.verbs = decision.verbs
        return self.named(self.ranking[0])

    def among(self, t: RoleTable, skill: vec[float], me: i64) -> Effort:
        """How he thinks at a table of players who are so good: gunhands don't err from what a gunhand would do."""
        assert isinstance(self.policy, Suspicious)
        self.policy.skill = skill
        others = [skill[seat] for seat in range(len(t.role)) if seat != me and t.lives(seat)]
        usual = self.effort
        errors = int(float(usual.errors) * sum(others) / float(len(others)) + 0.5)
        return Effort(usual.playouts, usual.milliseconds, usual.turns, errors, usual.plans)

    def named(self, candidate: Candidate) -> Action:
        """The action of a candidate."""
        return Action(candidate.action, self.verbs[verb_of(candidate.action)])

    def ballot(self) -> dict[str, tuple[float, int]]:
        """What he tried, by its text: the sum of the chances to win, and the playouts. Several may be put together."""
        return {self.named(one).text: (one.total, int(one.tries)) for one in self.ranking}

    def explain(self) -> list[dict[str, object]]:
        """How likely he wins by each action, the likeliest first, the standard error of that, and in how many playouts.

        Of several actions that come to the same one is named. One that he gave up early stands as far behind his choice
        as it was in the worlds that both met: there they can be compared.
        """
        if not self.ranking:
            return []
        best = self.ranking[0]
        chances = [max(0.0, best.mean - max(0.0, one.gap(best))) for one in self.ranking]
        told: list[dict[str, object]] = []
        for at in sorted(range(len(chances)), key=lambda at: -chances[at]):
            one, chance = self.ranking[at], round(chances[at], 4)
            known: dict[str, object] = {"chance": chance, "error": round(one.error, 4), "playouts": int(one.tries)}
            told.append({"action": self.named(one).to_data(), **known})
        return told


class Oracle(Searcher):
    """Sees every role and every card: how much the others lose by not seeing them."""

    def __init__(self, luck: Luck, game: str, effort: Effort, level: str = "") -> None:
        super().__init__(luck, game, effort, level)
        self.all_seeing = True
