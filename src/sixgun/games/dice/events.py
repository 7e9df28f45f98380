"""What can happen in The Dice Game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT, SEAT, SEAT_OR_NOBODY
from sixgun.engine.messages import EventType
from sixgun.family.roles import SIDES
from sixgun.games.dice.fields import CAUSES, CHOSEN, DIE, POINTS, RETURNS, SHOWN, SOURCES

ROLLED: Final = EventType("rolled", seat=SEAT, dice=SHOWN, rolled=CHOSEN, roll=COUNT)
STOPPED: Final = EventType("stopped", seat=SEAT)
DYNAMITE_STOPS: Final = EventType("dynamite-stops", seat=SEAT)
ARROW_TAKEN: Final = EventType("arrow-taken", seat=SEAT, middle=COUNT)
ARROW_INSTEAD: Final = EventType("arrow-instead", seat=SEAT, middle=COUNT)
ARROWS_BACK: Final = EventType("arrows-back", seat=SEAT, arrows=COUNT, why=RETURNS)
INDIANS: Final = EventType("indians", seat=SEAT)
AIMED: Final = EventType("aimed", seat=SEAT, target=SEAT, die=DIE, points=POINTS)
GATLING_FIRED: Final = EventType("gatling", seat=SEAT)
LOST: Final = EventType("lost", seat=SEAT, points=POINTS, cause=CAUSES, by=SEAT_OR_NOBODY)
HEALED: Final = EventType("healed", seat=SEAT, points=POINTS, source=SOURCES, by=SEAT)
ENDED: Final = EventType("ended", side=SIDES)
