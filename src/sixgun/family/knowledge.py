"""Who knows a card, one bit a seat, and how a zone looks to those who don't. The same in both card games."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import FieldType, ListField, NameField
from sixgun.engine.frame import Frame
from sixgun.engine.num import append, i64, pop, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rng import Rng

HIDDEN: Final = -1  # a card that can't be seen
SEATS: Final = 255  # a bit each
SPECTATOR: Final = 256
EVERYBODY: Final = 511
MOST: Final = 256  # cards: one must fit into a byte of an action
ZEROS: Final = vec[i64]([0] * MOST)
BLANKS: Final = vec[i64]([HIDDEN] * MOST)
UNSEEN: Final = vec[vec[i64]]([vec[i64]([HIDDEN] * cards) for cards in range(MOST)])  # shared: never changed in place


def bit_of(seat: i64) -> i64:
    """The bit of a seat among those who know a card; a spectator has one of their own."""
    if seat < 0:
        return SPECTATOR
    return 1 << seat


# -- hiding --------------------------------------------------------------------------------------------------------


def pile_seen(cards: vec[i64], known: vec[i64], bit: i64) -> vec[i64]:
    """A pile as a seat sees it: blanks where it doesn't know the card; who does is taken out of `known`."""
    shown = BLANKS[: len(cards)]
    at: i64 = 0
    for card in cards:
        if known[card] & bit:
            shown[at] = card
        else:
            known[card] = 0
        at += 1
    return shown


def hand_seen(cards: vec[i64], known: vec[i64], bit: i64) -> vec[i64]:
    """A hand as another seat sees it; its order would tell something, so what is seen comes first. Who knows what it
    doesn't is taken out of `known`."""
    shown = UNSEEN[len(cards)]
    seen: i64 = 0
    for card in cards:
        if known[card] & bit == 0:
            known[card] = 0
        elif card >= 0:
            if seen == 0:
                shown = shown[:]
            shown[seen] = card
            seen += 1
    return shown


# -- filling -------------------------------------------------------------------------------------------------------


def count_of(cards: vec[i64], one: i64) -> i64:
    """How many cards of a zone are this one, or show as much as this blank."""
    found: i64 = 0
    for card in cards:
        if card == one:
            found += 1
    return found


def blanks_in(cards: vec[i64]) -> i64:
    """How many cards of a zone can't be seen."""
    found: i64 = 0
    for card in cards:
        if card < 0:
            found += 1
    return found


def picked(pool: vec[i64], rng: Rng) -> tuple[vec[i64], i64]:
    """A pool without one of its cards, any of them, and that card."""
    at = rng.below(len(pool))
    card = pool[at]
    pool, last = pop(pool)
    if at < len(pool):
        pool[at] = last
    return pool, card


def unseen(zones: list[vec[i64]], stack: vec[Frame], box: vec[i64]) -> vec[i64]:
    """The cards of the box, which rise in number, that can't be seen in any zone or frame."""
    in_sight = ZEROS[: box[len(box) - 1] + 1]
    for frame in stack:
        zones.append(frame.cards())
    for zone in zones:
        for card in zone:
            if card >= 0:
                in_sight[card] = 1
    pool = vec[i64](capacity=len(box))
    for card in box:
        if in_sight[card] == 0:
            pool = append(pool, card)
    return pool


def know_own_cards(known: vec[i64], hands: vec[vec[i64]], stack: vec[Frame], active: i64) -> None:
    """Everybody knows the cards that were dealt to them, and those that they look at."""
    seat: i64 = 0
    while seat < len(hands):
        for card in hands[seat]:
            known[card] |= 1 << seat
        seat += 1
    for frame in stack:
        for card in frame.cards():
            known[card] |= 1 << active


def shuffle(cards: vec[i64], rng: Rng) -> None:
    left: i64 = len(cards)
    while left > 1:
        at = rng.below(left)
        left -= 1
        cards[at], cards[left] = cards[left], cards[at]


def seen_with(cards: vec[i64], card: i64) -> vec[i64]:
    """A new zone: what is seen of a hand, and one card more."""
    return append(vec[i64]([seen for seen in cards if seen >= 0]), card)


def put_first(cards: vec[i64], card: i64) -> vec[i64]:
    """A new zone: a card in the place of the first blank."""
    filled = cards[:]
    at: i64 = 0
    while filled[at] >= 0:
        at += 1
    filled[at] = card
    return filled


def deal_into(cards: vec[i64], pool: vec[i64], rng: Rng) -> vec[i64]:
    """Put cards of a pool, in place, where a zone has blanks; the rest of the pool."""
    at: i64 = 0
    while at < len(cards):
        if cards[at] < 0:
            pool, cards[at] = picked(pool, rng)
        at += 1
    return pool


def dealt(cards: vec[i64], pool: vec[i64], rng: Rng) -> tuple[vec[i64], vec[i64]]:
    """A new zone with cards of a pool in the place of its blanks, and the rest of the pool."""
    filled = cards[:]
    return filled, deal_into(filled, pool, rng)


# -- data ----------------------------------------------------------------------------------------------------------


def knowers_data(knowers: i64, players: int) -> object:
    return "all" if knowers == EVERYBODY else [seat for seat in range(players) if knowers >> seat & 1]


def read_known(position: Fields, cards: NameField, known: vec[i64], players: int) -> None:
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
        for seat in told.numbers(name, ListField(FieldType(0, players - 1))):
            known[card] |= 1 << seat


def turned(cards: vec[i64]) -> vec[i64]:
    """A pile the other way up: files name the top first, zones keep it last."""
    other = vec[i64]()
    at: i64 = len(cards) - 1
    while at >= 0:
        other = append(other, cards[at])
        at -= 1
    return other
