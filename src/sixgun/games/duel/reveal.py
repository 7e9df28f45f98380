"""Revealing: the top card of a deck, whose symbol decides (duel.reveal)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Note
from sixgun.games.duel.deck import CARD, KINDS, SYMBOL
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import ASK_BART, CHOOSE, CHOSEN, REVEALED
from sixgun.games.duel.table import NOWHERE, Table, table


@mypyc_attr(acyclic=True)
class Reveal(DuelFrame):
    """Cards revealed for something; with Bart Masterson in play two, of which his player chooses one."""

    NAME: ClassVar[str] = "reveal"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"cause": KINDS, "deck": SEAT, "turned": Many(CARD)}

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

    def turn_up(self, t: Table, cards: i64) -> None:
        """Turn up cards, all before the first is discarded, so that none comes twice."""
        while len(self.turned) < cards:
            card = t.turn_up(self.deck)
            if card < 0:
                break
            t.emit(REVEALED, self.deck, card, self.cause)
            self.turned = append(self.turned, card)
            if len(self.turned) < cards:
                t.restock()
        for card in self.turned:
            t.throw(card)

    def question(self, state: State) -> Note:
        return Note(ASK_BART, NOBODY, self.cause)

    def offer(self, state: State) -> vec[i64]:
        return vec[i64]([pack(CHOOSE, self.turned[0]), pack(CHOOSE, self.turned[1])])

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.emit(CHOSEN, chooser(t) >> 1, first(action))
        self.finish(t, first(action))

    def finish(self, t: Table, card: i64) -> None:
        """Tell the frame that asked."""
        t.pop()
        asker = t.stack[-1]
        assert isinstance(asker, DuelFrame)
        asker.revealed(t, card, self.cause)


def chooser(t: Table) -> i64:
    """The place of a character who makes every reveal show two cards (duel.bart-masterson); NOWHERE if none."""
    place: i64 = 0
    while place < 4:
        if t.lives(place) and t.character(place).reveals_two:
            return place
        place += 1
    return NOWHERE


def reveal(t: Table, cause: i64, deck: i64) -> None:
    """Reveal from the deck of a player."""
    t.push(Reveal(cause, deck, vec[i64]()))
