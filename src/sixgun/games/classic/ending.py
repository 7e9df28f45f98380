"""Elimination, what follows from it, and when the game is over."""

from __future__ import annotations

from sixgun.engine.kinds import NOBODY
from sixgun.engine.num import i64, vec
from sixgun.games.classic.names import (
    DEPUTY,
    DIED,
    DISCARDED,
    ENDED,
    LOOTED,
    OUTLAW,
    PUNISHED,
    RENEGADE,
    REWARDED,
    SHERIFF,
    SIDE_LAW,
    SIDE_OUTLAWS,
    SIDE_RENEGADE,
)
from sixgun.games.classic.table import Table, joined


def eliminate(t: Table, seat: i64, by: i64) -> None:
    """classic.death.hooks: role shown, end checked, cards away, penalty or reward."""
    t.alive &= ~(1 << seat)
    t.living -= 1
    t.emit(DIED, seat, t.role[seat])
    judge(t)
    if t.over:
        return
    leave_cards(t, seat)
    if t.role[seat] == DEPUTY and by != NOBODY and t.role[by] == SHERIFF:
        t.emit(PUNISHED, by)
        throw_everything(t, by)
    elif t.role[seat] == OUTLAW and by != NOBODY:
        t.emit(REWARDED, by)
        t.draw(by, 3)
    t.refill()


def leave_cards(t: Table, seat: i64) -> None:
    """All his cards go to whoever loots the dead, or to the discard pile (classic.vulture-sam)."""
    looter: i64 = 0
    while looter < len(t.cast) and not (t.cast[looter].loots and t.lives(looter)):
        looter += 1
    if looter == len(t.cast):
        throw_everything(t, seat)
        return
    cards: i64 = len(t.hands[seat]) + len(t.in_play[seat])
    for card in t.hands[seat]:
        t.known[card] |= 1 << looter
        t.hands[looter] = joined(t.hands[looter], card)
    for card in t.in_play[seat]:
        t.take(looter, card)
    t.hands[seat] = vec[i64]()
    t.lay(seat, vec[i64]())
    if cards > 0:
        t.emit(LOOTED, seat, cards, looter)


def throw_everything(t: Table, seat: i64) -> None:
    """A player discards his hand and all his cards in play."""
    hand, in_play = t.hands[seat], t.in_play[seat]
    t.hands[seat] = vec[i64]()
    t.lay(seat, vec[i64]())
    for card in hand:
        t.emit(DISCARDED, seat, card)
        t.throw(card)
    for card in in_play:
        t.emit(DISCARDED, seat, card)
        t.throw(card)


def judge(t: Table) -> None:
    """classic.end.sheriff-dead, classic.end.law"""
    outlaws: i64 = 0
    renegades: i64 = 0
    sheriff = False
    seat: i64 = 0
    while seat < len(t.role):
        if t.alive >> seat & 1:
            if t.role[seat] == OUTLAW:
                outlaws += 1
            elif t.role[seat] == RENEGADE:
                renegades += 1
            elif t.role[seat] == SHERIFF:
                sheriff = True
        seat += 1
    if not sheriff and renegades == 1 and t.living == 1:
        end(t, SIDE_RENEGADE, t.alive)
    elif not sheriff:
        end(t, SIDE_OUTLAWS, seats_with(t, OUTLAW))
    elif outlaws == 0 and renegades == 0:
        end(t, SIDE_LAW, seats_with(t, SHERIFF) | seats_with(t, DEPUTY))


def end(t: Table, side: i64, winners: i64) -> None:
    """The game is over at once (classic.end.immediate)."""
    t.over = True
    t.side = side
    t.winners = winners
    t.emit(ENDED, side)


def seats_with(t: Table, role: i64) -> i64:
    """The seats with a role, living or not, one bit each."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < len(t.role):
        if t.role[seat] == role:
            seats |= 1 << seat
        seat += 1
    return seats
