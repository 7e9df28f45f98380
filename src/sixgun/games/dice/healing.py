"""Life points given to anybody: a Beer, a gift."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first
from sixgun.engine.num import i64, vec
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Note
from sixgun.games.dice.names import (
    ASK_BEER,
    ASK_GIFT,
    DRINK,
    FROM_BEER,
    FROM_GIFT,
    GIVE,
)
from sixgun.games.dice.table import table
from sixgun.games.dice.targets import for_each_living, why_not_alive


@mypyc_attr(acyclic=True)
class Drinking(Frame):
    """Beers, one by one; `heals_self` was settled when the step began (dice.jesse-jones)."""

    NAME: ClassVar[str] = "drinking"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"beers": Domain(0, 5), "heals_self": Domain(1, 2)}

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

    def question(self, state: State) -> Note:
        return Note(ASK_BEER, NOBODY, self.beers, self.heals_self)

    def offer(self, state: State) -> vec[i64]:
        return for_each_living(table(state), DRINK)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        target = first(action)
        t.heal(target, self.heals_self if target == t.roller else i64(1), FROM_BEER, t.roller)
        self.beers -= 1

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_alive(table(state), DRINK, action)


@mypyc_attr(acyclic=True)
class Gift(Frame):
    """Sid Ketchum chooses who regains a life point before he rolls."""

    NAME: ClassVar[str] = "gift"

    def step(self, state: State) -> i64:
        return table(state).roller

    def question(self, state: State) -> Note:
        return Note(ASK_GIFT)

    def offer(self, state: State) -> vec[i64]:
        return for_each_living(table(state), GIVE)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        t.heal(first(action), 1, FROM_GIFT, t.roller)

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_alive(table(state), GIVE, action)
