"""What can happen in the classic game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import COUNT, SEAT, SEAT_OR_NOBODY
from sixgun.engine.messages import EventType
from sixgun.family.roles import SIDES
from sixgun.games.classic.fields import CARD, CHARACTER, KINDS, PURPOSES, SOURCES

DREW: Final = EventType("drew", seat=SEAT, cards=COUNT)
GOT: Final = EventType("got", seat=SEAT, card=CARD)
SHOWED: Final = EventType("showed", seat=SEAT, card=CARD)
LOOKED: Final = EventType("looked", seat=SEAT, card=CARD)
RETURNED: Final = EventType("returned", seat=SEAT)
PLAYED: Final = EventType("played", seat=SEAT, card=CARD, target=SEAT_OR_NOBODY)
EQUIPPED: Final = EventType("equipped", seat=SEAT, card=CARD)
ANSWERED: Final = EventType("answered", seat=SEAT, card=CARD)
DISCARDED: Final = EventType("discarded", seat=SEAT, card=CARD)
CHECKED: Final = EventType("checked", seat=SEAT, card=CARD, purpose=PURPOSES)
SAVED: Final = EventType("saved", seat=SEAT)
ESCAPED: Final = EventType("escaped", seat=SEAT)
JAILED: Final = EventType("jailed", seat=SEAT)
PASSED_ON: Final = EventType("passed-on", seat=SEAT, target=SEAT)
EXPLODED: Final = EventType("exploded", seat=SEAT)
ROBBED: Final = EventType("robbed", seat=SEAT, by=SEAT)
ROBBED_OF: Final = EventType("robbed-of", seat=SEAT, by=SEAT, card=CARD)
TOOK: Final = EventType("took", seat=SEAT, by=SEAT, card=CARD)
STORE_OPENED: Final = EventType("store-opened", card=CARD)
PICKED: Final = EventType("picked", seat=SEAT, card=CARD)
LOST: Final = EventType("lost", seat=SEAT, points=COUNT, cause=KINDS, by=SEAT_OR_NOBODY)
HEALED: Final = EventType("healed", seat=SEAT, points=COUNT, source=SOURCES)
LOOTED: Final = EventType("looted", seat=SEAT, cards=COUNT, by=SEAT)
REWARDED: Final = EventType("rewarded", seat=SEAT)
PUNISHED: Final = EventType("punished", seat=SEAT)
RESHUFFLED: Final = EventType("reshuffled", cards=COUNT)
BECAME: Final = EventType("became", seat=SEAT, character=CHARACTER)
ENDED: Final = EventType("ended", side=SIDES)
