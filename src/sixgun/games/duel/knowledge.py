"""The table as a seat sees it, and the tables that look the same to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.fields import NOBODY
from sixgun.engine.num import append, extend, i64, pop, remove, vec
from sixgun.engine.rng import Rng
from sixgun.family import knowledge
from sixgun.family.knowledge import EVERYBODY, HIDDEN, bit_of
from sixgun.games.duel.catalogue import ALL_CARDS, COMMON, EACH_SIDE, LAW, OUTLAWS, OWN, UNKNOWN, back_of
from sixgun.games.duel.fields import CARD, blank_with, shown_back
from sixgun.games.duel.frame import DuelFrame

if TYPE_CHECKING:
    from sixgun.games.duel.table import DuelTable

UNKNOWNS: Final = vec[i64]([UNKNOWN] * EACH_SIDE)
TRIES: Final = 300  # more are for hands that hardly anybody has

# How much likelier a hidden card of a hand has its owner's back than by chance, as counted in many games: while their
# own deck lasts (less for a spectator, who sees no stolen card), and after it; six discards halve what is left of that.
OWN_DECK: Final = 70.0
STOLEN: Final = 0.35
OWN_DECK_GONE: Final = 6.0
FADING: Final = 6.0
SCALE: Final = 1 << 30

# -- hiding --------------------------------------------------------------------------------------------------------


def hide_secrets(t: DuelTable, whole: DuelTable, seat: i64) -> None:
    """Put what the whole table hides on one that a seat may see; of its own reserve it knows who, but not the order."""
    bit = bit_of(seat)
    t.known = whole.known[:]
    t.decks = vec[vec[i64]](capacity=3)
    for deck in whole.decks:
        t.decks = append(t.decks, knowledge.pile_seen(deck, t.known, bit))
    sees_backs = seat != NOBODY and snatcher(t) == seat
    t.hands = whole.hands[:]
    t.reserve = whole.reserve[:]
    side: i64 = 0
    while side < 2:
        if side == seat:
            t.hands[side] = t.hands[side][:]
            t.reserve[side] = in_rising_order(t.reserve[side])
        else:
            t.hands[side] = knowledge.hand_seen(t.hands[side], t.known, bit)
            if sees_backs:  # those of the Law first
                law = sum([1 for card in whole.hands[side] if t.known[card] & bit == 0 and back_of(card) == LAW])
                t.hands[side] = with_backs(t.hands[side], LAW, law)
            t.reserve[side] = UNKNOWNS[: len(t.reserve[side])]
        side += 1
    for frame in t.stack:
        frame.hide(t, seat)


def snatcher(t: DuelTable) -> i64:
    """Who may see the backs of the other hand now (duel.random)."""
    if len(t.stack) == 0:
        return NOBODY
    frame = t.stack[-1]
    assert isinstance(frame, DuelFrame)
    return frame.snatcher()


def with_backs(cards: vec[i64], back: i64, number: i64) -> vec[i64]:
    """A new zone: the first hidden cards, so many, show one back, the others the other one."""
    turned = cards[:]
    at: i64 = 0
    while at < len(turned):
        if turned[at] == HIDDEN:
            turned[at] = blank_with(back if number > 0 else 1 - back)
            number -= 1
        at += 1
    return turned


def in_rising_order(numbers: vec[i64]) -> vec[i64]:
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


def fill_secrets(t: DuelTable, rng: Rng, viewer: i64) -> None:
    """Put possible characters and cards where there are blanks, so that the player who was asked could be asked."""
    fill_characters(t, rng)
    show_sources(t)
    blank = t.hands
    pool = knowledge.unseen([t.discard_pile, *t.decks, *t.hands, *t.gear], t.stack, ALL_CARDS)
    pools = two_piles(vec[i64]([card for card in pool if card < OWN]), vec[i64]([card for card in pool if card >= OWN]))
    rest = deal_hands(t, blank, pools, rng)
    if t.deciding != NOBODY and t.deciding != viewer:
        tries: i64 = 0
        while not t.would_ask() and tries < TRIES:
            rest = deal_hands(t, blank, pools, rng)
            tries += 1
        if tries == TRIES:
            rest = deal_choice(t, blank, pools, rng)
    deal_piles(t, rest, rng)
    knowledge.know_own_cards(t.known, t.hands, t.stack, t.active)


def show_sources(t: DuelTable) -> None:
    """Cards that somebody looks at have the back of the deck that they were turned up from, while it lasts."""
    for frame in t.stack:
        assert isinstance(frame, DuelFrame)
        cards = frame.cards()
        at: i64 = 0
        while at < len(cards):
            source = frame.source(t, at)
            if cards[at] == HIDDEN and len(t.decks[source]) > 0:
                cards[at] = blank_with(source)
            at += 1


def two_piles(law: vec[i64], outlaws: vec[i64]) -> vec[vec[i64]]:
    piles = vec[vec[i64]](capacity=2)
    piles = append(piles, law)
    return append(piles, outlaws)


def deal_hands(t: DuelTable, blank: vec[vec[i64]], pools: vec[vec[i64]], rng: Rng) -> vec[vec[i64]]:
    """Deal the hidden cards of both hands, backs first; the rest of the pools."""
    rest = two_piles(pools[LAW][:], pools[OUTLAWS][:])
    hands = guess_backs(t, blank, pools, rng)
    deal_by_backs(hands[LAW], rest, rng)
    deal_by_backs(hands[OUTLAWS], rest, rng)
    t.hands = hands
    return rest


def guess_backs(t: DuelTable, blank: vec[vec[i64]], pools: vec[vec[i64]], rng: Rng) -> vec[vec[i64]]:
    """The hands with backs where nobody sees them, as likely as they are."""
    law = spare(t, blank, pools, LAW)
    outlaws = spare(t, blank, pools, OUTLAWS)
    hidden = knowledge.count_of(blank[LAW], HIDDEN)
    others = knowledge.count_of(blank[OUTLAWS], HIDDEN)
    odds, other_odds = own_odds(t, LAW), own_odds(t, OUTLAWS)
    if hidden + others == law + outlaws:  # what isn't in one hand is in the other
        odds *= other_odds
    elif hidden > 0 and len(t.decks[OUTLAWS]) > 0:
        other_odds *= STOLEN
    own = own_backs(law, outlaws, hidden, odds, rng)
    first = with_backs(blank[LAW], LAW, own)
    own = own_backs(outlaws - hidden + own, law - own, others, other_odds, rng)
    return two_piles(first, with_backs(blank[OUTLAWS], OUTLAWS, own))


def own_odds(t: DuelTable, side: i64) -> float:
    """How much likelier than by chance a hidden card of a side's hand has its own back."""
    if len(t.decks[side]) > 0:
        return OWN_DECK
    if t.shuffles > 1:
        return 1.0
    faded: float = 0.5 ** (float(len(t.discard_pile)) / FADING)
    return 1.0 + OWN_DECK_GONE * faded


