"""Who has which role: how likely every possible deal is, judged by what everybody has seen."""

from __future__ import annotations

from math import exp, log
from typing import Final

from sixgun.bots.rollout import Policy
from sixgun.engine.messages import Event
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.rng import Rng
from sixgun.family.roles import SHERIFF, UNKNOWN, RoleTable, missing_roles

FLOOR: Final = 0.2  # how often somebody does just anything: who plays otherwise than we think isn't caught at once
GUNHAND: Final = 0.99  # how often a gunhand does what a gunhand would do, as far as others can tell
SCALE: Final = 1 << 30
NO_MARKS: Final = vec[float]([0.0] * 4)


@mypyc_attr(acyclic=True)
class Onlooker:
    """Draws conclusions about roles from what players do."""

    def see(self, t: RoleTable, policy: Policy, action: i64, gunhand: float = 0.0) -> None:
        """The deciding player is about to act: a role that would rather do this becomes likelier. `gunhand` is how
        likely they are a gunhand, which does nothing else than a gunhand of its role would."""
        raise AssertionError(self)


@mypyc_attr(acyclic=True)
class RoleBelief(Onlooker):
    """Every deal of the roles that a seat can't know, with the logarithm of how likely it is."""

    def __init__(self, role: vec[i64]) -> None:
        self.deals: list[vec[i64]] = []
        self.logs = vec[float]()
        self.share = vec[float]()
        deal_out(self.deals, role[:], 0)
        for _ in self.deals:
            self.logs = append(self.logs, 0.0)
        self.settle()

    def __reduce__(self) -> tuple[object, ...]:
        return belief_from, (self.deals, self.logs)

    def see(self, t: RoleTable, policy: Policy, action: i64, gunhand: float = 0.0) -> None:
        seat = t.deciding
        if t.role[seat] != UNKNOWN:
            return
        marks = role_marks(t, policy, action, gunhand)
        at: i64 = 0
        while at < len(self.logs):
            self.logs[at] += marks[self.deals[at][seat]]
            at += 1

    def learn(self, t: RoleTable) -> None:
        """Leave out what the roles that lie open now rule out."""
        deals: list[vec[i64]] = []
        logs = vec[float]()
        at: i64 = 0
        for deal in self.deals:
            if fits(deal, t.role):
                deals.append(deal)
                logs = append(logs, self.logs[at])
            at += 1
        self.deals = deals
        self.logs = logs
        self.settle()

    def settle(self) -> None:
        """The share of each deal; together they make 1."""
        highest = max(list(self.logs))
        self.share = vec[float]([exp(mark - highest) for mark in self.logs])
        total = sum(list(self.share))
        self.share = vec[float]([share / total for share in self.share])

    def draw(self, rng: Rng) -> vec[i64]:
        """A deal, each as often as it is likely."""
        mark = float(rng.below(SCALE)) / float(SCALE)
        at: i64 = 0
        while at + 1 < len(self.share) and mark >= self.share[at]:
            mark -= self.share[at]
            at += 1
        return self.deals[at]

    def chance(self, seat: i64, role: i64) -> float:
        total = 0.0
        at: i64 = 0
        for deal in self.deals:
            if deal[seat] == role:
                total += self.share[at]
            at += 1
        return total


@mypyc_attr(acyclic=True)
class RoleTally(Onlooker):
    """What everybody's deeds tell of their role, whoever looks on: beliefs of all observers are made of it."""

    def __init__(self, players: int) -> None:
        self.marks = [NO_MARKS[:] for _ in range(players)]

    def see(self, t: RoleTable, policy: Policy, action: i64, gunhand: float = 0.0) -> None:
        if t.role[t.deciding] != UNKNOWN:
            return
        sums = self.marks[t.deciding]
        role: i64 = 0
        for mark in role_marks(t, policy, action, gunhand):
            sums[role] += mark
            role += 1

    def belief(self, known: vec[i64]) -> RoleBelief:
        """What somebody who knows these roles may believe of the others."""
        belief = RoleBelief(known)
        at: i64 = 0
        for deal in belief.deals:
            total = 0.0
            seat: i64 = 0
            while seat < len(deal):
                if known[seat] == UNKNOWN:
                    total += self.marks[seat][deal[seat]]
                seat += 1
            belief.logs[at] = total
            at += 1
        belief.settle()
        return belief


def role_marks(t: RoleTable, policy: Policy, action: i64, gunhand: float) -> vec[float]:
    """The logarithm of how likely the deciding player does this in each role."""
    seat, known = t.deciding, t.role
    marks = vec[float]()
    role: i64 = 0
    while role < 4:
        t.role = known[:]
        t.role[seat] = role
        mark = 0.0 if role == SHERIFF else log(likelihood(t, policy, action, gunhand))
        marks = append(marks, mark)
        role += 1
    t.role = known
    return marks


def likelihood(t: RoleTable, policy: Policy, action: i64, gunhand: float) -> float:
    """How likely the deciding player does this in the role that the table gives them; `gunhand` as for `see`."""
    found = policy.likelihood(t, action, FLOOR)
    told = policy.would(t, action) if gunhand > 0.0 else i64(-1)
    if told < 0:
        return found
    return (1.0 - gunhand) * found + gunhand * (GUNHAND if told else 1.0 - GUNHAND)


def belief_from(deals: list[vec[i64]], logs: vec[float]) -> RoleBelief:
    """A belief that was pickled."""
    belief = RoleBelief(deals[0])
    belief.deals = deals
    belief.logs = logs
    belief.settle()
    return belief


def deal_out(deals: list[vec[i64]], role: vec[i64], seat: i64) -> None:
    """Every way to deal the missing roles to the seats from this one on."""
    while seat < len(role) and role[seat] != UNKNOWN:
        seat += 1
    if seat == len(role):
        deals.append(role[:])
        return
    missing = missing_roles(role)
    one: i64 = 0
    while one < 4:
        if one in missing:
            role[seat] = one
            deal_out(deals, role, seat + 1)
            role[seat] = UNKNOWN
        one += 1


def fits(deal: vec[i64], known: vec[i64]) -> bool:
    """Whether a deal has the roles that are known."""
    seat: i64 = 0
    while seat < len(deal):
        if known[seat] != UNKNOWN and known[seat] != deal[seat]:
            return False
        seat += 1
    return True


@mypyc_attr(acyclic=True)
class EventReplay:
    """A table that is followed by its events alone: who lived, and what was possible, when somebody did something."""

    def rewind(self, t: RoleTable) -> None:
        """Everybody is as they were when they sat down."""
        raise AssertionError(self)

    def follow(self, t: RoleTable, event: Event, belief: Onlooker, policy: Policy) -> None:
        """One event more: it tells something, or changes the table."""
        raise AssertionError(self)
