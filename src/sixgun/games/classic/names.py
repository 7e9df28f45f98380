"""The vocabulary of the classic game: what can be done, what can happen, and why not."""

from __future__ import annotations

from typing import Final

from sixgun.engine.kinds import COUNT, SEAT, SEAT_OR_NOBODY, Kind, Names
from sixgun.games.classic.deck import CARD, KINDS
from sixgun.games.roles import BEGAN, DIED, ROLE_DEALT, TURN

SIDES: Final = Names(("law", "outlaws", "renegade"))

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
    Kind("end"),
    Kind("play", card=CARD),
    Kind("play-at", card=CARD, target=SEAT),
    Kind("play-hand", card=CARD, target=SEAT),
    Kind("play-card", card=CARD, target=SEAT, taken=CARD),
    Kind("discard", card=CARD),
    Kind("heal", card=CARD, other=CARD),
    Kind("answer", card=CARD),
    Kind("barrel"),
    Kind("pass"),
    Kind("drink", card=CARD),
    Kind("pick", card=CARD),
    Kind("put-back", card=CARD),
    Kind("draw"),
    Kind("draw-from", target=SEAT),
    Kind("draw-discard"),
    Kind("choose", card=CARD),
    Kind("go-on"),
)

# What a player can be asked.
ASK_READY: Final = Kind("ready")
ASK_PLAY: Final = Kind("play")
ASK_DISCARD: Final = Kind("discard", excess=COUNT)
ASK_SHOT: Final = Kind("shot", by=SEAT, needed=COUNT)
ASK_INDIANS: Final = Kind("indians", by=SEAT)
ASK_DUEL: Final = Kind("duel", by=SEAT)
ASK_BRINK: Final = Kind("brink", needed=COUNT)
ASK_STORE: Final = Kind("store")
ASK_KIT: Final = Kind("kit")
ASK_JESSE: Final = Kind("jesse")
ASK_PEDRO: Final = Kind("pedro", card=CARD)
ASK_DUKE: Final = Kind("duke", purpose=PURPOSES)
QUESTIONS: Final = (
    *(ASK_READY, ASK_PLAY, ASK_DISCARD, ASK_SHOT, ASK_INDIANS, ASK_DUEL, ASK_BRINK, ASK_STORE, ASK_KIT, ASK_JESSE),
    *(ASK_PEDRO, ASK_DUKE),
)

# What can happen.
DREW: Final = Kind("drew", seat=SEAT, cards=COUNT)
GOT: Final = Kind("got", seat=SEAT, card=CARD)
SHOWED: Final = Kind("showed", seat=SEAT, card=CARD)
LOOKED: Final = Kind("looked", seat=SEAT, card=CARD)
RETURNED: Final = Kind("returned", seat=SEAT)
PLAYED: Final = Kind("played", seat=SEAT, card=CARD, target=SEAT_OR_NOBODY)
EQUIPPED: Final = Kind("equipped", seat=SEAT, card=CARD)
ANSWERED: Final = Kind("answered", seat=SEAT, card=CARD)
DISCARDED: Final = Kind("discarded", seat=SEAT, card=CARD)
CHECKED: Final = Kind("checked", seat=SEAT, card=CARD, purpose=PURPOSES)
SAVED: Final = Kind("saved", seat=SEAT)
ESCAPED: Final = Kind("escaped", seat=SEAT)
JAILED: Final = Kind("jailed", seat=SEAT)
PASSED_ON: Final = Kind("passed-on", seat=SEAT, target=SEAT)
EXPLODED: Final = Kind("exploded", seat=SEAT)
ROBBED: Final = Kind("robbed", seat=SEAT, by=SEAT)
ROBBED_OF: Final = Kind("robbed-of", seat=SEAT, by=SEAT, card=CARD)
TOOK: Final = Kind("took", seat=SEAT, by=SEAT, card=CARD)
STORE_OPENED: Final = Kind("store-opened", card=CARD)
PICKED: Final = Kind("picked", seat=SEAT, card=CARD)
LOST: Final = Kind("lost", seat=SEAT, points=COUNT, cause=KINDS, by=SEAT_OR_NOBODY)
HEALED: Final = Kind("healed", seat=SEAT, points=COUNT, source=SOURCES)
LOOTED: Final = Kind("looted", seat=SEAT, cards=COUNT, by=SEAT)
REWARDED: Final = Kind("rewarded", seat=SEAT)
PUNISHED: Final = Kind("punished", seat=SEAT)
RESHUFFLED: Final = Kind("reshuffled", cards=COUNT)
ENDED: Final = Kind("ended", side=SIDES)
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
REASONS: Final = (
    Kind("fine"),
    Kind("not-yours", card=CARD),
    Kind("no-target", target=SEAT),
    Kind("dead", target=SEAT),
    Kind("self"),
    Kind("too-far", distance=COUNT, reach=COUNT),
    Kind("one-bang"),
    Kind("copy", kind=KINDS),
    Kind("sheriff-jail"),
    Kind("no-cards", target=SEAT),
    Kind("no-hand", target=SEAT),
    Kind("not-in-play", card=CARD, target=SEAT),
    Kind("needs-shot"),
    Kind("needs-target"),
    Kind("no-target-wanted"),
    Kind("full-life"),
    Kind("not-sid"),
    Kind("wrong-card"),
    Kind("no-barrel"),
    Kind("last-two"),
    Kind("jailed-already", target=SEAT),
    Kind("two-cards"),
)
