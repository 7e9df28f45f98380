"""What the cards do when they are played in phase 2."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.games.classic.attacks import Duel, Shot, Volley
from sixgun.games.classic.deck import BANG, DUEL, JAIL, KIND, KIND_NAMES, is_weapon
from sixgun.games.classic.frame import refill
from sixgun.games.classic.names import (
    BY_BEER,
    BY_SALOON,
    COPY,
    DISCARDED,
    FINE,
    JAILED_ALREADY,
    NEEDS_SHOT,
    NO_CARDS,
    ONE_BANG,
    OUT_OF_RANGE,
    SHERIFF_JAIL,
    TOOK,
)
from sixgun.games.classic.robbery import BY_DISCARD, BY_TAKING, Robbery
from sixgun.games.classic.store import open_store
from sixgun.games.classic.table import Table
from sixgun.games.roles import SHERIFF


class CardRule:
    """The base of all cards.

    - `aims`        whether it is played at another player
    - `robs`        whether it is played at a card of another player
    - `stays`       whether it stays in play
    - `blocked`     why it can't be played at all now (a number of REASONS, or FINE)
    - `reach`       how far it reaches, if that is limited
    - `targets`     the players it can be played at, one bit each
    - `blocked_at`  why it can't be played at a living other player
    - `effect`      what it does; it has left the hand already
    """

    aims: bool = False
    robs: bool = False
    stays: bool = False

    def blocked(self, t: Table, seat: i64, card: i64) -> i64:
        return FINE

    def reach(self, t: Table, seat: i64) -> i64:
        return 0

    def targets(self, t: Table, seat: i64) -> i64:
        return t.alive & ~(1 << seat)

    def blocked_at(self, t: Table, seat: i64, target: i64) -> i64:
        return FINE

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        """Carry it out; `taken` is a card in play, or below 0 for a random hand card."""


class BangRule(CardRule):
    """A shot at a player in range of the weapon, once a turn."""

    aims = True

    def blocked(self, t: Table, seat: i64, card: i64) -> i64:
        return ONE_BANG if t.bangs > 0 and not t.many_bangs(seat) else FINE

    def reach(self, t: Table, seat: i64) -> i64:
        return t.reach(seat)

    def targets(self, t: Table, seat: i64) -> i64:
        return t.within(seat, t.reach(seat))

    def blocked_at(self, t: Table, seat: i64, target: i64) -> i64:
        return FINE if t.distance(seat, target) <= t.reach(seat) else OUT_OF_RANGE

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.bangs += 1
        t.push(Shot(seat, target, BANG, t.ability(seat).misses_needed, t.barrels(target)))


class MissedRule(CardRule):
    """An answer to a shot, never played by itself."""

    def blocked(self, t: Table, seat: i64, card: i64) -> i64:
        return NEEDS_SHOT


class BeerRule(CardRule):
    """A life point for its player; nothing when two are left."""

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.heal(seat, 1 if t.living > 2 else 0, BY_BEER)


class SaloonRule(CardRule):
    """A life point for everybody."""

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.heal(seat, 1, BY_SALOON)
        other = t.left_of(seat)
        while other != seat:
            t.heal(other, 1, BY_SALOON)
            other = t.left_of(other)


class DrawRule(CardRule):
    """Stagecoach and Wells Fargo: cards from the draw pile."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.draw(seat, self.cards)


class StoreRule(CardRule):
    """A card for everybody, to choose from."""

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        open_store(t, seat)


class CatBalouRule(CardRule):
    """Another player loses a card: a random one of his hand or a chosen one in play."""

    aims = True
    robs = True

    def targets(self, t: Table, seat: i64) -> i64:
        return t.alive & ~(1 << seat) & with_cards(t)

    def blocked_at(self, t: Table, seat: i64, target: i64) -> i64:
        return NO_CARDS if len(t.hands[target]) + len(t.in_play[target]) == 0 else FINE

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        if taken < 0:
            t.push(Robbery(seat, target, BY_DISCARD))
        else:
            t.remove_from_play(target, taken)
            t.throw(taken)
            t.emit(DISCARDED, target, taken)
            refill(t)


