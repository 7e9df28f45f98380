"""What a side of The Duel seems not to hold: little that it could have played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.hunch import Hand, Hunch
from sixgun.engine.chance import Luck
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State, View
from sixgun.engine.terms import Term
from sixgun.games.duel.deck import COMMON, KIND, KIND_NAMES, back_of
from sixgun.games.duel.names import DREW, PICKED, ROBBED, TOOK, TURN
from sixgun.games.duel.table import table

# How likely a card is still in a hand after its player's turn, in percent of a Missed!: counted in games of gunhands
# and of sharpshooters (docs/bots.md).
KEPT_BY_NAME: Final = {
    **{"colt": 40, "carbine": 42, "fanning": 40, "peacemaker": 22, "remington": 37, "schofield": 45, "shotgun": 42},
    **{"winchester": 52, "beer": 22, "derringer": 36, "duel": 26, "gatling": 23, "general-store": 85, "indians": 40},
    **{"knife": 18, "missed": 100, "return-fire": 100, "schoolmarm": 73, "stealing": 14, "strong-ale": 40, "wagon": 2},
    **{"water": 66, "bank": 8, "barrel": 6, "clock": 3, "dynamite": 52, "gun-belt": 11, "hat": 4, "rattlesnake": 21},
    **{"scope": 4, "stampede": 12},
}
KEPT: Final = vec[i64]([KEPT_BY_NAME[name] for name in KIND_NAMES])


@mypyc_attr(acyclic=True)
class DuelHunch(Hunch):
    """By turns alone: a hit is often let through although it could be avoided."""

    def hear(self, term: Term, a: i64, b: i64, c: i64, d: i64) -> None:
        if term is TURN:
            self.begin_turn(a)
        elif term is DREW:
            self.get(a, b)
        elif term is PICKED:
            self.get(a, 1)
        elif term is ROBBED:
            self.get(b, 1)
        elif term is TOOK:
            self.get(c, 1)

    def mend(self, view: View, world: State, luck: Luck) -> None:
        t, seen = table(world), table(view.masked)
        other = 1 - view.seat
        hand = Hand(t, other, t.hands[other], seen.hands[other], t.known)
        deck: i64 = other if len(t.decks[other]) > 0 else i64(COMMON)
        hand.mend(self, t.decks[deck], seen.decks[deck], luck)

    def percent(self, world: State, seat: i64, card: i64, newer: i64) -> i64:
        return KEPT[KIND[card]] if newer >= self.since_turn[seat] else 100

    def may_change(self, card: i64, other: i64) -> bool:
        """The back stays the same: it may have been seen."""
        return back_of(card) == back_of(other)
