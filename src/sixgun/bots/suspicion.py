"""Who is against the Sheriff, by what everybody did to whom."""

from __future__ import annotations

from typing import Final

from sixgun.bots.scoring import ScoringPolicy
from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, mypyc_attr, vec

NOTHING: Final = vec[i64]([0] * 8)
UNSKILLED: Final = vec[float]([0.0] * 8)


@mypyc_attr(acyclic=True)
class Suspicious(ScoringPolicy):
    """Remembers deeds: above 0 a player is the Sheriff's enemy, below 0 a friend."""

    def __init__(self) -> None:
        super().__init__()
        self.suspicion = NOTHING[:]
        self.foes = NOTHING[:]  # what a life point less for each player is worth, as things stand
        self.sheriff: i64 = NOBODY
        self.skill = UNSKILLED  # how sure it is that each plays better than by rules of thumb; replaced, never changed

    def remember_as(self, other: Suspicious) -> None:
        """Take over what another remembers."""
        self.suspicion = other.suspicion[:]
        self.sheriff = other.sheriff
        self.skill = other.skill

    def hostile(self, seat: i64, target: i64, weight: i64) -> None:
        """An act against a player (a friendly one has a negative weight) shows the side of its author."""
        if seat == self.sheriff:
            return
        if target == self.sheriff:
            self.suspicion[seat] += weight
        elif self.suspicion[target] > 5:
            self.suspicion[seat] -= weight // 2
        elif self.suspicion[target] < -5:
            self.suspicion[seat] += weight // 2
        else:
            self.suspicion[seat] -= self.against_strangers(weight)

    def against_strangers(self, weight: i64) -> i64:
        """How much an act against somebody of whom nothing is known speaks for the law."""
        return 0
