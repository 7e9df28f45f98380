"""A draw!: the card that decides over a Barrel, a Jail or the Dynamite."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, with_each
from sixgun.engine.fields import LIVING, NOBODY, FieldTypes, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import append, i64, mypyc_attr, pop, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY
from sixgun.games.classic import events, questions, verbs
from sixgun.games.classic.fields import CARD, PURPOSES
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.table import ClassicTable, table


@mypyc_attr(acyclic=True)
class DrawCheck(ClassicFrame):
    """A draw!: a card is turned and discarded; Lucky Duke turns two and chooses (classic.draw-check)."""

    NAME: ClassVar[str] = "check"
    ON: ClassVar[tuple[str, ...]] = ("turn", "shot")
    FIELDS: ClassVar[FieldTypes] = {"purpose": PURPOSES, "seat": LIVING, "turned": ListField(CARD)}

    def __init__(self, purpose: i64, seat: i64, turned: vec[i64]) -> None:
        self.purpose = purpose
        self.seat = seat
        self.turned = turned

    def copy(self) -> Frame:
        return DrawCheck(self.purpose, self.seat, self.turned[:])

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
                t.emit(events.SHOWED, self.seat, card)
        if len(self.turned) > 1:
            return self.seat
        self.finish(t, self.turned[0] if len(self.turned) == 1 else i64(-1))
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.DUKE, self.purpose)

    def asked(self, t: ClassicTable) -> i64:
        return self.seat

    def options(self, t: ClassicTable) -> vec[i64]:
        return with_each(vec[i64](), verbs.CHOOSE, self.turned)

    def decide(self, t: ClassicTable, action: i64) -> None:
        self.finish(t, first(action))

    def finish(self, t: ClassicTable, card: i64) -> None:
        """All turned cards are discarded, the one that counts is told to the frame that asked."""
        t.pop()
        for turned in self.turned:
            if turned != card:
                t.put_aside(turned)
                t.emit(events.DISCARDED, self.seat, turned)
        if card >= 0:
            t.put_aside(card)
            t.emit(events.CHECKED, self.seat, card, self.purpose)
        t.reshuffle()
        asker = t.stack[-1]
        assert isinstance(asker, ClassicFrame)
        asker.checked(t, card)


def draw_check(t: ClassicTable, purpose: i64, seat: i64) -> None:
    """A player must draw!; the frame that asks hears of it by `checked`."""
    t.push(DrawCheck(purpose, seat, vec[i64]()))
