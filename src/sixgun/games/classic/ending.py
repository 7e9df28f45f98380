"""Elimination, what follows from it, and when the game is over."""

from __future__ import annotations

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import NOBODY
from sixgun.games.classic.frame import refill
from sixgun.games.classic.names import DISCARDED, LOOTED, PUNISHED, REWARDED, ROBBED_OF, TOOK
from sixgun.games.classic.table import Table, joined
from sixgun.games.roles import DEPUTY, DIED, OUTLAW, SHERIFF


def eliminate(t: Table, seat: i64, by: i64) -> None:
    """classic.death.hooks: role shown, end checked, cards away, penalty or reward."""
    t.alive &= ~(1 << seat)
    t.living -= 1
    t.emit(DIED, seat, t.role[seat])
    t.judge_sides()
    if t.over:
        return
    leave_cards(t, seat)
    if t.role[seat] == DEPUTY and by != NOBODY and t.role[by] == SHERIFF:
        t.emit(PUNISHED, by)
        throw_everything(t, by)
    elif t.role[seat] == OUTLAW and by != NOBODY:
        t.emit(REWARDED, by)
        t.draw(by, 3)
    refill(t)


def leave_cards(t: Table, seat: i64) -> None:
    """All his cards go to whoever loots the dead, or to the discard pile (classic.vulture-sam)."""
    looter: i64 = 0
    while looter < len(t.cast) and not (t.ability(looter).loots and t.lives(looter)):
        looter += 1
    if looter == len(t.cast):
        throw_everything(t, seat)
        return
    cards: i64 = len(t.hands[seat]) + len(t.in_play[seat])
    if cards > 0:
        t.emit(LOOTED, seat, cards, looter)
    for card in t.hands[seat]:
        t.known[card] |= 1 << looter
        t.hands[looter] = joined(t.hands[looter], card)
        t.whisper(looter, ROBBED_OF, seat, looter, card)
        t.whisper(seat, ROBBED_OF, seat, looter, card)
    for card in t.in_play[seat]:
        t.take(looter, card)
        t.emit(TOOK, seat, looter, card)
    t.hands[seat] = vec[i64]()
    t.lay(seat, vec[i64]())


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
