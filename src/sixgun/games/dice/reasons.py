"""Why something can't be done in The Dice Game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT, SEAT
from sixgun.engine.messages import ReasonType
from sixgun.games.dice.fields import DIE

NO_DIE: Final = ReasonType("no-die")
LOCKED: Final = ReasonType("locked", die=DIE)
NO_TARGET: Final = ReasonType("no-target", target=SEAT)
DEAD: Final = ReasonType("dead", target=SEAT)
SELF: Final = ReasonType("self")
OUT_OF_RANGE: Final = ReasonType("out-of-range", distance=COUNT, nearest=COUNT, farthest=COUNT)
NO_BEER: Final = ReasonType("no-beer")
BEER_USED: Final = ReasonType("beer-used")
ONLY_SLAB: Final = ReasonType("only-slab")
NO_ARROW: Final = ReasonType("no-arrow", target=SEAT)
