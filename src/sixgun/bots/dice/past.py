"""The Dice Game as its events tell it: who lived and lay in reach when somebody shot."""

from __future__ import annotations

from typing import Final

from sixgun.bots.belief import Belief
from sixgun.engine.action import pack
from sixgun.engine.num import append, i64, vec
from sixgun.engine.rollout import Policy
from sixgun.engine.terms import Note
from sixgun.games.dice.names import AIMED, BULLSEYE1, HEALED, LOST, ROLLED, SHOOT
from sixgun.games.dice.table import Table
from sixgun.games.roles import DIED

FACE: Final = 7


def rewind(t: Table) -> None:
    """Everybody is as he was when he sat down."""
    t.living = len(t.cast)
    t.life = vec[i64]([t.max_life(seat) for seat in range(len(t.cast))])


def retell(t: Table, event: Note, belief: Belief, policy: Policy) -> None:
    """One event more: who shot tells something, the rest changes the table."""
    if event.term is AIMED:
        t.deciding = event.a
        t.legal = vec[i64]()
        for target in t.in_reach(event.a, 1 if t.dice[event.c] == BULLSEYE1 else 2):
            t.legal = append(t.legal, pack(SHOOT, target))
        if len(t.legal) > 1:
            belief.see(t, policy, pack(SHOOT, event.b))
    elif event.term is ROLLED:
        t.dice = vec[i64]([event.b >> 3 * die & FACE for die in range(5)])
    elif event.term is LOST:
        t.life[event.a] -= event.b
    elif event.term is HEALED:
        t.life[event.a] += event.b
    elif event.term is DIED:
        t.life[event.a] = 0
        t.living -= 1
