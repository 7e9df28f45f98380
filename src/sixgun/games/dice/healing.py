"""Life points given to anybody: a Beer, a gift."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first
from sixgun.engine.fields import NOBODY, FieldType, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.dice import questions, verbs
from sixgun.games.dice.fields import FROM_BEER, FROM_GIFT
from sixgun.games.dice.table import table
from sixgun.games.dice.targets import at_everybody, for_each_living, why_not_alive


@mypyc_attr(acyclic=True)
class Drinking(Frame):
    """Beers, one by one; `heals_self` was settled when the step began (dice.jesse-jones)."""

    NAME: ClassVar[str] = "drinking"
    ON: ClassVar[tuple[str, ...]] = ("turn",)
    FIELDS: ClassVar[dict[str, FieldType | ListField]] = {"beers": FieldType(0, 5), "heals_self": FieldType(1, 2)}

    def __init__(self, beers: i64, heals_self: i64) -> None:
        self.beers = beers
        self.heals_self = heals_self

    def copy(self) -> Frame:
        return Drinking(self.beers, self.heals_self)

    def step(self, state: State) -> i64:
        t = table(state)
        if self.beers > 0:
            return t.roller
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.BEER, self.beers, self.heals_self)

    def offer(self, state: State) -> vec[i64]:
        return for_each_living(table(state), verbs.DRINK)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        target = first(action)
        t.heal(target, self.heals_self if target == t.roller else i64(1), FROM_BEER, t.roller)
        self.beers -= 1

    def candidates(self, state: State) -> vec[i64]:
        return at_everybody(table(state), verbs.DRINK)

    def why_not(self, state: State, action: i64) -> Reason:
        return why_not_alive(table(state), verbs.DRINK, action)


@mypyc_attr(acyclic=True)
class Gift(Frame):
    """Sid Ketchum chooses who regains a life point before he rolls."""

    NAME: ClassVar[str] = "gift"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def step(self, state: State) -> i64:
        return table(state).roller

    def question(self, state: State) -> Question:
        return Question(questions.GIFT)

    def offer(self, state: State) -> vec[i64]:
        return for_each_living(table(state), verbs.GIVE)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        t.heal(first(action), 1, FROM_GIFT, t.roller)

    def candidates(self, state: State) -> vec[i64]:
        return at_everybody(table(state), verbs.GIVE)

    def why_not(self, state: State, action: i64) -> Reason:
        return why_not_alive(table(state), verbs.GIVE, action)
