"""The Dice Game as its events tell it: who lived and lay in reach when somebody shot."""

from __future__ import annotations

from typing import Final

from sixgun.bots.role_belief import EventReplay, Onlooker
from sixgun.bots.rollout import Policy
from sixgun.engine.action import pack
from sixgun.engine.errors import BadData
from sixgun.engine.messages import Event
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.family.roles import DIED, RoleTable
from sixgun.games.dice import events, verbs
from sixgun.games.dice.fields import BULLSEYE1
from sixgun.games.dice.table import table

FACE: Final = 7


@mypyc_attr(acyclic=True)
class DiceReplay(EventReplay):
    """Follows life, and what decides who could be shot at."""

    def rewind(self, state: RoleTable) -> None:
        t = table(state)
        t.living = len(t.cast)
        t.life = vec[i64]([t.max_life(seat) for seat in range(len(t.cast))])

    def follow(self, state: RoleTable, event: Event, belief: Onlooker, policy: Policy) -> None:
        t = table(state)
        if event.type is events.AIMED:
            if t.life[event.a] <= 0:  # the dead don't shoot: these are events of another game
                raise BadData("events", "several-games")
            t.deciding = event.a
            t.legal = vec[i64]()
            for target in t.in_reach(event.a, 1 if t.dice[event.c] == BULLSEYE1 else 2):
                t.legal = append(t.legal, pack(verbs.SHOOT, target))
            if len(t.legal) > 1:
                belief.see(t, policy, pack(verbs.SHOOT, event.b))
        elif event.type is events.ROLLED:
            t.dice = vec[i64]([event.b >> 3 * die & FACE for die in range(5)])
        elif event.type is events.LOST:
            t.life[event.a] -= event.b
        elif event.type is events.HEALED:
            t.life[event.a] += event.b
        elif event.type is DIED:
            t.life[event.a] = 0
            t.living -= 1
