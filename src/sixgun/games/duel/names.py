"""The vocabulary of The Duel: places, what can be done, what can happen, what waits, and why not."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import Action, parse, verb_of
from sixgun.engine.errors import BadData
from sixgun.engine.kinds import COUNT, SEAT, SEAT_OR_NOBODY, Domain, Kind, Names
from sixgun.games.duel.characters import CHARACTER, CHARACTER_OR_NONE
from sixgun.games.duel.deck import CARD, KINDS

SIDES: Final = Names(("law", "outlaws"))
PLACES: Final = Names(("law-1", "law-2", "outlaws-1", "outlaws-2"))
RANKS: Final = Names(("front", "rear"))
BACKS: Final = Names(("law", "outlaws"))

# What a player may do; the numbers are the positions in VERBS.
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
VERBS: Final = (
    Kind("end"),
    Kind("play", card=CARD),
    Kind("play-at", card=CARD, target=CHARACTER),
    Kind("play-card", card=CARD, taken=CARD),
    Kind("play-hand", card=CARD),
    Kind("as-colt", card=CARD, target=CHARACTER),
    Kind("reload", card=CARD),
    Kind("move"),
    Kind("draw-two"),
    Kind("trade", card=CARD),
    Kind("copy", card=CARD),
    Kind("exchange", card=CARD),
    Kind("discard", card=CARD),
    Kind("pass"),
    Kind("avoid", card=CARD),
    Kind("cover", card=CARD),
    Kind("barrel"),
    Kind("hat"),
    Kind("sid"),
    Kind("pay", card=CARD),
    Kind("answer", card=CARD),
    Kind("shield"),
    Kind("back", back=BACKS),
    Kind("take", card=CARD),
    Kind("pick", card=CARD),
    Kind("choose", card=CARD),
    Kind("front", character=CHARACTER),
    Kind("swap", side=SIDES),
    Kind("draw"),
)

# What a player can be asked.
ASK_FRONT: Final = Kind("front")
ASK_PLAY: Final = Kind("play")
ASK_COPY: Final = Kind("copy", card=CARD)
ASK_DISCARD: Final = Kind("discard", excess=COUNT)
ASK_HIT: Final = Kind("hit", target=CHARACTER, by=CHARACTER, cause=KINDS)
ASK_EXTRA: Final = Kind("extra", target=CHARACTER)
ASK_INDIANS: Final = Kind("indians", target=CHARACTER)
ASK_DUEL: Final = Kind("duel", target=CHARACTER)
ASK_SHIELD: Final = Kind("shield", target=CHARACTER, points=COUNT)
ASK_CARBINE: Final = Kind("carbine")
ASK_PEACEMAKER: Final = Kind("peacemaker")
ASK_REMINGTON: Final = Kind("remington")
ASK_SHOTGUN: Final = Kind("shotgun")
ASK_STEAL: Final = Kind("steal", law=COUNT, outlaws=COUNT)
ASK_SLIM: Final = Kind("slim", law=COUNT, outlaws=COUNT)
ASK_BULL: Final = Kind("bull", fallen=CHARACTER, left=COUNT, law=COUNT, outlaws=COUNT)
ASK_STORE: Final = Kind("store")
ASK_WAGON: Final = Kind("wagon", keep=COUNT)
ASK_SOUNDANCE: Final = Kind("soundance", keep=COUNT)
ASK_BART: Final = Kind("bart", cause=KINDS)
QUESTIONS: Final = (
    *(ASK_FRONT, ASK_PLAY, ASK_COPY, ASK_DISCARD, ASK_HIT, ASK_EXTRA, ASK_INDIANS, ASK_DUEL, ASK_SHIELD, ASK_CARBINE),
    *(ASK_PEACEMAKER, ASK_REMINGTON, ASK_SHOTGUN, ASK_STEAL, ASK_SLIM, ASK_BULL, ASK_STORE, ASK_WAGON, ASK_SOUNDANCE),
    ASK_BART,
)

# What can happen.
BEGAN: Final = Kind("began")
DRAFTED: Final = Kind("drafted", seat=SEAT, character=CHARACTER)
ENTERED: Final = Kind("entered", seat=SEAT, character=CHARACTER, rank=RANKS)
TURN: Final = Kind("turn", seat=SEAT, number=Domain(0, 1 << 40))
DREW: Final = Kind("drew", seat=SEAT, cards=COUNT)
GOT: Final = Kind("got", seat=SEAT, card=CARD)
SHOWED: Final = Kind("showed", seat=SEAT, card=CARD)
LOOKED: Final = Kind("looked", seat=SEAT, card=CARD)
PLAYED: Final = Kind("played", seat=SEAT, card=CARD, target=CHARACTER_OR_NONE)
PLAYED_AS_COLT: Final = Kind("played-as-colt", seat=SEAT, card=CARD, target=CHARACTER_OR_NONE)
EQUIPPED: Final = Kind("equipped", character=CHARACTER, card=CARD)
RELOADED: Final = Kind("reloaded", seat=SEAT, card=CARD)
SWAPPED: Final = Kind("swapped", seat=SEAT, character=CHARACTER)
USED: Final = Kind("used", character=CHARACTER)
COPIED: Final = Kind("copied", seat=SEAT, card=CARD)
HIT_AT: Final = Kind("hit", target=CHARACTER, by=CHARACTER, cause=KINDS)
AVOIDED: Final = Kind("avoided", character=CHARACTER, card=CARD)
PAID: Final = Kind("paid", seat=SEAT, card=CARD)
ANSWERED: Final = Kind("answered", character=CHARACTER, card=CARD)
SAVED: Final = Kind("saved", character=CHARACTER)
REVEALED: Final = Kind("revealed", seat=SEAT, card=CARD, cause=KINDS)
CHOSEN: Final = Kind("chosen", seat=SEAT, card=CARD)
DISCARDED: Final = Kind("discarded", seat=SEAT, card=CARD)
STRIPPED: Final = Kind("stripped", character=CHARACTER, card=CARD, by=SEAT)
TOOK: Final = Kind("took", character=CHARACTER, card=CARD, by=SEAT)
ROBBED: Final = Kind("robbed", seat=SEAT, by=SEAT)
ROBBED_OF: Final = Kind("robbed-of", seat=SEAT, by=SEAT, card=CARD)
EXPLODED: Final = Kind("exploded", character=CHARACTER)
PASSED_ON: Final = Kind("passed-on", character=CHARACTER, target=CHARACTER)
STORE_OPENED: Final = Kind("store-opened", card=CARD)
PICKED: Final = Kind("picked", seat=SEAT, card=CARD)
LOST: Final = Kind("lost", character=CHARACTER, points=COUNT, cause=KINDS, by=SEAT_OR_NOBODY)
SHIELDED: Final = Kind("shielded", character=CHARACTER, points=COUNT)
HEALED: Final = Kind("healed", character=CHARACTER, points=COUNT, cause=KINDS)
FELL: Final = Kind("fell", seat=SEAT, character=CHARACTER)
RESHUFFLED: Final = Kind("reshuffled", cards=COUNT)
ENDED: Final = Kind("ended", side=SIDES)
EVENTS: Final = (
    *(BEGAN, DRAFTED, ENTERED, TURN, DREW, GOT, SHOWED, LOOKED, PLAYED, PLAYED_AS_COLT, EQUIPPED, RELOADED, SWAPPED),
    *(USED, COPIED, HIT_AT, AVOIDED, PAID, ANSWERED, SAVED, REVEALED, CHOSEN, DISCARDED, STRIPPED, TOOK, ROBBED),
    *(ROBBED_OF, EXPLODED, PASSED_ON, STORE_OPENED, PICKED, LOST, SHIELDED, HEALED, FELL, RESHUFFLED, ENDED),
)

# What waits until a card or ability is carried out (duel.resolve); the numbers are the positions in TRIGGERS.
HIT_FRONT: Final = 0
FIRE_BACK: Final = 1
HIT_REAR: Final = 2
HIT_BACK: Final = 3
DRAW_CARDS: Final = 4
ROB: Final = 5
TRIGGERS: Final = (
    Kind("hit-front", side=SIDES, by=CHARACTER),
    Kind("fire-back", side=SIDES, by=CHARACTER),
    Kind("hit-rear", side=SIDES, by=CHARACTER),
    Kind("hit-back", target=CHARACTER, by=CHARACTER),
    Kind("draw", side=SIDES, cards=COUNT, by=CHARACTER),
    Kind("rob", side=SIDES, by=CHARACTER),
)


class Triggers(Domain):
    """Something that waits, written like an action."""

    def __init__(self) -> None:
        super().__init__(0, 1 << 40)

    def write(self, number: int) -> object:
        return Action(number, TRIGGERS[verb_of(number)]).text

    def read(self, value: object, field: str) -> int:
        code = parse(value, TRIGGERS) if isinstance(value, str) else -1
        if code < 0:
            raise BadData(field, "name", known=", ".join([kind.name for kind in TRIGGERS]), value=repr(value))
        return code


TRIGGER: Final = Triggers()

# Why not; the numbers are the positions in REASONS, 0 is "it can be done".
FINE: Final = 0
NOT_YOURS: Final = 1
ABSENT: Final = 2
REARGUARD: Final = 3
OWN_FRONT: Final = 4
BANG_LIMIT: Final = 5
NEEDS_HIT: Final = 6
ALONE: Final = 7
MOVED_ALREADY: Final = 8
USED_ALREADY: Final = 9
HAND_NOT_EMPTY: Final = 10
NO_ABILITY: Final = 11
NO_COPY: Final = 12
NOTHING_IN_PLAY: Final = 13
NO_RELOAD_YET: Final = 14
NO_RELOAD: Final = 15
WRONG_CARD: Final = 16
NO_BARREL: Final = 17
NO_HAT: Final = 18
OWN_REARGUARD_ONLY: Final = 19
NEEDS_TARGET: Final = 20
NO_TARGET_WANTED: Final = 21
HAND_EMPTY: Final = 22
NOT_THERE: Final = 23
OWN_CHARACTER: Final = 24
BARREL_USED: Final = 25
NOT_TRADED: Final = 26
NOT_FRONT: Final = 27
REASONS: Final = (
    Kind("fine"),
    Kind("not-yours", card=CARD),
    Kind("absent", character=CHARACTER),
    Kind("rearguard", character=CHARACTER),
    Kind("own-front", character=CHARACTER),
    Kind("bang-limit", limit=COUNT),
    Kind("needs-hit"),
    Kind("alone"),
    Kind("moved-already"),
    Kind("used-already"),
    Kind("hand-not-empty"),
    Kind("no-ability"),
    Kind("no-copy"),
    Kind("nothing-in-play"),
    Kind("no-reload-yet"),
    Kind("no-reload", card=CARD),
    Kind("wrong-card"),
    Kind("no-barrel"),
    Kind("no-hat"),
    Kind("own-rearguard-only"),
    Kind("needs-target"),
    Kind("no-target-wanted"),
    Kind("hand-empty"),
    Kind("not-there", card=CARD),
    Kind("own-character", character=CHARACTER),
    Kind("barrel-used"),
    Kind("not-traded", card=CARD),
    Kind("not-front", character=CHARACTER),
)
