"""Why something can't be done in The Duel."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT
from sixgun.engine.messages import ReasonType
from sixgun.games.duel.fields import CARD, CHARACTER

NOT_YOURS: Final = ReasonType("not-yours", card=CARD)
ABSENT: Final = ReasonType("absent", character=CHARACTER)
REARGUARD: Final = ReasonType("rearguard", character=CHARACTER)
OWN_FRONT: Final = ReasonType("own-front", character=CHARACTER)
BANG_LIMIT: Final = ReasonType("bang-limit", limit=COUNT)
NEEDS_HIT: Final = ReasonType("needs-hit")
ALONE: Final = ReasonType("alone")
MOVED_ALREADY: Final = ReasonType("moved-already")
USED_ALREADY: Final = ReasonType("used-already")
HAND_NOT_EMPTY: Final = ReasonType("hand-not-empty")
NO_ABILITY: Final = ReasonType("no-ability")
NO_COPY: Final = ReasonType("no-copy")
NOTHING_IN_PLAY: Final = ReasonType("nothing-in-play")
NO_RELOAD_YET: Final = ReasonType("no-reload-yet")
NO_RELOAD: Final = ReasonType("no-reload", card=CARD)
WRONG_CARD: Final = ReasonType("wrong-card")
NO_BARREL: Final = ReasonType("no-barrel")
NO_HAT: Final = ReasonType("no-hat")
OWN_REARGUARD_ONLY: Final = ReasonType("own-rearguard-only")
NEEDS_TARGET: Final = ReasonType("needs-target")
NO_TARGET_WANTED: Final = ReasonType("no-target-wanted")
HAND_EMPTY: Final = ReasonType("hand-empty")
NOT_THERE: Final = ReasonType("not-there", card=CARD)
OWN_CHARACTER: Final = ReasonType("own-character", character=CHARACTER)
BARREL_USED: Final = ReasonType("barrel-used")
NOT_TRADED: Final = ReasonType("not-traded", card=CARD)
NOT_FRONT: Final = ReasonType("not-front", character=CHARACTER)
