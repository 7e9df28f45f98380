"""How well the others play: who often does what no rule of thumb would do has thought of something better."""

from __future__ import annotations

from math import exp, log
from typing import Final

from sixgun.bots.role_belief import RoleBelief
from sixgun.bots.rollout import Policy
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.family.roles import RoleTable

# How often a gunhand and one who searches do what a gunhand of their role would do, as far as others can tell.
GUNHAND: Final = 0.97
SEARCHER: Final = 0.77
SEATS: Final = 8
LIMIT: Final = 6.0  # no belief is so sure that it can't be corrected …
COMPANY: Final = 2.0  # … and what is known of the others at the table tells that much of one of them at most


@mypyc_attr(acyclic=True)
class OpponentModel:
    """For each seat the logarithm of the odds that its player is better than a gunhand; at first they are even."""

    def __init__(self) -> None:
        self.odds = vec[float]([0.0] * SEATS)

    def see(self, t: RoleTable, belief: RoleBelief, policy: Policy, action: i64) -> None:
        """The deciding player is about to act, in whatever role they are believed to have."""
        belief.settle()
        seat = t.deciding
        known = t.role
        usual = 0.0
        role: i64 = 0
        while role < 4:
            share = belief.chance(seat, role)
            if share > 0.0:
                t.role = known[:]
                t.role[seat] = role
                told = policy.would(t, action)
                if told < 0:
                    break
                usual += share * float(told)
            role += 1
        t.role = known
        if role == 4:
            told_by = log(mixed(SEARCHER, usual) / mixed(GUNHAND, usual))
            self.odds[seat] = limited(self.odds[seat] + told_by, LIMIT)

    def skill(self, me: i64) -> vec[float]:
        """How likely each player is better than a gunhand: like seeks like. One's own skill is known."""
        total = sum(list(self.odds))
        found = vec[float]([likely(odds + limited(total - odds, COMPANY)) for odds in self.odds])
        found[me] = 1.0
        return found


def mixed(often: float, usual: float) -> float:
    """How likely an act is for somebody who so often does what is usual."""
    return often * usual + (1.0 - often) * (1.0 - usual)


def limited(odds: float, most: float) -> float:
    return max(-most, min(most, odds))


def likely(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))
