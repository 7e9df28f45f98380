"""What playing a card does at The Duel, in life points of either side."""

from __future__ import annotations

from typing import Final

from sixgun.bots.scoring import NEVER
from sixgun.engine.num import i64
from sixgun.games.duel import kinds, verbs
from sixgun.games.duel.bots import scores
from sixgun.games.duel.bots.scores import A_CARD, EVERYTHING, LIFE, WILD_BILL
from sixgun.games.duel.catalogue import KIND, WORN, is_bang, is_equipment
from sixgun.games.duel.table import DuelTable

AVOID_SPENT: Final = 32  # what it is worth that the enemy spends an avoid
HIT_SPENT: Final = 26
MOVED_BACK: Final = 25  # an enemy's own token undoes a swap
STORE: Final = -1


def effect(t: DuelTable, me: i64, kind: i64, verb: i64, aim: i64) -> i64:
    """What a card does, in life points; `aim` is a character or a card in play."""
    if verb == verbs.PLAY:
        return plain_effect(t, me, kind)
    if verb == verbs.PLAY_HAND:
        return 2 * A_CARD + 8 - grudge(t, me, t.front_of(1 - me))
    if verb == verbs.PLAY_CARD:
        return robbery(t, me, kind, aim)
    return aimed_effect(t, me, kind, t.place_of(aim))


def plain_effect(t: DuelTable, me: i64, kind: i64) -> i64:
    if kind == kinds.WAGON:
        return 2 * A_CARD + 20
    if kind == kinds.BEER:
        return beer(t, me)
    if kind == kinds.GATLING or kind == kinds.INDIANS:
        return volley(t, me, kind)
    return STORE


def aimed_effect(t: DuelTable, me: i64, kind: i64, place: i64) -> i64:
    if is_equipment(kind):
        return equipping(t, me, kind, place)
    if kind == kinds.DUEL:
        return duelling(t, me, place)
    if kind == kinds.STRONG_ALE:
        change = LIFE * (t.life[place] - 3)
        return (change if place >> 1 != me else -change) - LIFE // 2
    if kind == kinds.WATER:
        return own_swap(t, me) if place >> 1 == me else exposing(t, me)
    if kind == kinds.FANNING:
        return fanning(t, me, place)
    return shot(t, me, kind, place)


def shot(t: DuelTable, me: i64, kind: i64, place: i64) -> i64:
    """What a hit is worth: the life point, or the card that avoids it and what the shooter then gets."""
    chance = scores.landing(t, me, place, kind)
    front = t.front_of(me)
    avoided = spent(t, kind, place) + A_CARD * scores.thrift(t.who[front])
    if is_bang(kind):
        avoided += if_avoided(t, me, kind) + 25 * t.character(front).extra_to_avoid
    score = (chance * scores.loss_value(t, place) + (100 - chance) * avoided) // 100
    return score - 20 if t.character(place).reveals_to_avoid else score


def spent(t: DuelTable, kind: i64, place: i64) -> i64:
    """What it is worth that a hit is avoided by a Hat, any card, or an avoid."""
    if t.wears(place, kinds.HAT):
        return WORN[kinds.HAT]
    return HIT_SPENT if kind == kinds.DERRINGER else AVOID_SPENT


