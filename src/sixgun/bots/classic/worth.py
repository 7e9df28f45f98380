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
    MISSED,
    MUSTANG,
    REACH,
    SALOON,
    SCOPE,
    SPADES,
    SUIT,
    VALUE,
    VOLCANIC,
)
from sixgun.games.classic.names import FOR_DYNAMITE
from sixgun.games.classic.table import Table

# In the order of the kinds: what one is worth in the hand, and how much less a second one is.
HELD: Final = vec[i64](
    [44, 55, 50, 30, 60, 75, 34, 46, 45, 46, 42, 41, 60, 42, 65, 40, 12, 46, 40, 44, 46, 48],
)
COPY_COST: Final = vec[i64](
    [7, 6, 8, 20, 0, 0, 0, 5, 5, 10, 10, 10, 55, 40, 60, 8, 10, 40, 36, 36, 36, 36],
)
# What it is worth that an enemy loses the card before him; he is glad to be rid of Jail and Dynamite.
LOOT: Final = vec[i64](
    [0] * MUSTANG + [64, 56, 72, -500, -500, 66, 52, 58, 62, 66],
)
USELESS: Final[i64] = 3


def held(t: Table, me: i64, card: i64) -> i64:
    """What a card is worth in one's own hand, be it there or about to come."""
    kind = KIND[card]
    worth = HELD[kind] - COPY_COST[kind] * others_alike(t, me, card)
    if kind >= VOLCANIC:
        return worth if weapon_helps(t, me, kind) else USELESS
    if kind == MUSTANG or kind == SCOPE or kind == BARREL:
        return worth if t.in_play_of(me, kind) < 0 else USELESS
    if kind == BEER:
        return beer_held(t, me, worth)
    if kind == SALOON and t.life[me] < t.max_life[me]:
        return worth + 12
    if kind == BANG and t.cast[me].is_missed(BANG):
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
        if card >= 0 and t.cast[me].is_bang(KIND[card]):
            bangs += 1
    return bangs


def misses_held(t: Table, me: i64) -> i64:
    """How many cards in one's own hand serve as Missed!."""
    misses: i64 = 0
    for card in t.hands[me]:
        if card >= 0 and t.cast[me].is_missed(KIND[card]):
            misses += 1
    return misses


def weapon_helps(t: Table, me: i64, kind: i64) -> bool:
    """Whether a weapon is better than the one in play: it reaches farther, or fires more often."""
    now = t.weapon(me)
    if kind == VOLCANIC:
        return not t.many_bangs(me) and (now < 0 or bangs_held(t, me) > 1)
    if now == VOLCANIC and not t.cast[me].many_bangs:
        return bangs_held(t, me) < 2
    return REACH[kind] > t.reach(me)


def loot_worth(t: Table, target: i64, taken: i64) -> i64:
    """What it is worth that an enemy loses a card in play, or (below 0) one of his hand."""
    if taken >= 0:
        return LOOT[KIND[taken]]
    return 50 if len(t.hands[target]) > 1 else 60


def turned_worth(card: i64, purpose: i64) -> i64:
    """What a card turned for a draw! is worth: 1 if it does what its player wants."""
    if purpose == FOR_DYNAMITE:
        return 0 if SUIT[card] == SPADES and VALUE[card] <= 9 else 1
    return 1 if SUIT[card] == HEARTS else 0