def own_backs(own: i64, other: i64, hidden: i64, odds: float, rng: Rng) -> i64:
    """How many of the hidden cards of a hand have the own back, when so many of each may be among them."""
    least: i64 = max(0, hidden - other)
    most: i64 = min(hidden, own)
    weights = vec[float](capacity=9)
    weights = append(weights, 1.0)
    weight = 1.0
    total = 1.0
    at = least
    while at < most:
        weight *= float((own - at) * (hidden - at)) / float((at + 1) * (other - hidden + at + 1)) * odds
        weights = append(weights, weight)
        total += weight
        at += 1
    mark = total * float(rng.below(SCALE)) / float(SCALE)
    at = least
    while at < most and mark >= weights[at - least]:
        mark -= weights[at - least]
        at += 1
    return at


def spare(t: DuelTable, blank: vec[vec[i64]], pools: vec[vec[i64]], back: i64) -> i64:
    """How many unseen cards with a back are neither in its deck nor where that back is seen."""
    blank_card = blank_with(back)
    number = len(pools[back]) - knowledge.blanks_in(t.decks[back])
    number -= knowledge.count_of(blank[0], blank_card) + knowledge.count_of(blank[1], blank_card)
    for frame in t.stack:
        number -= knowledge.count_of(frame.cards(), blank_card)
    return number


