"""Why something can't be done in the classic game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT, SEAT
from sixgun.engine.messages import ReasonType
from sixgun.games.classic.fields import CARD, KINDS

NOT_YOURS: Final = ReasonType("not-yours", card=CARD)
NO_TARGET: Final = ReasonType("no-target", target=SEAT)
DEAD: Final = ReasonType("dead", target=SEAT)
SELF: Final = ReasonType("self")
OUT_OF_RANGE: Final = ReasonType("too-far", distance=COUNT, reach=COUNT)
ONE_BANG: Final = ReasonType("one-bang")
COPY: Final = ReasonType("copy", kind=KINDS)
SHERIFF_JAIL: Final = ReasonType("sheriff-jail")
NO_CARDS: Final = ReasonType("no-cards", target=SEAT)
NO_HAND: Final = ReasonType("no-hand", target=SEAT)
NOT_IN_PLAY: Final = ReasonType("not-in-play", card=CARD, target=SEAT)
NEEDS_SHOT: Final = ReasonType("needs-shot")
NEEDS_TARGET: Final = ReasonType("needs-target")
NO_TARGET_WANTED: Final = ReasonType("no-target-wanted")
FULL_LIFE: Final = ReasonType("full-life")
NO_ABILITY: Final = ReasonType("no-ability")
WRONG_CARD: Final = ReasonType("wrong-card")
NO_BARREL: Final = ReasonType("no-barrel")
LAST_TWO: Final = ReasonType("last-two")
JAILED_ALREADY: Final = ReasonType("jailed-already", target=SEAT)
TWO_CARDS: Final = ReasonType("two-cards")
SPENT: Final = ReasonType("spent")
NO_PRICE: Final = ReasonType("no-price")
NOT_READY: Final = ReasonType("not-ready")
NOT_DEALT: Final = ReasonType("not-dealt")
NO_PRICE_WANTED: Final = ReasonType("no-price-wanted")
