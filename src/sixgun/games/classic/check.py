"""A draw!: the card that decides over a Barrel, a Jail or the Dynamite."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack
from sixgun.engine.num import append, i64, pop, vec
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY, SEAT, Domain, Many, Note
from sixgun.games.classic.deck import CARD
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import ASK_DUKE, CHECKED, CHOOSE, DISCARDED, PURPOSES, SHOWED
from sixgun.games.classic.table import Table, table
from sixgun.games.knowledge import EVERYBODY


@mypyc_attr(acyclic=True)
class Check(ClassicFrame):
    """A draw!: a card is turned and discarded; Lucky Duke turns two and chooses (classic.draw-check)."""

    NAME: ClassVar[str] = "check"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"purpose": PURPOSES, "seat": SEAT, "turned": Many(CARD)}

    def __init__(self, purpose: i64, seat: i64, turned: vec[i64]) -> None:
        self.purpose = purpose
        self.seat = seat
        self.turned = turned

    def copy(self) -> Frame:
        return Check(self.purpose, self.seat, self.turned[:])

    def cards(self) -> vec[i64]:
        return self.turned

    def step(self, state: State) -> i64:
        t = table(state)
        wanted = t.ability(self.seat).turns_cards
        while len(self.turned) < wanted:
            t.reshuffle()
            if len(t.deck) == 0:
                break
            t.deck, card = pop(t.deck)
            t.known[card] = EVERYBODY
            self.turned = append(self.turned, card)
            if wanted > 1:
                t.emit(SHOWED, self.seat, card)
        if len(self.turned) > 1:
            return self.seat
        self.finish(t, self.turned[0] if len(self.turned) == 1 else i64(-1))
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_DUKE, NOBODY, self.purpose)

    def asked(self, t: Table) -> i64:
        return self.seat

    def options(self, t: Table) -> vec[i64]:
        actions = vec[i64]()
        for card in self.turned:
            actions = append(actions, pack(CHOOSE, card))
        return actions

    def decide(self, t: Table, action: i64) -> None:
        self.finish(t, first(action))

    def finish(self, t: Table, card: i64) -> None:
        """All turned cards are discarded, the one that counts is told to the frame that asked."""
        t.pop()
        for turned in self.turned:
            if turned != card:
                t.put_aside(turned)
                t.emit(DISCARDED, self.seat, turned)
        if card >= 0:
            t.put_aside(card)
            t.emit(CHECKED, self.seat, card, self.purpose)
        t.reshuffle()
        asker = t.stack[-1]
        assert isinstance(asker, ClassicFrame)
        asker.checked(t, card)


def draw_check(t: Table, purpose: i64, seat: i64) -> None:
    """A player must draw!; the frame that asks hears of it by `checked`."""
    t.push(Check(purpose, seat, vec[i64]()))
