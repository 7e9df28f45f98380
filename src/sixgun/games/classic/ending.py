"""Elimination, what follows from it, and when the game is over."""

from __future__ import annotations

from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, vec
from sixgun.family.roles import DEPUTY, DIED, OUTLAW, SHERIFF
from sixgun.games.classic import events
from sixgun.games.classic.frame import refill
from sixgun.games.classic.table import ClassicTable, joined


def eliminate(t: ClassicTable, seat: i64, by: i64) -> None:
    """classic.death.hooks: role shown, end checked, cards away, penalty or reward."""
    t.alive &= ~(1 << seat)
    t.living -= 1
    t.set_life(seat, 0)
    t.emit(DIED, seat, t.role[seat])
    t.judge_sides()
    if t.over:
        return
    leave_cards(t, seat)
    if by == seat:
        by = NOBODY
    if t.role[seat] == DEPUTY and by != NOBODY and t.role[by] == SHERIFF:
        t.emit(events.PUNISHED, by)
        discard_everything(t, by)
    elif t.role[seat] == OUTLAW and by != NOBODY:
        t.emit(events.REWARDED, by)
        t.draw(by, 3)
    tell_elimination(t, seat)
    refill(t)


def tell_elimination(t: ClassicTable, fallen: i64) -> None:
    """The living hear of an elimination, from the left of the fallen player."""
    seat = fallen
    told: i64 = 0
    while told < t.living:
        seat = t.left_of(seat)
        t.ability(seat).on_eliminated(t, seat, fallen)
        told += 1


def leave_cards(t: ClassicTable, seat: i64) -> None:
    """All cards of a dead player go to whoever loots the dead, or to the discard pile (classic.vulture-sam)."""
    looter: i64 = 0
    while looter < len(t.cast) and not (t.ability(looter).loots and t.lives(looter)):
        looter += 1
    if looter == len(t.cast):
        discard_everything(t, seat)
        return
    cards: i64 = len(t.hands[seat]) + len(t.in_play[seat])
    if cards > 0:
        t.emit(events.LOOTED, seat, cards, looter)
    for card in t.hands[seat]:
        t.known[card] |= 1 << looter
        t.hands[looter] = joined(t.hands[looter], card)
        t.whisper(looter, events.ROBBED_OF, seat, looter, card)
        t.whisper(seat, events.ROBBED_OF, seat, looter, card)
    for card in t.in_play[seat]:
        t.take(looter, card)
        t.emit(events.TOOK, seat, looter, card)
    t.hands[seat] = vec[i64]()
    t.lay(seat, vec[i64]())


def discard_everything(t: ClassicTable, seat: i64) -> None:
    """A player discards their hand and all their cards in play."""
    hand, in_play = t.hands[seat], t.in_play[seat]
    t.hands[seat] = vec[i64]()
    t.lay(seat, vec[i64]())
    for card in hand:
        t.emit(events.DISCARDED, seat, card)
        t.discard(card)
    for card in in_play:
        t.emit(events.DISCARDED, seat, card)
        t.discard(card)
