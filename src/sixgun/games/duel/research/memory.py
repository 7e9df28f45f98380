"""What is remembered of The Duel: how often each side attacked the other, and hurt it."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import MessageType
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.games.duel import events
from sixgun.games.duel.fields import CHARACTER
from sixgun.research.memory import Memory

ATTACKED: Final = 0
HURT: Final = 1
KINDS: Final = 2


@mypyc_attr(acyclic=True)
class DuelMemory(Memory):
    """Counts cards played at a character of the other side, and life points lost; `side` tells whose a character is."""

    def __init__(self) -> None:
        super().__init__(2, 2, KINDS)
        self.side = vec[i64]([NOBODY] * len(CHARACTER.names))

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        if event_type is events.ENTERED:
            self.side[b] = a
        elif event_type is events.PLAYED or event_type is events.PLAYED_AS_COLT:
            if c >= 0:
                self.add(ATTACKED, a, self.side[c], 1)
        elif event_type is events.LOST:
            self.add(HURT, d, self.side[a], b)
