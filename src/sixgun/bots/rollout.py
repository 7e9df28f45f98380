"""Playing a state on with a policy, to the end or for some turns: what search does thousands of times a move."""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.engine.errors import Endless
from sixgun.engine.frame import NO_ACTIONS, Frame
from sixgun.engine.messages import EventListener, MessageType
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.rng import Rng
from sixgun.engine.state import STEP_LIMIT, State
from sixgun.engine.view import View

HEAT: Final = 40.0  # a difference of scores that makes an action about three times as likely
NO_LUCK: Final = Rng(bytes(32))


@mypyc_attr(acyclic=True)
class Policy(EventListener):
    """How to play one game, for every seat of a table.

    It gives an action for a whole state, but reads only what the deciding player may know. What it remembers comes from
    what everybody hears, so one memory serves all seats, and `copy` gives a playout a memory of its own.

    It says what actions are worth (`scores`) and which it likes `best`; for frames that are asked often it may find the
    same in `act` without looking at every action.
    """

    def copy(self) -> Policy:
        """A policy with the same memory, which goes on by itself."""
        return self

    def forget(self) -> None:
        """Another game begins."""

    def decide(self, state: State) -> i64:
        """What the deciding player does."""
        return self.act(state, state.stack[-1], state.deciding)

    def act(self, state: State, frame: Frame, seat: i64) -> i64:
        """What a seat does that a frame asks, be the actions offered yet or not."""
        actions = state.legal if len(state.legal) > 0 else frame.offer(state)
        return self.best(state, frame, seat, actions) if len(actions) > 1 else actions[0]

    def best(self, state: State, frame: Frame, seat: i64, actions: vec[i64]) -> i64:
        """The first of the actions that are worth most to a seat."""
        raise AssertionError(self)

    def scores(self, state: State) -> vec[i64]:
        """What each legal action is worth to the deciding player; they take the highest."""
        raise AssertionError(self)

    def likelihood(self, state: State, action: i64, floor: float) -> float:
        """How likely the deciding player does this in the role that the state gives them: the better the
        likelier, but every possibility has its part of the floor."""
        return share_of(state.legal, self.scores(state), action, floor)

    def would(self, state: State, action: i64) -> i64:
        """1 if it would do this in place of the deciding player, 0 if not, -1 if nobody who looks on can tell."""
        return -1

    def alike(self, state: State, action: i64) -> i64:
        """A number that actions share which come to the same."""
        return action

    def shows_all(self) -> bool:
        """Whether what can be done tells all that matters, however one came there."""
        return False


@mypyc_attr(acyclic=True)
class Value:
    """What a state is worth to a seat before the game is over."""

    def knows(self, state: State) -> bool:
        """Whether it can tell anything of such a game; else playouts go to the end."""
        return True

    def score(self, state: State, policy: Policy, seat: i64) -> float:
        """How likely a seat wins, from 0 to 1."""
        raise AssertionError(self)


@mypyc_attr(acyclic=True)
class Planner:
    """What a seat does itself in a playout, before the policy goes on for it too."""

    def act(self, state: State, frame: Frame, policy: Policy) -> i64:
        """What the seat does that a frame asks; the policy's choice where nothing better is known."""
        return policy.act(state, frame, state.deciding)


def share_of(actions: vec[i64], scores: vec[i64], action: i64, floor: float) -> float:
    """The part of an action among all when each is chosen the more often the more it is worth."""
    best: i64 = scores[0]
    for score in scores:
        best = max(best, score)
    total = 0.0
    part = 0.0
    at: i64 = 0
    for one in actions:
        weight = exp(float(scores[at] - best) / HEAT)
        total += weight
        if one == action:
            part = weight
        at += 1
    return (1.0 - floor) * part / total + floor / float(len(actions))


