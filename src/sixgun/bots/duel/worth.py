"""What cards, characters and hits are worth at The Duel, read from what one side can see."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.games.duel.character import Character
from sixgun.games.duel.characters import CHARACTER_NAMES
from sixgun.games.duel.deck import (
    BARREL,
    BEER,
    CLOCK,
    DERRINGER,
    DUEL,
    DYNAMITE,
    FANNING,
    GUN_BELT,
    HAT,
    INDIANS,
    KIND,
    KIND_NAMES,
    RATTLESNAKE,
    SCOPE,
    STAMPEDE,
    STRONG_ALE,
    is_always_active,
    is_bang,
    is_equipment,
    is_hit,
)
from sixgun.games.duel.hits import avoids
from sixgun.games.duel.names import COPY, DRAW_TWO, TRADE
from sixgun.games.duel.plays import can_copy, may_bang
from sixgun.games.duel.reveal import chooser
from sixgun.games.duel.showdown import counts_as_hit
from sixgun.games.duel.table import NOWHERE, Table

# Whose ability is thought of by name.
JANGO: Final[i64] = CHARACTER_NAMES.index("jango")
TOM_THORN: Final[i64] = CHARACTER_NAMES.index("tom-thorn")
WILD_BILL: Final[i64] = CHARACTER_NAMES.index("wild-bill")
WYATT_EARP: Final[i64] = CHARACTER_NAMES.index("wyatt-earp")

# All worths are whole numbers: 100 is a life point.
LIFE: Final = 100
LAST_LIFE: Final = 85  # his side draws two cards
EVERYTHING: Final = 2000
A_CARD: Final = 60


def worths(by_name: dict[str, int], names: tuple[str, ...]) -> vec[i64]:
    """A worth for each name in its order; 0 where none is given."""
    return vec[i64]([by_name.get(name, 0) for name in names])


# What a card is worth in the hand.
HELD: Final = worths(
    {
        "colt": 39,
        "carbine": 42,
        "fanning": 25,
        "peacemaker": 46,
        "remington": 46,
        "schofield": 46,
        "shotgun": 41,
        "winchester": 46,
        "beer": 48,
        "derringer": 39,
        "duel": 29,
        "gatling": 57,
        "general-store": 16,
        "indians": 55,
        "knife": 50,
        "missed": 69,
        "return-fire": 86,
        "schoolmarm": 39,
        "stealing": 63,
        "strong-ale": 55,
        "wagon": 80,
        "water": 23,
        "bank": 57,
        "barrel": 51,
        "clock": 28,
        "dynamite": 17,
        "gun-belt": 28,
        "hat": 55,
        "rattlesnake": 69,
        "scope": 28,
        "stampede": 23,
    },
    KIND_NAMES,
)
OVERSTOCK: Final = 7  # how much less a BANG! card is worth for each other one in hand
USELESS: Final = 4

# What an equipment is worth to its wearer, …
WORN: Final = worths(
    {
        "bank": 50,
        "barrel": 45,
        "clock": 22,
        "dynamite": -45,
        "gun-belt": 25,
        "hat": 45,
        "rattlesnake": -60,
        "scope": 22,
        "stampede": -18,
    },
    KIND_NAMES,
)
# … and what it helps him in front in the enemy's turn.
IN_FRONT: Final = worths(
    {
        "bank": 42,
        "barrel": 24,
        "clock": 12,
        "hat": 24,
    },
    KIND_NAMES,
)
ROOM: Final = 10  # for one more card that the hand limit allows
WEAKNESS: Final = 5

# What comes back when a character is hurt, …
REFUND: Final = worths(
    {
        "alan-pinkertoon": 30,
        "dalon-ranger": 30,
        "slim-poet": 24,
    },
    CHARACTER_NAMES,
)
# … what he is worth in front in the enemy's turn, …
UNDER_FIRE: Final = worths(
    {
        "alan-pinkertoon": 22,
        "annie-oakey": 26,
        "bill-tightman": 4,
        "buffalo-bell": 4,
        "dalon-ranger": 20,
        "jango": 8,
        "pat-garret": 18,
        "wild-bill": 14,
        "bull-anderson": 4,
        "dalton-bros": 40,
        "sid-curry": 34,
        "slim-poet": 18,
    },
    CHARACTER_NAMES,
)
# … and what he gains by an elimination.
FINISHING: Final = worths(
    {
        "bill-tightman": 35,
        "bull-anderson": 35,
    },
    CHARACTER_NAMES,
)

# In percent: how likely a card that can't be seen is no avoid, no hit card, or isn't given against a Derringer.
NO_AVOID: Final = 78
NO_AVOID_OR_HIT: Final = 52
NO_HIT: Final = 62
NOT_GIVEN: Final = 30


# -- life ----------------------------------------------------------------------------------------------------------


def loss_worth(t: Table, place: i64) -> i64:
    """What a life point of a character is worth to his side."""
    if t.life[place] > 1:
        return LIFE - REFUND[t.who[place]]
    side = place >> 1
    if t.is_single(side) and len(t.reserve[side]) == 0:
        return EVERYTHING
    return LAST_LIFE + max(gear_total(t, place), 0) // 2


def gear_total(t: Table, place: i64) -> i64:
    """What all equipment of a character is worth to him."""
    total: i64 = 0
    for card in t.gear[place]:
        total += worn_worth(t, place, KIND[card])
    return total


def worn_worth(t: Table, place: i64, kind: i64) -> i64:
    """What an equipment is worth to its wearer."""
    if kind == STAMPEDE and has_marcher(t, place >> 1):
        return 60
    if kind == RATTLESNAKE and chooser(t) != NOWHERE:
        return -15 if chooser(t) >> 1 == place >> 1 else -90
    if kind == DYNAMITE:
        return -15 * min(3, t.life[place])
    return WORN[kind]


def has_marcher(t: Table, side: i64) -> bool:
    """Whether Tom Thorn is in play, who shoots when he comes to the front."""
    return not t.is_single(side) and (is_marcher(t, 2 * side) or is_marcher(t, 2 * side + 1))


def is_marcher(t: Table, place: i64) -> bool:
    """Whether Tom Thorn stands at a place."""
    return t.who[place] == TOM_THORN


def hurt(t: Table, place: i64) -> i64:
    """How many life points a character has lost."""
    return t.character(place).life - t.life[place] if t.who[place] >= 0 else i64(0)


# -- hits ----------------------------------------------------------------------------------------------------------


def landing(t: Table, side: i64, place: i64, cause: i64) -> i64:
    """How likely, in percent, a hit of a side lands."""
    extra: i64 = t.character(t.front_of(side)).extra_to_avoid if is_bang(cause) else i64(0)
    if extra > 0 and len(t.hands[place >> 1]) == 0:
        return 100
    if t.wears(place, HAT):
        return 8
    chance = unanswered(t, place, cause, 1 + extra)
    if t.wears(place, BARREL):
        chance = chance * (100 - symbol_luck(t, place >> 1, 25)) // 100
    if t.character(place).reveals_to_avoid:
        chance = chance * (100 - symbol_luck(t, place >> 1, 25)) // 100
    return chance


def symbol_luck(t: Table, side: i64, chance: i64) -> i64:
    """How likely, in percent, a reveal shows what a side wants; Bart Masterson's side chooses between two."""
    bart = chooser(t)
    if bart == NOWHERE:
        return chance
    return 2 * chance - chance * chance // 100 if bart >> 1 == side else chance * chance // 100


