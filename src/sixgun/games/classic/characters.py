"""The sixteen characters of the classic game."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.num import append, i64, pop, remove, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Names, Note
from sixgun.games.classic.character import Character
from sixgun.games.classic.deck import BANG, CARD, DIAMONDS, HEARTS, MISSED
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import (
    ASK_JESSE,
    ASK_KIT,
    ASK_PEDRO,
    BY_SID,
    DEAD,
    DRAW,
    DRAW_DISCARD,
    DRAW_FROM,
    DREW,
    FULL_LIFE,
    GOT,
    HEAL,
    LOOKED,
    NO_HAND,
    NO_TARGET,
    NOT_YOURS,
    PICKED,
    PUT_BACK,
    REASONS,
    RETURNED,
    SHOWED,
    TWO_CARDS,
    WRONG_CARD,
)
from sixgun.games.classic.robbery import BY_DRAWING, BY_TAKING, Robbery
from sixgun.games.classic.table import Table, joined, table
from sixgun.games.knowledge import EVERYBODY, bit_of, pile_seen


class BartCassidy(Character):
    """Draws a card for each life point lost."""

    name = "bart-cassidy"

    def survived_loss(self, t: Table, seat: i64, points: i64, by: i64) -> None:
        t.draw(seat, points)


class BlackJack(Character):
    """Shows the second card he draws; if it is red he draws one more."""

    name = "black-jack"

    def draw_phase(self, t: Table, seat: i64) -> None:
        if t.draw(seat, 2) < 2:
            return
        card = t.hands[seat][len(t.hands[seat]) - 1]
        t.known[card] = EVERYBODY
        t.emit(SHOWED, seat, card)
        if t.suit(card) == HEARTS or t.suit(card) == DIAMONDS:
            t.draw(seat, 1)


class CalamityJanet(Character):
    """BANG! and Missed! are the same to her."""

    name = "calamity-janet"

    def is_bang(self, kind: i64) -> bool:
        return kind == BANG or kind == MISSED

    def is_missed(self, kind: i64) -> bool:
        return kind == BANG or kind == MISSED


class ElGringo(Character):
    """Takes a card from whoever makes him lose life, for each point."""

    name = "el-gringo"
    life: i64 = 3

    def survived_loss(self, t: Table, seat: i64, points: i64, by: i64) -> None:
        while points > 0 and by != NOBODY:
            t.push(Robbery(seat, by, BY_TAKING))
            points -= 1


class JesseJones(Character):
    """May take his first card from another player's hand."""

    name = "jesse-jones"

    def draw_phase(self, t: Table, seat: i64) -> None:
        t.push(DrawFromHand())


class Jourdonnais(Character):
    """Always has a Barrel."""

    name = "jourdonnais"
    barrels: i64 = 1


class KitCarlson(Character):
    """Looks at three cards and keeps two."""

    name = "kit-carlson"

    def draw_phase(self, t: Table, seat: i64) -> None:
        cards = vec[i64]()
        while len(cards) < 3:
            t.reshuffle()
            if len(t.deck) == 0:
                break
            t.deck, card = pop(t.deck)
            t.known[card] |= 1 << seat
            cards = append(cards, card)
            t.whisper(seat, LOOKED, seat, card)
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

    def draw_phase(self, t: Table, seat: i64) -> None:
        t.push(DrawFromDiscard())


class RoseDoolan(Character):
    """Sees others one nearer."""

    name = "rose-doolan"
    sight: i64 = 1


