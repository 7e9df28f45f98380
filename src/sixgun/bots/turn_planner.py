"""What the one who searches will do later in the same turn: learnt from playout to playout."""

from __future__ import annotations

from typing import Final

from sixgun.bots.rollout import Planner, Policy
from sixgun.engine.frame import NO_ACTIONS, Frame
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State

DOUBT: Final = 12.0  # an advantage counts half after so many tries
CURIOSITY: Final = 0.12  # how much more is hoped of what was tried once
PRIME: Final = 1000003
MASK: Final = 0xFFFFFFFFFF  # 40 bits, so that a key times the prime fits into an i64


@mypyc_attr(acyclic=True)
class Node:
    """A later decision: the kinds of actions, what a gunhand would rather do first, and how much better each did
    than the first."""

    def __init__(self, kinds: vec[i64]) -> None:
        self.kinds = kinds
        self.visits: i64 = 0
        self.tried: i64 = 0  # the place of what a playout strays to
        self.tries = vec[i64]()
        self.gains = vec[float]()
        for _ in kinds:
            self.tries = append(self.tries, 0)
            self.gains = append(self.gains, 0.0)

    def advantage(self, at: i64) -> float:
        """How much better than the first an action seems to be; little is believed of what was tried seldom."""
        return self.gains[at] / (float(self.tries[at]) + DOUBT)

    def best(self) -> i64:
        best: i64 = 0
        at: i64 = 1
        while at < len(self.kinds):
            if self.advantage(at) > self.advantage(best):
                best = at
            at += 1
        return best

    def choose_explored(self) -> None:
        """Try another that may be better than the best; the more visits, the more of them are looked at."""
        best = self.best()
        self.tried = 1 if best == 0 else 0
        at: i64 = self.tried + 1
        while at < len(self.kinds) and at * at <= self.visits + 1:
            if at != best and self.hope(at, best) > self.hope(self.tried, best):
                self.tried = at
            at += 1

    def hope(self, at: i64, best: i64) -> float:
        """How good an action may be: the better the less it was tried. The first was tried when the best was."""
        return self.advantage(at) + CURIOSITY / float(1 + self.tries[best if at == 0 else at])

    def learn(self, gain: float) -> None:
        """In one world what was tried did so much better than the one that seemed best."""
        best, tried = self.best(), self.tried
        self.visits += 1
        if tried == 0:
            self.tries[best] += 1
            self.gains[best] -= gain
        else:
            self.tries[tried] += 1
            self.gains[tried] += gain + self.advantage(best)


@mypyc_attr(acyclic=True)
class TurnPlanner(Planner):
    """All forks of a turn that playouts came to, by what was done and what could be done there.

    A playout goes on as a gunhand would. But a card may be good only with the one after it, and dice are kept for what
    comes then; so the later decisions of a turn, too, are tried in other ways, each against what was best so far in the
    same world.
    """

    def __init__(self, turn: i64) -> None:
        self.turn = turn
        self.forks: dict[int, Node] = {}
        self.path: list[Node] = []  # the forks of the playout under way, …
        self.key: i64 = 0  # … what was done and could be done on the way (-1: too far), …
        self.explores_at: i64 = -1  # … and at which of them something else is tried

    def begin(self, action: i64) -> None:
        """A playout begins with an action and keeps to what seems best."""
        self.key = action
        self.path = []
        self.explores_at = -1

    def explore(self, action: i64, at: i64) -> Node:
        """The same again, but at one fork of the path something else is tried; this fork."""
        fork = self.path[at]
        fork.choose_explored()
        self.begin(action)
        self.explores_at = at
        return fork

    def act(self, state: State, frame: Frame, policy: Policy) -> i64:
        if state.turn != self.turn or self.key < 0:
            return policy.act(state, frame, state.deciding)
        legal = frame.offer(state)
        kinds, actions = by_kind(state, policy, legal)
        if len(actions) == 1:
            return actions[0]
        key = self.place(policy, kinds)
        fork = self.forks.get(key)
        if fork is None:
            fork = Node(ranked(state, policy, legal, kinds, actions))
            self.forks[key] = fork
            at: i64 = 0
            self.key = -1  # beyond it nothing is known yet
        else:
            at = fork.tried if len(self.path) == self.explores_at else fork.best()
            if fork.kinds[at] not in kinds:  # by rare chance two places have one key
                self.key = -1
                return policy.act(state, frame, state.deciding)
            self.key = mixed(key, at)
        self.path.append(fork)
        return of_kind(fork.kinds[at], kinds, actions)

    def place(self, policy: Policy, kinds: vec[i64]) -> i64:
        """Where the playout is: what was done on the way, if that matters, and what can be done now."""
        key = self.key
        if policy.shows_all():
            key = len(self.path)
        for kind in kinds:
            key = mixed(key, kind)
        return key


def mixed(key: i64, number: i64) -> i64:
    return (key * PRIME + number) & MASK


def by_kind(state: State, policy: Policy, legal: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """The kinds of actions that there are, and one of each."""
    kinds = NO_ACTIONS[:]
    actions = NO_ACTIONS[:]
    for action in legal:
        kind = policy.alike(state, action)
        if kind not in kinds:
            kinds = append(kinds, kind)
            actions = append(actions, action)
    return kinds, actions


def of_kind(kind: i64, kinds: vec[i64], actions: vec[i64]) -> i64:
    at: i64 = 0
    while kinds[at] != kind:
        at += 1
    return actions[at]


def ranked(state: State, policy: Policy, legal: vec[i64], kinds: vec[i64], actions: vec[i64]) -> vec[i64]:
    """Kinds of actions by what they are worth to a gunhand, the best first."""
    state.legal = legal
    scores = policy.scores(state)
    state.legal = NO_ACTIONS
    by_worth: list[tuple[int, int, int]] = []
    at: i64 = 0
    one: i64 = 0
    while one < len(actions):
        if legal[at] == actions[one]:
            by_worth.append((-scores[at], one, kinds[one]))
            one += 1
        at += 1
    by_worth.sort()
    return vec[i64]([kind for _, _, kind in by_worth])
