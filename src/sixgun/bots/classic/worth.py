"""What cards are worth to somebody who may hold them or lose them; for bots of the classic game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.games.classic.deck import (
    BANG,
    BARREL,
    BEER,
    HEARTS,
    KIND,
    KIND_NAMES,
    MISSED,
    MUSTANG,
    REACH,
    SALOON,
    SCOPE,
    SPADES,
    VALUE,
    VOLCANIC,
    is_weapon,
)
from sixgun.games.classic.names import FOR_DYNAMITE
from sixgun.games.classic.table import Table


class Worth:
    """What a kind of card is worth: one in the hand, how much less a second one, that an enemy loses the one before him
    (he is glad to be rid of Jail and Dynamite), and how bad it is to play it at somebody."""

    def __init__(self, held: int, copy_cost: int, loot: int = 0, hostility: int = 0) -> None:
        self.held = held
        self.copy_cost = copy_cost
        self.loot = loot
        self.hostility = hostility


WORTH: Final = {
    "bang": Worth(44, 7, hostility=10),
    "missed": Worth(55, 6, hostility=10),
    "beer": Worth(50, 8),
    "saloon": Worth(30, 20),
    "stagecoach": Worth(60, 0),
    "wells-fargo": Worth(75, 0),
    "general-store": Worth(34, 0),
    "panic": Worth(46, 5, hostility=6),
    "cat-balou": Worth(45, 5, hostility=6),
    "gatling": Worth(46, 10),
    "indians": Worth(42, 10),
    "duel": Worth(41, 10, hostility=10),
    "mustang": Worth(60, 55, loot=64),
    "scope": Worth(42, 40, loot=56),
    "barrel": Worth(65, 60, loot=72),
    "jail": Worth(40, 8, loot=-500, hostility=8),
    "dynamite": Worth(12, 10, loot=-500),
    "volcanic": Worth(46, 40, loot=66),
    "schofield": Worth(40, 36, loot=52),
    "remington": Worth(44, 36, loot=58),
    "carabine": Worth(46, 36, loot=62),
    "winchester": Worth(48, 36, loot=66),
}
HELD: Final = vec[i64]([WORTH[name].held for name in KIND_NAMES])
COPY_COST: Final = vec[i64]([WORTH[name].copy_cost for name in KIND_NAMES])
LOOT: Final = vec[i64]([WORTH[name].loot for name in KIND_NAMES])
HOSTILITY: Final = vec[i64]([WORTH[name].hostility for name in KIND_NAMES])
USELESS: Final[i64] = 3

# Whether it matters for a card who is friend and who is foe.
ALONE: Final = ("beer", "stagecoach", "wells-fargo", "general-store", "mustang", "scope", "barrel")
ARMS: Final = ("schofield", "remington", "carabine", "winchester")
SOCIAL: Final = vec[i64]([0 if name in ALONE or name in ARMS else 1 for name in KIND_NAMES])


def held(t: Table, me: i64, card: i64) -> i64:
    """What a card is worth in one's own hand, be it there or about to come."""
    kind = KIND[card]
    worth = HELD[kind] - COPY_COST[kind] * others_alike(t, me, card)
    if is_weapon(kind):
        return worth if weapon_helps(t, me, kind) else USELESS
    if kind == MUSTANG or kind == SCOPE or kind == BARREL:
        return worth if not t.has(me, kind) else USELESS
    if kind == BEER:
        return beer_held(t, me, worth)
    if kind == SALOON and t.life[me] < t.max_life[me]:
        return worth + 12
    if kind == BANG and t.ability(me).is_missed(BANG):
        return worth + HELD[MISSED] - HELD[BANG]
    return worth


def beer_held(t: Table, me: i64, worth: i64) -> i64:
    """A Beer is worth more to the hurt, and nothing among the last two."""
    if t.living <= 2:
        return USELESS
    return worth + 25 if t.life[me] < t.max_life[me] else worth


def others_alike(t: Table, me: i64, card: i64) -> i64:
    """How many other cards of the same kind one holds."""
    alike: i64 = 0
    for other in t.hands[me]:
        if other >= 0 and other != card and KIND[other] == KIND[card]:
            alike += 1
    return alike


def bangs_held(t: Table, me: i64) -> i64:
    """How many cards in one's own hand serve as BANG!."""
    bangs: i64 = 0
    for card in t.hands[me]:
        if card >= 0 and t.ability(me).is_bang(KIND[card]):
            bangs += 1
    return bangs


def misses_held(t: Table, me: i64) -> i64:
    """How many cards in one's own hand serve as Missed!."""
    misses: i64 = 0
    for card in t.hands[me]:
        if card >= 0 and t.ability(me).is_missed(KIND[card]):
            misses += 1
    return misses


def weapon_helps(t: Table, me: i64, kind: i64) -> bool:
    """Whether a weapon is better than the one in play: it reaches farther, or fires more often."""
    now = t.weapon(me)
    if kind == VOLCANIC:
        return not t.many_bangs(me) and (now < 0 or bangs_held(t, me) > 1)
    if now == VOLCANIC and not t.ability(me).many_bangs:
        return bangs_held(t, me) < 2
    return REACH[kind] > t.reach(me)


def loot_worth(t: Table, target: i64, taken: i64) -> i64:
    """What it is worth that an enemy loses a card in play, or (below 0) one of his hand."""
    if taken >= 0:
        return LOOT[KIND[taken]]
    return 50 if len(t.hands[target]) > 1 else 60


def turned_worth(t: Table, card: i64, purpose: i64) -> i64:
    """What a card turned for a draw! is worth: 1 if it does what its player wants."""
    if purpose == FOR_DYNAMITE:
        return 0 if t.suit(card) == SPADES and VALUE[card] <= 9 else 1
    return 1 if t.suit(card) == HEARTS else 0
