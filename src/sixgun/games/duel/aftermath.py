"""What the BANG! cards do when they are avoided."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Note, Term
from sixgun.games.duel.deck import CARBINE, KINDS, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import (
    ALONE,
    ASK_CARBINE,
    ASK_PEACEMAKER,
    ASK_REMINGTON,
    ASK_SHOTGUN,
    DISCARD,
    DRAW,
    NOT_THERE,
    NOT_YOURS,
    PASS,
    REASONS,
    SWAP,
    TAKE,
)
from sixgun.games.duel.table import Table, table
from sixgun.games.duel.token import swap


def if_avoided(t: Table, cause: i64, by: i64) -> None:
    """The text of an avoided card; a choice without a possibility isn't asked."""
    if cause == SCHOFIELD:
        t.heal(t.front_of(by), SCHOFIELD)
    elif cause == CARBINE or cause == REMINGTON or cause == SHOTGUN:
        if len(offers(t, cause, by)) > 1:
            t.push(Aftermath(cause, by))
    elif cause == PEACEMAKER and len(t.hands[1 - by]) > 0:
        t.push(Aftermath(cause, by))


def offers(t: Table, cause: i64, by: i64) -> vec[i64]:
    """What may be done after an avoided card."""
    actions = vec[i64]()
    if cause == PEACEMAKER:
        for card in t.hands[1 - by]:
            actions = append(actions, pack(DISCARD, card))
        return actions
    actions = append(actions, PASS)
    if cause == REMINGTON:
        return append(actions, DRAW)
    for side in vec[i64]([by, 1 - by]):
        if cause == SHOTGUN and not t.is_single(side):
            actions = append(actions, pack(SWAP, side))
        if cause == CARBINE:
            for card in t.gear[t.front_of(side)]:
                actions = append(actions, pack(TAKE, card))
    return actions


@mypyc_attr(acyclic=True)
class Aftermath(DuelFrame):
    """Carbine, Peacemaker, Remington or Shotgun was avoided: somebody chooses."""

    NAME: ClassVar[str] = "aftermath"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"cause": KINDS, "by": SEAT}

    def __init__(self, cause: i64, by: i64) -> None:
        self.cause = cause
        self.by = by

    def copy(self) -> Frame:
        return Aftermath(self.cause, self.by)

    def step(self, state: State) -> i64:
        return 1 - self.by if self.cause == PEACEMAKER else self.by

    def question(self, state: State) -> Note:
        return Note(question_about(self.cause))

    def offer(self, state: State) -> vec[i64]:
        return offers(table(state), self.cause, self.by)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        verb = verb_of(action)
        if verb == DRAW:
            t.draw(self.by, 1)
        elif verb == SWAP:
            swap(t, first(action))
        elif verb == TAKE:
            t.strip(t.wearer(first(action)), first(action), self.by)
        elif verb == DISCARD:
            t.discard_hand_card(1 - self.by, first(action))

    def why_not(self, state: State, action: i64) -> Note:
        verb = verb_of(action)
        if verb == SWAP and self.cause == SHOTGUN:
            return Note(REASONS[ALONE])
        if verb == TAKE and self.cause == CARBINE:
            return Note(REASONS[NOT_THERE], NOBODY, first(action))
        if verb == DISCARD and self.cause == PEACEMAKER:
            return Note(REASONS[NOT_YOURS], NOBODY, first(action))
        return Note(NOT_NOW)


def question_about(cause: i64) -> Term:
    """The question that an avoided card asks."""
    if cause == CARBINE:
        return ASK_CARBINE
    if cause == PEACEMAKER:
        return ASK_PEACEMAKER
    return ASK_REMINGTON if cause == REMINGTON else ASK_SHOTGUN
