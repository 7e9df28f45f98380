"""Who knows where a card is: the table as a seat sees it, and the tables that look so to him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.chance import Chance, Luck
from sixgun.engine.num import i64, vec
from sixgun.games.classic.deck import CARD, CARDS
from sixgun.games.knowledge import EVERYBODY, bit_of, blot, dealt, knowers_data

if TYPE_CHECKING:
    from sixgun.games.classic.table import Table


def hide_cards(t: Table, seat: i64) -> None:
    """Cards that the seat doesn't know become -1 less the bits of those who do."""
    bit = bit_of(seat)
    other: i64 = 0
    while other < len(t.cast):
        if other != seat:
            t.hands[other] = seen(t.hands[other], t.known, bit)
        other += 1
    blot(t.deck, t.known, bit)
    for frame in t.stack:
        frame.hide(t, seat)


def seen(cards: vec[i64], known: vec[i64], bit: i64) -> vec[i64]:
    """A hand as another seat sees it; its order would tell something, so what is seen comes first."""
    shown = cards[:]
    at: i64 = 0
    for card in cards:
        if known[card] & bit:
            shown[at] = card
            at += 1
    if at < len(cards):
        for card in cards:
            if known[card] & bit == 0:
                shown[at] = card
                at += 1
        blot(shown, known, bit)
    return shown


def fill_cards(t: Table, luck: Luck) -> None:
    """Put possible cards where `hide_cards` left blanks."""
    pool = unseen(t, luck)
    seat: i64 = 0
    while seat < len(t.cast):
        t.hands[seat], pool = dealt(t.known, t.hands[seat], pool)
        seat += 1
    t.deck, pool = dealt(t.known, t.deck, pool)
    for frame in t.stack:
        pool = frame.fill(t, pool)


def unseen(t: Table, luck: Luck) -> vec[i64]:
    """Every card that is not in sight, shuffled."""
    in_sight = vec[i64]([0] * CARDS)
    zones = [t.deck, t.discard, *t.hands, *t.in_play]
    for frame in t.stack:
        zones.append(frame.cards())
    for zone in zones:
        for card in zone:
            if card >= 0:
                in_sight[card] = 1
    pool = vec[i64]([card for card in t.box if in_sight[card] == 0])
    Chance(luck.seed()).shuffle(pool, 0, 0)
    return pool


def plainly_known(t: Table) -> vec[i64]:
    """Who knows of each card by where it lies: a hand card its owner, a card of the pile nobody, the rest everybody."""
    known = vec[i64]([EVERYBODY] * CARDS)
    for card in t.deck:
        if card >= 0:
            known[card] = 0
    seat: i64 = 0
    while seat < len(t.cast):
        for card in t.hands[seat]:
            if card >= 0:
                known[card] = 1 << seat
        seat += 1
    return known


def known_data(t: Table) -> dict[str, object]:
    """Who knows where a card is, for cards of which that isn't plain: not in its owner's hand or the pile alone."""
    plain = plainly_known(t)
    told: dict[str, object] = {}
    for card in t.box:
        if t.known[card] != plain[card] and t.known[card] != 0:
            told[str(CARD.write(int(card)))] = knowers_data(t.known[card], len(t.cast))
    return told
