"""What frames of the classic game have in common, and the hand that is never empty."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.action import verb_of
from sixgun.engine.num import i64, vec
from sixgun.engine.state import NO_ACTIONS, NOT_NOW, Frame, State
from sixgun.engine.terms import Note
from sixgun.games.classic.names import is_own
from sixgun.games.classic.table import Table, table


@mypyc_attr(acyclic=True)
class ClassicFrame(Frame):
    """A frame that asks one player at a time, and can ask for a draw! and hear what was turned.

    It says whom it asks (`asked`), what he may do here (`options`), what that does (`decide`) and why anything else
    can't be done (`refuse`). What his character may do by itself at any decision is added here, for all frames.
    """

    def asked(self, t: Table) -> i64:
        """The player who decides."""
        return t.active

    def options(self, t: Table) -> vec[i64]:
        """What he may do."""
        return NO_ACTIONS

    def decide(self, t: Table, action: i64) -> None:
        """Carry out one of the options."""

    def refuse(self, t: Table, action: i64) -> Note:
        """Why an action isn't one of the options."""
        return Note(NOT_NOW)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        seat = self.asked(t)
        return t.ability(seat).own_actions(t, seat, self.options(t))

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if is_own(verb_of(action)):
            t.ability(self.asked(t)).act(t, self.asked(t), action, self)
        else:
            self.decide(t, action)

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        if is_own(verb_of(action)):
            return t.ability(self.asked(t)).refuse(t, self.asked(t), action)
        return self.refuse(t, action)

    def regain(self, t: Table, seat: i64, source: i64) -> None:
        """The player who decides gets a life point."""
        t.heal(seat, 1, source)

    def checked(self, t: Table, card: i64) -> None:
        """The card that counts for the draw! this frame asked for; -1 if there was none."""

    def is_duel(self) -> bool:
        """Whether a Duel is not over yet: nobody's empty hand is filled before."""
        return False


def dueling(t: Table) -> bool:
    """Whether a Duel is not over yet."""
    found = False
    for frame in t.stack:
        found = found or (isinstance(frame, ClassicFrame) and frame.is_duel())
    return found


def refill(t: Table) -> None:
    """Who must never have an empty hand draws; in a Duel when it is over (classic.suzy)."""
    seat = t.refiller
    if seat >= 0 and len(t.hands[seat]) == 0 and not t.over and t.lives(seat) and not dueling(t):
        t.draw(seat, 1)
