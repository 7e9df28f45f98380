"""The eighty cards of The Duel: what is printed on them, and what they do when they are played in phase 2."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import ReasonType
from sixgun.engine.num import append, i64, vec
from sixgun.games.duel import events, kinds, reasons
from sixgun.games.duel.attacks import Showdown
from sixgun.games.duel.card import ALWAYS_ACTIVE, AVOID, BLUE, BROWN, HIT, RED, RELOADS, Card
from sixgun.games.duel.damage import lose
from sixgun.games.duel.resolution import begin_resolution, shoot
from sixgun.games.duel.table import DuelTable, only
from sixgun.games.duel.taking import CardLoss, Keeping, look_at, open_store
from sixgun.games.duel.triggers import swap


def aims_anywhere(t: DuelTable, seat: i64) -> bool:
    """Jack Ransome is the AC (duel.jack-ransome)."""
    return t.character(t.front_of(seat)).aims_anywhere


def bits_of(t: DuelTable, seat: i64) -> i64:
    return (1 << t.front_of(seat)) | (1 << t.rear_of(seat))


def opponents(t: DuelTable, seat: i64, with_rear: bool) -> i64:
    """The opponent's AC, and the RC if it can be reached or Jack Ransome is the AC."""
    if with_rear or aims_anywhere(t, seat):
        return bits_of(t, 1 - seat)
    return 1 << t.front_of(1 - seat)


class HitCard(Card):
    """A hit at the opponent's AC; with a Scope at the RC too."""

    aims = True

    def targets(self, t: DuelTable, seat: i64) -> i64:
        return opponents(t, seat, t.wears(t.front_of(seat), kinds.SCOPE))

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        shoot(t, seat, t.who[t.front_of(seat)], kind, only(place))


class Winchester(HitCard):
    """Reaches the RC without a Scope."""

    def targets(self, t: DuelTable, seat: i64) -> i64:
        return bits_of(t, 1 - seat)


class Fanning(HitCard):
    """A hit for each equipment of the target, counted now."""

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        shoot(t, seat, t.who[t.front_of(seat)], kind, vec[i64]([place] * len(t.gear[place])))


class Beer(Card):
    """A life point for both own characters."""

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        t.heal(t.front_of(seat), kinds.BEER)
        if not t.is_single(seat):
            t.heal(t.rear_of(seat), kinds.BEER)


class DuelCard(Card):
    """A challenge to the opponent's AC."""

    aims = True

    def targets(self, t: DuelTable, seat: i64) -> i64:
        return opponents(t, seat, False)

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_resolution(t, seat, kinds.DUEL)
        t.push(Showdown(seat, place, t.front_of(seat)))


class AreaCard(Card):
    """Gatling and Indians!: everybody but the own AC, in order (duel.order)."""

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        aims = only(t.front_of(1 - seat))
        if not t.is_single(seat):
            aims = append(aims, t.rear_of(seat))
        if not t.is_single(1 - seat):
            aims = append(aims, t.rear_of(1 - seat))
        shoot(t, seat, t.who[t.front_of(seat)], kind, aims)


class GeneralStore(Card):
    """Four cards to choose from in turn."""

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        open_store(t, seat)


class TakingCard(Card):
    """A card in play comes to the hand: Schoolmarm."""

    takes_card = True

    def targets(self, t: DuelTable, seat: i64) -> i64:
        return bits_of(t, seat) | opponents(t, seat, False)

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_resolution(t, seat, kind)
        t.remove_from_play(place, taken)
        t.emit(events.TOOK, t.who[place], taken, seat)
        t.take(seat, taken)
        t.mind_gear(place, seat)


class Stealing(TakingCard):
    """A random card of the other hand, or a card in play discarded."""

    takes_hand_card = True

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_resolution(t, seat, kind)
        if taken < 0:
            t.push(CardLoss(seat, 0))
        else:
            t.strip(place, taken, seat)


class StrongAle(Card):
    """A character goes to three life points, up or down."""

    aims = True

    def targets(self, t: DuelTable, seat: i64) -> i64:
        return bits_of(t, seat) | opponents(t, seat, False)

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_resolution(t, seat, kinds.STRONG_ALE)
        if t.life[place] > 3:
            lose(t, place, t.life[place] - 3, kinds.STRONG_ALE, seat)
            return
        gained = 3 - t.life[place]
        t.life[place] = 3
        t.emit(events.HEALED, t.who[place], gained, kinds.STRONG_ALE)


class Wagon(Card):
    """Three cards, of which two are kept."""

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        looked = vec[i64](capacity=3)
        for _ in range(3):
            looked = look_at(t, looked, seat)
        t.push(Keeping(looked, 2))


