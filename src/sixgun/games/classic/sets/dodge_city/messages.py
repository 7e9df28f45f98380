"""What can be done, asked, happen and be refused with Dodge City in the box, and not without it."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import SEAT
from sixgun.engine.messages import EventType, OwnVerb, QuestionType, ReasonType, Verb
from sixgun.games.classic.fields import CARD

# Numbers are given when the set is added: the order never changes.
STRIP_HAND: Final = Verb("strip-hand")
STRIP_CARD: Final = Verb("strip-card", card=CARD)
DRAW_CARD: Final = Verb("draw-card", card=CARD, target=SEAT)
COPY: Final = Verb("copy", target=SEAT)
FIRE: Final = OwnVerb("fire", target=SEAT)
TRADE: Final = OwnVerb("trade", card=CARD)
BLEED: Final = OwnVerb("bleed")
VERBS: Final = (STRIP_HAND, STRIP_CARD, DRAW_CARD, COPY, FIRE, TRADE, BLEED)

ASK_BRAWL: Final = QuestionType("brawl", target=SEAT)
ASK_PAT: Final = QuestionType("pat")
ASK_VERA: Final = QuestionType("vera")
ASK_DOC: Final = QuestionType("doc", target=SEAT)

UNTOUCHED: Final = EventType("untouched", seat=SEAT, card=CARD)
COPIED: Final = EventType("copied", seat=SEAT, target=SEAT)
FIRED: Final = EventType("fired", seat=SEAT, target=SEAT)
BLED: Final = EventType("bled", seat=SEAT)

# The clauses that tell of them.
ABOUT: Final = {
    **{"verb:strip-hand": "brawl", "verb:strip-card": "brawl", "question:brawl": "brawl"},
    **{"verb:draw-card": "pat-brennan", "question:pat": "pat-brennan"},
    **{"verb:copy": "vera-custer", "question:vera": "vera-custer", "act:copied": "vera-custer"},
    **{"verb:fire": "doc-holyday", "question:doc": "doc-holyday", "act:fired": "doc-holyday"},
    **{"verb:trade": "jose-delgado", "verb:bleed": "chuck-wengam", "act:bled": "chuck-wengam"},
}

USED_UP: Final = ReasonType("used-up")
LAST_POINT: Final = ReasonType("last-point")
NOT_BLUE: Final = ReasonType("not-blue")
