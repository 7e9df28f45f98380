"""Phase 3: down to the hand limit (duel.turn.hand-limit)."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import NOT_NOW
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import questions, reasons, verbs
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table


@mypyc_attr(acyclic=True)
class Discarding(DuelFrame):
    """Phase 3: down to the hand limit (duel.turn.hand-limit)."""

    NAME: ClassVar[str] = "discarding"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def step(self, state: State) -> i64:
        t = table(state)
        if excess(t) > 0:
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.DISCARD, excess(table(state)))

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        for card in t.hands[t.active]:
            actions = append(actions, pack(verbs.DISCARD, card))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.discard_hand_card(t.active, first(action))

    def why_not(self, state: State, action: i64) -> Reason:
        return Reason(reasons.NOT_YOURS, first(action)) if verb_of(action) == verbs.DISCARD else Reason(NOT_NOW)


DISCARDING: Final = Discarding()


def excess(t: DuelTable) -> i64:
    """How many cards are above the limit: the life of the AC, but at least two."""
    limit = t.life[t.front_of(t.active)]
    if limit < 2:
        limit = 2
    return len(t.hands[t.active]) - limit
