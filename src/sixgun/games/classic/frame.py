"""What frames of the classic game have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sixgun.engine.num import i64
from sixgun.engine.state import Frame

if TYPE_CHECKING:
    from sixgun.games.classic.table import Table


@mypyc_attr(acyclic=True)
class ClassicFrame(Frame):
    """A frame that can ask for a draw! and hear what was turned."""

    def checked(self, t: Table, card: i64) -> None:
        """The card that counts for the draw! this frame asked for; -1 if there was none."""

    def is_duel(self) -> bool:
        """Whether a Duel is not over yet: nobody's empty hand is filled before."""
        return False
