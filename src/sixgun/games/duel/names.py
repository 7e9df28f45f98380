"""The vocabulary of The Duel: places, what can be done, what can happen, what waits, and why not."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import Action, parse, verb_of
from sixgun.engine.errors import BadData, shown
from sixgun.engine.num import i64
from sixgun.engine.terms import COUNT, SEAT, SEAT_OR_NOBODY, Domain, Names, Note, Term
from sixgun.games.duel.characters import CHARACTER, CHARACTER_OR_NONE
from sixgun.games.duel.deck import CARD, KINDS

SIDES: Final = Names(("law", "outlaws"))
WINNERS: Final = Names(SIDES.names, nothing="nobody")
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
    Term("end"),
    Term("play", card=CARD),
    Term("play-at", card=CARD, target=CHARACTER),
    Term("play-card", card=CARD, taken=CARD),
    Term("play-hand", card=CARD),
    Term("as-colt", card=CARD, target=CHARACTER),
    Term("reload", card=CARD),
    Term("move"),
    Term("draw-two"),
    Term("trade", card=CARD),
    Term("copy", card=CARD),
    Term("exchange", card=CARD),
    Term("discard", card=CARD),
    Term("pass"),
    Term("avoid", card=CARD),
    Term("cover", card=CARD),
    Term("barrel"),
    Term("hat"),
    Term("sid"),
    Term("pay", card=CARD),
    Term("answer", card=CARD),
    Term("shield"),
    Term("back", back=BACKS),
    Term("take", card=CARD),
    Term("pick", card=CARD),
    Term("choose", card=CARD),
    Term("front", character=CHARACTER),
    Term("swap", side=SIDES),
    Term("draw"),
)


def is_play(verb: i64) -> bool:
    """Whether a verb plays a card."""
    return verb == PLAY or verb == PLAY_AT or verb == PLAY_CARD or verb == PLAY_HAND or verb == AS_COLT


def is_skill(verb: i64) -> bool:
    """Whether a verb is what a character may do once in a turn."""
    return verb == DRAW_TWO or verb == TRADE or verb == COPY or verb == EXCHANGE


# What a player can be asked.
ASK_FRONT: Final = Term("front")
ASK_PLAY: Final = Term("play")
ASK_COPY: Final = Term("copy", card=CARD)
ASK_DISCARD: Final = Term("discard", excess=COUNT)
ASK_HIT: Final = Term("hit", target=CHARACTER, by=CHARACTER, cause=KINDS, more=COUNT)
ASK_EXTRA: Final = Term("extra", target=CHARACTER)
ASK_INDIANS: Final = Term("indians", target=CHARACTER)
ASK_DUEL: Final = Term("duel", target=CHARACTER)
ASK_SHIELD: Final = Term("shield", target=CHARACTER, points=COUNT)
ASK_CARBINE: Final = Term("carbine")
ASK_PEACEMAKER: Final = Term("peacemaker")
ASK_REMINGTON: Final = Term("remington")
ASK_SHOTGUN: Final = Term("shotgun")
ASK_STEAL: Final = Term("steal", law=COUNT, outlaws=COUNT)
ASK_SLIM: Final = Term("slim", law=COUNT, outlaws=COUNT)
ASK_BULL: Final = Term("bull", fallen=CHARACTER, left=COUNT, law=COUNT, outlaws=COUNT)
ASK_STORE: Final = Term("store")
ASK_WAGON: Final = Term("wagon", keep=COUNT)
ASK_SOUNDANCE: Final = Term("soundance", keep=COUNT)
ASK_BART: Final = Term("bart", cause=KINDS)
QUESTIONS: Final = (
    *(ASK_FRONT, ASK_PLAY, ASK_COPY, ASK_DISCARD, ASK_HIT, ASK_EXTRA, ASK_INDIANS, ASK_DUEL, ASK_SHIELD, ASK_CARBINE),
    *(ASK_PEACEMAKER, ASK_REMINGTON, ASK_SHOTGUN, ASK_STEAL, ASK_SLIM, ASK_BULL, ASK_STORE, ASK_WAGON, ASK_SOUNDANCE),
    ASK_BART,
)


def target_of(question: Note) -> i64:
    """The character whom a question about a hit, an extra card, Indians!, a Duel or a shield is about."""
    return question.a


def shooter_of(question: Note) -> i64:
    """Who shoots in a question about a hit."""
    return question.b


def cause_of(question: Note) -> i64:
    """The kind of card, or the ability, in a question about a hit."""
    return question.c


def points_of(question: Note) -> i64:
    """The life points that a question about a shield is about."""
    return question.b


def purpose_of(question: Note) -> i64:
    """What Bart Masterson's two cards were revealed for."""
    return question.a


