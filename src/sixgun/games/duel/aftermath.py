"""What the BANG! cards do when they are avoided."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import SEAT, FieldType, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, QuestionType, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import kinds, questions, reasons, verbs
from sixgun.games.duel.fields import KINDS
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import DuelTable, table
from sixgun.games.duel.token import swap


def if_avoided(t: DuelTable, cause: i64, by: i64) -> None:
    """The text of an avoided card; a choice without a possibility isn't asked."""
    if cause == kinds.SCHOFIELD:
        t.heal(t.front_of(by), kinds.SCHOFIELD)
    elif cause == kinds.CARBINE or cause == kinds.REMINGTON or cause == kinds.SHOTGUN:
        if len(offers(t, cause, by)) > 1:
            t.push(Aftermath(cause, by))
    elif cause == kinds.PEACEMAKER and len(t.hands[1 - by]) > 0:
        t.push(Aftermath(cause, by))


def offers(t: DuelTable, cause: i64, by: i64) -> vec[i64]:
    """What may be done after an avoided card."""
    actions = vec[i64]()
    if cause == kinds.PEACEMAKER:
        for card in t.hands[1 - by]:
            actions = append(actions, pack(verbs.DISCARD, card))
        return actions
    actions = append(actions, verbs.PASS)
    if cause == kinds.REMINGTON:
        return append(actions, verbs.DRAW)
    for side in vec[i64]([by, 1 - by]):
        if cause == kinds.SHOTGUN and not t.is_single(side):
            actions = append(actions, pack(verbs.SWAP, side))
        if cause == kinds.CARBINE:
            for card in t.gear[t.front_of(side)]:
                actions = append(actions, pack(verbs.TAKE, card))
    return actions


@mypyc_attr(acyclic=True)
class Aftermath(DuelFrame):
    """Carbine, Peacemaker, Remington or Shotgun was avoided: somebody chooses."""

    NAME: ClassVar[str] = "aftermath"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"cause": KINDS, "by": SEAT}

    def __init__(self, cause: i64, by: i64) -> None:
        self.cause = cause
        self.by = by

    def copy(self) -> Frame:
        return Aftermath(self.cause, self.by)

    def step(self, state: State) -> i64:
        return 1 - self.by if self.cause == kinds.PEACEMAKER else self.by

    def question(self, state: State) -> Question:
        return Question(question_about(self.cause))

    def offer(self, state: State) -> vec[i64]:
        return offers(table(state), self.cause, self.by)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        verb = verb_of(action)
        if verb == verbs.DRAW:
            t.draw(self.by, 1)
        elif verb == verbs.SWAP:
            swap(t, first(action))
        elif verb == verbs.TAKE:
            t.strip(t.wearer(first(action)), first(action), self.by)
        elif verb == verbs.DISCARD:
            t.discard_hand_card(1 - self.by, first(action))

    def why_not(self, state: State, action: i64) -> Reason:
        verb = verb_of(action)
        if verb == verbs.SWAP and self.cause == kinds.SHOTGUN:
            return Reason(reasons.ALONE)
        if verb == verbs.TAKE and self.cause == kinds.CARBINE:
            return Reason(reasons.NOT_THERE, first(action))
        if verb == verbs.DISCARD and self.cause == kinds.PEACEMAKER:
            return Reason(reasons.NOT_YOURS, first(action))
        return Reason(NOT_NOW)


def question_about(cause: i64) -> QuestionType:
    """The question that an avoided card asks."""
    if cause == kinds.CARBINE:
        return questions.CARBINE
    if cause == kinds.PEACEMAKER:
        return questions.PEACEMAKER
    return questions.REMINGTON if cause == kinds.REMINGTON else questions.SHOTGUN
