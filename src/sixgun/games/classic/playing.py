"""Phase 2 of a turn: everything that can be played."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, fourth, pack, second, third, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import NOT_NOW
from sixgun.engine.messages import Question, Reason, ReasonType
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY
from sixgun.games.classic import events, questions, reasons, verbs
from sixgun.games.classic.card import BLUE, FAR, GREEN, MISSED, Card
from sixgun.games.classic.catalogue import BORDER, KIND, KINDS_BY_NUMBER
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.table import PLAYS, ClassicTable, table
from sixgun.games.classic.verbs import is_aimed


@mypyc_attr(acyclic=True)
class Playing(ClassicFrame):
    """Phase 2: play a card, or end it."""

    NAME: ClassVar[str] = "playing"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def step(self, state: State) -> i64:
        t = table(state)
        if t.lives(t.active):
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.PLAY)

    def is_answer(self) -> bool:
        return True

    # -- what can be played ------------------------------------------------------------------------------------------

    def options(self, t: ClassicTable) -> vec[i64]:
        seat = t.active
        who = t.ability(seat)
        actions = vec[i64](capacity=16)
        actions = append(actions, verbs.END)
        recasts = who.recasts
        last: i64 = -1  # cards of one kind have the same targets
        targets: i64 = 0
        for card in t.hands[seat]:
            kind = KIND[card]
            if recasts:
                kind = who.plays_as(kind)
            rule = KINDS_BY_NUMBER[kind]
            if why_not(t, seat, card, rule) is not None:
                continue
            if rule.special and (rule.border == GREEN or not rule.aims):
                actions = with_prices(t, rule, card, pack(verbs.PLAY, card), actions)
                continue
            if not rule.aims:
                actions = append(actions, pack(verbs.PLAY, card))
                continue
            if kind != last:
                last = kind
                targets = targets_of(t, seat, rule)
            actions = self.with_targets(t, rule, card, targets, actions)
        return self.with_green(t, seat, actions) if t.has_green(seat) else actions

    def with_green(self, t: ClassicTable, seat: i64, actions: vec[i64]) -> vec[i64]:
        """The actions with the green cards in play that are ready."""
        for card in t.in_play[seat]:
            rule = KINDS_BY_NUMBER[KIND[card]]
            if rule.border != GREEN or why_not(t, seat, card, rule) is not None:
                continue
            if rule.aims:
                actions = self.with_targets(t, rule, card, targets_of(t, seat, rule), actions)
            else:
                actions = append(actions, pack(verbs.PLAY, card))
        return actions

    def with_targets(self, t: ClassicTable, rule: Card, card: i64, targets: i64, actions: vec[i64]) -> vec[i64]:
        """A card at every player it may be played at, from the left; oneself comes last."""
        seats: i64 = len(t.cast)
        target = t.active
        while targets:
            target = target + 1 if target + 1 < seats else i64(0)
            if targets >> target & 1:
                targets &= ~(1 << target)
                if rule.takes_card:
                    actions = self.with_taken(t, rule, card, target, actions)
                elif rule.special:
                    actions = with_prices(t, rule, card, pack(verbs.PLAY_AT, card, target), actions)
                else:
                    actions = append(actions, pack(verbs.PLAY_AT, card, target))
        return actions

    def with_taken(self, t: ClassicTable, rule: Card, card: i64, target: i64, actions: vec[i64]) -> vec[i64]:
        """A card at the hand of a player and at each of their cards in play."""
        if len(t.hands[target]) > 0:
            actions = with_prices(t, rule, card, pack(verbs.PLAY_HAND, card, target), actions)
        for taken in t.in_play[target]:
            actions = with_prices(t, rule, card, pack(verbs.PLAY_CARD, card, target, taken), actions)
        return actions

    def candidates(self, state: State) -> vec[i64]:
        """Every card that can't be played now, and every other player that a card can't be played at.

        A green card is aimed at nobody from the hand, but from in front of its player.
        """
        t = table(state)
        found = vec[i64]()
        for card in t.hands[t.deciding]:
            rule = rule_of(t, t.deciding, card)
            found = with_candidates(t, rule, card, rule.aims and rule.border != GREEN, found)
        for card in t.in_play[t.deciding]:
            rule = KINDS_BY_NUMBER[KIND[card]]
            if rule.border == GREEN:
                found = with_candidates(t, rule, card, rule.aims, found)
        return found

    # -- playing -----------------------------------------------------------------------------------------------------

    def decide(self, t: ClassicTable, action: i64) -> None:
        verb = verb_of(action)
        if verb == verbs.END:
            t.pop()
            return
        target = second(action) if verb != verbs.PLAY else i64(NOBODY)
        if fourth(action) > 0:
            t.discard_hand_card(t.active, fourth(action) - 1)
        self.play_card(t, first(action), target, third(action) if verb == verbs.PLAY_CARD else i64(-1))

    def play_card(self, t: ClassicTable, card: i64, target: i64, taken: i64) -> None:
        """A brown card is discarded, then takes effect; a blue one is put in play (classic.turn.brown-blue).

        A green one is put in play, and is discarded to take effect later.
        """
        seat = t.active
        rule = rule_of(t, seat, card)
        laid = rule.border == GREEN and card in t.hands[seat]
        if rule.special:
            t.remove_card(seat, card)
        else:
            t.remove_from_hand(seat, card)
        t.emit(events.PLAYED, seat, card, target)
        t.note_played(card)
        if laid:
            t.known[card] = EVERYBODY
            t.put_in_play(seat, card)
            t.emit(events.EQUIPPED, seat, card)
            refill(t)
        elif rule.border == BLUE:
            t.known[card] = EVERYBODY
            rule.effect(t, seat, card, target, taken)
            t.emit(events.EQUIPPED, target if target != NOBODY else seat, card)
            refill(t)
        else:
            t.discard(card)
            refill(t)
            rule.effect(t, seat, card, target, taken)

    # -- why not -----------------------------------------------------------------------------------------------------

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        verb = verb_of(action)
        if verb != verbs.PLAY and not is_aimed(verb):
            return Reason(NOT_NOW)
        card = first(action)
        held = card in t.hands[t.active]
        if not held and (BORDER[KIND[card]] != GREEN or card not in t.in_play[t.active]):
            return Reason(reasons.NOT_YOURS, card)
        rule = rule_of(t, t.active, card)
        reason = why_not(t, t.active, card, rule)
        if reason is not None:
            return Reason(reason, KIND[card])
        laid = held and rule.border == GREEN
        if laid and verb != verbs.PLAY:
            return Reason(reasons.NOT_READY)
        if rule.aims and verb != verbs.PLAY:
            wrong = self.refuse_target(t, rule, action)
            if wrong is not None:
                return wrong
        if rule.price > 0 and not is_price(t, card, fourth(action) - 1):
            return Reason(reasons.NO_PRICE)
        if rule.price == 0 and fourth(action) > 0:
            return Reason(reasons.NO_PRICE_WANTED)
        needs = rule.aims and (verb == verbs.PLAY or rule.takes_card)
        return Reason(reasons.NEEDS_TARGET if needs else reasons.NO_TARGET_WANTED)

    def refuse_target(self, t: ClassicTable, rule: Card, action: i64) -> Reason | None:
        """Why a card can't be played at a player or a card of theirs: a reason, or nothing."""
        target = second(action)
        if target >= len(t.cast):
            return Reason(reasons.NO_TARGET, target)
        if not t.lives(target):
            return Reason(reasons.DEAD, target)
        if target == t.active and not rule.at_self:
            return Reason(reasons.SELF)
        if t.distance(t.active, target) > rule.distance(t, t.active):
            return Reason(reasons.OUT_OF_RANGE, t.distance(t.active, target), rule.distance(t, t.active))
        reason = rule.why_not_at(t, t.active, target)
        if reason is not None:
            return Reason(reason, target)
        if rule.takes_card and verb_of(action) == verbs.PLAY_HAND and len(t.hands[target]) == 0:
            return Reason(reasons.NO_HAND, target)
        if rule.takes_card and verb_of(action) == verbs.PLAY_CARD and third(action) not in t.in_play[target]:
            return Reason(reasons.NOT_IN_PLAY, third(action), target)
        return None


