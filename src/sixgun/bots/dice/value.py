"""What a table of The Dice Game shows of its end: the life of each role, arrows, whose turn it is, who is suspected."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.dice.gunhand import GunhandDice
from sixgun.bots.net import NetValue
from sixgun.engine.num import i64, vec
from sixgun.engine.rollout import Policy
from sixgun.engine.state import State
from sixgun.games.dice.table import Table, table
from sixgun.games.roles import DEPUTY, SHERIFF

SIGNS: Final = 34
BLANK: Final = vec[float]([0.0] * SIGNS)
EACH: Final = 6  # signs of a role
TURN_AT: Final = 24
TABLE_AT: Final = 28


@mypyc_attr(acyclic=True)
class DiceValue(NetValue):
    """The law, the Outlaws or the Renegade wins; among three players each role by itself."""

    def outcome_of(self, state: State, seat: i64) -> i64:
        role = table(state).role[seat]
        return 0 if role == SHERIFF else role - DEPUTY

    def signs(self, state: State, policy: Policy) -> vec[float]:
        t = table(state)
        assert isinstance(policy, GunhandDice)
        found = BLANK[:]
        seat: i64 = 0
        while seat < len(t.cast):
            if t.life[seat] > 0:
                self.add_player(t, policy, seat, found)
            seat += 1
        found[TURN_AT + t.role[t.roller]] = 1.0
        found[TABLE_AT] = float(t.middle) / 9.0
        found[TABLE_AT + 1] = float(t.living) / 8.0
        found[TABLE_AT + 2] = 1.0 if len(t.cast) == 3 else 0.0
        found[TABLE_AT + 3] = 1.0 if t.living == 2 else 0.0
        found[TABLE_AT + 4] = 1.0 if t.living == 3 else 0.0
        found[TABLE_AT + 5] = float(len(t.cast)) / 8.0
        return found

    def add_player(self, t: Table, policy: GunhandDice, seat: i64, found: vec[float]) -> None:
        """What a living player adds to his role."""
        at: i64 = EACH * t.role[seat]
        life = float(t.life[seat])
        found[at] += life / 8.0
        found[at + 1] += 0.5
        found[at + 2] += float(t.arrows[seat]) / 4.0
        found[at + 3] += 1.0 / life
        found[at + 4] += float(max(-40, min(40, policy.suspicion[seat]))) / 40.0
        found[at + 5] += 1.0 if t.arrows[seat] >= t.life[seat] else 0.0
