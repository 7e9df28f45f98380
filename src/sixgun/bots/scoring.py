"""Choosing by worths, of which the highest is done; and who is against the Sheriff, by what everybody did to whom."""

from __future__ import annotations

from typing import Final

from sixgun.bots.rollout import Policy
from sixgun.engine.fields import NOBODY
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


NOTHING: Final = vec[i64]([0] * 8)
UNSKILLED: Final = vec[float]([0.0] * 8)


@mypyc_attr(acyclic=True)
class Suspicious(ScoringPolicy):
    """Remembers deeds: above 0 a player is the Sheriff's enemy, below 0 a friend."""

    def __init__(self) -> None:
        super().__init__()
        self.suspicion = NOTHING[:]
        self.foes = NOTHING[:]  # what a life point less for each player is worth, as things stand
        self.sheriff: i64 = NOBODY
        self.skill = UNSKILLED  # how sure it is that each plays better than by rules of thumb; replaced, never changed

    def forget(self) -> None:
        self.suspicion = NOTHING[:]
        self.sheriff = NOBODY
        self.skill = UNSKILLED

    def remember_as(self, other: Suspicious) -> None:
        """Take over what another remembers."""
        self.suspicion = other.suspicion[:]
        self.sheriff = other.sheriff
        self.skill = other.skill

    def hostile(self, seat: i64, target: i64, weight: i64) -> None:
        """An act against a player (a friendly one has a negative weight) shows the side of its author."""
        if seat == self.sheriff:
            return
        if target == self.sheriff:
            self.suspicion[seat] += weight
        elif self.suspicion[target] > 5:
            self.suspicion[seat] -= weight // 2
        elif self.suspicion[target] < -5:
            self.suspicion[seat] += weight // 2
        else:
            self.suspicion[seat] -= self.against_strangers(weight)

    def against_strangers(self, weight: i64) -> i64:
        """How much an act against somebody of whom nothing is known speaks for the law."""
        return 0
