"""Phase 2 of a turn: everything that can be played."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, State
from sixgun.engine.terms import NOBODY, Note
from sixgun.games.classic.cards import RULES, CardRule
from sixgun.games.classic.deck import BANG, KIND, MISSED
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.names import (
    ASK_PLAY,
    DEAD,
    END,
    EQUIPPED,
    FINE,
    NEEDS_TARGET,
    NO_HAND,
    NO_TARGET,
    NO_TARGET_WANTED,
    NOT_IN_PLAY,
    NOT_YOURS,
    OUT_OF_RANGE,
    PLAY,
    PLAY_AT,
    PLAY_CARD,
    PLAY_HAND,
    PLAYED,
    REASONS,
    SELF,
    SPENT,
    is_aimed,
)
from sixgun.games.classic.table import Table, table
from sixgun.games.knowledge import EVERYBODY


@mypyc_attr(acyclic=True)
class Playing(ClassicFrame):
    """Phase 2: play a card, or end it."""

    NAME: ClassVar[str] = "playing"

    def step(self, state: State) -> i64:
        t = table(state)
        if t.lives(t.active):
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_PLAY)

    def is_answer(self) -> bool:
        return True

    # -- what can be played ------------------------------------------------------------------------------------------

    def options(self, t: Table) -> vec[i64]:
        seat = t.active
        actions = vec[i64](capacity=16)
        actions = append(actions, END)
        last: i64 = -1  # cards of one kind have the same targets
        targets: i64 = 0
        for card in t.hands[seat]:
            rule = rule_of(t, seat, card)
            if blocked(t, seat, card, rule) != FINE:
                continue
            if not rule.aims:
                actions = append(actions, pack(PLAY, card))
                continue
            if KIND[card] != last:
                last = KIND[card]
                targets = rule.targets(t, seat)
            actions = self.offer_targets(t, rule.robs, card, targets, actions)
        return actions

    def offer_targets(self, t: Table, robs: bool, card: i64, targets: i64, actions: vec[i64]) -> vec[i64]:
        """A card at every player it may be played at, from the left."""
        seats: i64 = len(t.cast)
        target = t.active
        while targets:
            target = target + 1 if target + 1 < seats else i64(0)
            if targets >> target & 1:
                targets &= ~(1 << target)
                if robs:
                    actions = self.offer_loot(t, card, target, actions)
                else:
                    actions = append(actions, pack(PLAY_AT, card, target))
        return actions

    def offer_loot(self, t: Table, card: i64, target: i64, actions: vec[i64]) -> vec[i64]:
        """Panic! or Cat Balou at the hand of a player and at each of his cards in play."""
        if len(t.hands[target]) > 0:
            actions = append(actions, pack(PLAY_HAND, card, target))
        for taken in t.in_play[target]:
            actions = append(actions, pack(PLAY_CARD, card, target, taken))
        return actions

    # -- playing -----------------------------------------------------------------------------------------------------

    def decide(self, t: Table, action: i64) -> None:
        verb = verb_of(action)
        if verb == END:
            t.pop()
        else:
            target = second(action) if verb != PLAY else i64(NOBODY)
            self.play_card(t, first(action), target, third(action) if verb == PLAY_CARD else i64(-1))

    def play_card(self, t: Table, card: i64, target: i64, taken: i64) -> None:
        """A brown card is discarded, then takes effect; a blue one is put in play (classic.turn.brown-blue)."""
        seat = t.active
        rule = rule_of(t, seat, card)
        t.remove_from_hand(seat, card)
        t.emit(PLAYED, seat, card, target)
        if rule.stays:
            t.known[card] = EVERYBODY
            rule.effect(t, seat, card, target, taken)
            t.emit(EQUIPPED, target if target != NOBODY else seat, card)
            refill(t)
        else:
            t.spend(card)
            t.throw(card)
            refill(t)
            rule.effect(t, seat, card, target, taken)

    # -- why not -----------------------------------------------------------------------------------------------------

    def refuse(self, t: Table, action: i64) -> Note:
        verb = verb_of(action)
        if verb != PLAY and not is_aimed(verb):
            return Note(NOT_NOW)
        card = first(action)
        if card not in t.hands[t.active]:
            return Note(REASONS[NOT_YOURS], NOBODY, card)
        rule = rule_of(t, t.active, card)
        reason = blocked(t, t.active, card, rule)
        if reason != FINE:
            return Note(REASONS[reason], NOBODY, KIND[card])
        if verb == PLAY:
            return Note(REASONS[NEEDS_TARGET])
        if not rule.aims:
            return Note(REASONS[NO_TARGET_WANTED])
        return self.why_not_at(t, rule, action)

    def why_not_at(self, t: Table, rule: CardRule, action: i64) -> Note:
        """Why a card can't be played at a player."""
        target = second(action)
        if target >= len(t.cast):
            return Note(REASONS[NO_TARGET], NOBODY, target)
        if not t.lives(target):
            return Note(REASONS[DEAD], NOBODY, target)
        if target == t.active:
            return Note(REASONS[SELF])
        reason = rule.blocked_at(t, t.active, target)
        if reason == OUT_OF_RANGE:
            return Note(REASONS[OUT_OF_RANGE], NOBODY, t.distance(t.active, target), rule.reach(t, t.active))
        if reason != FINE:
            return Note(REASONS[reason], NOBODY, target)
        if rule.robs and verb_of(action) == PLAY_HAND:
            return Note(REASONS[NO_HAND], NOBODY, target)
        if rule.robs and verb_of(action) == PLAY_CARD:
            return Note(REASONS[NOT_IN_PLAY], NOBODY, third(action), target)
        return Note(REASONS[NEEDS_TARGET if rule.robs else NO_TARGET_WANTED])


PLAYING: Final = Playing()


def blocked(t: Table, seat: i64, card: i64, rule: CardRule) -> i64:
    """Why a card can't be played at all now (classic.turn.spent, or what the card itself says), or FINE."""
    if t.is_spent(card):
        return SPENT
    return rule.blocked(t, seat, card)


def rule_of(t: Table, seat: i64, card: i64) -> CardRule:
    """What a card is for the one who plays it: a Missed! may serve as BANG!."""
    kind = KIND[card]
    if kind == MISSED and t.ability(seat).is_bang(MISSED):
        kind = BANG
    return RULES[kind]
