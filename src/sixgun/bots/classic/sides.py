"""Friend or foe at the classic game: what everybody is to a role, by his deeds and by who is left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.classic.worth import HOSTILITY
from sixgun.bots.suspicion import Suspicious
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State
from sixgun.engine.terms import NOBODY, Term
from sixgun.games.classic.deck import KIND
from sixgun.games.classic.names import PLAYED
from sixgun.games.classic.table import Table, table
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_DEALT, SHERIFF

SURE: Final[i64] = 100  # a life point taken from somebody who must die
CERTAIN: Final[i64] = 60
ENOUGH: Final[i64] = 14  # what a card at somebody must be worth

# The roles besides Sheriff and Renegade, by the number of players.
OUTLAWS: Final = vec[i64]([0, 0, 0, 0, 2, 2, 3, 3])
DEPUTIES: Final = vec[i64]([0, 0, 0, 0, 0, 1, 1, 2])


@mypyc_attr(acyclic=True)
class Sides(Suspicious):
    """Weighs every player as friend or foe."""

    def __init__(self) -> None:
        super().__init__()
        self.outlaws: i64 = 0
        self.deputies: i64 = 0
        self.renegades: i64 = 0
        self.leaning: i64 = 0  # what nobody's deeds have told yet
        self.enemies: i64 = 0  # those worth a card, one bit each

    def hear(self, term: Term, a: i64, b: i64, c: i64, d: i64) -> None:
        """Who attacks the Sheriff is against him; and so on round the table."""
        if term is PLAYED:
            if c != NOBODY and self.sheriff != NOBODY:
                self.hostile(a, c, HOSTILITY[KIND[b]])
        elif term is ROLE_DEALT and b == SHERIFF:
            self.sheriff = a

    def against_strangers(self, weight: i64) -> i64:
        """Outlaws don't attack just anybody."""
        return weight // 3

    def look(self, state: State, me: i64) -> None:
        """Who is a friend and who is a foe, as things stand."""
        t = table(state)
        self.count_roles(t, me)
        self.take_sides(t, t.role[me])
        self.enemies = 0
        seat: i64 = 0
        while seat < len(t.cast):
            foe: i64 = 0
            if seat != me and t.alive >> seat & 1:
                foe = self.foe(t, t.role[me], seat)
            self.foes[seat] = foe
            if foe > ENOUGH:
                self.enemies |= 1 << seat
            seat += 1

    def count_roles(self, t: Table, me: i64) -> None:
        """How many of each role hide among those whose role is not known: all but his own and those of the fallen."""
        self.outlaws = OUTLAWS[len(t.cast)]
        self.deputies = DEPUTIES[len(t.cast)]
        self.renegades = 1
        shown = ~t.alive | 1 << me
        seat: i64 = 0
        while seat < len(t.cast):
            role = t.role[seat]
            if role == SHERIFF:
                self.sheriff = seat
            elif shown >> seat & 1:
                self.outlaws -= 1 if role == OUTLAW else 0
                self.deputies -= 1 if role == DEPUTY else 0
                self.renegades -= 1 if role == RENEGADE else 0
            seat += 1

    def take_sides(self, t: Table, role: i64) -> None:
        """What everybody is to a role as long as his deeds tell nothing, before it is looked at who he is."""
        hidden = self.outlaws + self.renegades + self.deputies
        if role == RENEGADE:
            self.leaning = 1 if self.outlaws_lead(t) else -1
        elif hidden == 0:
            self.leaning = 0
        elif role == OUTLAW:
            self.leaning = 40 * (self.deputies - self.outlaws) // hidden
        else:
            self.leaning = 40 * (self.outlaws + self.renegades - self.deputies) // hidden

    def foe(self, t: Table, role: i64, other: i64) -> i64:
        """How much a life point less for another player is worth to a role; below 0 he is better off alive."""
        if role == RENEGADE:
            return self.foe_of_renegade(t, other)
        if role == OUTLAW:
            return SURE if other == self.sheriff else self.foe_of_outlaw(other)
        if other == self.sheriff:
            return -CERTAIN if t.life[other] > 2 else -3 * SURE
        return self.foe_of_law(other)

    def foe_of_law(self, other: i64) -> i64:
        """From -60 (surely a Deputy) to 60 (surely none), as far as deeds and the missing roles tell."""
        if self.deputies > 0:
            return limited(self.leaning + 2 * self.suspicion[other])
        return 36 + limited(2 * self.suspicion[other]) * 2 // 5 if self.outlaws > 0 else CERTAIN

    def foe_of_outlaw(self, other: i64) -> i64:
        """The Sheriff's friends are in the way; a Renegade looks like one of them."""
        if self.outlaws > 0:
            return limited(self.leaning - 2 * self.suspicion[other])
        return CERTAIN // 2 - limited(self.suspicion[other]) // 3

    def foe_of_renegade(self, t: Table, other: i64) -> i64:
        """Whoever is ahead must be brought down; the Sheriff goes last."""
        if t.living == 2:
            return SURE
        if other == self.sheriff:
            return -CERTAIN if t.life[other] > 2 else -3 * SURE
        return 36 + self.leaning * limited(2 * self.suspicion[other]) // 2

    def outlaws_lead(self, t: Table) -> bool:
        """Whether the Outlaws are stronger than the law."""
        return 3 * self.outlaws >= t.life[self.sheriff] + 3 * self.deputies


def limited(leaning: i64) -> i64:
    """No surer than sure."""
    return max(-CERTAIN, min(CERTAIN, leaning))