class SidKetchum(Character):
    """Two hand cards give him a life point, whenever he decides."""

    name = "sid-ketchum"

    def own_actions(self, t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
        if t.life[seat] >= t.max_life[seat]:
            return actions
        hand = t.hands[seat]
        at: i64 = 0
        while at < len(hand):
            other: i64 = at + 1
            while other < len(hand):
                actions = append(actions, pack(HEAL, hand[at], hand[other]))
                other += 1
            at += 1
        return actions

    def act(self, t: Table, seat: i64, action: i64, frame: ClassicFrame) -> None:
        t.discard_hand_card(seat, first(action))
        t.discard_hand_card(seat, second(action))
        frame.regain(t, seat, BY_SID)

    def refuse(self, t: Table, seat: i64, action: i64) -> Note:
        if t.life[seat] >= t.max_life[seat]:
            return Note(REASONS[FULL_LIFE])
        if first(action) in t.hands[seat] and second(action) in t.hands[seat]:
            return Note(REASONS[TWO_CARDS])
        return Note(REASONS[NOT_YOURS], NOBODY, second(action) if first(action) in t.hands[seat] else first(action))


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
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"looked": Many(CARD)}

    def __init__(self, looked: vec[i64]) -> None:
        self.looked = looked

    def copy(self) -> Frame:
        return Looking(self.looked[:])

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

    def keep(self, t: Table) -> None:
        """What is left of the cards goes to the hand."""
        for card in self.looked:
            t.hands[t.active] = joined(t.hands[t.active], card)
            t.whisper(t.active, GOT, t.active, card)
        if len(self.looked) > 0:
            t.emit(DREW, t.active, len(self.looked))

    def question(self, state: State) -> Note:
        return Note(ASK_KIT)

    def options(self, t: Table) -> vec[i64]:
        actions = vec[i64]()
        for card in self.looked:
            actions = append(actions, pack(PUT_BACK, card & 255))
        return actions

    def decide(self, t: Table, action: i64) -> None:
        card = first(action)
        self.looked = remove(self.looked, card)
        t.pop()
        self.keep(t)
        t.deck = append(t.deck, card)
        t.emit(RETURNED, t.active)

    def refuse(self, t: Table, action: i64) -> Note:
        return Note(REASONS[WRONG_CARD] if verb_of(action) == PUT_BACK else NOT_NOW)


@mypyc_attr(acyclic=True)
class DrawFromHand(ClassicFrame):
    """Jesse Jones chooses where his first card comes from."""

    NAME: ClassVar[str] = "draw-from-hand"

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Note:
        return Note(ASK_JESSE)

    def options(self, t: Table) -> vec[i64]:
        actions = vec[i64]([DRAW])
        other = t.left_of(t.active)
        while other != t.active:
            if len(t.hands[other]) > 0:
                actions = append(actions, pack(DRAW_FROM, other))
            other = t.left_of(other)
        return actions

    def decide(self, t: Table, action: i64) -> None:
        t.pop()
        if verb_of(action) == DRAW_FROM:
            t.push(Robbery(t.active, first(action), BY_DRAWING))
        else:
            t.draw(t.active, 2)

    def refuse(self, t: Table, action: i64) -> Note:
        target = first(action)
        if verb_of(action) != DRAW_FROM or target == t.active:
            return Note(NOT_NOW)
        if target >= len(t.cast):
            return Note(REASONS[NO_TARGET], NOBODY, target)
        return Note(REASONS[NO_HAND if t.lives(target) else DEAD], NOBODY, target)


@mypyc_attr(acyclic=True)
class DrawFromDiscard(ClassicFrame):
    """Pedro Ramirez chooses where his first card comes from."""

    NAME: ClassVar[str] = "draw-from-discard"

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Note:
        t = table(state)
        return Note(ASK_PEDRO, NOBODY, t.discard[len(t.discard) - 1])

    def options(self, t: Table) -> vec[i64]:
        return vec[i64]([DRAW, DRAW_DISCARD]) if len(t.discard) > 0 else vec[i64]([DRAW])

    def decide(self, t: Table, action: i64) -> None:
        t.pop()
        if verb_of(action) == DRAW:
            t.draw(t.active, 2)
            return
        t.discard, card = pop(t.discard)
        t.take(t.active, card)
        t.emit(PICKED, t.active, card)
        t.draw(t.active, 1)


CHARACTERS: Final[list[Character]] = [
    *(BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(), LuckyDuke()),
    *(PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(), VultureSam()),
    WillyTheKid(),
]
CHARACTER_NAMES: Final = Names(tuple([character.name for character in CHARACTERS]))
CHARACTER_FRAMES: Final[tuple[type[Frame], ...]] = (Looking, DrawFromHand, DrawFromDiscard)
