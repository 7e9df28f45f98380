"""The classic game as its events tell it: who lived, and what lay before whom, when a card was played at somebody."""

from __future__ import annotations

from sixgun.bots.belief import Belief
from sixgun.engine.action import pack
from sixgun.engine.num import i64, vec
from sixgun.engine.rollout import Policy
from sixgun.engine.terms import NOBODY, Note
from sixgun.games.classic.deck import KIND, is_weapon
from sixgun.games.classic.names import DISCARDED, EQUIPPED, HEALED, LOST, PLAY_AT, PLAYED, TOOK
from sixgun.games.classic.table import Table
from sixgun.games.roles import DIED


def rewind(t: Table) -> None:
    """Everybody is as he was when he sat down."""
    t.living = len(t.cast)
    t.alive = (1 << len(t.cast)) - 1
    t.life = t.max_life
    for seat in range(len(t.cast)):
        t.lay(seat, vec[i64]())


def retell(t: Table, event: Note, belief: Belief, policy: Policy) -> None:
    """One event more: at whom a card is played tells something, the rest changes the table."""
    if event.term is PLAYED and event.c != NOBODY:
        t.deciding = event.a
        belief.see(t, policy, pack(PLAY_AT, event.b, event.c))
    elif event.term is EQUIPPED:
        if is_weapon(KIND[event.b]):
            t.lay(event.a, vec[i64]([card for card in t.in_play[event.a] if not is_weapon(KIND[card])]))
        t.put_in_play(event.a, event.b)
    elif event.term is DISCARDED:
        take_away(t, event.a, event.b)
    elif event.term is TOOK:
        take_away(t, event.a, event.c)
    elif event.term is LOST:
        t.set_life(event.a, max(0, t.life[event.a] - event.b))
    elif event.term is HEALED:
        t.set_life(event.a, t.life[event.a] + event.b)
    elif event.term is DIED:
        t.alive &= ~(1 << event.a)
        t.living -= 1


def take_away(t: Table, seat: i64, card: i64) -> None:
    """A card that lay before a player, or in his hand, is gone."""
    if card in t.in_play[seat]:
        t.remove_from_play(seat, card)
