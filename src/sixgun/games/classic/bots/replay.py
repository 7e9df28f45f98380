"""The classic game as its events tell it: who lived, and what lay before whom, when a card was played at somebody."""

from __future__ import annotations

from typing import Final

from sixgun.bots.role_belief import EventReplay, Onlooker
from sixgun.bots.rollout import Policy
from sixgun.engine.action import pack
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import Event
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.family.roles import DIED, RoleTable
from sixgun.games.classic import events, verbs
from sixgun.games.classic.catalogue import KIND, is_weapon
from sixgun.games.classic.table import ClassicTable, table

SOMETHING: Final = vec[i64]([-1])  # everybody has a card to be robbed of: hands are not followed


@mypyc_attr(acyclic=True)
class ClassicReplay(EventReplay):
    """Follows life, and what decides who could be shot at."""

    def rewind(self, state: RoleTable) -> None:
        t = table(state)
        t.living = len(t.cast)
        t.alive = (1 << len(t.cast)) - 1
        t.life = t.max_life
        for seat in range(len(t.cast)):
            t.lay(seat, vec[i64]())
            t.hands[seat] = SOMETHING

    def follow(self, state: RoleTable, event: Event, belief: Onlooker, policy: Policy) -> None:
        t = table(state)
        if event.type is events.PLAYED and event.c != NOBODY:
            t.deciding = event.a
            belief.see(t, policy, pack(verbs.PLAY_AT, event.b, event.c))
        elif event.type is events.EQUIPPED:
            if is_weapon(KIND[event.b]):
                t.lay(event.a, vec[i64]([card for card in t.in_play[event.a] if not is_weapon(KIND[card])]))
            t.put_in_play(event.a, event.b)
        elif event.type is events.DISCARDED:
            take_away(t, event.a, event.b)
        elif event.type is events.TOOK:
            take_away(t, event.a, event.c)
        elif event.type is events.LOST:
            t.set_life(event.a, max(0, t.life[event.a] - event.b))
        elif event.type is events.HEALED:
            t.set_life(event.a, t.life[event.a] + event.b)
        elif event.type is DIED:
            t.alive &= ~(1 << event.a)
            t.living -= 1


def take_away(t: ClassicTable, seat: i64, card: i64) -> None:
    """A card that lay before a player, or in their hand, is gone."""
    if card in t.in_play[seat]:
        t.remove_from_play(seat, card)
