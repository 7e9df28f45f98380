"""The forty cards of Dodge City (dodge.deck)."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import LIVING, NOBODY, FieldTypes
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.classic import reasons
from sixgun.games.classic.attacks import AreaAttack, shoot
from sixgun.games.classic.card import AREA, BROWN, DRAW, FAR, GREEN, LIFE, MISSED, SHOT, TAKE, Card, Hint
from sixgun.games.classic.catalogue import KIND, LOOT
from sixgun.games.classic.fields import BY_CARD
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.sets.base.cards import Equipment, Gatling, TakingCard, WellsFargo
from sixgun.games.classic.sets.dodge_city.messages import ASK_BRAWL, STRIP_CARD, STRIP_HAND
from sixgun.games.classic.table import ClassicTable, table
from sixgun.games.classic.taking import BY_DISCARD, BY_TAKING, take_card

# Further cards of kinds that the base set has.
MORE_FACES: Final[dict[str, str]] = {
    **{"bang": "8S 5C 6C KC", "missed": "8D", "beer": "6H 6S", "panic": "JH", "cat-balou": "8C", "indians": "5D"},
    **{"general-store": "AS", "mustang": "5H", "barrel": "AC", "dynamite": "TC", "remington": "6D", "carabine": "5S"},
}


class Shooting(Card):
    """Fires a BANG! symbol at any distance, or no farther than `far`; it is no BANG! card (dodge.bang-symbol)."""

    symbols: i64 = SHOT
    aims = True

    def __init__(self, far: i64 = FAR) -> None:
        self.far = far

    def distance(self, t: ClassicTable, seat: i64) -> i64:
        return self.far

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        shoot(t, seat, target, KIND[card], 1, card)


class Derringer(Shooting):
    """Its player draws a card, before the shot is answered."""

    symbols: i64 = SHOT | DRAW

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.draw(seat, 1)
        shoot(t, seat, target, KIND[card], 1, card)


class Pepperbox(Shooting):
    """Reaches as far as its player's weapon."""

    def distance(self, t: ClassicTable, seat: i64) -> i64:
        return t.reach(seat)


class Cover(Card):
    """A Missed! in front of its player."""

    symbols: i64 = MISSED


class Dodge(Card):
    """A Missed! with which its player draws a card."""

    symbols: i64 = MISSED | DRAW

    def on_answer(self, t: ClassicTable, seat: i64, card: i64) -> None:
        t.draw(seat, 1)


class Cure(Card):
    """Gives its player life; it is no Beer (dodge.no-beer)."""

    symbols: i64 = LIFE

    def __init__(self, points: i64) -> None:
        self.points = points

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.heal(seat, self.points, BY_CARD)


class Tequila(Card):
    """Gives any player a life point."""

    symbols: i64 = LIFE
    aims = True
    at_self = True

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.heal(target, 1, BY_CARD)


class FarTaking(TakingCard):
    """Takes a card of a player at any distance, or makes them discard it."""

    def __init__(self, way: i64) -> None:
        self.way = way
        self.symbols = TAKE if way == BY_DISCARD else TAKE | DRAW


class Brawl(Card):
    """Everybody else discards a card that its player chooses: a random one of the hand, or one in play."""

    symbols: i64 = TAKE | AREA

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        t.push(AreaAttack(seat, KIND[card], seat, card))

    def attack(self, t: ClassicTable, seat: i64, target: i64, kind: i64, card: i64) -> None:
        if t.ability(target).on_reached(t, target, card):
            t.push(Stripping(target))


