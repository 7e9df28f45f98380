"""Bots that search: what they believe of the others, and what they try before they act."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.game_bots import GameBots
from sixgun.bots.opponent_model import OpponentModel
from sixgun.bots.role_belief import RoleBelief
from sixgun.bots.rollout import HandModel
from sixgun.bots.scoring import Suspicious
from sixgun.bots.search import Candidate, Effort, Search
from sixgun.engine.action import Action, verb_of
from sixgun.engine.messages import Event, Verb
from sixgun.engine.num import i64, vec
from sixgun.engine.rng import Rng
from sixgun.engine.view import View
from sixgun.family.roles import RoleTable


class Searcher(Bot):
    """Deals the unknown again and again by its belief, and plays every action on from there."""

    def __init__(self, rng: Rng, bots: GameBots, effort: Effort, level: str = "") -> None:
        super().__init__(rng)
        self.observes = True
        self.bots = bots
        self.level = level
        self.policy = bots.policy()
        self.value = bots.value_of(level)
        self.effort = effort
        self.verbs: tuple[Verb, ...] = ()
        self.belief: RoleBelief | None = None
        self.opponent_model: OpponentModel | None = None
        self.hand_model: HandModel | None = None
        self.ranking: list[Candidate] = []
        self.reset()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled with what it remembers, but without what it thought at its last decision."""
        names = ("policy", "belief", "opponent_model", "hand_model", "all_seeing")
        return restored, (self.rng, self.bots, self.effort, self.level, {name: getattr(self, name) for name in names})

    def reset(self) -> None:
        self.policy.forget()
        self.belief = None
        self.ranking = []
        if self.level == "legend":
            self.opponent_model = OpponentModel()
            self.hand_model = self.bots.hand_model() if self.bots.hand_model is not None else None

    def on_event(self, event: Event) -> None:
        """It remembers what gunhands remember: that is how it expects the others to play."""
        self.policy.on_event(event.type, event.a, event.b, event.c, event.d)
        if self.hand_model is not None:
            self.hand_model.on_event(event.type, event.a, event.b, event.c, event.d)

    def observe(self, view: View, action: Action) -> None:
        """What a player does tells who they may be."""
        t = view.redacted
        if isinstance(t, RoleTable):
            if self.belief is None:
                self.belief = RoleBelief(t.role)
            gunhand = 0.0
            if self.opponent_model is not None:
                gunhand = 1.0 - self.opponent_model.skill(view.seat)[t.deciding]
                self.opponent_model.see(t, self.belief, self.policy, action.code)
            self.belief.see(t, self.policy, action.code, gunhand)

    def choose(self, view: View) -> Action:
        self.ranking = self.search(view).run()
        self.verbs = view.redacted.rules.verbs
        return self.named(self.ranking[0])

    def search(self, view: View) -> Search:
        """The search for a decision of its seat, by all that it believes now."""
        t = view.redacted
        effort = self.effort
        if isinstance(t, RoleTable):
            if self.belief is None:
                self.belief = RoleBelief(t.role)
            self.belief.learn(t)
            policy = self.policy
            if self.opponent_model is not None and isinstance(policy, Suspicious):
                policy.skill = self.opponent_model.skill(view.seat)
                effort = self.among(t, policy.skill, view.seat)
        value = self.value if self.value.knows(t) else None
        return Search(view, self.belief, self.policy, value, effort, self.rng, self.hand_model)

    def among(self, t: RoleTable, skill: vec[float], me: i64) -> Effort:
        """How it thinks at a table of players who are so good: gunhands don't err from what a gunhand would do."""
        others = [skill[seat] for seat in range(len(t.role)) if seat != me and t.lives(seat)]
        usual = self.effort
        errors = int(float(usual.errors) * sum(others) / float(len(others)) + 0.5)
        return Effort(usual.playouts, usual.milliseconds, usual.turns, errors, usual.plans)

    def named(self, candidate: Candidate) -> Action:
        return Action(candidate.action, self.verbs[verb_of(candidate.action)])

    def ballot(self) -> dict[str, tuple[float, int]]:
        """The tried actions by text: the sum of the chances to win, and the playouts. Several may be put together."""
        return {self.named(one).text: (one.total, int(one.tries)) for one in self.ranking}

    def explain(self) -> list[dict[str, object]]:
        """How likely it wins by each action, the likeliest first, the standard error of that, and in how many playouts.

        Of several actions that come to the same one is named. One that it gave up early stands as far behind its choice
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
            told.append({"action": self.named(one).to_dict(), **known})
        return told


def restored(rng: Rng, bots: GameBots, effort: Effort, level: str, memory: dict[str, object]) -> Searcher:
    """A bot that was pickled."""
    bot = Searcher(rng, bots, effort, level)
    for name, value in memory.items():
        setattr(bot, name, value)
    return bot
