"""Revealing: the top card of a deck, whose symbol decides (duel.reveal)."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack
from sixgun.engine.fields import NOBODY, SEAT, FieldTypes, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import events, questions, verbs
from sixgun.games.duel.catalogue import SYMBOL
from sixgun.games.duel.fields import CARD, KINDS
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import NOWHERE, DuelTable, table


@mypyc_attr(acyclic=True)
class Reveal(DuelFrame):
    """Cards revealed for something; with Bart Masterson in play two, of which his player chooses one."""

    NAME: ClassVar[str] = "reveal"
    ON: ClassVar[tuple[str, ...]] = ("hit", "deed")
    FIELDS: ClassVar[FieldTypes] = {"cause": KINDS, "deck": SEAT, "turned": ListField(CARD)}

    def __init__(self, cause: i64, deck: i64, turned: vec[i64]) -> None:
        self.cause = cause
        self.deck = deck
        self.turned = turned

    def copy(self) -> Frame:
        return Reveal(self.cause, self.deck, self.turned[:])

    def step(self, state: State) -> i64:
        t = table(state)
        bart = chooser(t)
        if len(self.turned) == 0:
            self.turn_up(t, 1 if bart == NOWHERE else 2)
        if bart != NOWHERE and len(self.turned) == 2 and SYMBOL[self.turned[0]] != SYMBOL[self.turned[1]]:
            return bart >> 1
        self.finish(t, self.turned[0] if len(self.turned) > 0 else i64(-1))
        return NOBODY

    def turn_up(self, t: DuelTable, cards: i64) -> None:
        """Turn up cards, all before the first is discarded, so that none comes twice."""
        while len(self.turned) < cards:
            card = t.turn_up(self.deck)
            if card < 0:
                break
            t.emit(events.REVEALED, self.deck, card, self.cause)
            self.turned = append(self.turned, card)
            if len(self.turned) < cards:
                t.restock()
        for card in self.turned:
            t.discard(card)

    def question(self, state: State) -> Question:
        return Question(questions.BART, self.cause)

    def offer(self, state: State) -> vec[i64]:
        return vec[i64]([pack(verbs.CHOOSE, self.turned[0]), pack(verbs.CHOOSE, self.turned[1])])

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.emit(events.CHOSEN, chooser(t) >> 1, first(action))
        self.finish(t, first(action))

    def finish(self, t: DuelTable, card: i64) -> None:
        t.pop()
        asker = t.stack[-1]
        assert isinstance(asker, DuelFrame)
        asker.revealed(t, card, self.cause)


def chooser(t: DuelTable) -> i64:
    """The place of a character who makes every reveal show two cards (duel.bart-masterson); NOWHERE if none."""
    place: i64 = 0
    while place < 4:
        if t.lives(place) and t.character(place).reveals_two:
            return place
        place += 1
    return NOWHERE


def reveal(t: DuelTable, cause: i64, deck: i64) -> None:
    t.push(Reveal(cause, deck, vec[i64]()))
