"""Choosing by worths: every action gets a number, and the highest is done."""

from __future__ import annotations

from typing import Final

from sixgun.bots.rollout import Policy
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State

NEVER: Final[i64] = -100000


@mypyc_attr(acyclic=True)
class ScoringPolicy(Policy):
    """A policy that looks at the table, then weighs every action by itself. Worths are whole numbers."""

    def __init__(self) -> None:
        self.choice: i64 = 0  # the best action so far, and its worth
        self.gain: i64 = 0

    def look(self, state: State, me: i64) -> None:
        """See what matters to every action alike."""

    def needs_look(self, actions: vec[i64]) -> bool:
        """Whether what `look` sees matters to these actions."""
        return True

    def score_of(self, state: State, me: i64, code: i64, question: Question) -> i64:
        """What an action is worth to the one who is asked this."""
        raise AssertionError(self)

    def best(self, state: State, frame: Frame, seat: i64, actions: vec[i64]) -> i64:
        if self.needs_look(actions):
            self.look(state, seat)
        question = frame.question(state)
        self.choice = actions[0]
        self.gain = NEVER
        for code in actions:
            self.consider(code, self.score_of(state, seat, code, question))
        return self.choice

    def consider(self, code: i64, score: i64) -> None:
        """Of equals the first counts."""
        if score > self.gain:
            self.choice = code
            self.gain = score

    def scores(self, state: State) -> vec[i64]:
        me = state.deciding
        self.look(state, me)
        question = state.stack[-1].question(state)
        found = vec[i64](capacity=len(state.legal))
        for code in state.legal:
            found = append(found, self.score_of(state, me, code, question))
        return found