def deal_by_backs(cards: vec[i64], rest: vec[vec[i64]], rng: Rng) -> None:
    """Put cards of the pools, which are changed too, in the place of those that show a back."""
    at: i64 = 0
    while at < len(cards):
        if cards[at] < HIDDEN:
            back = shown_back(cards[at])
            rest[back], cards[at] = knowledge.picked(rest[back], rng)
        at += 1


def deal_choice(t: DuelTable, blank: vec[vec[i64]], pools: vec[vec[i64]], rng: Rng) -> vec[vec[i64]]:
    """Deal a rare hand: first any one of the cards that give a choice, if there are such, then the others."""
    useful = vec[i64]()
    seat = t.deciding
    for back in vec[i64]([LAW, OUTLAWS]):
        if spare(t, blank, pools, back) > 0:
            for card in pools[back]:
                t.hands[seat] = knowledge.seen_with(blank[seat], card)
                if t.would_ask():
                    useful = append(useful, card)
    if len(useful) > 0 and knowledge.blanks_in(blank[seat]) > 0:
        _, card = knowledge.picked(useful, rng)
        pools[back_of(card)] = remove(pools[back_of(card)], card)
        blank[seat] = knowledge.put_first(blank[seat], card)
    return deal_hands(t, blank, pools, rng)


def deal_piles(t: DuelTable, rest: vec[vec[i64]], rng: Rng) -> None:
    """Deal the decks, what somebody looks at, and at last the common deck."""
    t.decks[LAW], rest[LAW] = knowledge.dealt(t.decks[LAW], rest[LAW], rng)
    t.decks[OUTLAWS], rest[OUTLAWS] = knowledge.dealt(t.decks[OUTLAWS], rest[OUTLAWS], rng)
    for frame in t.stack:
        deal_by_backs(frame.cards(), rest, rng)
    pool = extend(rest[LAW], rest[OUTLAWS])
    for frame in t.stack:
        pool = knowledge.deal_into(frame.cards(), pool, rng)
    t.decks[COMMON], pool = knowledge.dealt(t.decks[COMMON], pool, rng)


def fill_characters(t: DuelTable, rng: Rng) -> None:
    """Put possible characters where they are unknown, and any order where only the order is."""
    side: i64 = 0
    while side < 2:
        pool = unplaced(t, side)
        knowledge.shuffle(pool, rng)
        if t.who[2 * side] == UNKNOWN:
            t.front[side] = 2 * side + rng.below(2)
        place: i64 = 2 * side
        while place < 2 * side + 2:
            if t.who[place] == UNKNOWN:
                pool, t.who[place] = pop(pool)
                t.life[place] = t.character(place).life
            place += 1
        filled = t.reserve[side][:]
        at: i64 = 0
        while at < len(filled):
            if filled[at] == UNKNOWN:
                pool, filled[at] = pop(pool)
            at += 1
        knowledge.shuffle(filled, rng)
        t.reserve[side] = filled
        side += 1


def unplaced(t: DuelTable, side: i64) -> vec[i64]:
    """The characters of a side of whom it isn't plain where they are."""
    found = vec[i64](capacity=EACH_SIDE)
    character = EACH_SIDE * side
    while character < EACH_SIDE * (side + 1):
        if not (character in t.who or character in t.fallen or character in t.reserve[side]):
            found = append(found, character)
        character += 1
    return found


def known_data(t: DuelTable) -> dict[str, object]:
    """Who knows a card, where that isn't plain: a hand card that others know, an open one that not all do."""
    told: dict[str, object] = {}
    zones = [(t.hands[0], 1), (t.hands[1], 2)] + [(frame.cards(), EVERYBODY) for frame in t.stack]
    for zone, plain in zones:
        for card in zone:
            if card >= 0 and t.known[card] != plain:
                told[str(CARD.write(int(card)))] = knowledge.knowers_data(t.known[card], 2)
    return dict(sorted(told.items()))
