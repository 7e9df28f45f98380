"""What cards, characters and hits are worth at The Duel, read from what one side can see."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64
from sixgun.games.duel import catalogue, kinds, verbs
from sixgun.games.duel.attacks import avoids, counts_as_hit
from sixgun.games.duel.catalogue import HAND_VALUE, IN_FRONT, KIND, WORN
from sixgun.games.duel.character import Character
from sixgun.games.duel.fields import CHARACTER
from sixgun.games.duel.playing import can_copy, may_bang
from sixgun.games.duel.reveal import chooser
from sixgun.games.duel.table import NOWHERE, DuelTable

# Whose ability is thought of by name.
JANGO: Final[i64] = CHARACTER.numbers["jango"]
TOM_THORN: Final[i64] = CHARACTER.numbers["tom-thorn"]
WILD_BILL: Final[i64] = CHARACTER.numbers["wild-bill"]
WYATT_EARP: Final[i64] = CHARACTER.numbers["wyatt-earp"]

# All worths are whole numbers: 100 is a life point.
LIFE: Final = 100
LAST_LIFE: Final = 85  # the character's side draws two cards
EVERYTHING: Final = 2000
A_CARD: Final = 60
OVERSTOCK: Final = 7  # how much less a BANG! card is worth for each other one in hand
USELESS: Final = 4
ROOM: Final = 10  # for one more card that the hand limit allows
WEAKNESS: Final = 5

# In percent: how likely a card that can't be seen is no avoid, no hit card, or isn't given against a Derringer.
NO_AVOID: Final = 78
NO_AVOID_OR_HIT: Final = 52
NO_HIT: Final = 62
NOT_GIVEN: Final = 30


# -- life ----------------------------------------------------------------------------------------------------------


def loss_value(t: DuelTable, place: i64) -> i64:
    """What a life point of a character is worth to its side."""
    if t.life[place] > 1:
        return LIFE - t.character(place).refund
    side = place >> 1
    if t.is_single(side) and len(t.reserve[side]) == 0:
        return EVERYTHING
    return LAST_LIFE + max(gear_total(t, place), 0) // 2


def gear_total(t: DuelTable, place: i64) -> i64:
    """What all equipment of a character is worth to it."""
    total: i64 = 0
    for card in t.gear[place]:
        total += worn_value(t, place, KIND[card])
    return total


def worn_value(t: DuelTable, place: i64, kind: i64) -> i64:
    if kind == kinds.STAMPEDE and has_marcher(t, place >> 1):
        return 60
    if kind == kinds.RATTLESNAKE and chooser(t) != NOWHERE:
        return -15 if chooser(t) >> 1 == place >> 1 else -90
    if kind == kinds.DYNAMITE:
        return -15 * min(3, t.life[place])
    return WORN[kind]


def has_marcher(t: DuelTable, side: i64) -> bool:
    """Whether Tom Thorn is in play, who shoots when he comes to the front."""
    return not t.is_single(side) and (is_marcher(t, 2 * side) or is_marcher(t, 2 * side + 1))


def is_marcher(t: DuelTable, place: i64) -> bool:
    """Whether Tom Thorn stands at a place."""
    return t.who[place] == TOM_THORN


def hurt(t: DuelTable, place: i64) -> i64:
    return t.character(place).life - t.life[place] if t.who[place] >= 0 else i64(0)


# -- hits ----------------------------------------------------------------------------------------------------------


def landing(t: DuelTable, side: i64, place: i64, cause: i64) -> i64:
    """How likely, in percent, a hit of a side lands."""
    extra: i64 = t.character(t.front_of(side)).extra_to_avoid if catalogue.is_bang(cause) else i64(0)
    if extra > 0 and len(t.hands[place >> 1]) == 0:
        return 100
    if t.wears(place, kinds.HAT):
        return 8
    chance = unanswered(t, place, cause, 1 + extra)
    if t.wears(place, kinds.BARREL):
        chance = chance * (100 - symbol_luck(t, place >> 1, 25)) // 100
    if t.character(place).reveals_to_avoid:
        chance = chance * (100 - symbol_luck(t, place >> 1, 25)) // 100
    return chance


def symbol_luck(t: DuelTable, side: i64, chance: i64) -> i64:
    """How likely, in percent, a reveal shows what a side wants; Bart Masterson's side chooses between two."""
    bart = chooser(t)
    if bart == NOWHERE:
        return chance
    return 2 * chance - chance * chance // 100 if bart >> 1 == side else chance * chance // 100


def is_seen(t: DuelTable, owner: i64, card: i64) -> bool:
    """Whether the deciding player knows a card of a hand."""
    return card >= 0 and (owner == t.deciding or t.known[card] >> t.deciding & 1 == 1)


def unanswered(t: DuelTable, place: i64, cause: i64, cards: i64) -> i64:
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
    if cause == kinds.INDIANS or cause == kinds.DUEL:
        return 15 if character.any_as_colt else NO_HIT
    if cause == kinds.DERRINGER:
        return NOT_GIVEN
    return NO_AVOID_OR_HIT if character.hits_avoid else NO_AVOID


def answers(character: Character, kind: i64, cause: i64) -> bool:
    """Whether a card is an answer for a character."""
    if cause == kinds.INDIANS or cause == kinds.DUEL:
        return counts_as_hit(character, kind)
    return cause == kinds.DERRINGER or avoids(character, kind)


def answers_held(t: DuelTable, place: i64, cause: i64) -> i64:
    """How many cards in one's own hand are answers for a character."""
    found: i64 = 0
    for card in t.hands[place >> 1]:
        if card >= 0 and answers(t.character(place), KIND[card], cause):
            found += 1
    return found


