"""Who knows where a card is: the table as a seat sees it, and the tables that look the same to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.fields import NOBODY
from sixgun.engine.num import append, i64, remove, vec
from sixgun.engine.rng import Rng
from sixgun.family import knowledge
from sixgun.family.knowledge import EVERYBODY, SEATS, bit_of
from sixgun.games.classic.fields import CARD

if TYPE_CHECKING:
    from sixgun.games.classic.table import ClassicTable


TRIES: Final = 40  # more are for hands that hardly anybody has

# -- hiding --------------------------------------------------------------------------------------------------------


def hide_cards(t: ClassicTable, whole: ClassicTable, seat: i64) -> None:
    """Put the cards of the whole table on one that a seat may see: blanks for those that it doesn't know."""
    bit = bit_of(seat)
    t.known = whole.known[:]
    t.deck = knowledge.pile_seen(whole.deck, t.known, bit)
    t.hands = whole.hands[:]
    other: i64 = 0
    while other < len(t.cast):
        if other != seat:
            t.hands[other] = knowledge.hand_seen(t.hands[other], t.known, bit)
        other += 1
    if seat >= 0 and (t.ability(seat).loots or t.cast[seat].borrows):
        forget_who_knew(t, seat)
    for frame in t.stack:
        frame.hide(t, seat)


def forget_who_knew(t: ClassicTable, looter: i64) -> None:
    """Who has taken the hand of a fallen player can't tell which of its cards others had known."""
    fallen = ~t.alive & SEATS
    for card in t.hands[looter]:
        if t.known[card] & fallen and t.known[card] != EVERYBODY:
            t.known[card] &= fallen | 1 << looter


# -- filling -------------------------------------------------------------------------------------------------------


def fill_cards(t: ClassicTable, rng: Rng, viewer: i64) -> None:
    """Put possible cards where `hide_cards` left blanks, so that the player who was asked could be asked."""
    pool = knowledge.unseen([t.deck, t.discard_pile, *t.hands, *t.in_play], t.stack, t.box)
    if t.deciding != NOBODY and t.deciding != viewer:
        pool = fill_asked(t, pool, rng)
    seat: i64 = 0
    while seat < len(t.cast):
        t.hands[seat], pool = knowledge.dealt(t.hands[seat], pool, rng)
        seat += 1
    t.deck, pool = knowledge.dealt(t.deck, pool, rng)
    for frame in t.stack:
        pool = knowledge.deal_into(frame.cards(), pool, rng)
    knowledge.know_own_cards(t.known, t.hands, t.stack, t.active)


def fill_asked(t: ClassicTable, pool: vec[i64], rng: Rng) -> vec[i64]:
    """Deal the hand of the player who was asked, again and again until they have a choice; the rest of the pool."""
    blank = t.hands[t.deciding]
    tries: i64 = 0
    while tries < TRIES:
        t.hands[t.deciding], rest = knowledge.dealt(blank, pool[:], rng)
        if t.would_ask():
            return rest
        tries += 1
    return fill_with_choice(t, blank, pool, rng)


def fill_with_choice(t: ClassicTable, blank: vec[i64], pool: vec[i64], rng: Rng) -> vec[i64]:
    """Deal a rare hand: first any one of the cards that give a choice, if there are such, then the others."""
    useful = vec[i64]()
    for card in pool:
        t.hands[t.deciding] = knowledge.seen_with(blank, card)
        if t.would_ask():
            useful = append(useful, card)
    if len(useful) > 0 and knowledge.blanks_in(blank) > 0:
        _, card = knowledge.picked(useful, rng)
        pool = remove(pool, card)
        blank = knowledge.put_first(blank, card)
    t.hands[t.deciding], pool = knowledge.dealt(blank, pool, rng)
    return pool


# -- data ----------------------------------------------------------------------------------------------------------


def plainly_known(t: ClassicTable) -> vec[i64]:
    """Who knows of each card by where it lies: a hand card its owner, a card of the pile nobody, the rest everybody."""
    known = vec[i64]([EVERYBODY] * len(t.known))
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


def known_data(t: ClassicTable) -> dict[str, object]:
    """Who knows where a card is, for cards of which that isn't plain: not in its owner's hand or the pile alone."""
    plain = plainly_known(t)
    told: dict[str, object] = {}
    for card in t.box:
        if t.known[card] != plain[card] and t.known[card] != 0:
            told[str(CARD.write(int(card)))] = knowledge.knowers_data(t.known[card], len(t.cast))
    return told
