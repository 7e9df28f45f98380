"""The table as a seat sees it, and the tables that look so to him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.chance import Chance, Luck
from sixgun.engine.num import append, i64, pop, vec
from sixgun.engine.terms import NOBODY
from sixgun.games.duel.characters import EACH_SIDE, UNKNOWN
from sixgun.games.duel.deck import CARD, CARDS, COMMON, LAW, OUTLAWS, back_of
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.knowledge import EVERYBODY, bit_of, blot, dealt, knowers_data

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table

# -- hiding --------------------------------------------------------------------------------------------------------


def hide_secrets(t: Table, seat: i64) -> None:
    """Cards that the seat doesn't know become blanks; of its own reserve it knows who, but not in what order."""
    bit = bit_of(seat)
    at: i64 = 0
    while at < 3:
        blot(t.decks[at], t.known, bit)
        at += 1
    sees_backs = seat != NOBODY and snatcher(t) == seat
    side: i64 = 0
    while side < 2:
        if side != seat:
            t.hands[side] = seen(t, t.hands[side], bit, sees_backs)
            t.reserve[side] = unknowns(len(t.reserve[side]))
        elif len(t.reserve[side]) > 1:
            t.reserve[side] = in_rising_order(t.reserve[side])
        side += 1
    for frame in t.stack:
        frame.hide(t, seat)


def snatcher(t: Table) -> i64:
    """Who may see the backs of the other hand now (duel.random)."""
    if len(t.stack) == 0:
        return NOBODY
    frame = t.stack[-1]
    assert isinstance(frame, DuelFrame)
    return frame.snatcher()


def seen(t: Table, cards: vec[i64], bit: i64, backs: bool) -> vec[i64]:
    """A hand as another seat sees it; its order would tell something: what is seen comes first, then back by back."""
    shown = vec[i64](capacity=len(cards))
    for card in cards:
        if t.known[card] & bit:
            shown = append(shown, card)
    back: i64 = 0
    while back < 2 and len(shown) < len(cards):
        for card in cards:
            knowers = t.known[card]
            if knowers & bit == 0 and (not backs or back_of(card) == back):
                shown = append(shown, -1 - knowers - (256 * (back + 1) if backs else i64(0)))
        back += 1
    for card in cards:
        if t.known[card] & bit == 0:
            t.known[card] = 0
    return shown


def unknowns(number: i64) -> vec[i64]:
    """So many characters whom nobody sees."""
    blanks = vec[i64](capacity=number)
    while len(blanks) < number:
        blanks = append(blanks, UNKNOWN)
    return blanks


def in_rising_order(numbers: vec[i64]) -> vec[i64]:
    """The numbers from the smallest up."""
    rising = numbers[:]
    at: i64 = 1
    while at < len(rising):
        number = rising[at]
        place = at
        while place > 0 and rising[place - 1] > number:
            rising[place] = rising[place - 1]
            place -= 1
        rising[place] = number
        at += 1
    return rising


# -- filling -------------------------------------------------------------------------------------------------------


def fill_secrets(t: Table, luck: Luck) -> None:
    """Put possible characters and cards where there are blanks: into the own decks only cards with their back."""
    fill_characters(t, luck)
    law, outlaws = unseen(t, luck, LAW), unseen(t, luck, OUTLAWS)
    t.decks[LAW], law = dealt(t.known, t.decks[LAW], law)
    t.decks[OUTLAWS], outlaws = dealt(t.known, t.decks[OUTLAWS], outlaws)
    for side in range(2):
        t.hands[side], law = dealt(t.known, t.hands[side], law, LAW + 1)
        t.hands[side], outlaws = dealt(t.known, t.hands[side], outlaws, OUTLAWS + 1)
    for card in outlaws:
        law = append(law, card)
    Chance(luck.seed()).shuffle(law, 0, 0)
    for side in range(2):
        t.hands[side], law = dealt(t.known, t.hands[side], law)
    for frame in t.stack:
        law = frame.fill(t, law)
    t.decks[COMMON], law = dealt(t.known, t.decks[COMMON], law)


def unseen(t: Table, luck: Luck, side: i64) -> vec[i64]:
    """Every card of a side's deck that is not in sight, shuffled."""
    in_sight = vec[i64]([0] * CARDS)
    zones = [t.discard, *t.decks, *t.hands, *t.gear]
    for frame in t.stack:
        zones.append(frame.cards())
    for zone in zones:
        for card in zone:
            if card >= 0:
                in_sight[card] = 1
    pool = vec[i64]([card for card in range(CARDS) if in_sight[card] == 0 and back_of(card) == side])
    Chance(luck.seed()).shuffle(pool, 0, 0)
    return pool


def fill_characters(t: Table, luck: Luck) -> None:
    """Put possible characters where they are unknown, and any order where only the order is."""
    side: i64 = 0
    while side < 2:
        first = EACH_SIDE * side
        pool = vec[i64]([one for one in range(first, first + EACH_SIDE) if not is_placed(t, one)])
        Chance(luck.seed()).shuffle(pool, 0, 0)
        if t.who[2 * side] == UNKNOWN:
            t.front[side] = 2 * side + luck.below(2)
        for place in range(2 * side, 2 * side + 2):
            if t.who[place] == UNKNOWN:
                pool, t.who[place] = pop(pool)
                t.life[place] = t.character(place).life
        filled = vec[i64]()
        for one in t.reserve[side]:
            real = one
            if one == UNKNOWN:
                pool, real = pop(pool)
            filled = append(filled, real)
        Chance(luck.seed()).shuffle(filled, 0, 0)
        t.reserve[side] = filled
        side += 1


def is_placed(t: Table, character: i64) -> bool:
    """Whether it is plain where a character is."""
    return character in t.who or character in t.fallen or character in t.reserve[character // EACH_SIDE]


def known_data(t: Table) -> dict[str, object]:
    """Who knows a card, where that isn't plain: a hand card that others know, an open one that not all do."""
    told: dict[str, object] = {}
    zones = [(t.hands[0], 1), (t.hands[1], 2)] + [(frame.cards(), EVERYBODY) for frame in t.stack]
    for zone, plain in zones:
        for card in zone:
            if card >= 0 and t.known[card] != plain:
                told[str(CARD.write(int(card)))] = knowers_data(t.known[card], 2)
    return dict(sorted(told.items()))
