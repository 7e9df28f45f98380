"""What a player of The Duel may do."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import Verb
from sixgun.engine.num import i64
from sixgun.games.duel.fields import BACKS, CARD, CHARACTER, SIDES

# The numbers are the positions in ALL.
END: Final = 0
PLAY: Final = 1
PLAY_AT: Final = 2
PLAY_CARD: Final = 3
PLAY_HAND: Final = 4
AS_COLT: Final = 5
RELOAD: Final = 6
MOVE: Final = 7
DRAW_TWO: Final = 8
TRADE: Final = 9
COPY: Final = 10
EXCHANGE: Final = 11
DISCARD: Final = 12
PASS: Final = 13
AVOID: Final = 14
COVER: Final = 15
USE_BARREL: Final = 16
USE_HAT: Final = 17
USE_SID: Final = 18
PAY: Final = 19
ANSWER: Final = 20
SHIELD: Final = 21
BACK: Final = 22
TAKE: Final = 23
PICK: Final = 24
CHOOSE: Final = 25
FRONT: Final = 26
SWAP: Final = 27
DRAW: Final = 28
ALL: Final = (
    Verb("end"),
    Verb("play", card=CARD),
    Verb("play-at", card=CARD, target=CHARACTER),
    Verb("play-card", card=CARD, taken=CARD),
    Verb("play-hand", card=CARD),
    Verb("as-colt", card=CARD, target=CHARACTER),
    Verb("reload", card=CARD),
    Verb("move"),
    Verb("draw-two"),
    Verb("trade", card=CARD),
    Verb("copy", card=CARD),
    Verb("exchange", card=CARD),
    Verb("discard", card=CARD),
    Verb("pass"),
    Verb("avoid", card=CARD),
    Verb("cover", card=CARD),
    Verb("barrel"),
    Verb("hat"),
    Verb("sid"),
    Verb("pay", card=CARD),
    Verb("answer", card=CARD),
    Verb("shield"),
    Verb("back", back=BACKS),
    Verb("take", card=CARD),
    Verb("pick", card=CARD),
    Verb("choose", card=CARD),
    Verb("front", character=CHARACTER),
    Verb("swap", side=SIDES),
    Verb("draw"),
)


def is_play(verb: i64) -> bool:
    return verb == PLAY or verb == PLAY_AT or verb == PLAY_CARD or verb == PLAY_HAND or verb == AS_COLT


def is_skill(verb: i64) -> bool:
    """Whether a verb is what a character may do once in a turn."""
    return verb == DRAW_TWO or verb == TRADE or verb == COPY or verb == EXCHANGE
