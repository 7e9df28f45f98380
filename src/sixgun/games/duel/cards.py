"""What the cards do when they are played in phase 2, and on whom."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import append, i64, vec
from sixgun.games.duel.deck import BEER, DUEL, KIND_NAMES, SCOPE, STRONG_ALE
from sixgun.games.duel.deeds import begin_deed, shoot
from sixgun.games.duel.hands import Snatching
from sixgun.games.duel.looking import Keeping, look_at
from sixgun.games.duel.losing import lose
from sixgun.games.duel.names import (
    ALONE,
    HEALED,
    NOT_FRONT,
    OWN_CHARACTER,
    OWN_FRONT,
    OWN_REARGUARD_ONLY,
    REARGUARD,
    TOOK,
)
from sixgun.games.duel.showdown import Showdown
from sixgun.games.duel.store import open_store
from sixgun.games.duel.table import Table, only
from sixgun.games.duel.token import swap


class CardRule:
    """The base of all cards; Missed! and Return fire, which only answer a hit, are no more than that.

    - `aims`       whether it is played at a character
    - `robs`       whether it is played at a card in play; `robs_hand` at the other hand, too
    - `targets`    the places that it can be played at, or whose cards it can take, one bit each
    - `blocked_at` why it can't be played at another place where somebody stands
    - `effect`     what it does at a place; it lies on the discard pile already, and `seat` plays it
    """

    aims: bool = False
    robs: bool = False
    robs_hand: bool = False

    def targets(self, t: Table, seat: i64) -> i64:
        return 0

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return OWN_CHARACTER if place >> 1 == seat else REARGUARD

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        """Carry it out; `taken` is a card in play, or below 0."""


def aims_anywhere(t: Table, seat: i64) -> bool:
    """Jack Ransome is the AC (duel.jack-ransome)."""
    return t.character(t.front_of(seat)).aims_anywhere


def bits_of(t: Table, seat: i64) -> i64:
    """The places of a side where somebody stands."""
    return (1 << t.front_of(seat)) | (1 << t.rear_of(seat))


def opponents(t: Table, seat: i64, with_rear: bool) -> i64:
    """The opponent's AC, and the RC if he can be reached or Jack Ransome is the AC."""
    if with_rear or aims_anywhere(t, seat):
        return bits_of(t, 1 - seat)
    return 1 << t.front_of(1 - seat)


class HitRule(CardRule):
    """A hit at the opponent's AC; with a Scope at the RC too."""

    aims = True

    def targets(self, t: Table, seat: i64) -> i64:
        return opponents(t, seat, t.wears(t.front_of(seat), SCOPE))

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        shoot(t, seat, t.who[t.front_of(seat)], kind, only(place))


class WinchesterRule(HitRule):
    """Reaches the RC without a Scope."""

    aims = True

    def targets(self, t: Table, seat: i64) -> i64:
        return bits_of(t, 1 - seat)


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

    def targets(self, t: Table, seat: i64) -> i64:
        return opponents(t, seat, False)

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_deed(t, seat, DUEL)
        t.push(Showdown(seat, place, t.front_of(seat)))


class VolleyRule(CardRule):
    """Gatling and Indians!: everybody but the own AC, in order (duel.order)."""

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        aims = only(t.front_of(1 - seat))
        if not t.is_single(seat):
            aims = append(aims, t.rear_of(seat))
        if not t.is_single(1 - seat):
            aims = append(aims, t.rear_of(1 - seat))
        shoot(t, seat, t.who[t.front_of(seat)], kind, aims)


class StoreRule(CardRule):
    """Four cards to choose from in turn."""

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        open_store(t, seat)


class SchoolmarmRule(CardRule):
    """A card in play comes to the hand."""

    robs = True

    def targets(self, t: Table, seat: i64) -> i64:
        return bits_of(t, seat) | opponents(t, seat, False)

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

    def targets(self, t: Table, seat: i64) -> i64:
        return bits_of(t, seat) | opponents(t, seat, False)

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

    def targets(self, t: Table, seat: i64) -> i64:
        found: i64 = 0
        if not t.is_single(0):
            found |= 1 << t.front_of(0)
        if not t.is_single(1):
            found |= 1 << t.front_of(1)
        return found

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return ALONE if t.is_single(place >> 1) else NOT_FRONT

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_deed(t, seat, kind)
        swap(t, place >> 1)


class EquipmentRule(CardRule):
    """Stays with the own RC or the opponent's AC; one of a name."""

    aims = True

    def targets(self, t: Table, seat: i64) -> i64:
        if aims_anywhere(t, seat):
            return bits_of(t, 0) | bits_of(t, 1)
        return (1 << t.rear_of(seat)) | (1 << t.front_of(1 - seat))

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return OWN_FRONT if place >> 1 == seat else REARGUARD

    def effect(self, t: Table, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        """`taken` is the card itself."""
        begin_deed(t, seat, kind)
        old = t.worn(place, kind)
        if old >= 0:
            t.strip(place, old, seat)
        t.wear(place, taken)


class DynamiteRule(EquipmentRule):
    """Begins with the own RC."""

    aims = True

    def targets(self, t: Table, seat: i64) -> i64:
        return bits_of(t, 0) | bits_of(t, 1) if aims_anywhere(t, seat) else 1 << t.rear_of(seat)

    def blocked_at(self, t: Table, seat: i64, place: i64) -> i64:
        return OWN_REARGUARD_ONLY


BY_NAME: Final[dict[str, CardRule]] = {
    "colt": HitRule(),
    "carbine": HitRule(),
    "fanning": FanningRule(),
    "peacemaker": HitRule(),
    "remington": HitRule(),
    "schofield": HitRule(),
    "shotgun": HitRule(),
    "winchester": WinchesterRule(),
    "beer": BeerRule(),
    "derringer": HitRule(),
    "duel": DuelRule(),
    "gatling": VolleyRule(),
    "general-store": StoreRule(),
    "indians": VolleyRule(),
    "knife": HitRule(),
    "missed": CardRule(),
    "return-fire": CardRule(),
    "schoolmarm": SchoolmarmRule(),
    "stealing": StealingRule(),
    "strong-ale": StrongAleRule(),
    "wagon": WagonRule(),
    "water": WaterRule(),
    "bank": EquipmentRule(),
    "barrel": EquipmentRule(),
    "clock": EquipmentRule(),
    "dynamite": DynamiteRule(),
    "gun-belt": EquipmentRule(),
    "hat": EquipmentRule(),
    "rattlesnake": EquipmentRule(),
    "scope": EquipmentRule(),
    "stampede": EquipmentRule(),
}
RULES: Final = vec[CardRule]([BY_NAME[name] for name in KIND_NAMES])
