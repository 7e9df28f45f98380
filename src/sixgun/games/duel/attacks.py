"""A hit and everything that can avoid it; hit cards that are discarded: Indians! and the Duel card."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, pack, verb_of, with_each
from sixgun.engine.fields import COUNT, NOBODY, SEAT, FieldTypes
from sixgun.engine.frame import NO_ACTIONS, NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import events, kinds, questions, reasons, verbs
from sixgun.games.duel.catalogue import BARREL_SYMBOL, KIND, SYMBOL, is_avoid, is_hit
from sixgun.games.duel.character import Character
from sixgun.games.duel.damage import lose
from sixgun.games.duel.fields import CHARACTER, KINDS, PLACES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.reveal import reveal
from sixgun.games.duel.table import DuelTable, only, table
from sixgun.games.duel.triggers import FIRE_BACK, HIT_BACK, trigger, will_hit


@mypyc_attr(acyclic=True)
class Hit(DuelFrame):
    """A hit at one character: avoided in any way that is open, or a life point (duel.avoid.window).

    `extra` hand cards are due besides the avoid (Tex Killer); `barrel` and `sid` have been tried, `covered` tells that
    there is an avoid, `fires_back` that it was Return fire, `hits_back` that it was Sid Curry's.
    """

    NAME: ClassVar[str] = "hit"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[FieldTypes] = {
        "by": SEAT,
        "shooter": CHARACTER,
        "target": PLACES,
        "cause": KINDS,
        "extra": COUNT,
        "barrel": COUNT,
        "sid": COUNT,
        "covered": COUNT,
        "fires_back": COUNT,
        "hits_back": COUNT,
    }

    def __init__(
        self,
        by: i64,
        shooter: i64,
        target: i64,
        cause: i64,
        extra: i64 = 0,
        barrel: i64 = 0,
        sid: i64 = 0,
        covered: i64 = 0,
        fires_back: i64 = 0,
        hits_back: i64 = 0,
    ) -> None:
        self.by = by
        self.shooter = shooter
        self.target = target
        self.cause = cause
        self.extra = extra
        self.barrel = barrel
        self.sid = sid
        self.covered = covered
        self.fires_back = fires_back
        self.hits_back = hits_back

    def copy(self) -> Frame:
        twin = Hit(self.by, self.shooter, self.target, self.cause, self.extra, self.barrel, self.sid, self.covered)
        twin.fires_back, twin.hits_back = self.fires_back, self.hits_back
        return twin

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        t = table(state)
        if self.covered == 0:
            return self.target >> 1
        if self.extra > 0:
            if len(t.hands[self.target >> 1]) > 0:
                return self.target >> 1
            self.land(t)
        else:
            self.avoid(t)
        return NOBODY

    def question(self, state: State) -> Question:
        t = table(state)
        if self.covered > 0:
            return Question(questions.EXTRA, t.who[self.target])
        deed = t.stack[-2]
        assert isinstance(deed, DuelFrame)
        return Question(questions.HIT, t.who[self.target], self.shooter, self.cause, deed.hits_left(self.target))

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        actions = append(actions, verbs.PASS)
        hand = t.hands[self.target >> 1]
        if self.covered > 0:
            return with_each(actions, verbs.PAY, hand)
        if self.barrel == 0 and t.wears(self.target, kinds.BARREL):
            actions = append(actions, verbs.USE_BARREL)
        if t.wears(self.target, kinds.HAT):
            actions = append(actions, verbs.USE_HAT)
        character = t.character(self.target)
        if self.sid == 0 and character.reveals_to_avoid:
            actions = append(actions, verbs.USE_SID)
        for card in hand:
            if avoids(character, KIND[card]):
                actions = append(actions, pack(verbs.AVOID, card))
            if self.cause == kinds.DERRINGER and (KIND[card] == kinds.RETURN_FIRE or not avoids(character, KIND[card])):
                actions = append(actions, pack(verbs.COVER, card))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        owner = self.target >> 1
        if verb == verbs.PASS:
            self.land(t)
        elif verb == verbs.USE_BARREL:
            self.barrel = 1
            reveal(t, kinds.BARREL, owner)
        elif verb == verbs.USE_HAT:
            hat = t.worn(self.target, kinds.HAT)  # duel.hat
            t.remove_from_play(self.target, hat)
            self.cover(t, hat)
        elif verb == verbs.USE_SID:
            self.sid = 1
            t.emit(events.USED, t.who[self.target])
            reveal(t, -1, 1 - owner)
        elif verb == verbs.PAY:
            self.extra -= 1
            t.remove_from_hand(owner, first(action))
            t.emit(events.PAID, owner, first(action))
            t.discard(first(action))
        else:
            self.fires_back = 1 if verb == verbs.AVOID and KIND[first(action)] == kinds.RETURN_FIRE else 0
            t.remove_from_hand(owner, first(action))
            self.cover(t, first(action))

    def cover(self, t: DuelTable, card: i64) -> None:
        """A card is discarded as an avoid."""
        self.covered = 1
        t.emit(events.AVOIDED, t.who[self.target], card)
        t.discard(card)

    def revealed(self, t: DuelTable, card: i64, cause: i64) -> None:
        if card < 0 or SYMBOL[card] != BARREL_SYMBOL:
            return
        self.covered = 1
        if cause != kinds.BARREL:
            self.hits_back = 1

    def avoid(self, t: DuelTable) -> None:
        """The hit is avoided; whoever learns of it, in order."""
        t.pop()
        t.emit(events.SAVED, t.who[self.target])
        deed = t.stack[-1]
        assert isinstance(deed, DuelFrame)
        deed.count_avoided()
        at: i64 = 0
        while at < 4:
            place = t.in_order(at)
            if place == self.target:
                if self.fires_back > 0:
                    will_hit(t, FIRE_BACK, self.target)
                self.hit_back(t)
            elif place == t.front_of(self.by) and self.by != self.target >> 1 and t.awake(place):
                t.character(place).on_hit_avoided(t, place)
            at += 1

    def land(self, t: DuelTable) -> None:
        """The hit costs a life point."""
        t.pop()
        self.hit_back(t)
        lose(t, self.target, 1, self.cause, self.by)

    def hit_back(self, t: DuelTable) -> None:
        """Sid Curry answers with a hit, avoided or not (duel.tex-killer)."""
        if self.hits_back > 0:
            trigger(t, pack(HIT_BACK, self.shooter, t.who[self.target]))

    def candidates(self, state: State) -> vec[i64]:
        t = table(state)
        if self.covered > 0:
            return NO_ACTIONS
        covers = vec[i64]([first(code) for code in t.legal if verb_of(code) == verbs.COVER])
        return vec[i64]([pack(verbs.AVOID, card) for card in t.hands[self.target >> 1] if card not in covers])

    def why_not(self, state: State, action: i64) -> Reason:
        t = table(state)
        verb = verb_of(action)
        if verb == verbs.USE_BARREL and self.covered == 0:
            return Reason(reasons.BARREL_USED if self.barrel > 0 else reasons.NO_BARREL)
        if verb == verbs.USE_HAT and self.covered == 0:
            return Reason(reasons.NO_HAT)
        if verb == verbs.USE_SID and self.covered == 0:
            return Reason(reasons.USED_ALREADY if self.sid > 0 else reasons.NO_ABILITY)
        return self.why_not_card(t, verb, first(action))

    def why_not_card(self, t: DuelTable, verb: i64, card: i64) -> Reason:
        """Why a hand card doesn't avoid, or isn't paid."""
        if verb != verbs.PAY if self.covered > 0 else verb != verbs.AVOID and verb != verbs.COVER:
            return Reason(NOT_NOW)
        if card not in t.hands[self.target >> 1]:
            return Reason(reasons.NOT_YOURS, card)
        return Reason(reasons.WRONG_CARD)


def avoids(character: Character, kind: i64) -> bool:
    """Whether a hand card is an avoid for a character (duel.hit.avoid, duel.annie-oakey)."""
    return is_avoid(kind) or (character.hits_avoid and is_hit(kind))


def counts_as_hit(character: Character, kind: i64) -> bool:
    """Whether a card may be discarded as a hit card (duel.indians, duel.duel)."""
    if character.any_as_colt:
        return True
    return is_hit(kind) or (character.missed_as_colt and kind == kinds.MISSED)


def answer(t: DuelTable, place: i64, card: i64) -> None:
    t.remove_from_hand(place >> 1, card)
    t.emit(events.ANSWERED, t.who[place], card)
    t.discard(card)


@mypyc_attr(acyclic=True)
class HitCardFrame(DuelFrame):
    """A character's side discards a hit card, or doesn't."""

    def __init__(self, by: i64, target: i64) -> None:
        self.by = by
        self.target = target

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.target >> 1

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = only(verbs.PASS)
        for card in t.hands[self.target >> 1]:
            if counts_as_hit(t.character(self.target), KIND[card]):
                actions = append(actions, pack(verbs.ANSWER, card))
        return actions

    def candidates(self, state: State) -> vec[i64]:
        return vec[i64]([pack(verbs.ANSWER, card) for card in table(state).hands[self.target >> 1]])

    def why_not(self, state: State, action: i64) -> Reason:
        if verb_of(action) != verbs.ANSWER:
            return Reason(NOT_NOW)
        if first(action) not in table(state).hands[self.target >> 1]:
            return Reason(reasons.NOT_YOURS, first(action))
        return Reason(reasons.WRONG_CARD)


@mypyc_attr(acyclic=True)
class IndiansResponse(HitCardFrame):
    """Indians! at one character (duel.indians)."""

    NAME: ClassVar[str] = "raid"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[FieldTypes] = {"by": SEAT, "target": PLACES}

    def copy(self) -> Frame:
        return IndiansResponse(self.by, self.target)

    def question(self, state: State) -> Question:
        return Question(questions.INDIANS, table(state).who[self.target])

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        if verb_of(action) == verbs.ANSWER:
            answer(t, self.target, first(action))
        else:
            lose(t, self.target, 1, kinds.INDIANS, self.by)


@mypyc_attr(acyclic=True)
class Showdown(HitCardFrame):
    """The Duel card: hit card by hit card, the challenged character first (duel.duel)."""

    NAME: ClassVar[str] = "showdown"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[FieldTypes] = {"by": SEAT, "target": PLACES, "other": PLACES}

    def __init__(self, by: i64, target: i64, other: i64) -> None:
        super().__init__(by, target)
        self.other = other

    def copy(self) -> Frame:
        return Showdown(self.by, self.target, self.other)

    def question(self, state: State) -> Question:
        return Question(questions.DUEL, table(state).who[self.target])

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == verbs.ANSWER:
            answer(t, self.target, first(action))
            self.target, self.other = self.other, self.target
        else:
            t.pop()
            lose(t, self.target, 1, kinds.DUEL, self.by)
