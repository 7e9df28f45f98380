"""What a player of the classic game seems not to have: no Missed! when he was hit, little that he could have played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.hunch import LONG_AGO, Hand, Hunch
from sixgun.engine.chance import Luck
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State, View
from sixgun.engine.terms import NOBODY, Term
from sixgun.games.classic.deck import DUEL, INDIANS, KIND, KIND_NAMES
from sixgun.games.classic.names import DREW, JAILED, LOOTED, LOST, PICKED, ROBBED, TOOK
from sixgun.games.classic.table import table
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


@mypyc_attr(acyclic=True)
class ClassicHunch(Hunch):
    """Also how many cards came to each hand since its player let a shot hit him, and since he let a raid or a Duel."""

    def __init__(self) -> None:
        super().__init__()
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

    def get(self, seat: i64, cards: i64) -> None:
        super().get(seat, cards)
        self.since_shot[seat] += cards
        self.since_raid[seat] += cards

    def mend(self, view: View, world: State, luck: Luck) -> None:
        t, seen = table(world), table(view.masked)
        seat: i64 = 0
        while seat < len(t.cast):
            if seat != view.seat and t.lives(seat):
                Hand(t, seat, t.hands[seat], seen.hands[seat], t.known).mend(self, t.deck, seen.deck, luck)
            seat += 1

    def percent(self, world: State, seat: i64, card: i64, newer: i64) -> i64:
        t = table(world)
        kind = KIND[card]
        who = t.ability(seat)
        likely: i64 = KEPT[kind] if newer >= self.since_turn[seat] else 100
        if newer >= self.since_raid[seat] and who.is_bang(kind):
            likely = likely * SURPRISING // 100
        if newer >= self.since_shot[seat] and who.is_missed(kind) and t.ability(self.by[seat]).misses_needed == 1:
            likely = likely * SURPRISING // 100
        return likely