def if_avoided(t: DuelTable, side: i64, kind: i64) -> i64:
    """What the text of an avoided BANG! card is worth to its player."""
    if kind == kinds.REMINGTON:
        return A_CARD
    if kind == kinds.PEACEMAKER:
        return 26 if len(t.hands[1 - side]) > 1 else 0
    if kind == kinds.SCHOFIELD:
        return LIFE - 10 if scores.hurt(t, t.front_of(side)) > 0 else 0
    if kind == kinds.CARBINE:
        return max(0, scores.gear_total(t, t.front_of(1 - side)) // 2)
    return 0


def fanning(t: DuelTable, me: i64, place: i64) -> i64:
    """A hit for each equipment."""
    hits: i64 = len(t.gear[place])
    if hits == 0:
        return NEVER
    return shot(t, me, kinds.FANNING, place) + (hits - 1) * scores.loss_value(t, place) * 2 // 3


def volley(t: DuelTable, me: i64, kind: i64) -> i64:
    """What Gatling or Indians! is worth: both enemies, less one's own RC."""
    score = raid(t, me, kind, t.front_of(1 - me))
    if not t.is_single(1 - me):
        score += raid(t, me, kind, t.rear_of(1 - me))
    if not t.is_single(me):
        rear = t.rear_of(me)
        score -= AVOID_SPENT if scores.answers_held(t, rear, kind) > 0 else scores.loss_value(t, rear)
    return score


def raid(t: DuelTable, me: i64, kind: i64, place: i64) -> i64:
    """What one target of a volley is worth."""
    if kind == kinds.GATLING:
        return shot(t, me, kind, place)
    chance = scores.unanswered(t, place, kind, 1)
    return (chance * scores.loss_value(t, place) + (100 - chance) * HIT_SPENT) // 100


def duelling(t: DuelTable, me: i64, place: i64) -> i64:
    """What a Duel is worth: it is lost against more hit cards than one's own."""
    mine = scores.answers_held(t, t.front_of(me), kinds.DUEL)
    theirs: i64 = len(t.hands[1 - me])
    if theirs == 0:
        return scores.loss_value(t, place)
    if 5 * mine + 1 < 2 * theirs:
        return NEVER if t.life[t.front_of(me)] == 1 else -LIFE
    return scores.loss_value(t, place) * 2 // 3 + 8 * (5 * mine - 2 * theirs) // 5


def equipping(t: DuelTable, me: i64, kind: i64, place: i64) -> i64:
    """What an equipment is worth with a character of either side."""
    if kind == kinds.DYNAMITE:
        return dynamite(t, me, place)
    if t.wears(place, kind):
        return NEVER
    score = scores.worn_value(t, place, kind)
    if kind == kinds.RATTLESNAKE:
        score = score * (2 + t.life[place]) // 4
    if place >> 1 != me:
        return -score - grudge(t, me, place) if score < 0 else NEVER
    if t.character(place).skill == verbs.TRADE and score > 0:
        score += A_CARD
    return score if t.life[place] > 1 else score - 10


def dynamite(t: DuelTable, me: i64, place: i64) -> i64:
    """What lighting Dynamite is worth: who has it first is more likely to lose."""
    enemy = t.rear_of(1 - me) if place >> 1 == me else place
    theirs_goes = 100 - scores.symbol_luck(t, 1 - me, 88)
    mine_goes = 100 - scores.symbol_luck(t, me, 88)
    share = 100 * mine_goes // (mine_goes + theirs_goes) + (4 if place >> 1 == me else -4)
    return ((100 - share) * blast(t, enemy) - share * blast(t, t.rear_of(me))) // 100


def blast(t: DuelTable, place: i64) -> i64:
    side = place >> 1
    if t.life[place] <= 3 and t.is_single(side) and len(t.reserve[side]) == 0:
        return EVERYTHING
    return LIFE * min(3, t.life[place])


def robbery(t: DuelTable, me: i64, kind: i64, taken: i64) -> i64:
    """What it is worth that a card in play is discarded (Stealing) or comes to the own hand (Schoolmarm)."""
    place = t.wearer(taken)
    score = scores.worn_value(t, place, KIND[taken])
    gain = scores.hand_value(t, me, taken) if kind == kinds.SCHOOLMARM else i64(0)
    if place >> 1 == me:
        if KIND[taken] == kinds.DYNAMITE:
            score = dynamite(t, me, place)
        return gain - score if score < 0 else NEVER
    return score + gain - grudge(t, me, place)


def grudge(t: DuelTable, me: i64, place: i64) -> i64:
    """What Wild Bill's hit costs whoever robs him."""
    if place >> 1 == me or t.who[place] != WILD_BILL:
        return 0
    front = t.front_of(me)
    return AVOID_SPENT if scores.answers_held(t, front, kinds.COLT) > 0 else scores.loss_value(t, front)


def beer(t: DuelTable, me: i64) -> i64:
    """A life point for everybody who has lost one."""
    healed: i64 = 0
    place: i64 = 2 * me
    while place < 2 * me + 2:
        if t.who[place] >= 0 and scores.hurt(t, place) > 0:
            healed += LIFE if t.life[place] > 1 else LIFE + 20
        place += 1
    return healed - 30


def marching(t: DuelTable, me: i64, side: i64) -> i64:
    """What it is worth that a side's token moves: Tom Thorn's hit, and cards for those who listen."""
    score = -A_CARD * scores.listens(t, 1 - side)
    if scores.has_marcher(t, side):
        if scores.is_marcher(t, t.front_of(side)):
            score += 25
        else:
            target = t.rear_of(1 - side)
            chance = scores.landing(t, side, target, kinds.ABILITY)
            score += (chance * scores.loss_value(t, target) + (100 - chance) * AVOID_SPENT) // 100 + 15
    return score if side == me else -score


def own_swap(t: DuelTable, me: i64) -> i64:
    """What Water is worth for one's own side: the token would do, unless it has moved or wakes Tom Thorn."""
    front, rear = t.front_of(me), t.rear_of(me)
    if t.moved:
        return scores.under_fire(t, me, rear) - scores.under_fire(t, me, front) + marching(t, me, me)
    return LIFE * 2 // 3 if scores.is_marcher(t, front) else NEVER


def exposing(t: DuelTable, me: i64) -> i64:
    """What it is worth to bring the enemy's RC to the front, where the hits of this turn reach it."""
    front, rear = t.front_of(1 - me), t.rear_of(1 - me)
    shots = min(scores.shots_held(t, me), t.life[rear])
    better = shot(t, me, kinds.COLT, rear) - shot(t, me, kinds.COLT, front)
    return better * shots - MOVED_BACK + marching(t, me, 1 - me)


def copying(t: DuelTable, me: i64) -> i64:
    """What the Action card on top of the discard pile would do again (Pearl Hat)."""
    kind = KIND[t.discard_pile[len(t.discard_pile) - 1]]
    front = t.front_of(1 - me)
    if kind == kinds.STEALING:
        return 2 * A_CARD - grudge(t, me, front) if len(t.hands[1 - me]) > 0 else i64(0)
    if kind == kinds.SCHOOLMARM:
        return max(0, scores.gear_total(t, front))
    if kind == kinds.STRONG_ALE:
        return max(aimed_effect(t, me, kind, front), LIFE * (3 - t.life[t.front_of(me)]))
    if kind == kinds.DUEL or kind == kinds.KNIFE or kind == kinds.DERRINGER:
        return aimed_effect(t, me, kind, front)
    return plain_effect(t, me, kind) if kind != kinds.WATER else i64(0)
