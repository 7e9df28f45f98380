"""What is remembered of the classic game: who played cards at whom, and hurt whom."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import MessageType
from sixgun.engine.num import i64, mypyc_attr
from sixgun.games.classic import events
from sixgun.research.memory import RoleMemory

ATTACKED: Final = 0
HURT: Final = 1


@mypyc_attr(acyclic=True)
class ClassicMemory(RoleMemory):
    """Counts cards played at a player, and life points lost."""

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        if event_type is events.PLAYED:
            self.add(ATTACKED, a, c, 1)
        elif event_type is events.LOST:
            self.add(HURT, d, a, b)
        super().on_event(event_type, a, b, c, d)
