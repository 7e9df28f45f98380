"""What frames of The Duel have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import Frame
from sixgun.engine.num import i64, mypyc_attr

if TYPE_CHECKING:
    from sixgun.games.duel.table import DuelTable


@mypyc_attr(acyclic=True)
class DuelFrame(Frame):
    """A frame that can reveal, keep what waits, and let somebody see the backs of a hand."""

    def revealed(self, t: DuelTable, card: i64, cause: i64) -> None:
        """The card that counts for the reveal this frame asked for; -1 if there was none."""

    def count_avoided(self) -> None:
        """A hit of what is carried out here was avoided."""

    def hits_left(self, place: i64) -> i64:
        """How many further hits at a place follow from what is carried out here."""
        return 0

    def keeps_waiting(self) -> bool:
        """Whether what is triggered now waits until this frame is carried out."""
        return False

    def wait(self, trigger: i64) -> None:
        """Something triggered waits here."""
        raise AssertionError(self)

    def snatcher(self) -> i64:
        """Who draws from the other hand now and may see the backs of its cards (duel.random)."""
        return NOBODY

    def source(self, t: DuelTable, at: i64) -> i64:
        """Whose deck a card that lies here was turned up from."""
        return t.active