class PanicRule(CatBalouRule):
    """Takes the card instead, at distance 1."""

    aims = True
    robs = True

    def reach(self, t: Table, seat: i64) -> i64:
        return 1

    def targets(self, t: Table, seat: i64) -> i64:
        return t.within(seat, 1) & with_cards(t)

    def blocked_at(self, t: Table, seat: i64, target: i64) -> i64:
        if t.distance(seat, target) > 1:
            return OUT_OF_RANGE
        return super().blocked_at(t, seat, target)

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        if taken < 0:
            t.push(Robbery(seat, target, BY_TAKING))
        else:
            t.remove_from_play(target, taken)
            t.take(seat, taken)
            t.emit(TOOK, target, seat, taken)


class VolleyRule(CardRule):
    """Gatling and Indians!: everybody else, from the left."""

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.push(Volley(seat, KIND[card], seat))


class DuelRule(CardRule):
    """A challenge to anybody."""

    aims = True

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.push(Duel(seat, target, DUEL, target))


class EquipmentRule(CardRule):
    """Stays before its player; one of a name (classic.turn.no-copies)."""

    stays = True

    def blocked(self, t: Table, seat: i64, card: i64) -> i64:
        return COPY if t.has(seat, KIND[card]) else FINE

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.put_in_play(seat, card)


class WeaponRule(EquipmentRule):
    """Replaces the weapon in play, also one of the same name (classic.turn.one-weapon)."""

    stays = True

    def blocked(self, t: Table, seat: i64, card: i64) -> i64:
        return FINE

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        for old in t.in_play[seat]:
            if is_weapon(KIND[old]):
                t.remove_from_play(seat, old)
                t.spend(old)
                t.throw(old)
                t.emit(DISCARDED, seat, old)
                break
        t.put_in_play(seat, card)


class JailRule(CardRule):
    """Lies before another player, never the Sheriff."""

    aims = True
    stays = True

    def targets(self, t: Table, seat: i64) -> i64:
        found: i64 = 0
        target: i64 = 0
        while target < len(t.cast):
            if target != seat and t.lives(target) and self.blocked_at(t, seat, target) == FINE:
                found |= 1 << target
            target += 1
        return found

    def blocked_at(self, t: Table, seat: i64, target: i64) -> i64:
        if t.role[target] == SHERIFF:
            return SHERIFF_JAIL
        return JAILED_ALREADY if t.has(target, JAIL) else FINE

    def effect(self, t: Table, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.put_in_play(target, card)


def with_cards(t: Table) -> i64:
    """The players who have a card in hand or in play, one bit each."""
    found: i64 = 0
    seat: i64 = 0
    while seat < len(t.cast):
        if len(t.hands[seat]) + len(t.in_play[seat]) > 0:
            found |= 1 << seat
        seat += 1
    return found


RULE_OF: Final[dict[str, CardRule]] = {
    "bang": BangRule(),
    "missed": MissedRule(),
    "beer": BeerRule(),
    "saloon": SaloonRule(),
    "stagecoach": DrawRule(2),
    "wells-fargo": DrawRule(3),
    "general-store": StoreRule(),
    "panic": PanicRule(),
    "cat-balou": CatBalouRule(),
    "gatling": VolleyRule(),
    "indians": VolleyRule(),
    "duel": DuelRule(),
    "mustang": EquipmentRule(),
    "scope": EquipmentRule(),
    "barrel": EquipmentRule(),
    "jail": JailRule(),
    "dynamite": EquipmentRule(),
    "volcanic": WeaponRule(),
    "schofield": WeaponRule(),
    "remington": WeaponRule(),
    "carabine": WeaponRule(),
    "winchester": WeaponRule(),
}
RULES: Final = vec[CardRule]([RULE_OF[name] for name in KIND_NAMES])
