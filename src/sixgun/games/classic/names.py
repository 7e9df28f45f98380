"""The vocabulary of the classic game: what can be done, what can happen, and why not."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64
from sixgun.engine.terms import COUNT, SEAT, SEAT_OR_NOBODY, Names, Term
from sixgun.games.classic.deck import CARD, KINDS
from sixgun.games.roles import BEGAN, DIED, ROLE_DEALT, TURN

SIDES: Final = Names(("law", "outlaws", "renegade", "nobody"))

FOR_DYNAMITE: Final = 0
FOR_JAIL: Final = 1
FOR_BARREL: Final = 2
PURPOSES: Final = Names(("dynamite", "jail", "barrel"))

BY_BEER: Final = 0
BY_SALOON: Final = 1
BY_SID: Final = 2
SOURCES: Final = Names(("beer", "saloon", "sid"))

# What a player may do; the numbers are the positions in VERBS.
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
VERBS: Final = (
    Term("end"),
    Term("play", card=CARD),
    Term("play-at", card=CARD, target=SEAT),
    Term("play-hand", card=CARD, target=SEAT),
    Term("play-card", card=CARD, target=SEAT, taken=CARD),
    Term("discard", card=CARD),
    Term("heal", card=CARD, other=CARD),
    Term("answer", card=CARD),
    Term("barrel"),
    Term("pass"),
    Term("drink", card=CARD),
    Term("pick", card=CARD),
    Term("put-back", card=CARD),
    Term("draw"),
    Term("draw-from", target=SEAT),
    Term("draw-discard"),
    Term("choose", card=CARD),
    Term("go-on"),
)


def is_aimed(verb: i64) -> bool:
    """Whether a card is played at somebody."""
    return verb == PLAY_AT or verb == PLAY_HAND or verb == PLAY_CARD


def is_played(verb: i64) -> bool:
    """Whether a card is played, for all to see."""
    return verb == PLAY or is_aimed(verb)


def is_own(verb: i64) -> bool:
    """Whether it is what a character does by himself."""
    return verb == HEAL


# What a player can be asked.
ASK_READY: Final = Term("ready")
ASK_PLAY: Final = Term("play")
ASK_DISCARD: Final = Term("discard", excess=COUNT)
ASK_SHOT: Final = Term("shot", by=SEAT, needed=COUNT)
ASK_INDIANS: Final = Term("indians", by=SEAT)
ASK_DUEL: Final = Term("duel", by=SEAT)
ASK_BRINK: Final = Term("brink", needed=COUNT)
ASK_STORE: Final = Term("store")
ASK_KIT: Final = Term("kit")
ASK_JESSE: Final = Term("jesse")
ASK_PEDRO: Final = Term("pedro", card=CARD)
ASK_DUKE: Final = Term("duke", purpose=PURPOSES)
ASK_ROBBERY: Final = Term("robbery", by=SEAT)
QUESTIONS: Final = (
    *(ASK_READY, ASK_PLAY, ASK_DISCARD, ASK_SHOT, ASK_INDIANS, ASK_DUEL, ASK_BRINK, ASK_STORE, ASK_KIT, ASK_JESSE),
    *(ASK_PEDRO, ASK_DUKE, ASK_ROBBERY),
)

# What can happen.
DREW: Final = Term("drew", seat=SEAT, cards=COUNT)
GOT: Final = Term("got", seat=SEAT, card=CARD)
SHOWED: Final = Term("showed", seat=SEAT, card=CARD)
LOOKED: Final = Term("looked", seat=SEAT, card=CARD)
RETURNED: Final = Term("returned", seat=SEAT)
PLAYED: Final = Term("played", seat=SEAT, card=CARD, target=SEAT_OR_NOBODY)
EQUIPPED: Final = Term("equipped", seat=SEAT, card=CARD)
ANSWERED: Final = Term("answered", seat=SEAT, card=CARD)
DISCARDED: Final = Term("discarded", seat=SEAT, card=CARD)
CHECKED: Final = Term("checked", seat=SEAT, card=CARD, purpose=PURPOSES)
SAVED: Final = Term("saved", seat=SEAT)
ESCAPED: Final = Term("escaped", seat=SEAT)
JAILED: Final = Term("jailed", seat=SEAT)
PASSED_ON: Final = Term("passed-on", seat=SEAT, target=SEAT)
EXPLODED: Final = Term("exploded", seat=SEAT)
ROBBED: Final = Term("robbed", seat=SEAT, by=SEAT)
ROBBED_OF: Final = Term("robbed-of", seat=SEAT, by=SEAT, card=CARD)
TOOK: Final = Term("took", seat=SEAT, by=SEAT, card=CARD)
STORE_OPENED: Final = Term("store-opened", card=CARD)
PICKED: Final = Term("picked", seat=SEAT, card=CARD)
LOST: Final = Term("lost", seat=SEAT, points=COUNT, cause=KINDS, by=SEAT_OR_NOBODY)
HEALED: Final = Term("healed", seat=SEAT, points=COUNT, source=SOURCES)
LOOTED: Final = Term("looted", seat=SEAT, cards=COUNT, by=SEAT)
REWARDED: Final = Term("rewarded", seat=SEAT)
PUNISHED: Final = Term("punished", seat=SEAT)
RESHUFFLED: Final = Term("reshuffled", cards=COUNT)
ENDED: Final = Term("ended", side=SIDES)
EVENTS: Final = (
    *(BEGAN, ROLE_DEALT, TURN, DREW, GOT, SHOWED, LOOKED, RETURNED, PLAYED, EQUIPPED, ANSWERED, DISCARDED, CHECKED),
    *(SAVED, ESCAPED, JAILED, PASSED_ON, EXPLODED, ROBBED, ROBBED_OF, TOOK, STORE_OPENED, PICKED, LOST, HEALED, DIED),
    *(LOOTED, REWARDED, PUNISHED, RESHUFFLED, ENDED),
)

# Why not; the numbers are the positions in REASONS, 0 is "it can be done".
FINE: Final = 0
NOT_YOURS: Final = 1
NO_TARGET: Final = 2
DEAD: Final = 3
SELF: Final = 4
OUT_OF_RANGE: Final = 5
ONE_BANG: Final = 6
COPY: Final = 7
SHERIFF_JAIL: Final = 8
NO_CARDS: Final = 9
NO_HAND: Final = 10
NOT_IN_PLAY: Final = 11
NEEDS_SHOT: Final = 12
NEEDS_TARGET: Final = 13
NO_TARGET_WANTED: Final = 14
FULL_LIFE: Final = 15
NOT_SID: Final = 16
WRONG_CARD: Final = 17
NO_BARREL: Final = 18
LAST_TWO: Final = 19
JAILED_ALREADY: Final = 20
TWO_CARDS: Final = 21
SPENT: Final = 22
REASONS: Final = (
    Term("fine"),
    Term("not-yours", card=CARD),
    Term("no-target", target=SEAT),
    Term("dead", target=SEAT),
    Term("self"),
    Term("too-far", distance=COUNT, reach=COUNT),
    Term("one-bang"),
    Term("copy", kind=KINDS),
    Term("sheriff-jail"),
    Term("no-cards", target=SEAT),
    Term("no-hand", target=SEAT),
    Term("not-in-play", card=CARD, target=SEAT),
    Term("needs-shot"),
    Term("needs-target"),
    Term("no-target-wanted"),
    Term("full-life"),
    Term("not-sid"),
    Term("wrong-card"),
    Term("no-barrel"),
    Term("last-two"),
    Term("jailed-already", target=SEAT),
    Term("two-cards"),
    Term("spent"),
)
