"""What a player seems not to have, by what he didn't do."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.chance import Luck
from sixgun.engine.state import Ear, State, View


@mypyc_attr(acyclic=True)
class Hunch(Ear):
    """Hears what everybody hears. A game without hidden cards leaves worlds as they are."""

    def mend(self, view: View, world: State, luck: Luck) -> None:
        """Deal other cards to those who have what they seem not to have in a world that was made from a view."""
