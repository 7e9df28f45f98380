"""What others seem not to hold, by what they didn't do."""

from __future__ import annotations

from sixgun.engine.messages import EventListener
from sixgun.engine.num import mypyc_attr
from sixgun.engine.rng import Rng
from sixgun.engine.state import State
from sixgun.engine.view import View


@mypyc_attr(acyclic=True)
class HandModel(EventListener):
    """Hears what everybody hears."""

    def resample(self, view: View, world: State, rng: Rng) -> None:
        """Deal other cards to those who have what they seem not to have in a world that was made from a view."""
        raise AssertionError(self)