@mypyc_attr(acyclic=True)
class Watch(EventListener):
    """Hears a playout beside its policy: whether a seat is eliminated (in The Duel: loses a character) before its next
    turn. `turn` and `falls` are the events of the game that tell so; the seat is their first number."""

    def __init__(self, seat: i64, turn: MessageType, falls: MessageType) -> None:
        self.seat = seat
        self.turn = turn
        self.falls = falls
        self.policy: Policy | None = None
        self.waiting = True
        self.has_fallen = False

    def begin(self) -> None:
        """A playout begins."""
        self.waiting = True
        self.has_fallen = False

    def beside(self, policy: Policy) -> Watch:
        """Hear what a policy must hear too."""
        self.policy = policy
        return self

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        if self.policy is not None:
            self.policy.on_event(event_type, a, b, c, d)
        if self.waiting and a == self.seat:
            if event_type is self.falls:
                self.has_fallen = True
                self.waiting = False
            elif event_type is self.turn:
                self.waiting = False


@mypyc_attr(acyclic=True)
class Rollout:
    """How playouts go: everybody plays by a policy, for some turns at most if there is a value for what comes then (0
    turns without one: to the end). So many times in a hundred the others do just anything; the seat whose win counts
    may have a plan. A `watch` hears what happens."""

    def __init__(
        self, seat: i64, policy: Policy, turns: i64, value: Value | None, errors: i64 = 0, plan: Planner | None = None
    ) -> None:
        self.seat = seat
        self.policy = policy
        self.turns = turns
        self.value = value
        self.errors = errors
        self.plan = plan
        self.watch: Watch | None = None

    def follow(self, world: State, action: i64) -> float:
        """How likely the seat wins after an action in a world, which stays as it is; its turns count from there."""
        state = world.copy()
        memory = self.policy.copy()
        if self.watch is not None:
            self.watch.begin()
        state.listener = self.listener_of(memory)
        state.stack[-1].choose(state, action)
        return self.play_on(state, memory)

    def play_on(self, state: State, policy: Policy) -> float:
        """Play on from here, with a memory of its own; how likely the seat wins."""
        if self.finish(state, policy):
            return 1.0 if state.has_won(self.seat) else 0.0
        assert self.value is not None
        return self.value.score(state, policy, self.seat)

    def finish(self, state: State, policy: Policy) -> bool:
        """Play on until the game is over or its turns are; whether it is over."""
        last = state.turn + self.turns
        state.listener = self.listener_of(policy)
        state.legal = NO_ACTIONS  # nothing is offered here but to those who look at every action
        error_rng = Rng(state.random.seed) if self.errors > 0 else NO_LUCK  # the same for all that begin in a world
        steps: i64 = 0
        while not state.over:
            frame = state.stack[-1]
            asked = frame.step(state)
            steps += 1
            if asked >= 0:
                if self.value is not None and state.turn >= last:
                    return False
                state.deciding = asked
                frame.choose(state, self.choice(state, frame, policy, error_rng))
                steps = 0
            elif steps > STEP_LIMIT:
                raise Endless("endless", steps=STEP_LIMIT)
        state.leave()
        return True

    def listener_of(self, policy: Policy) -> EventListener:
        """Who hears what happens: a policy, and who watches."""
        return policy if self.watch is None else self.watch.beside(policy)

    def choice(self, state: State, frame: Frame, policy: Policy, error_rng: Rng) -> i64:
        """What the deciding player does."""
        if state.deciding == self.seat:
            return policy.act(state, frame, self.seat) if self.plan is None else self.plan.act(state, frame, policy)
        if self.errors > 0 and error_rng.below(100) < self.errors:
            actions = frame.offer(state)
            return actions[error_rng.below(len(actions))]
        return policy.act(state, frame, state.deciding)


def playout(state: State, policy: Policy, turns: i64, value: Value | None, seat: i64) -> float:
    """Play on, so many turns at most if there is a value for what comes then; how likely the seat wins."""
    return Rollout(seat, policy, turns, value).play_on(state, policy)


@mypyc_attr(acyclic=True)
class HandModel(EventListener):
    """Hears what everybody hears."""

    def resample(self, view: View, world: State, rng: Rng) -> None:
        """Deal other cards to those who have what they seem not to have in a world that was made from a view."""
        raise AssertionError(self)
