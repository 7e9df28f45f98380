"""What the cards do when they are played in phase 2, and on whom."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import append, i64, vec
from sixgun.games.duel.deck import BEER, DUEL, SCOPE, STRONG_ALE
from sixgun.games.duel.deeds import begin_deed, shoot
from sixgun.games.duel.hands import Keeping, Snatching, look_at, open_store
from sixgun.games.duel.hits import Showdown, lose
from sixgun.games.duel.names import (
    ALONE,
    FINE,
    HEALED,
    NEEDS_HIT,
    OWN_CHARACTER,
    OWN_FRONT,
    OWN_REARGUARD_ONLY,
    REARGUARD,
    TOOK,
)
from sixgun.games.duel.table import Table


class CardRule:
    """The base of all cards.

    - `aims`       whether it is played at a character
    - `robs`       whether it is played at a card in play; `robs_hand` at the other hand, too
    - `blocked`    why it can't be played at all (a number of REASONS, or FINE)
    - `blocked_at` why it can't be played at a place where somebody stands
    - `effect`     what it does at a place; it lies on the discard pile already, and `seat` plays it
    """

    aims: bool = False
    robs: bool = False
    robs_hand: bool = False

    def blocked(self, t: Table, seat: i64) -> i64:
        return FINE

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return FINE

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        """Carry it out; `taken` is a card in play, or below 0."""


def aims_anywhere(t: Table, seat: i64) -> bool:
    """Jack Ransome is the AC (duel.jack-ransome)."""
    return t.character(t.front_of(seat)).aims_anywhere


def is_hidden_rear(t: Table, seat: i64, place: i64) -> bool:
    """Whether a place is the opponent's RC, whom cards don't reach."""
    return place >> 1 != seat and place != t.front_of(1 - seat)


class HitRule(CardRule):
    """A hit at the opponent's AC; with a Scope at the RC too."""

    aims = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        if place >> 1 == seat:
            return OWN_CHARACTER
        if place == t.front_of(1 - seat) or aims_anywhere(t, seat) or t.worn(t.front_of(seat), SCOPE) >= 0:
            return FINE
        return REARGUARD

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        shoot(t, seat, t.who[t.front_of(seat)], kind, vec[i64]([place]))


class WinchesterRule(HitRule):
    """Reaches the RC without a Scope."""

    aims = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return OWN_CHARACTER if place >> 1 == seat else FINE


class FanningRule(HitRule):
    """A hit for each equipment of the target, counted now."""

    aims = True

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        shoot(t, seat, t.who[t.front_of(seat)], kind, vec[i64]([place] * len(t.gear[place])))


class BeerRule(CardRule):
    """A life point for both own characters."""

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        t.heal(t.front_of(seat), BEER)
        if not t.is_single(seat):
            t.heal(t.rear_of(seat), BEER)


class DuelRule(CardRule):
    """A challenge to the opponent's AC."""

    aims = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        if place >> 1 == seat:
            return OWN_CHARACTER
        return REARGUARD if is_hidden_rear(t, seat, place) and not aims_anywhere(t, seat) else FINE

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_deed(t, seat, DUEL)
        t.push(Showdown(seat, place, t.front_of(seat)))


class VolleyRule(CardRule):
    """Gatling and Indians!: everybody but the own AC, in order (duel.order)."""

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        aims = vec[i64]([t.front_of(1 - seat)])
        if not t.is_single(seat):
            aims = append(aims, t.rear_of(seat))
        if not t.is_single(1 - seat):
            aims = append(aims, t.rear_of(1 - seat))
        shoot(t, seat, t.who[t.front_of(seat)], kind, aims)


class StoreRule(CardRule):
    """Four cards to choose from in turn."""

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        open_store(t, seat)


class AnswerRule(CardRule):
    """An answer to a hit, never played by itself."""

    def blocked(self, t: Table, seat: i64) -> i64:
        return NEEDS_HIT


class SchoolmarmRule(CardRule):
    """A card in play comes to the hand."""

    robs = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return REARGUARD if is_hidden_rear(t, seat, place) and not aims_anywhere(t, seat) else FINE

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_deed(t, seat, kind)
        t.remove_from_play(place, taken)
        t.emit(TOOK, t.who[place], taken, seat)
        t.take(seat, taken)
        t.mind_gear(place, seat)


class StealingRule(SchoolmarmRule):
    """A random card of the other hand, or a card in play discarded."""

    robs = True
    robs_hand = True

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_deed(t, seat, kind)
        if taken < 0:
            t.push(Snatching(seat, 0))
        else:
            t.strip(place, taken, seat)


class StrongAleRule(CardRule):
    """A character goes to three life points, up or down."""

    aims = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return REARGUARD if is_hidden_rear(t, seat, place) and not aims_anywhere(t, seat) else FINE

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_deed(t, seat, STRONG_ALE)
        if t.life[place] > 3:
            lose(t, place, t.life[place] - 3, STRONG_ALE, seat)
            return
        gained = 3 - t.life[place]
        t.life[place] = 3
        t.emit(HEALED, t.who[place], gained, STRONG_ALE)


class WagonRule(CardRule):
    """Three cards, of which two are kept."""

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        looked = vec[i64](capacity=3)
        for _ in range(3):
            looked = look_at(t, looked, seat)
        t.push(Keeping(looked, 2))


class WaterRule(CardRule):
    """A player's AC and RC change places; it is played at either AC."""

    aims = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        if t.is_single(place >> 1):
            return ALONE
        return FINE if place == t.front_of(place >> 1) else REARGUARD

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_deed(t, seat, kind)
        t.aimed = -1
        t.swap(place >> 1)


class EquipmentRule(CardRule):
    """Stays with the own RC or the opponent's AC; one of a name."""

    aims = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        if aims_anywhere(t, seat):
            return FINE
        if place >> 1 == seat:
            return FINE if place == t.rear_of(seat) else OWN_FRONT
        return REARGUARD if place != t.front_of(1 - seat) else FINE

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        """`taken` is the card itself."""
        begin_deed(t, seat, kind)
        old = t.worn(place, kind)
        if old >= 0:
            t.strip(place, old, seat)
        t.gear[place] = append(t.gear[place], taken)


class DynamiteRule(EquipmentRule):
    """Begins with the own RC."""

    aims = True

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return FINE if aims_anywhere(t, seat) or place == t.rear_of(seat) else OWN_REARGUARD_ONLY


ALL_RULES: Final[list[CardRule]] = [
    *(HitRule(), HitRule(), FanningRule(), HitRule(), HitRule(), HitRule(), HitRule(), WinchesterRule()),
    *(BeerRule(), HitRule(), DuelRule(), VolleyRule(), StoreRule(), VolleyRule(), HitRule(), AnswerRule()),
    *(AnswerRule(), SchoolmarmRule(), StealingRule(), StrongAleRule(), WagonRule(), WaterRule()),
    *(EquipmentRule(), EquipmentRule(), EquipmentRule(), DynamiteRule(), EquipmentRule(), EquipmentRule()),
    *(EquipmentRule(), EquipmentRule(), EquipmentRule()),
]
RULES: Final = vec[CardRule](ALL_RULES)
