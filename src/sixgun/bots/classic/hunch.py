"""What a player of the classic game seems not to have: no Missed! when he was hit, little that he could have played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.hunch import Hunch
from sixgun.engine.chance import Luck
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State, View
from sixgun.engine.terms import NOBODY, Term
from sixgun.games.classic.deck import DUEL, INDIANS, KIND, KIND_NAMES
from sixgun.games.classic.names import DREW, JAILED, LOOTED, LOST, PICKED, ROBBED, TOOK
from sixgun.games.classic.table import Table, table
from sixgun.games.knowledge import blanks_in
from sixgun.games.roles import TURN

# How likely a card is still in a hand after its player's turn, in percent of a Missed!: counted in games of gunhands
# and of sharpshooters, which hardly differ in that (docs/bots.md).
KEPT_BY_NAME: Final = {
    **{"bang": 40, "missed": 100, "beer": 75, "saloon": 45, "stagecoach": 12, "wells-fargo": 3, "general-store": 8},
    **{"panic": 50, "cat-balou": 16, "gatling": 35, "indians": 25, "duel": 20, "jail": 15, "dynamite": 75},
    **{"mustang": 16, "scope": 10, "barrel": 15, "volcanic": 35, "schofield": 37, "remington": 12, "carabine": 8},
    "winchester": 10,
}
KEPT: Final = vec[i64]([KEPT_BY_NAME[name] for name in KIND_NAMES])
SURPRISING: Final[i64] = 10  # in percent of what is usual: that somebody had an answer and gave none


LONG_AGO: Final = vec[i64]([99] * 8)
TRIES: Final = 12


@mypyc_attr(acyclic=True)
class ClassicHunch(Hunch):
    """How many cards came to each hand since its player ended a turn in which he could play, since he let a shot hit
    him, and since he let a raid or a Duel. The others were there already, and tell something."""

    def __init__(self) -> None:
        self.active: i64 = NOBODY  # whose turn it is
        self.since_turn = LONG_AGO[:]
        self.since_shot = LONG_AGO[:]
        self.since_raid = LONG_AGO[:]
        self.by = LONG_AGO[:]  # who was last to hit each

    def hear(self, term: Term, a: i64, b: i64, c: i64, d: i64) -> None:
        if term is LOST:
            self.was_hit(a, c, d)
        elif term is TURN:
            self.begin_turn(a)
        elif term is JAILED:
            self.active = NOBODY
        elif term is DREW:
            self.get(a, b)
        elif term is PICKED:
            self.get(a, 1)
        elif term is TOOK or term is ROBBED:
            self.get(b, 1)
        elif term is LOOTED:
            self.get(c, b)

    def was_hit(self, seat: i64, cause: i64, by: i64) -> None:
        """Somebody lost life to a card."""
        if cause == INDIANS or cause == DUEL:
            self.since_raid[seat] = 0
        elif by != NOBODY:
            self.since_shot[seat] = 0
            self.by[seat] = by

    def begin_turn(self, seat: i64) -> None:
        """A turn begins, so another has ended."""
        if self.active != NOBODY:
            self.since_turn[self.active] = 0
        self.active = seat

    def get(self, seat: i64, cards: i64) -> None:
        """Cards come to a hand."""
        self.since_turn[seat] += cards
        self.since_shot[seat] += cards
        self.since_raid[seat] += cards

    def mend(self, view: View, world: State, luck: Luck) -> None:
        t, seen = table(world), table(view.masked)
        seat: i64 = 0
        while seat < len(t.cast):
            if seat != view.seat and t.lives(seat):
                self.mend_hand(t, seen, seat, luck)
            seat += 1

    def mend_hand(self, t: Table, seen: Table, seat: i64, luck: Luck) -> None:
        """Change the hidden cards of a hand that are not likely; the newest ones are the last."""
        cards, shown = t.hands[seat], seen.hands[seat]
        newer = blanks_in(shown)
        at: i64 = 0
        while at < len(cards):
            if cards[at] not in shown:
                newer -= 1
                if luck.below(100) >= self.percent(t, seat, cards[at], newer):
                    self.change(t, seen.deck, seat, at, newer, luck)
            at += 1

    def change(self, t: Table, pile_shown: vec[i64], seat: i64, at: i64, newer: i64, luck: Luck) -> None:
        """Another card from where nobody sees it in the pile, if a likely one is found."""
        card = t.hands[seat][at]
        tries: i64 = TRIES if len(t.deck) > 0 else 0
        while tries > 0:
            tries -= 1
            place = luck.below(len(t.deck))
            other = t.deck[place]
            if pile_shown[place] < 0 and luck.below(100) < self.percent(t, seat, other, newer):
                t.hands[seat][at] = other
                t.deck[place] = card
                t.known[other], t.known[card] = 1 << seat, 0
                return

    def percent(self, t: Table, seat: i64, card: i64, newer: i64) -> i64:
        """How likely a player has a card, in percent of one that tells nothing, if so many in his hand are newer."""
        kind = KIND[card]
        who = t.ability(seat)
        likely: i64 = KEPT[kind] if newer >= self.since_turn[seat] else 100
        if newer >= self.since_raid[seat] and who.is_bang(kind):
            likely = likely * SURPRISING // 100
        if newer >= self.since_shot[seat] and who.is_missed(kind) and t.ability(self.by[seat]).misses_needed == 1:
            likely = likely * SURPRISING // 100
        return likely
