"""What can happen in The Duel."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT, SEAT, SEAT_OR_NOBODY, FieldType
from sixgun.engine.messages import EventType
from sixgun.games.duel.fields import CARD, CHARACTER, CHARACTER_OR_NONE, KINDS, RANKS, WINNERS

BEGAN: Final = EventType("began")
DRAFTED: Final = EventType("drafted", seat=SEAT, character=CHARACTER)
ENTERED: Final = EventType("entered", seat=SEAT, character=CHARACTER, rank=RANKS)
TURN: Final = EventType("turn", seat=SEAT, number=FieldType(0, 1 << 40))
DREW: Final = EventType("drew", seat=SEAT, cards=COUNT)
GOT: Final = EventType("got", seat=SEAT, card=CARD)
SHOWED: Final = EventType("showed", seat=SEAT, card=CARD)
LOOKED: Final = EventType("looked", seat=SEAT, card=CARD)
PLAYED: Final = EventType("played", seat=SEAT, card=CARD, target=CHARACTER_OR_NONE)
PLAYED_AS_COLT: Final = EventType("played-as-colt", seat=SEAT, card=CARD, target=CHARACTER_OR_NONE)
EQUIPPED: Final = EventType("equipped", character=CHARACTER, card=CARD)
RELOADED: Final = EventType("reloaded", seat=SEAT, card=CARD)
SWAPPED: Final = EventType("swapped", seat=SEAT, character=CHARACTER)
USED: Final = EventType("used", character=CHARACTER)
COPIED: Final = EventType("copied", seat=SEAT, card=CARD)
HIT_AT: Final = EventType("hit", target=CHARACTER, by=CHARACTER, cause=KINDS)
AVOIDED: Final = EventType("avoided", character=CHARACTER, card=CARD)
PAID: Final = EventType("paid", seat=SEAT, card=CARD)
ANSWERED: Final = EventType("answered", character=CHARACTER, card=CARD)
SAVED: Final = EventType("saved", character=CHARACTER)
REVEALED: Final = EventType("revealed", seat=SEAT, card=CARD, cause=KINDS)
CHOSEN: Final = EventType("chosen", seat=SEAT, card=CARD)
DISCARDED: Final = EventType("discarded", seat=SEAT, card=CARD)
STRIPPED: Final = EventType("stripped", character=CHARACTER, card=CARD, by=SEAT)
TOOK: Final = EventType("took", character=CHARACTER, card=CARD, by=SEAT)
ROBBED: Final = EventType("robbed", seat=SEAT, by=SEAT)
ROBBED_OF: Final = EventType("robbed-of", seat=SEAT, by=SEAT, card=CARD)
EXPLODED: Final = EventType("exploded", character=CHARACTER)
PASSED_ON: Final = EventType("passed-on", character=CHARACTER, target=CHARACTER)
STORE_OPENED: Final = EventType("store-opened", card=CARD)
PICKED: Final = EventType("picked", seat=SEAT, card=CARD)
LOST: Final = EventType("lost", character=CHARACTER, points=COUNT, cause=KINDS, by=SEAT_OR_NOBODY)
SHIELDED: Final = EventType("shielded", character=CHARACTER, points=COUNT)
HEALED: Final = EventType("healed", character=CHARACTER, points=COUNT, cause=KINDS)
FELL: Final = EventType("fell", seat=SEAT, character=CHARACTER)
RESHUFFLED: Final = EventType("reshuffled", cards=COUNT)
ENDED: Final = EventType("ended", side=WINNERS)