@mypyc_attr(acyclic=True)
class Stripping(ClassicFrame):
    """Whoever plays Brawl chooses for one player which card goes (dodge.brawl)."""

    NAME: ClassVar[str] = "stripping"
    ON: ClassVar[tuple[str, ...]] = ("volley",)
    FIELDS: ClassVar[FieldTypes] = {"target": LIVING}

    def __init__(self, target: i64) -> None:
        self.target = target

    def copy(self) -> Frame:
        return Stripping(self.target)

    def fits(self, t: ClassicTable) -> bool:
        return self.target != t.active

    def step(self, state: State) -> i64:
        t = table(state)
        if len(t.hands[self.target]) + len(t.in_play[self.target]) > 0:
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(ASK_BRAWL, self.target)

    def options(self, t: ClassicTable) -> vec[i64]:
        actions = vec[i64](capacity=8)
        if len(t.hands[self.target]) > 0:
            actions = append(actions, pack(STRIP_HAND.number))
        for card in t.in_play[self.target]:
            actions = append(actions, pack(STRIP_CARD.number, card))
        return actions

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.pop()
        taken = first(action) if verb_of(action) == STRIP_CARD.number else i64(-1)
        take_card(t, t.active, self.target, taken, BY_DISCARD)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        if verb_of(action) == STRIP_CARD.number:
            return Reason(reasons.NOT_IN_PLAY, first(action), self.target)
        return Reason(reasons.NO_HAND, self.target) if verb_of(action) == STRIP_HAND.number else Reason(NOT_NOW)

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        loot: i64 = LOOT[KIND[first(action)]] if verb_of(action) == STRIP_CARD.number else 50
        return loot if foes[self.target] > 0 else -loot


def printed(card: Card, name: str, faces: str, hint: Hint, border: i64 = BROWN, price: i64 = 0) -> Card:
    """A kind of card with what is printed on it."""
    card.name = name
    card.faces = faces
    card.hint = hint
    card.border = border
    card.price = price
    return card


COVER: Final = Hint(56, 50, loot=62, kept=12)
# Their order is that of their numbers, which never change.
CARDS: Final[tuple[Card, ...]] = (
    Equipment("binocular", "TD", Hint(42, 40, loot=56, kept=10, social=False), sight=1),
    Equipment("hideout", "KD", Hint(60, 55, loot=64, kept=16, social=False), remoteness=1),
    printed(Shooting(1), "punch", "TS", Hint(44, 6, hostility=10, kept=35)),
    printed(Dodge(), "dodge", "7D KH", Hint(62, 6, kept=100)),
    printed(Cure(2), "whisky", "QH", Hint(40, 6, kept=60, social=False), price=1),
    printed(Tequila(), "tequila", "9C", Hint(34, 6, kept=45), price=1),
    printed(Brawl(), "brawl", "JS", Hint(44, 6, kept=30), price=1),
    printed(FarTaking(BY_TAKING), "rag-time", "9H", Hint(44, 6, hostility=6, kept=30), price=1),
    printed(Shooting(), "springfield", "KS", Hint(44, 6, hostility=10, kept=35), price=1),
    printed(Dodge(), "bible", "TH", Hint(62, 50, loot=66, kept=10), GREEN),
    printed(Shooting(), "buffalo-rifle", "QC", Hint(52, 36, loot=60, hostility=10, kept=10), GREEN),
    printed(FarTaking(BY_DISCARD), "can-can", "JC", Hint(50, 36, loot=58, hostility=6, kept=10), GREEN),
    printed(Cure(1), "canteen", "7H", Hint(52, 36, loot=56, kept=8, social=False), GREEN),
    printed(FarTaking(BY_TAKING), "conestoga", "9D", Hint(54, 36, loot=60, hostility=6, kept=10), GREEN),
    printed(Derringer(1), "derringer", "7S", Hint(54, 36, loot=58, hostility=10, kept=10), GREEN),
    printed(Gatling(), "howitzer", "9S", Hint(46, 36, loot=60, kept=20), GREEN),
    printed(Cover(), "iron-plate", "AD QS", COVER, GREEN),
    printed(Shooting(1), "knife", "8H", Hint(46, 36, loot=54, hostility=10, kept=12), GREEN),
    printed(Pepperbox(), "pepperbox", "AH", Hint(48, 36, loot=56, hostility=10, kept=12), GREEN),
    printed(WellsFargo(), "pony-express", "QD", Hint(64, 36, loot=70, kept=3, social=False), GREEN),
    printed(Cover(), "sombrero", "7C", COVER, GREEN),
    printed(Cover(), "ten-gallon-hat", "JD", COVER, GREEN),
)
FRAMES: Final[tuple[type[Frame], ...]] = (Stripping,)
