"""Losing life, the brink of death, elimination and what follows from it."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, verb_of
from sixgun.engine.fields import COUNT, LIVING, LIVING_OR_NOBODY, NOBODY, FieldTypes, NameField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, extend, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import DEPUTY, DIED, OUTLAW, SHERIFF
from sixgun.games.classic import events, kinds, questions, reasons, verbs
from sixgun.games.classic.card import BEER
from sixgun.games.classic.catalogue import KIND, SYMBOLS
from sixgun.games.classic.fields import BY_BEER, CARD_OR_NONE, KINDS
from sixgun.games.classic.frame import AnswerFrame, refill
from sixgun.games.classic.table import ClassicTable, joined, table


def eliminate(t: ClassicTable, seat: i64, by: i64) -> None:
    """classic.death.hooks: role shown, end checked, cards away, penalty or reward."""
    t.alive &= ~(1 << seat)
    t.living -= 1
    t.set_life(seat, 0)
    t.emit(DIED, seat, t.role[seat])
    t.judge(by, 1 << seat)
    if t.over:
        return
    leave_cards(t, seat)
    if by == seat:
        by = NOBODY
    if t.role[seat] == DEPUTY and by != NOBODY and t.role[by] == SHERIFF:
        t.emit(events.PUNISHED, by)
        discard_everything(t, by)
    elif by != NOBODY and (t.role[seat] == OUTLAW or len(t.cast) == 3):  # classic.three.reward
        t.emit(events.REWARDED, by)
        t.draw(by, 3)
    tell_elimination(t, seat)
    refill(t)


def tell_elimination(t: ClassicTable, fallen: i64) -> None:
    """The living hear of an elimination, from the left of the fallen player."""
    seat = fallen
    told: i64 = 0
    while told < t.living:
        seat = t.left_of(seat)
        t.ability(seat).on_eliminated(t, seat, fallen)
        told += 1


def leave_cards(t: ClassicTable, seat: i64) -> None:
    """All cards of a dead player go to whoever loots the dead, or to the discard pile (classic.vulture-sam). Several
    who loot take a card in turn, the next to the left first (dodge.vera-custer.loot)."""
    looters = vec[i64]()
    heir = t.left_of(seat)
    told: i64 = 0
    while told < t.living:
        if t.ability(heir).loots:
            looters = append(looters, heir)
        heir = t.left_of(heir)
        told += 1
    if len(looters) == 0:
        discard_everything(t, seat)
        return
    if len(looters) > 1:
        shuffle_hand(t, seat)
    hand = t.hands[seat]
    in_play = t.in_play[seat]
    t.hands[seat] = vec[i64]()
    t.lay(seat, vec[i64]())
    at: i64 = 0
    while at < len(looters):
        hand_over(t, seat, hand, in_play, looters[at], at, len(looters))
        at += 1


def shuffle_hand(t: ClassicTable, seat: i64) -> None:
    """Nobody can say which of several will have a card."""
    t.forget_hand(seat, 1 << seat)
    shuffled = vec[i64]()
    while len(t.hands[seat]) > 0:
        card = t.random_card(seat)
        t.remove_from_hand(seat, card)
        shuffled = append(shuffled, card)
    t.hands[seat] = shuffled


def hand_over(t: ClassicTable, seat: i64, hand: vec[i64], in_play: vec[i64], looter: i64, at: i64, of: i64) -> None:
    """One looter takes every so many-th card of a dead player's hand, then of the cards in play, from a place on."""
    cards: i64 = (len(hand) + len(in_play) - at + of - 1) // of
    if cards > 0:
        t.emit(events.LOOTED, seat, cards, looter)
    while at < len(hand):
        card = hand[at]
        t.known[card] |= 1 << looter
        t.hands[looter] = joined(t.hands[looter], card)
        t.whisper(looter, events.ROBBED_OF, seat, looter, card)
        t.whisper(seat, events.ROBBED_OF, seat, looter, card)
        at += of
    at -= len(hand)
    while at < len(in_play):
        t.take(looter, in_play[at])
        t.emit(events.TOOK, seat, looter, in_play[at])
        at += of


