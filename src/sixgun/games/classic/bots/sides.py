"""Friend or foe at the classic game: what everybody is to a role, by their deeds and by who is left."""

from __future__ import annotations

from typing import Final

from sixgun.bots.scoring import Suspicious
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import MessageType
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_DEALT, SHERIFF, target_role
from sixgun.games.classic import events
from sixgun.games.classic.catalogue import HOSTILITY, KIND
from sixgun.games.classic.table import ClassicTable, table

SURE: Final[i64] = 100  # a life point taken from somebody who must die
CERTAIN: Final[i64] = 60
ENOUGH: Final[i64] = 14  # what a card at somebody must be worth

# The roles besides the Sheriff, by the number of players.
OUTLAWS: Final = vec[i64]([0, 0, 0, 0, 2, 2, 3, 3, 3])
DEPUTIES: Final = vec[i64]([0, 0, 0, 0, 0, 1, 1, 2, 2])
RENEGADES: Final = vec[i64]([0, 0, 0, 0, 1, 1, 1, 1, 2])


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

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        """A player who attacks the Sheriff is an enemy; and so on round the table."""
        if event_type is events.PLAYED:
            if c != NOBODY and self.sheriff != NOBODY:
                self.hostile(a, c, HOSTILITY[KIND[b]])
        elif event_type is ROLE_DEALT and b == SHERIFF:
            self.sheriff = a

    def against_strangers(self, weight: i64) -> i64:
        """Outlaws don't attack just anybody."""
        return weight // 3

    def look(self, state: State, me: i64) -> None:
        """Who is a friend and who is a foe, as things stand."""
        t = table(state)
        role = t.role[me]
        if len(t.cast) > 3:
            self.count_roles(t, me)
            self.take_sides(t, role)
        enemies: i64 = 0
        seat: i64 = len(t.cast) - 1
        while seat >= 0:
            foe: i64 = 0
            if seat != me and t.alive >> seat & 1:
                foe = self.foe(t, role, seat)
            self.foes[seat] = foe
            if foe > ENOUGH:
                enemies |= 1 << seat
            seat -= 1
        self.enemies = enemies

    def count_roles(self, t: ClassicTable, me: i64) -> None:
        """How many of each role hide among players of unknown role: all but the bot's own and those of the fallen."""
        self.outlaws = OUTLAWS[len(t.cast)]
        self.deputies = DEPUTIES[len(t.cast)]
        self.renegades = RENEGADES[len(t.cast)]
        shown = ~t.alive | 1 << me
        seat: i64 = 0
        for role in t.role:
            if role == SHERIFF:
                self.sheriff = seat
            elif shown >> seat & 1 == 0:
                pass
            elif role == OUTLAW:
                self.outlaws -= 1
            elif role == DEPUTY:
                self.deputies -= 1
            elif role == RENEGADE:
                self.renegades -= 1
            seat += 1

    def take_sides(self, t: ClassicTable, role: i64) -> None:
        """What everybody is to a role as long as their deeds tell nothing, before it is looked at who they are."""
        hidden = self.outlaws + self.renegades + self.deputies
        if role == RENEGADE:
            self.leaning = 1 if 3 * self.outlaws >= t.life[self.sheriff] + 3 * self.deputies else -1  # the Outlaws lead
        elif hidden == 0:
            self.leaning = 0
        elif role == OUTLAW:
            self.leaning = 40 * (self.deputies - self.outlaws) // hidden
        else:
            self.leaning = 40 * (self.outlaws + self.renegades - self.deputies) // hidden

    def foe(self, t: ClassicTable, role: i64, other: i64) -> i64:
        """How much a life point less for another player is worth to a role; below 0 they are better off alive."""
        if len(t.cast) == 3:  # the one to eliminate; the other one is in the way later
            return SURE if t.living == 2 or t.role[other] == target_role(role) else CERTAIN // 2
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

    def foe_of_renegade(self, t: ClassicTable, other: i64) -> i64:
        """Whoever is ahead must be brought down; the Sheriff goes last, after another Renegade too."""
        if t.living == 2:
            return SURE
        if other == self.sheriff:
            return -CERTAIN if t.life[other] > 2 else -3 * SURE
        if self.outlaws + self.deputies == 0:
            return CERTAIN
        return 36 + self.leaning * limited(2 * self.suspicion[other]) // 2


def limited(leaning: i64) -> i64:
    return max(-CERTAIN, min(CERTAIN, leaning))
