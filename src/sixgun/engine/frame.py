"""A frame: something being resolved. A state is a stack of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sixgun.engine.fields import FieldTypes
from sixgun.engine.messages import Question, Reason, ReasonType
from sixgun.engine.num import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from sixgun.engine.state import State

NOT_NOW: Final = ReasonType("not-now")
NO_ACTIONS: Final = vec[i64]()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """Something being resolved (a turn, a shot, a draw check …). The top of the stack is what happens now.

    A frame is a few numbers, named in FIELDS and given to __init__ in that order. For positions that people wrote it
    says on which others it may lie (ON), or which of another set may lie on it (UNDER). It gives four answers:

    - `step`    go on. Either change something, or push or pop frames, and return NOBODY; or return the seat that must
                decide. Asked again at that point, it must return that seat again and change nothing.
    - `offer`   the legal actions of that decision; reads only.
    - `choose`  carry out one of them.
    - `why_not` the reason why another action can't be chosen; reads only.
    """

    NAME: ClassVar[str] = ""
    ON: ClassVar[tuple[str, ...]] = ()
    UNDER: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[FieldTypes] = {}

    def __init__(self) -> None:
        """A frame without numbers."""

    def copy(self) -> Frame:
        """A frame with the same numbers; one without numbers never changes, so copies of a state share it."""
        return self

    def step(self, state: State) -> i64:
        """Go on; the seat that must decide, or NOBODY."""
        raise AssertionError(self)

    def offer(self, state: State) -> vec[i64]:
        """The legal actions."""
        return vec[i64]()

    def choose(self, state: State, action: i64) -> None:
        """Carry out a legal action."""

    def question(self, state: State) -> Question:
        """What the decision is about."""
        raise AssertionError(self)

    def why_not(self, state: State, action: i64) -> Reason:
        """Why an action is not legal here."""
        return Reason(NOT_NOW)

    def candidates(self, state: State) -> vec[i64]:
        """What a person might try here, legal or not: clients show the reasons for what is refused."""
        return NO_ACTIONS

    def is_answer(self) -> bool:
        """Whether even a forced answer is asked for when `always_ask` is on, because its pause would tell something."""
        return False

    def cards(self) -> vec[i64]:
        """The cards that lie in this frame and nowhere else."""
        return NO_ACTIONS

    def wrong_field(self) -> str:
        """The name of a field that doesn't go with the others, for positions that people wrote; nothing if all do."""
        return ""

    def wrong_above(self, above: Frame) -> str:
        """The name of a field of the frame on this one that doesn't go with it, as `wrong_field` does for its own."""
        return ""

    def hide(self, state: State, seat: i64) -> None:
        """Hide everything in this frame that a seat can't know."""

    def to_dict(self) -> dict[str, object]:
        data: dict[str, object] = {"frame": self.NAME}
        for name, domain in self.FIELDS.items():
            data[name] = domain.write(getattr(self, name))
        return data
