"""What others seem not to hold, by what they didn't do."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.chance import Luck
from sixgun.engine.state import Ear, State, View


@mypyc_attr(acyclic=True)
class Hunch(Ear):
    """Hears what everybody hears."""

    def mend(self, view: View, world: State, luck: Luck) -> None:
        """Deal other cards to those who have what they seem not to have in a world that was made from a view."""
        raise AssertionError(self)