class Water(Card):
    """A player's AC and RC change places; it is played at either AC."""

    aims = True

    def targets(self, t: DuelTable, seat: i64) -> i64:
        found: i64 = 0
        if not t.is_single(0):
            found |= 1 << t.front_of(0)
        if not t.is_single(1):
            found |= 1 << t.front_of(1)
        return found

    def why_not_at(self, t: DuelTable, seat: i64, place: i64) -> ReasonType:
        return reasons.ALONE if t.is_single(place >> 1) else reasons.NOT_FRONT

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        begin_resolution(t, seat, kind)
        swap(t, place >> 1)


class Equipment(Card):
    """Stays with the own RC or the opponent's AC; one of a name."""

    aims = True

    def targets(self, t: DuelTable, seat: i64) -> i64:
        if aims_anywhere(t, seat):
            return bits_of(t, 0) | bits_of(t, 1)
        return (1 << t.rear_of(seat)) | (1 << t.front_of(1 - seat))

    def why_not_at(self, t: DuelTable, seat: i64, place: i64) -> ReasonType:
        return reasons.OWN_FRONT if place >> 1 == seat else reasons.REARGUARD

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        """`taken` is the card itself."""
        begin_resolution(t, seat, kind)
        old = t.worn(place, kind)
        if old >= 0:
            t.strip(place, old, seat)
        t.wear(place, taken)


class Dynamite(Equipment):
    """Begins with the own RC."""

    def targets(self, t: DuelTable, seat: i64) -> i64:
        return bits_of(t, 0) | bits_of(t, 1) if aims_anywhere(t, seat) else 1 << t.rear_of(seat)

    def why_not_at(self, t: DuelTable, seat: i64, place: i64) -> ReasonType:
        return reasons.OWN_REARGUARD_ONLY


# Their order is that of their numbers, which never change.
CARDS: Final = (
    HitCard("colt", law="D", outlaws="DDDDD", traits=RED | HIT, value=39),
    HitCard("carbine", law="HH", outlaws="B", traits=RED | HIT, value=42),
    Fanning("fanning", law="BH", traits=RED | HIT, value=25),
    HitCard("peacemaker", law="HH", traits=RED | HIT, value=46),
    HitCard("remington", outlaws="SB", traits=RED | HIT, value=46),
    HitCard("schofield", outlaws="BB", traits=RED | HIT, value=46),
    HitCard("shotgun", law="DD", outlaws="HH", traits=RED | HIT, value=41),
    Winchester("winchester", law="HH", traits=RED | HIT, value=46),
    Beer("beer", outlaws="B", value=48),
    HitCard("derringer", law="HHHS", traits=BROWN | HIT, value=39),
    DuelCard("duel", law="D", outlaws="H", value=29),
    AreaCard("gatling", law="B", traits=BROWN | HIT, value=57),
    GeneralStore("general-store", law="S", outlaws="H", value=16),
    AreaCard("indians", law="H", outlaws="H", value=55),
    HitCard("knife", outlaws="HHS", traits=BROWN | HIT, value=50),
    Card("missed", law="SSSSB", outlaws="SSSSSBH", traits=BROWN | AVOID, value=69),
    Card("return-fire", law="H", traits=BROWN | AVOID, value=86),
    TakingCard("schoolmarm", law="HB", value=39),
    Stealing("stealing", outlaws="HHHB", value=63),
    StrongAle("strong-ale", law="B", value=55),
    Wagon("wagon", law="BB", outlaws="B", value=80),
    Water("water", law="BSSS", outlaws="B", traits=BROWN | RELOADS, value=23),
    Equipment("bank", law="B", traits=BLUE, value=57, worn=50, in_front=42),
    Equipment("barrel", law="S", outlaws="S", traits=BLUE, value=51, worn=45, in_front=24),
    Equipment("clock", outlaws="HH", traits=BLUE | RELOADS, value=28, worn=22, in_front=12),
    Dynamite("dynamite", outlaws="B", traits=BLUE | ALWAYS_ACTIVE, value=17, worn=-45),
    Equipment("gun-belt", law="D", outlaws="S", traits=BLUE, value=28, worn=25),
    Equipment("hat", law="H", outlaws="H", traits=BLUE, value=55, worn=45, in_front=24),
    Equipment("rattlesnake", outlaws="S", traits=BLUE | ALWAYS_ACTIVE, value=69, worn=-60),
    Equipment("scope", law="H", outlaws="H", traits=BLUE | RELOADS, value=28, worn=22),
    Equipment("stampede", law="B", traits=BLUE | RELOADS | ALWAYS_ACTIVE, value=23, worn=-18),
)
