"""What cards are worth to somebody who may hold them or lose them; for bots of the classic game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64
from sixgun.games.classic import catalogue, kinds
from sixgun.games.classic.card import BANG_CARD, BEER, BROWN, CURSE, GREEN, LIFE, MISSED, SHARE
from sixgun.games.classic.catalogue import HAND_VALUE, IN_HAND, KIND, SYMBOLS
from sixgun.games.classic.fields import FOR_DYNAMITE
from sixgun.games.classic.table import ClassicTable

USELESS: Final[i64] = 3


def hand_value(t: ClassicTable, me: i64, card: i64) -> i64:
    """What a card is worth in one's own hand, be it there or about to come."""
    kind = KIND[card]
    score = HAND_VALUE[kind] - catalogue.COPY_COST[kind] * others_alike(t, me, card, kind)
    if catalogue.PLAIN[kind] == 1:
        return score
    if catalogue.is_weapon(kind):
        return score if weapon_helps(t, me, kind) else USELESS
    symbols = SYMBOLS[kind]
    if catalogue.BORDER[kind] != BROWN:
        return score if symbols & CURSE or not t.has(me, kind) else USELESS
    if symbols & BEER:
        return beer_value(t, me, score)
    if symbols & LIFE and symbols & SHARE and t.life[me] < t.max_life[me]:
        return score + 12
    if kind == kinds.BANG and t.ability(me).serves_as(kinds.BANG, symbols, MISSED):
        return score + HAND_VALUE[kinds.MISSED] - HAND_VALUE[kinds.BANG]
    return score


def beer_value(t: ClassicTable, me: i64, score: i64) -> i64:
    """A Beer is worth more to the hurt, and nothing among the last two."""
    if t.living <= 2:
        return USELESS
    return score + 25 if t.life[me] < t.max_life[me] else score


def others_alike(t: ClassicTable, me: i64, card: i64, kind: i64) -> i64:
    """How many other cards of a kind one holds."""
    alike: i64 = 0
    for other in t.hands[me]:
        if other >= 0:
            alike += i64(KIND[other] == kind) & i64(other != card)  # no jump that can't be foreseen
    return alike


def serves(t: ClassicTable, me: i64, card: i64, wanted: i64) -> bool:
    """Whether a card answers for a player where a symbol is wanted."""
    return t.ability(me).serves_as(KIND[card], IN_HAND[KIND[card]], wanted)


def covers(t: ClassicTable, me: i64) -> i64:
    """How many green Missed! in front of a player are ready."""
    found: i64 = 0
    for card in t.in_play[me]:
        if is_cover(t, card):
            found += 1
    return found


def is_cover(t: ClassicTable, card: i64) -> bool:
    """Whether a card in play is a green Missed! that is ready."""
    return catalogue.BORDER[KIND[card]] == GREEN and SYMBOLS[KIND[card]] & MISSED != 0 and t.is_ready(card)


def held(t: ClassicTable, me: i64, wanted: i64) -> i64:
    """How many of one's own cards answer where a symbol is wanted."""
    found: i64 = covers(t, me) if wanted == MISSED and t.has_green(me) else 0
    for card in t.hands[me]:
        if card >= 0 and serves(t, me, card, wanted):
            found += 1
    return found


def weapon_helps(t: ClassicTable, me: i64, kind: i64) -> bool:
    """Whether a weapon is better than the one in play: it reaches farther, or fires more often."""
    now = t.weapon(me)
    if catalogue.GEAR[kind] >> catalogue.MANY_BANGS_AT & 1:
        return not t.many_bangs(me) and (now < 0 or held(t, me, BANG_CARD) > 1)
    if now >= 0 and catalogue.GEAR[now] >> catalogue.MANY_BANGS_AT & 1 and not t.ability(me).many_bangs:
        return held(t, me, BANG_CARD) < 2
    return catalogue.REACH[kind] > t.reach(me)


def loot_value(t: ClassicTable, target: i64, taken: i64) -> i64:
    """What it is worth that an enemy loses a card in play, or (below 0) one of their hand."""
    if taken >= 0:
        return catalogue.LOOT[KIND[taken]]
    return 50 if len(t.hands[target]) > 1 else 60


def turned_score(t: ClassicTable, card: i64, purpose: i64) -> i64:
    """What a card turned for a draw! is worth: 1 if it does what its player wants."""
    if purpose == FOR_DYNAMITE:
        return 0 if t.suit(card) == catalogue.SPADES and catalogue.RANK[card] <= 9 else 1
    return 1 if t.suit(card) == catalogue.HEARTS else 0