PLAYING: Final = Playing()


def why_not(t: ClassicTable, seat: i64, card: i64, rule: Card) -> ReasonType | None:
    """Why a card can't be played at all now: a reason, or nothing."""
    if len(t.played) >= PLAYS and t.is_spent(card):
        return reasons.SPENT
    return why_not_special(t, seat, card, rule) if rule.special else rule.why_not(t, seat, card)


def why_not_special(t: ClassicTable, seat: i64, card: i64, rule: Card) -> ReasonType | None:
    """Why a card that has a price, is green or a Missed! can't be played."""
    if rule.price > 0 and len(t.hands[seat]) < 2:
        return reasons.NO_PRICE
    if rule.border == GREEN and card in t.hands[seat]:
        return reasons.COPY if t.has(seat, KIND[card]) else None
    if rule.border == GREEN and not t.is_ready(card):
        return reasons.NOT_READY
    return reasons.NEEDS_SHOT if rule.symbols & MISSED else rule.why_not(t, seat, card)


def targets_of(t: ClassicTable, seat: i64, rule: Card) -> i64:
    """The players that a card may be played at, one bit each."""
    distance = rule.distance(t, seat)
    found: i64 = t.alive & ~(1 << seat) if distance == FAR else t.within(seat, distance)
    if rule.at_self:
        found |= 1 << seat
    if rule.picky:
        target: i64 = 0
        while target < len(t.cast):
            if found >> target & 1 and rule.why_not_at(t, seat, target) is not None:
                found &= ~(1 << target)
            target += 1
    return found


def with_prices(t: ClassicTable, rule: Card, card: i64, action: i64, actions: vec[i64]) -> vec[i64]:
    """An action, or one for each hand card that may be its price."""
    if rule.price == 0:
        return append(actions, action)
    for price in t.hands[t.active]:
        if is_price(t, card, price):
            actions = append(actions, action | (price + 1) << 32)
    return actions


def with_candidates(t: ClassicTable, rule: Card, card: i64, aims: bool, found: vec[i64]) -> vec[i64]:
    """What a person might try with a card in vain: playing it at all, or at some of the other players."""
    if why_not(t, t.deciding, card, rule) is not None:
        return append(found, pack(verbs.PLAY, card))
    if not aims:
        return found
    targets = targets_of(t, t.deciding, rule)
    seat: i64 = 0
    while seat < len(t.cast):
        if seat != t.deciding and t.lives(seat) and targets >> seat & 1 == 0:
            found = append(found, pack(verbs.PLAY_AT, card, seat))
        seat += 1
    return found


def is_price(t: ClassicTable, card: i64, price: i64) -> bool:
    """Whether a card may be discarded to play another."""
    return price != card and price in t.hands[t.active]


def rule_of(t: ClassicTable, seat: i64, card: i64) -> Card:
    """What a card is for the one who plays it: a Missed! may be played as BANG!."""
    who = t.ability(seat)
    return KINDS_BY_NUMBER[who.plays_as(KIND[card]) if who.recasts else KIND[card]]
