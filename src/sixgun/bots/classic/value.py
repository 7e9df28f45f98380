"""What a table of the classic game shows of its end: life, cards and arms of each role, who reaches whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.classic.gunhand import GunhandClassic
from sixgun.bots.net import NetValue
from sixgun.engine.num import i64, vec
from sixgun.engine.rollout import Policy
from sixgun.engine.state import State
from sixgun.games.classic.deck import BEER, DYNAMITE, JAIL, KIND
from sixgun.games.classic.table import Table, table
from sixgun.games.roles import DEPUTY, OUTLAW, SHERIFF

EACH: Final = 10  # signs of a role
TURN_AT: Final = 40
TABLE_AT: Final = 44
SIGNS: Final = 48
BLANK: Final = vec[float]([0.0] * SIGNS)


@mypyc_attr(acyclic=True)
class ClassicValue(NetValue):
    """The law, the Outlaws or the Renegade wins."""

    def outcome_of(self, state: State, seat: i64) -> i64:
        role = table(state).role[seat]
        return 0 if role == SHERIFF else role - DEPUTY

    def signs(self, state: State, policy: Policy) -> vec[float]:
        t = table(state)
        assert isinstance(policy, GunhandClassic)
        found = BLANK[:]
        sheriff = t.seats_with(SHERIFF)
        outlaws = t.seats_with(OUTLAW)
        seat: i64 = 0
        while seat < len(t.cast):
            if t.lives(seat):
                self.add_player(t, policy, seat, found)
                aims = outlaws if t.role[seat] != OUTLAW else sheriff
                if t.within(seat, t.reach(seat)) & aims:
                    found[EACH * t.role[seat] + 9] += 0.5
            seat += 1
        found[TURN_AT + t.role[t.active]] = 1.0
        found[TABLE_AT] = float(t.living) / 7.0
        found[TABLE_AT + 1] = float(len(t.cast)) / 7.0
        found[TABLE_AT + 2] = 1.0 if t.living == 2 else 0.0
        found[TABLE_AT + 3] = 1.0 if t.living == 3 else 0.0
        return found

    def add_player(self, t: Table, policy: GunhandClassic, seat: i64, found: vec[float]) -> None:
        """What a living player adds to his role."""
        at: i64 = EACH * t.role[seat]
        life = float(t.life[seat])
        found[at] += life / 4.0
        found[at + 1] += 0.5
        found[at + 2] += 1.0 / (life + 0.5)
        found[at + 3] += float(len(t.hands[seat])) / 4.0
        found[at + 4] += float(saves(t, seat)) / 2.0
        found[at + 5] += float(t.barrels(seat) + t.remoteness(seat))
        found[at + 6] += float(min(t.reach(seat), 4) + t.sight(seat) - 1) / 2.0 + (1.0 if t.many_bangs(seat) else 0.0)
        found[at + 7] -= float(t.works(seat, JAIL) + t.works(seat, DYNAMITE))
        found[at + 8] += float(max(-40, min(40, policy.suspicion[seat]))) / 40.0


def saves(t: Table, seat: i64) -> i64:
    """How many cards of a hand save a life point."""
    found: i64 = 0
    for card in t.hands[seat]:
        if t.ability(seat).is_missed(KIND[card]) or KIND[card] == BEER:
            found += 1
    return found
