"""Who knows a card, one bit a seat, and how a zone looks to those who don't. The same in both card games."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import append, i64, pop, vec
from sixgun.engine.reading import Fields
from sixgun.engine.terms import Domain, Many, Names

EVERYBODY: Final = 255


def bit_of(seat: i64) -> i64:
    """The bit of a seat among those who know a card; a spectator has the bit of what everybody knows."""
    if seat < 0:
        return 128
    return 1 << seat


def blot(cards: vec[i64], known: vec[i64], bit: i64) -> None:
    """Put blanks, in place, where a seat doesn't know a card; who does know it is left out of `known`."""
    at: i64 = 0
    while at < len(cards):
        card = cards[at]
        knowers = known[card]
        if knowers & bit == 0:
            cards[at] = -1 - knowers
            known[card] = 0
        at += 1


def dealt(known: vec[i64], cards: vec[i64], pool: vec[i64], back: i64 = 0) -> tuple[vec[i64], vec[i64]]:
    """A zone with its blanks (those that show a certain back, or none) filled from a pool, and the rest of the pool."""
    filled = vec[i64]()
    for card in cards:
        real = card
        if card < 0 and (-1 - card) >> 8 == back:
            pool, real = pop(pool)
            known[real] = (-1 - card) & EVERYBODY
        filled = append(filled, real)
    return filled, pool


def knowers_data(knowers: i64, players: int) -> object:
    """Those who know a card as JSON."""
    return "all" if knowers == EVERYBODY else [seat for seat in range(players) if knowers >> seat & 1]


def read_known(position: Fields, cards: Names, known: vec[i64], players: int) -> None:
    """Who knows more than what lies open."""
    if not position.has("known"):
        return
    told = Fields(position.get("known"), "known")
    for name in told.values:
        card = cards.read(name, told.where(name))
        if told.get(name) == "all":
            known[card] = EVERYBODY
            continue
        known[card] = 0
        for seat in told.numbers(name, Many(Domain(0, players - 1))):
            known[card] |= 1 << seat


def turned(cards: vec[i64]) -> vec[i64]:
    """A pile the other way up: files name the top first, zones keep it last."""
    other = vec[i64]()
    at: i64 = len(cards) - 1
    while at >= 0:
        other = append(other, cards[at])
        at -= 1
    return other