# What can happen.
BEGAN: Final = Term("began")
DRAFTED: Final = Term("drafted", seat=SEAT, character=CHARACTER)
ENTERED: Final = Term("entered", seat=SEAT, character=CHARACTER, rank=RANKS)
TURN: Final = Term("turn", seat=SEAT, number=Domain(0, 1 << 40))
DREW: Final = Term("drew", seat=SEAT, cards=COUNT)
GOT: Final = Term("got", seat=SEAT, card=CARD)
SHOWED: Final = Term("showed", seat=SEAT, card=CARD)
LOOKED: Final = Term("looked", seat=SEAT, card=CARD)
PLAYED: Final = Term("played", seat=SEAT, card=CARD, target=CHARACTER_OR_NONE)
PLAYED_AS_COLT: Final = Term("played-as-colt", seat=SEAT, card=CARD, target=CHARACTER_OR_NONE)
EQUIPPED: Final = Term("equipped", character=CHARACTER, card=CARD)
RELOADED: Final = Term("reloaded", seat=SEAT, card=CARD)
SWAPPED: Final = Term("swapped", seat=SEAT, character=CHARACTER)
USED: Final = Term("used", character=CHARACTER)
COPIED: Final = Term("copied", seat=SEAT, card=CARD)
HIT_AT: Final = Term("hit", target=CHARACTER, by=CHARACTER, cause=KINDS)
AVOIDED: Final = Term("avoided", character=CHARACTER, card=CARD)
PAID: Final = Term("paid", seat=SEAT, card=CARD)
ANSWERED: Final = Term("answered", character=CHARACTER, card=CARD)
SAVED: Final = Term("saved", character=CHARACTER)
REVEALED: Final = Term("revealed", seat=SEAT, card=CARD, cause=KINDS)
CHOSEN: Final = Term("chosen", seat=SEAT, card=CARD)
DISCARDED: Final = Term("discarded", seat=SEAT, card=CARD)
STRIPPED: Final = Term("stripped", character=CHARACTER, card=CARD, by=SEAT)
TOOK: Final = Term("took", character=CHARACTER, card=CARD, by=SEAT)
ROBBED: Final = Term("robbed", seat=SEAT, by=SEAT)
ROBBED_OF: Final = Term("robbed-of", seat=SEAT, by=SEAT, card=CARD)
EXPLODED: Final = Term("exploded", character=CHARACTER)
PASSED_ON: Final = Term("passed-on", character=CHARACTER, target=CHARACTER)
STORE_OPENED: Final = Term("store-opened", card=CARD)
PICKED: Final = Term("picked", seat=SEAT, card=CARD)
LOST: Final = Term("lost", character=CHARACTER, points=COUNT, cause=KINDS, by=SEAT_OR_NOBODY)
SHIELDED: Final = Term("shielded", character=CHARACTER, points=COUNT)
HEALED: Final = Term("healed", character=CHARACTER, points=COUNT, cause=KINDS)
FELL: Final = Term("fell", seat=SEAT, character=CHARACTER)
RESHUFFLED: Final = Term("reshuffled", cards=COUNT)
ENDED: Final = Term("ended", side=WINNERS)
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
    Term("hit-front", side=SIDES, by=CHARACTER),
    Term("fire-back", side=SIDES, by=CHARACTER),
    Term("hit-rear", side=SIDES, by=CHARACTER),
    Term("hit-back", target=CHARACTER, by=CHARACTER),
    Term("draw", side=SIDES, cards=COUNT, by=CHARACTER),
    Term("rob", side=SIDES, by=CHARACTER),
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
            raise BadData(field, "name", known=", ".join([kind.name for kind in TRIGGERS]), value=shown(value))
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
    Term("fine"),
    Term("not-yours", card=CARD),
    Term("absent", character=CHARACTER),
    Term("rearguard", character=CHARACTER),
    Term("own-front", character=CHARACTER),
    Term("bang-limit", limit=COUNT),
    Term("needs-hit"),
    Term("alone"),
    Term("moved-already"),
    Term("used-already"),
    Term("hand-not-empty"),
    Term("no-ability"),
    Term("no-copy"),
    Term("nothing-in-play"),
    Term("no-reload-yet"),
    Term("no-reload", card=CARD),
    Term("wrong-card"),
    Term("no-barrel"),
    Term("no-hat"),
    Term("own-rearguard-only"),
    Term("needs-target"),
    Term("no-target-wanted"),
    Term("hand-empty"),
    Term("not-there", card=CARD),
    Term("own-character", character=CHARACTER),
    Term("barrel-used"),
    Term("not-traded", card=CARD),
    Term("not-front", character=CHARACTER),
)
