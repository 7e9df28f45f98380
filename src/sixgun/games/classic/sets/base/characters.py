"""The sixteen characters of the base set, with the frames that they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, second, verb_of, with_each
from sixgun.engine.fields import NOBODY, FieldTypes, ListField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, pop, remove, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY, bit_of, pile_seen
from sixgun.games.classic import events, kinds, questions, reasons, verbs
from sixgun.games.classic.card import BANG_CARD
from sixgun.games.classic.card import MISSED as MISSED_SYMBOL
from sixgun.games.classic.catalogue import DIAMONDS, HEARTS
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import BY_SID, CARD
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.table import ClassicTable, joined, table
from sixgun.games.classic.taking import BY_DRAWING, BY_TAKING, CardLoss

EITHER: Final = BANG_CARD | MISSED_SYMBOL


class BartCassidy(Character):
    """Draws a card for each life point lost."""

    name = "bart-cassidy"

    def on_life_lost(self, t: ClassicTable, seat: i64, points: i64, by: i64) -> None:
        t.draw(seat, points)


class BlackJack(Character):
    """Shows the second card he draws; if it is red he draws one more."""

    name = "black-jack"

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        if t.draw(seat, 2) < 2:
            return
        card = t.hands[seat][len(t.hands[seat]) - 1]
        t.known[card] = EVERYBODY
        t.emit(events.SHOWED, seat, card)
        if t.suit(card) == HEARTS or t.suit(card) == DIAMONDS:
            t.draw(seat, 1)


class CalamityJanet(Character):
    """BANG! and Missed! are the same to her."""

    name = "calamity-janet"
    recasts = True

    def plays_as(self, kind: i64) -> i64:
        return kinds.BANG if kind == kinds.MISSED else kind

    def serves_as(self, kind: i64, symbols: i64, wanted: i64) -> bool:
        return symbols & wanted != 0 or (wanted & EITHER != 0 and (kind == kinds.BANG or kind == kinds.MISSED))


class ElGringo(Character):
    """Takes a card from whoever makes him lose life, for each point."""

    name = "el-gringo"
    life: i64 = 3

    def on_life_lost(self, t: ClassicTable, seat: i64, points: i64, by: i64) -> None:
        while points > 0 and by != NOBODY:
            t.push(CardLoss(seat, by, BY_TAKING))
            points -= 1


class JesseJones(Character):
    """May take his first card from another player's hand."""

    name = "jesse-jones"

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        t.push(DrawFromHand())


class Jourdonnais(Character):
    """Always has a Barrel."""

    name = "jourdonnais"
    barrels: i64 = 1


class KitCarlson(Character):
    """Looks at three cards and keeps two."""

    name = "kit-carlson"

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        cards = vec[i64]()
        while len(cards) < 3:
            t.reshuffle()
            if len(t.deck) == 0:
                break
            t.deck, card = pop(t.deck)
            t.known[card] |= 1 << seat
            cards = append(cards, card)
            t.whisper(seat, events.LOOKED, seat, card)
        t.push(Looking(cards))


class LuckyDuke(Character):
    """Turns two cards for a draw! and chooses."""

    name = "lucky-duke"
    turns_cards: i64 = 2


class PaulRegret(Character):
    """Others see him one farther away."""

    name = "paul-regret"
    life: i64 = 3
    remoteness: i64 = 1


class PedroRamirez(Character):
    """May take his first card from the discard pile."""

    name = "pedro-ramirez"

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        t.push(DrawFromDiscard())


class RoseDoolan(Character):
    """Sees others one nearer."""

    name = "rose-doolan"
    sight: i64 = 1