def is_seen(t: Table, owner: i64, card: i64) -> bool:
    """Whether the one who decides knows a card of a hand."""
    return card >= 0 and (owner == t.deciding or t.known[card] >> t.deciding & 1 == 1)


def unanswered(t: Table, place: i64, cause: i64, cards: i64) -> i64:
    """How likely, in percent, there is no card in hand against a hit at a character, Indians! or a Duel."""
    hand = t.hands[place >> 1]
    if len(hand) < cards:
        return 100
    character = t.character(place)
    chance: i64 = 100
    unseen: i64 = 0
    for card in hand:
        if not is_seen(t, place >> 1, card):
            unseen += 1
        elif answers(character, KIND[card], cause):
            chance = chance * 10 // 100
    dry = dryness(character, cause)
    while unseen > 0:
        chance = chance * dry // 100
        unseen -= 1
    return chance


def dryness(character: Character, cause: i64) -> i64:
    """How likely, in percent, an unseen card is no answer."""
    if cause == INDIANS or cause == DUEL:
        return 15 if character.any_as_colt else NO_HIT
    if cause == DERRINGER:
        return NOT_GIVEN
    return NO_AVOID_OR_HIT if character.hits_avoid else NO_AVOID


def answers(character: Character, kind: i64, cause: i64) -> bool:
    """Whether a card is an answer for a character."""
    if cause == INDIANS or cause == DUEL:
        return counts_as_hit(character, kind)
    return cause == DERRINGER or avoids(character, kind)


def answers_held(t: Table, place: i64, cause: i64) -> i64:
    """How many cards in one's own hand are answers for a character."""
    found: i64 = 0
    for card in t.hands[place >> 1]:
        if card >= 0 and answers(t.character(place), KIND[card], cause):
            found += 1
    return found


# -- the hand ------------------------------------------------------------------------------------------------------


def held(t: Table, me: i64, card: i64) -> i64:
    """What a card is worth in one's own hand, be it there or about to come."""
    kind = KIND[card]
    return held_with(t, me, kind, reds_besides(t, me, card) if is_bang(kind) else i64(0))


