"""What is remembered of The Dice Game: who shot, hurt and healed whom."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import MessageType
from sixgun.engine.num import i64, mypyc_attr
from sixgun.games.dice import events
from sixgun.research.memory import RoleMemory

SHOT: Final = 0
HURT: Final = 1
HEALED: Final = 2


@mypyc_attr(acyclic=True)
class DiceMemory(RoleMemory):
    """Counts Bullseyes by their points, and life points lost and regained."""

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        if event_type is events.AIMED:
            self.add(SHOT, a, b, d)
        elif event_type is events.LOST:
            self.add(HURT, d, a, b)
        elif event_type is events.HEALED:
            self.add(HEALED, d, a, b)
        super().on_event(event_type, a, b, c, d)