class SidKetchum(Character):
    """Two hand cards give him a life point, whenever he decides."""

    name = "sid-ketchum"
    acts = True

    def own_actions(self, t: ClassicTable, seat: i64, frame: ClassicFrame, actions: vec[i64]) -> vec[i64]:
        if t.life[seat] >= t.max_life[seat]:
            return actions
        hand = t.hands[seat]
        at: i64 = 0
        while at < len(hand):
            other: i64 = at + 1
            while other < len(hand):
                actions = append(actions, pack(verbs.HEAL, hand[at], hand[other]))
                other += 1
            at += 1
        return actions

    def act(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> None:
        t.discard_hand_card(seat, first(action))
        t.discard_hand_card(seat, second(action))
        refill(t)  # of a pile that was gone
        frame.regain(t, seat, 1, BY_SID)

    def why_not(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> Reason:
        if t.life[seat] >= t.max_life[seat]:
            return Reason(reasons.FULL_LIFE)
        if first(action) in t.hands[seat] and second(action) in t.hands[seat]:
            return Reason(reasons.TWO_CARDS)
        return Reason(reasons.NOT_YOURS, second(action) if first(action) in t.hands[seat] else first(action))


class SlabTheKiller(Character):
    """Two Missed! are needed against his BANG! cards."""

    name = "slab"
    misses_needed: i64 = 2


class SuzyLafayette(Character):
    """Draws as soon as her hand is empty."""

    name = "suzy-lafayette"
    never_empty = True


class VultureSam(Character):
    """Takes the cards of the eliminated."""

    name = "vulture-sam"
    loots = True


class WillyTheKid(Character):
    """Plays any number of BANG! cards."""

    name = "willy"
    many_bangs = True


@mypyc_attr(acyclic=True)
class Looking(ClassicFrame):
    """Kit Carlson has looked at three cards and chooses the one that goes back (classic.kit-carlson)."""

    NAME: ClassVar[str] = "looking"
    ON: ClassVar[tuple[str, ...]] = ("turn",)
    FIELDS: ClassVar[FieldTypes] = {"looked": ListField(CARD)}

    def __init__(self, looked: vec[i64]) -> None:
        self.looked = looked

    def copy(self) -> Frame:
        return Looking(self.looked[:])

    def wrong_field(self) -> str:
        return "" if len(self.looked) == 3 else "looked"

    def cards(self) -> vec[i64]:
        return self.looked

    def hide(self, state: State, seat: i64) -> None:
        self.looked = pile_seen(self.looked, table(state).known, bit_of(seat))

    def step(self, state: State) -> i64:
        t = table(state)
        if len(self.looked) > 2:
            return t.active
        t.pop()
        self.keep(t)
        return NOBODY

    def keep(self, t: ClassicTable) -> None:
        """What is left of the cards goes to the hand."""
        for card in self.looked:
            t.hands[t.active] = joined(t.hands[t.active], card)
            t.whisper(t.active, events.GOT, t.active, card)
        if len(self.looked) > 0:
            t.emit(events.DREW, t.active, len(self.looked))

    def question(self, state: State) -> Question:
        return Question(questions.KIT)

    def options(self, t: ClassicTable) -> vec[i64]:
        return with_each(vec[i64](), verbs.PUT_BACK, self.looked)

    def decide(self, t: ClassicTable, action: i64) -> None:
        card = first(action)
        self.looked = remove(self.looked, card)
        t.pop()
        self.keep(t)
        t.deck = append(t.deck, card)
        t.emit(events.RETURNED, t.active)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        return Reason(reasons.WRONG_CARD if verb_of(action) == verbs.PUT_BACK else NOT_NOW)


@mypyc_attr(acyclic=True)
class DrawFromHand(ClassicFrame):
    """Jesse Jones chooses where his first card comes from."""

    NAME: ClassVar[str] = "draw-from-hand"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def question(self, state: State) -> Question:
        return Question(questions.JESSE)

    def options(self, t: ClassicTable) -> vec[i64]:
        actions = vec[i64]([verbs.DRAW])
        other = t.left_of(t.active)
        while other != t.active:
            if len(t.hands[other]) > 0:
                actions = append(actions, pack(verbs.DRAW_FROM, other))
            other = t.left_of(other)
        return actions

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.pop()
        if verb_of(action) == verbs.DRAW_FROM:
            t.push(CardLoss(t.active, first(action), BY_DRAWING))
        else:
            t.draw(t.active, 2)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        target = first(action)
        if verb_of(action) != verbs.DRAW_FROM or target == t.active:
            return Reason(NOT_NOW)
        if target >= len(t.cast):
            return Reason(reasons.NO_TARGET, target)
        return Reason(reasons.NO_HAND if t.lives(target) else reasons.DEAD, target)


@mypyc_attr(acyclic=True)
class DrawFromDiscard(ClassicFrame):
    """Pedro Ramirez chooses where his first card comes from."""

    NAME: ClassVar[str] = "draw-from-discard"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def question(self, state: State) -> Question:
        t = table(state)
        return Question(questions.PEDRO, t.discard_pile[len(t.discard_pile) - 1])

    def options(self, t: ClassicTable) -> vec[i64]:
        return vec[i64]([verbs.DRAW, verbs.DRAW_DISCARD]) if len(t.discard_pile) > 0 else vec[i64]([verbs.DRAW])

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.pop()
        if verb_of(action) == verbs.DRAW:
            t.draw(t.active, 2)
            return
        t.discard_pile, card = pop(t.discard_pile)
        t.take(t.active, card)
        t.emit(events.PICKED, t.active, card)
        t.draw(t.active, 1)


CHARACTERS: Final = (
    *(BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(), LuckyDuke()),
    *(PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(), VultureSam()),
    WillyTheKid(),
)
FRAMES: Final[tuple[type[Frame], ...]] = (Looking, DrawFromHand, DrawFromDiscard)