def held_with(t: Table, me: i64, kind: i64, reds: i64) -> i64:
    """What a card of a kind is worth in one's own hand with so many other BANG! cards."""
    if is_equipment(kind):
        return equipment_held(t, me, kind)
    worth = HELD[kind]
    if is_bang(kind):
        worth -= OVERSTOCK * reds
        return worth + 6 * fattest(t, 1 - me) if kind == FANNING else worth
    if kind == BEER and not somebody_hurt(t, me):
        return worth // 2
    if kind == STRONG_ALE and ale_worth(t, me) > LIFE:
        return worth + 30
    return worth


def equipment_held(t: Table, me: i64, kind: i64) -> i64:
    """A second equipment of a name, or one that hurts nobody, is worth little."""
    if kind == RATTLESNAKE or (kind == STAMPEDE and not has_marcher(t, me)):
        return HELD[kind]
    if t.wears(2 * me, kind) or t.wears(2 * me + 1, kind):
        return USELESS + 10
    return HELD[kind]


def reds_besides(t: Table, me: i64, card: i64) -> i64:
    """How many BANG! cards one holds besides a card."""
    found: i64 = 0
    for other in t.hands[me]:
        if other >= 0 and other != card and is_bang(KIND[other]):
            found += 1
    return found


def shots_held(t: Table, me: i64) -> i64:
    """How many hits one's own hand allows in this turn."""
    reds: i64 = 0
    others: i64 = 0
    for card in t.hands[me]:
        if card >= 0 and is_hit(KIND[card]):
            if is_bang(KIND[card]):
                reds += 1
            else:
                others += 1
    return others + (min(reds, 1) if may_bang(t, me) else i64(0))


def fattest(t: Table, side: i64) -> i64:
    """The most equipment a character of a side wears."""
    return max(len(t.gear[2 * side]), len(t.gear[2 * side + 1]))


def somebody_hurt(t: Table, side: i64) -> bool:
    """Whether a side has lost life."""
    return hurt(t, 2 * side) > 0 or hurt(t, 2 * side + 1) > 0


def ale_worth(t: Table, me: i64) -> i64:
    """What a Strong Ale is worth at its best."""
    best = LIFE * (t.life[t.front_of(1 - me)] - 3)
    place: i64 = 2 * me
    while place < 2 * me + 2:
        if t.lives(place):
            best = max(best, LIFE * (3 - t.life[place]))
        place += 1
    return best


def hand_limit(t: Table, place: i64) -> i64:
    """How many cards stay in hand at the end of a turn with this AC."""
    return max(2, t.life[place])


# -- who stands in front -------------------------------------------------------------------------------------------


def under_fire(t: Table, me: i64, place: i64) -> i64:
    """What a character is worth in front in the enemy's turn and when one's own begins."""
    worth = UNDER_FIRE[t.who[place]] + ROOM * min(hand_limit(t, place), len(t.hands[me]) + 1)
    for card in t.gear[place]:
        worth += IN_FRONT[KIND[card]]
    return worth - WEAKNESS if t.life[place] == 1 else worth


def in_turn(t: Table, me: i64, place: i64, reds: i64, shots: i64) -> i64:
    """What a character is worth in front while a hand with so many BANG! cards and hits is played."""
    character = t.character(place)
    worth = handicraft(t, me, place, reds)
    if (character.many_bangs or t.wears(place, GUN_BELT)) and reds + min(t.bangs, 1) > 1:
        worth += 45 * (reds - 1 + min(t.bangs, 1))
    if reds > 0 and t.bangs == 0 and character.extra_to_avoid > 0:
        worth += 25
    if character.aims_anywhere or t.wears(place, SCOPE):
        worth += 12 * min(shots, 2)
    worth += 12 * thrift(t.who[place]) * min(shots, 3)
    if shots > 0 and t.life[t.front_of(1 - me)] == 1:
        worth += FINISHING[t.who[place]]
    return worth


def thrift(character: i64) -> i64:
    """How many cards a character's side draws when a hit of it is avoided."""
    return 1 if character == WYATT_EARP else 0


def handicraft(t: Table, me: i64, place: i64, reds: i64) -> i64:
    """What the special skills of a character are worth with this hand."""
    character = t.character(place)
    cards: i64 = len(t.hands[me])
    if character.any_as_colt and t.bangs == 0 and reds == 0 and cards > 1:
        return 40
    if t.used >> t.who[place] & 1:
        return 0
    if character.skill == DRAW_TWO and cards == 0:
        return 75
    if character.skill == COPY and cards > 1 and can_copy(t, me):
        return 30
    return 55 if character.skill == TRADE and tradeable(t, place) else 0


def tradeable(t: Table, place: i64) -> bool:
    """Whether Cattle Katie wears something to trade."""
    found = False
    for card in t.gear[place]:
        found = found or not is_always_active(KIND[card])
    return found


def listens(t: Table, side: i64) -> i64:
    """How many cards a side draws when the other one's token moves."""
    front = t.front_of(side)
    return (1 if t.who[front] == JANGO else 0) + (1 if t.wears(front, CLOCK) else 0)
