"""What a player of the classic game may do."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import SEAT
from sixgun.engine.messages import OwnVerb, Verb
from sixgun.engine.num import i64
from sixgun.games.classic.fields import CARD, CHARACTER, PRICE

# The numbers are the positions in ALL.
END: Final = 0
PLAY: Final = 1
PLAY_AT: Final = 2
PLAY_HAND: Final = 3
PLAY_CARD: Final = 4
DISCARD: Final = 5
HEAL: Final = 6
ANSWER: Final = 7
USE_BARREL: Final = 8
PASS: Final = 9
DRINK: Final = 10
PICK: Final = 11
PUT_BACK: Final = 12
DRAW: Final = 13
DRAW_FROM: Final = 14
DRAW_DISCARD: Final = 15
CHOOSE: Final = 16
GO_ON: Final = 17
BECOME: Final = 18
ALL: Final = (
    Verb("end"),
    Verb("play", card=CARD, price=PRICE).with_places(price=3),
    Verb("play-at", card=CARD, target=SEAT, price=PRICE).with_places(price=3),
    Verb("play-hand", card=CARD, target=SEAT, price=PRICE).with_places(price=3),
    Verb("play-card", card=CARD, target=SEAT, taken=CARD, price=PRICE),
    Verb("discard", card=CARD),
    OwnVerb("heal", card=CARD, other=CARD),
    Verb("answer", card=CARD),
    Verb("barrel"),
    Verb("pass"),
    Verb("drink", card=CARD),
    Verb("pick", card=CARD),
    Verb("put-back", card=CARD),
    Verb("draw"),
    Verb("draw-from", target=SEAT),
    Verb("draw-discard"),
    Verb("choose", card=CARD),
    Verb("go-on"),
    Verb("become", character=CHARACTER),
)


def is_aimed(verb: i64) -> bool:
    return verb == PLAY_AT or verb == PLAY_HAND or verb == PLAY_CARD


def is_played(verb: i64) -> bool:
    """Whether a card is played, for all to see."""
    return verb == PLAY or is_aimed(verb)