def discard_everything(t: ClassicTable, seat: i64) -> None:
    """A player discards their hand and all their cards in play."""
    cards = extend(t.hands[seat][:], t.in_play[seat])
    t.hands[seat] = vec[i64]()
    t.lay(seat, vec[i64]())
    for card in cards:
        t.emit(events.DISCARDED, seat, card)
        t.discard(card)


LOSE: Final = 0
BRINK: Final = 1
PHASES: Final = NameField(("lose", "brink"))


@mypyc_attr(acyclic=True)
class LifeLoss(AnswerFrame):
    """Life lost at one moment: the brink with its Beers, then survival or elimination (classic.death.hooks)."""

    NAME: ClassVar[str] = "losing"
    ON: ClassVar[tuple[str, ...]] = ("turn", "playing", "volley")
    FIELDS: ClassVar[FieldTypes] = {
        "seat": LIVING,
        "points": COUNT,
        "cause": KINDS,
        "by": LIVING_OR_NOBODY,
        "needed": COUNT,
        "phase": PHASES,
        "card": CARD_OR_NONE,
    }

    def __init__(self, seat: i64, points: i64, cause: i64, by: i64, needed: i64, phase: i64, card: i64) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause
        self.by = by
        self.needed = needed
        self.phase = phase
        self.card = card

    def copy(self) -> Frame:
        return LifeLoss(self.seat, self.points, self.cause, self.by, self.needed, self.phase, self.card)

    def wrong_field(self) -> str:
        return "needed" if self.phase == LOSE and self.needed > 0 else ""

    def verb(self) -> i64:
        return verbs.DRINK

    def step(self, state: State) -> i64:
        t = table(state)
        if self.phase == LOSE:
            self.phase = BRINK
            left = t.life[self.seat] - self.points
            t.set_life(self.seat, max(0, left))
            self.needed = max(0, 1 - left)
            t.emit(events.LOST, self.seat, self.points, self.cause, self.by)
        if self.needed > 0:
            return self.seat
        self.finish(t)
        return NOBODY

    def is_duel(self) -> bool:
        return self.cause == kinds.DUEL

    def finish(self, t: ClassicTable) -> None:
        """The player lives on, with what that brings, or is out."""
        t.pop()
        if self.needed == 0:
            refill(t)  # a Duel is over now
            t.ability(self.seat).on_life_lost(t, self.seat, self.points, self.by)
            refill(t)
        else:
            eliminate(t, self.seat, self.by)

    def question(self, state: State) -> Question:
        return Question(questions.BRINK, self.needed)

    def asked(self, t: ClassicTable) -> i64:
        return self.seat

    def options(self, t: ClassicTable) -> vec[i64]:
        actions = vec[i64]([verbs.PASS])
        return self.with_answers(t, self.seat, verbs.DRINK, BEER, actions) if t.living > 2 else actions

    def decide(self, t: ClassicTable, action: i64) -> None:
        if verb_of(action) == verbs.PASS:
            self.finish(t)
            return
        t.discard_hand_card(self.seat, first(action))
        refill(t)
        self.regain(t, self.seat, t.ability(self.seat).beer_heals, BY_BEER)
        t.ability(self.seat).on_answer(t, self.seat, first(action))

    def regain(self, t: ClassicTable, seat: i64, points: i64, source: i64) -> None:
        """What was lost below 0 must be made good before anything counts."""
        spare = points - self.needed + 1
        self.needed = max(0, self.needed - points)
        if self.needed == 0:
            t.heal(seat, spare, source)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        card = first(action)
        if verb_of(action) == verbs.DRINK and card in t.hands[self.seat] and SYMBOLS[KIND[card]] & BEER != 0:
            return Reason(reasons.LAST_TWO)
        return super().refuse(t, action)


def lose(t: ClassicTable, seat: i64, points: i64, cause: i64, by: i64, card: i64) -> None:
    """A player loses life to a card; `by` played it, or nobody did."""
    t.push(LifeLoss(seat, points, cause, by, 0, LOSE, card))