# -- the hand ------------------------------------------------------------------------------------------------------


def hand_value(t: DuelTable, me: i64, card: i64) -> i64:
    """What a card is worth in one's own hand, be it there or about to come."""
    kind = KIND[card]
    return hand_value_with(t, me, kind, reds_besides(t, me, card) if catalogue.is_bang(kind) else i64(0))


def hand_value_with(t: DuelTable, me: i64, kind: i64, reds: i64) -> i64:
    """What a card of a kind is worth in one's own hand with so many other BANG! cards."""
    if catalogue.is_equipment(kind):
        return equipment_held(t, me, kind)
    score = HAND_VALUE[kind]
    if catalogue.is_bang(kind):
        score -= OVERSTOCK * reds
        return score + 6 * max(len(t.gear[2 - 2 * me]), len(t.gear[3 - 2 * me])) if kind == kinds.FANNING else score
    if kind == kinds.BEER and hurt(t, 2 * me) <= 0 and hurt(t, 2 * me + 1) <= 0:
        return score // 2
    if kind == kinds.STRONG_ALE and ale_worth(t, me) > LIFE:
        return score + 30
    return score


def equipment_held(t: DuelTable, me: i64, kind: i64) -> i64:
    """A second equipment of a name, or one that hurts nobody, is worth little."""
    if kind == kinds.RATTLESNAKE or (kind == kinds.STAMPEDE and not has_marcher(t, me)):
        return HAND_VALUE[kind]
    if t.wears(2 * me, kind) or t.wears(2 * me + 1, kind):
        return USELESS + 10
    return HAND_VALUE[kind]


def reds_besides(t: DuelTable, me: i64, card: i64) -> i64:
    """How many BANG! cards one holds besides a card."""
    found: i64 = 0
    for other in t.hands[me]:
        if other >= 0 and other != card and catalogue.is_bang(KIND[other]):
            found += 1
    return found


def shots_held(t: DuelTable, me: i64) -> i64:
    """How many hits one's own hand allows in this turn."""
    reds: i64 = 0
    others: i64 = 0
    for card in t.hands[me]:
        if card >= 0 and catalogue.is_hit(KIND[card]):
            if catalogue.is_bang(KIND[card]):
                reds += 1
            else:
                others += 1
    return others + (min(reds, 1) if may_bang(t, me) else i64(0))


def ale_worth(t: DuelTable, me: i64) -> i64:
    """What a Strong Ale is worth at its best."""
    best = LIFE * (t.life[t.front_of(1 - me)] - 3)
    place: i64 = 2 * me
    while place < 2 * me + 2:
        if t.lives(place):
            best = max(best, LIFE * (3 - t.life[place]))
        place += 1
    return best


def hand_limit(t: DuelTable, place: i64) -> i64:
    """How many cards stay in hand at the end of a turn with this AC."""
    return max(2, t.life[place])


# -- who stands in front -------------------------------------------------------------------------------------------


def under_fire(t: DuelTable, me: i64, place: i64) -> i64:
    """What a character is worth in front in the enemy's turn and when one's own begins."""
    score = t.character(place).under_fire + ROOM * min(hand_limit(t, place), len(t.hands[me]) + 1)
    for card in t.gear[place]:
        score += IN_FRONT[KIND[card]]
    return score - WEAKNESS if t.life[place] == 1 else score


def in_turn(t: DuelTable, me: i64, place: i64, reds: i64, shots: i64) -> i64:
    """What a character is worth in front while a hand with so many BANG! cards and hits is played."""
    character = t.character(place)
    score = handicraft(t, me, place, reds)
    if (character.many_bangs or t.wears(place, kinds.GUN_BELT)) and reds + min(t.bangs, 1) > 1:
        score += 45 * (reds - 1 + min(t.bangs, 1))
    if reds > 0 and t.bangs == 0 and character.extra_to_avoid > 0:
        score += 25
    if character.aims_anywhere or t.wears(place, kinds.SCOPE):
        score += 12 * min(shots, 2)
    score += 12 * thrift(t.who[place]) * min(shots, 3)
    if shots > 0 and t.life[t.front_of(1 - me)] == 1:
        score += character.finishing
    return score


def thrift(character: i64) -> i64:
    """How many cards a character's side draws when a hit of it is avoided."""
    return 1 if character == WYATT_EARP else 0


def handicraft(t: DuelTable, me: i64, place: i64, reds: i64) -> i64:
    """What the special skills of a character are worth with this hand."""
    character = t.character(place)
    cards: i64 = len(t.hands[me])
    if character.any_as_colt and t.bangs == 0 and reds == 0 and cards > 1:
        return 40
    if t.used >> t.who[place] & 1:
        return 0
    if character.skill == verbs.DRAW_TWO and cards == 0:
        return 75
    if character.skill == verbs.COPY and cards > 1 and can_copy(t, me):
        return 30
    return 55 if character.skill == verbs.TRADE and tradeable(t, place) else 0


def tradeable(t: DuelTable, place: i64) -> bool:
    """Whether Cattle Katie wears something to trade."""
    found = False
    for card in t.gear[place]:
        found = found or not catalogue.is_always_active(KIND[card])
    return found


def listens(t: DuelTable, side: i64) -> i64:
    """How many cards a side draws when the other one's token moves."""
    front = t.front_of(side)
    return (1 if t.who[front] == JANGO else 0) + (1 if t.wears(front, kinds.CLOCK) else 0)
