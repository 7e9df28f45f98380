"""Who everybody is: dealt, or one of two to choose from; then hands are dealt and the first turn begins."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import COUNT, NOBODY, FieldTypes, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import SHERIFF
from sixgun.games.classic import events, questions, reasons, verbs
from sixgun.games.classic.catalogue import CATALOGUE
from sixgun.games.classic.fields import CHARACTER, CHARACTER_OR_NONE
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.table import ClassicTable, table
from sixgun.games.classic.turn import begin_turn


@mypyc_attr(acyclic=True)
class Casting(ClassicFrame):
    """Everybody keeps one of two characters, the player who has the first turn first (classic.setup.two-characters).

    The first of the two is who they are until they choose; `spares` are the others. `extra` cards come to the
    Sheriff's hand.
    """

    NAME: ClassVar[str] = "casting"
    ON: ClassVar[tuple[str, ...]] = ("turn",)
    FIELDS: ClassVar[FieldTypes] = {"spares": ListField(CHARACTER_OR_NONE, per_seat=True), "extra": COUNT}

    def __init__(self, spares: vec[i64], extra: i64) -> None:
        self.spares = spares
        self.extra = extra

    def copy(self) -> Frame:
        return Casting(self.spares[:], self.extra)

    def wrong_field(self) -> str:
        spares = [spare for spare in self.spares if spare >= 0]
        return "spares" if len(set(spares)) < len(spares) else "extra" if self.extra > 1 else ""

    def asked(self, t: ClassicTable) -> i64:
        """The next who has a choice; nobody if all have chosen."""
        passed: i64 = 0
        while passed < len(self.spares):
            seat = (t.active + passed) % len(self.spares)
            if self.spares[seat] >= 0:
                return seat
            passed += 1
        return NOBODY

    def step(self, state: State) -> i64:
        t = table(state)
        seat = self.asked(t)
        if seat == NOBODY:
            t.pop()
            deal_hands(t, self.extra)
        return seat

    def question(self, state: State) -> Question:
        return Question(questions.CHARACTER)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        seat = self.asked(t)
        dealt: i64 = CHARACTER.numbers[t.cast[seat].name]
        return vec[i64]([pack(verbs.BECOME, dealt), pack(verbs.BECOME, self.spares[seat])])

    def decide(self, t: ClassicTable, action: i64) -> None:
        seat = self.asked(t)
        if first(action) == self.spares[seat]:
            t.recast(seat, CATALOGUE.characters[first(action)])
        self.spares[seat] = -1
        t.emit(events.BECAME, seat, first(action))

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        return Reason(reasons.NOT_DEALT if verb_of(action) == verbs.BECOME else NOT_NOW)

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        """More life is better; what abilities are worth, only play tells."""
        return CATALOGUE.characters[first(action)].life


def deal_hands(t: ClassicTable, extra: i64) -> None:
    """Cards for everybody (classic.setup.hand), then the first turn."""
    for seat in range(len(t.cast)):
        t.draw(seat, t.cast[seat].life + (extra if t.role[seat] == SHERIFF else i64(0)))
    begin_turn(t, t.active)
