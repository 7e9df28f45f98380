"""Sid Ketchum, who may heal whenever he decides: any two hand cards for a life point."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, State
from sixgun.engine.terms import NOBODY, Note
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import ASK_READY, BY_SID, FULL_LIFE, GO_ON, HEAL, NOT_SID, NOT_YOURS, REASONS, TWO_CARDS
from sixgun.games.classic.table import Table, table


def with_heals(t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with Sid Ketchum's: any two hand cards for a life point (classic.sid-ketchum)."""
    if not t.cast[seat].heals_with_two or t.life[seat] >= t.max_life[seat]:
        return actions
    hand = t.hands[seat]
    at: i64 = 0
    while at < len(hand):
        other: i64 = at + 1
        while other < len(hand):
            actions = append(actions, pack(HEAL, hand[at], hand[other]))
            other += 1
        at += 1
    return actions


def heal_with_two(t: Table, seat: i64, action: i64) -> None:
    """Discard two cards and regain a life point."""
    t.discard_hand_card(seat, first(action))
    t.discard_hand_card(seat, second(action))
    t.heal(seat, 1, BY_SID)


def why_not_heal(t: Table, seat: i64, action: i64) -> Note:
    """Why Sid Ketchum's ability can't be used so."""
    if not t.cast[seat].heals_with_two:
        return Note(REASONS[NOT_SID])
    if t.life[seat] >= t.max_life[seat]:
        return Note(REASONS[FULL_LIFE])
    for card in vec[i64]([first(action), second(action)]):
        if card not in t.hands[seat]:
            return Note(REASONS[NOT_YOURS], NOBODY, card)
    return Note(REASONS[TWO_CARDS])


@mypyc_attr(acyclic=True)
class Ready(ClassicFrame):
    """Sid Ketchum before the checks of his turn: heal, or go on."""

    NAME: ClassVar[str] = "ready"

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Note:
        return Note(ASK_READY)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        return with_heals(t, t.active, vec[i64]([GO_ON]))

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, t.active, action)
        else:
            t.pop()

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        return why_not_heal(t, t.active, action) if verb_of(action) == HEAL else Note(NOT_NOW)
