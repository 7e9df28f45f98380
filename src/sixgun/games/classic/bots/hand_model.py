"""What a player of the classic game seems not to have: no Missed! when hit, little that could have been played."""

from __future__ import annotations

from typing import Final

from sixgun.bots.rollout import HandModel
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import MessageType
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.rng import Rng
from sixgun.engine.state import State
from sixgun.engine.view import View
from sixgun.family.knowledge import blanks_in
from sixgun.family.roles import TURN
from sixgun.games.classic import events, kinds
from sixgun.games.classic.bots.scores import serves
from sixgun.games.classic.card import BANG_CARD, MISSED
from sixgun.games.classic.catalogue import KEPT, KIND
from sixgun.games.classic.table import ClassicTable, table

SURPRISING: Final[i64] = 10  # in percent of what is usual: that somebody had an answer and gave none


LONG_AGO: Final = vec[i64]([99] * 8)
TRIES: Final = 12


@mypyc_attr(acyclic=True)
class ClassicHandModel(HandModel):
    """How many cards came to each hand since its player ended a turn in which they could play, since they let a shot
    hit them, and since they let a raid or a Duel. The others were there already, and tell something."""

    def __init__(self) -> None:
        self.active: i64 = NOBODY  # whose turn it is
        self.since_turn = LONG_AGO[:]
        self.since_shot = LONG_AGO[:]
        self.since_raid = LONG_AGO[:]
        self.by = LONG_AGO[:]  # who was last to hit each

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        if event_type is events.LOST:
            self.was_hit(a, c, d)
        elif event_type is TURN:
            self.begin_turn(a)
        elif event_type is events.JAILED:
            self.active = NOBODY
        elif event_type is events.DREW:
            self.get(a, b)
        elif event_type is events.PICKED:
            self.get(a, 1)
        elif event_type is events.TOOK or event_type is events.ROBBED:
            self.get(b, 1)
        elif event_type is events.LOOTED:
            self.get(c, b)

    def was_hit(self, seat: i64, cause: i64, by: i64) -> None:
        if cause == kinds.INDIANS or cause == kinds.DUEL:
            self.since_raid[seat] = 0
        elif by != NOBODY:
            self.since_shot[seat] = 0
            self.by[seat] = by

    def begin_turn(self, seat: i64) -> None:
        if self.active != NOBODY:
            self.since_turn[self.active] = 0
        self.active = seat

    def get(self, seat: i64, cards: i64) -> None:
        self.since_turn[seat] += cards
        self.since_shot[seat] += cards
        self.since_raid[seat] += cards

    def resample(self, view: View, world: State, rng: Rng) -> None:
        t, seen = table(world), table(view.redacted)
        seat: i64 = 0
        while seat < len(t.cast):
            if seat != view.seat and t.lives(seat):
                self.resample_hand(t, seen, seat, rng)
            seat += 1

    def resample_hand(self, t: ClassicTable, seen: ClassicTable, seat: i64, rng: Rng) -> None:
        """Change the hidden cards of a hand that are not likely; the newest ones are the last."""
        cards, shown = t.hands[seat], seen.hands[seat]
        newer = blanks_in(shown)
        at: i64 = 0
        while at < len(cards):
            if cards[at] not in shown:
                newer -= 1
                if rng.below(100) >= self.percent(t, seat, cards[at], newer):
                    self.change(t, seen.deck, seat, at, newer, rng)
            at += 1

    def change(self, t: ClassicTable, pile_shown: vec[i64], seat: i64, at: i64, newer: i64, rng: Rng) -> None:
        """Another card from where nobody sees it in the pile, if a likely one is found."""
        card = t.hands[seat][at]
        tries: i64 = TRIES if len(t.deck) > 0 else 0
        while tries > 0:
            tries -= 1
            place = rng.below(len(t.deck))
            other = t.deck[place]
            if pile_shown[place] < 0 and rng.below(100) < self.percent(t, seat, other, newer):
                t.hands[seat][at] = other
                t.deck[place] = card
                t.known[other], t.known[card] = 1 << seat, 0
                return

    def percent(self, t: ClassicTable, seat: i64, card: i64, newer: i64) -> i64:
        """How likely a player has a card, in percent of one that tells nothing, if so many in their hand are newer."""
        kind = KIND[card]
        likely: i64 = KEPT[kind] if newer >= self.since_turn[seat] else 100
        if newer >= self.since_raid[seat] and serves(t, seat, card, BANG_CARD):
            likely = likely * SURPRISING // 100
        if (
            newer >= self.since_shot[seat]
            and serves(t, seat, card, MISSED)
            and t.ability(self.by[seat]).misses_needed == 1
        ):
            likely = likely * SURPRISING // 100
        return likely
