"""The eighty cards of the base set (classic.setup.deck)."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import ReasonType
from sixgun.engine.num import i64, mypyc_attr
from sixgun.family.roles import SHERIFF
from sixgun.games.classic import events, kinds, reasons
from sixgun.games.classic.attacks import AreaAttack, Duel, IndiansResponse, shoot
from sixgun.games.classic.card import (
    AREA,
    BANG_CARD,
    BEER,
    BLUE,
    CHALLENGE,
    CURSE,
    DRAW,
    LIFE,
    MISSED,
    NO_HINT,
    SHARE,
    SHOT,
    TAKE,
    AnswerCard,
    Card,
    Hint,
)
from sixgun.games.classic.catalogue import KIND, is_weapon
from sixgun.games.classic.fields import BY_BEER, BY_SALOON
from sixgun.games.classic.table import ClassicTable
from sixgun.games.classic.taking import BY_DISCARD, BY_TAKING, open_store, take_card


class BangCard(Card):
    """A shot at a player in range of the weapon, once a turn."""

    name = "bang"
    clause = "bang.target"
    faces = "AS QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C"
    symbols: i64 = BANG_CARD | SHOT
    aims = True
    hint = Hint(44, 7, hostility=10, kept=40)

    def why_not(self, t: ClassicTable, seat: i64, card: i64) -> ReasonType | None:
        return reasons.ONE_BANG if t.bangs > 0 and not t.many_bangs(seat) else None

    def distance(self, t: ClassicTable, seat: i64) -> i64:
        return t.reach(seat)

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.bangs += 1
        shoot(t, seat, target, kinds.BANG, t.ability(seat).misses_needed, card)


class MissedCard(AnswerCard):
    """An answer to a shot."""

    name = "missed"
    clause = "missed.answer"
    faces = "TC JC QC KC AC 2S 3S 4S 5S 6S 7S 8S"
    symbols: i64 = MISSED
    hint = Hint(55, 6, hostility=10, kept=100)


class BeerCard(Card):
    """A life point for its player; nothing when two are left."""

    name = "beer"
    clause = "beer.heal"
    faces = "6H 7H 8H 9H TH JH"
    symbols: i64 = BEER | LIFE
    hint = Hint(50, 8, kept=75, social=False)

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.heal(seat, t.ability(seat).beer_heals if t.living > 2 else i64(0), BY_BEER)


class Saloon(Card):
    """A life point for everybody."""

    name = "saloon"
    faces = "5H"
    symbols: i64 = LIFE | SHARE
    hint = Hint(30, 20, kept=45)

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.heal(seat, 1, BY_SALOON)
        other = t.left_of(seat)
        while other != seat:
            t.heal(other, 1, BY_SALOON)
            other = t.left_of(other)


class Stagecoach(Card):
    """Two cards from the draw pile."""

    name = "stagecoach"
    faces = "9S 9S"
    symbols: i64 = DRAW
    hint = Hint(60, 0, kept=12, social=False)
    cards: i64 = 2

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.draw(seat, self.cards)


class WellsFargo(Stagecoach):
    """Three cards from the draw pile."""

    name = "wells-fargo"
    faces = "3H"
    hint = Hint(75, 0, kept=3, social=False)
    cards: i64 = 3


class GeneralStore(Card):
    """A card for everybody, to choose from."""

    name = "general-store"
    faces = "9C QS"
    symbols: i64 = DRAW | SHARE
    book = True
    hint = Hint(34, 0, kept=8, social=False)

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        open_store(t, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakingCard(Card):
    """A player loses a card: a random one of the hand, or one in play."""

    aims = True
    takes_card = True
    picky = True
    way: i64 = BY_DISCARD

    def why_not_at(self, t: ClassicTable, seat: i64, target: i64) -> ReasonType | None:
        """classic.no-cards-no-target"""
        return reasons.NO_CARDS if len(t.hands[target]) + len(t.in_play[target]) == 0 else None

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        if t.ability(target).on_reached(t, target, card):
            take_card(t, seat, target, taken, self.way)


class Panic(TakingCard):
    """Takes a card of a player at distance 1."""

    name = "panic"
    faces = "JH QH AH 8D"
    symbols: i64 = TAKE | DRAW
    way: i64 = BY_TAKING
    hint = Hint(46, 5, hostility=6, kept=50)

    def distance(self, t: ClassicTable, seat: i64) -> i64:
        return 1


class CatBalou(TakingCard):
    """Another player discards a card."""

    name = "cat-balou"
    faces = "KH 9D TD JD"
    symbols: i64 = TAKE
    hint = Hint(45, 5, hostility=6, kept=16)


class Gatling(Card):
    """A shot at everybody else, from the left."""

    name = "gatling"
    faces = "TH"
    symbols: i64 = SHOT | AREA
    hint = Hint(46, 10, kept=35)

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.push(AreaAttack(seat, KIND[card], seat, card))

    def attack(self, t: ClassicTable, seat: i64, target: i64, kind: i64, card: i64) -> None:
        shoot(t, seat, target, kind, 1, card)


class Indians(Card):
    """Everybody else gives a BANG! or a life point."""

    name = "indians"
    faces = "KD AD"
    symbols: i64 = AREA
    book = True
    hint = Hint(42, 10, kept=25)

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.push(AreaAttack(seat, KIND[card], seat, card))

    def attack(self, t: ClassicTable, seat: i64, target: i64, kind: i64, card: i64) -> None:
        if t.ability(target).on_reached(t, target, card):
            t.push(IndiansResponse(seat, target, kind, card))


class DuelCard(Card):
    """A challenge to anybody."""

    name = "duel"
    faces = "QD JS 8C"
    symbols: i64 = CHALLENGE
    aims = True
    book = True
    hint = Hint(41, 10, hostility=10, kept=20)

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.push(Duel(seat, target, kinds.DUEL, target, card))


@mypyc_attr(allow_interpreted_subclasses=True)
class Equipment(Card):
    """Stays in front of its player; one of a name (classic.turn.no-copies)."""

    border: i64 = BLUE

    def __init__(
        self,
        name: str = "",
        faces: str = "",
        hint: Hint = NO_HINT,
        reach: i64 = 0,
        sight: i64 = 0,
        remoteness: i64 = 0,
        barrels: i64 = 0,
    ) -> None:
        """A card that is printed so; without a name, as its class says."""
        if name:
            self.name = name
            self.faces = faces
            self.hint = hint
            self.reach = reach
            self.sight = sight
            self.remoteness = remoteness
            self.barrels = barrels

    def why_not(self, t: ClassicTable, seat: i64, card: i64) -> ReasonType | None:
        return reasons.COPY if t.has(seat, KIND[card]) else None

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.put_in_play(seat, card)


class Jail(Card):
    """Lies in front of another player, never the Sheriff."""

    name = "jail"
    faces = "JS TS 4H"
    border: i64 = BLUE
    symbols: i64 = CURSE
    aims = True
    picky = True
    book = True
    hint = Hint(40, 8, loot=-500, hostility=8, kept=15)

    def why_not_at(self, t: ClassicTable, seat: i64, target: i64) -> ReasonType | None:
        if t.role[target] == SHERIFF:
            return reasons.SHERIFF_JAIL
        return reasons.JAILED_ALREADY if t.has(target, kinds.JAIL) else None

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.put_in_play(target, card)


class Dynamite(Equipment):
    """Goes round until it explodes; `turn.py` has how."""

    symbols: i64 = CURSE
    book = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Weapon(Equipment):
    """Replaces the weapon in play, also one of the same name (classic.turn.one-weapon)."""

    clause = "distance.weapon"

    def why_not(self, t: ClassicTable, seat: i64, card: i64) -> ReasonType | None:
        return None

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        for old in t.in_play[seat]:
            if is_weapon(KIND[old]):
                t.remove_from_play(seat, old)
                t.discard(old)
                t.emit(events.DISCARDED, seat, old)
                break
        t.put_in_play(seat, card)


class Volcanic(Weapon):
    clause = ""
    many_bangs = True


# Their order is that of their numbers, which never change.
CARDS: Final = (
    *(BangCard(), MissedCard(), BeerCard(), Saloon(), Stagecoach(), WellsFargo(), GeneralStore(), Panic(), CatBalou()),
    *(Gatling(), Indians(), DuelCard()),
    Equipment("mustang", "8H 9H", Hint(60, 55, loot=64, kept=16, social=False), remoteness=1),
    Equipment("scope", "AS", Hint(42, 40, loot=56, kept=10, social=False), sight=1),
    Equipment("barrel", "QS KS", Hint(65, 60, loot=72, kept=15, social=False), barrels=1),
    Jail(),
    Dynamite("dynamite", "2H", Hint(12, 10, loot=-500, kept=75)),
    Volcanic("volcanic", "TS TC", Hint(46, 40, loot=66, kept=35), reach=1),
    Weapon("schofield", "JC QC KS", Hint(40, 36, loot=52, kept=37, social=False), reach=2),
    Weapon("remington", "KC", Hint(44, 36, loot=58, kept=12, social=False), reach=3),
    Weapon("carabine", "AC", Hint(46, 36, loot=62, kept=8, social=False), reach=4),
    Weapon("winchester", "8S", Hint(48, 36, loot=66, kept=10, social=False), reach=5),
)
