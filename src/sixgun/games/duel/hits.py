"""A hit and everything that can avoid it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, SEAT, Domain, Many, Note
from sixgun.games.duel.character import Character
from sixgun.games.duel.characters import CHARACTER
from sixgun.games.duel.deck import (
    BARREL,
    BARREL_SYMBOL,
    DERRINGER,
    HAT,
    KIND,
    KINDS,
    RETURN_FIRE,
    SYMBOL,
    is_avoid,
    is_hit,
)
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.losing import lose
from sixgun.games.duel.names import (
    ASK_EXTRA,
    ASK_HIT,
    AVOID,
    AVOIDED,
    BARREL_USED,
    COVER,
    NO_ABILITY,
    NO_BARREL,
    NO_HAT,
    NOT_YOURS,
    PAID,
    PASS,
    PAY,
    PLACES,
    REASONS,
    SAVED,
    USE_BARREL,
    USE_HAT,
    USE_SID,
    USED,
    USED_ALREADY,
    WRONG_CARD,
)
from sixgun.games.duel.reveal import reveal
from sixgun.games.duel.table import Table, table
from sixgun.games.duel.waiting import will_fire_back, will_hit


@mypyc_attr(acyclic=True)
class Hit(DuelFrame):
    """A hit at one character: avoided in any way that is open, or a life point (duel.avoid.window).

    `extra` hand cards are due besides the avoid (Tex Killer); `barrel` and `sid` have been tried, `covered` tells that
    there is an avoid, `fires_back` that it was Return fire, `hits_back` that it was Sid Curry's.
    """

    NAME: ClassVar[str] = "hit"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {
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
        twin = Hit(self.by, self.shooter, self.target, self.cause, self.extra)
        twin.barrel = self.barrel
        twin.sid = self.sid
        twin.covered = self.covered
        twin.fires_back = self.fires_back
        twin.hits_back = self.hits_back
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

    def question(self, state: State) -> Note:
        t = table(state)
        if self.covered > 0:
            return Note(ASK_EXTRA, NOBODY, t.who[self.target])
        deed = t.stack[-2]
        assert isinstance(deed, DuelFrame)
        return Note(ASK_HIT, NOBODY, t.who[self.target], self.shooter, self.cause, deed.hits_left(self.target))

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        actions = append(actions, PASS)
        hand = t.hands[self.target >> 1]
        if self.covered > 0:
            for card in hand:
                actions = append(actions, pack(PAY, card))
            return actions
        if self.barrel == 0 and t.wears(self.target, BARREL):
            actions = append(actions, USE_BARREL)
        if t.wears(self.target, HAT):
            actions = append(actions, USE_HAT)
        character = t.character(self.target)
        if self.sid == 0 and character.reveals_to_avoid:
            actions = append(actions, USE_SID)
        for card in hand:
            if avoids(character, KIND[card]):
                actions = append(actions, pack(AVOID, card))
            if self.cause == DERRINGER and (KIND[card] == RETURN_FIRE or not avoids(character, KIND[card])):
                actions = append(actions, pack(COVER, card))
        return actions

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        owner = self.target >> 1
        if verb == PASS:
            self.land(t)
        elif verb == USE_BARREL:
            self.barrel = 1
            reveal(t, BARREL, owner)
        elif verb == USE_HAT:
            self.wear_off_hat(t)
        elif verb == USE_SID:
            self.sid = 1
            t.emit(USED, t.who[self.target])
            reveal(t, -1, 1 - owner)
        elif verb == PAY:
            self.extra -= 1
            t.remove_from_hand(owner, first(action))
            t.emit(PAID, owner, first(action))
            t.throw(first(action))
        else:
            self.play_avoid(t, first(action), verb == AVOID)

    def play_avoid(self, t: Table, card: i64, as_itself: bool) -> None:
        """A hand card as an avoid."""
        self.covered = 1
        self.fires_back = 1 if as_itself and KIND[card] == RETURN_FIRE else 0
        t.remove_from_hand(self.target >> 1, card)
        t.emit(AVOIDED, t.who[self.target], card)
        t.throw(card)

    def wear_off_hat(self, t: Table) -> None:
        """The Hat is thrown away as an avoid (duel.hat)."""
        hat = t.worn(self.target, HAT)
        self.covered = 1
        t.remove_from_play(self.target, hat)
        t.emit(AVOIDED, t.who[self.target], hat)
        t.throw(hat)

    def revealed(self, t: Table, card: i64, cause: i64) -> None:
        if card < 0 or SYMBOL[card] != BARREL_SYMBOL:
            return
        self.covered = 1
        if cause != BARREL:
            self.hits_back = 1

    def avoid(self, t: Table) -> None:
        """The hit is avoided; whoever learns of it, in order."""
        t.pop()
        t.emit(SAVED, t.who[self.target])
        deed = t.stack[-1]
        assert isinstance(deed, DuelFrame)
        deed.count_avoided()
        at: i64 = 0
        while at < 4:
            place = t.in_order(at)
            if place == self.target:
                self.shoot_back(t)
            elif place == t.front_of(self.by) and self.by != self.target >> 1 and t.awake(place):
                t.character(place).avoided(t, place)
            at += 1

    def shoot_back(self, t: Table) -> None:
        """Return fire and Sid Curry answer with a hit."""
        if self.fires_back > 0:
            will_fire_back(t, self.target)
        if self.hits_back > 0:
            will_hit(t, self.target, self.shooter)

    def land(self, t: Table) -> None:
        """The hit costs a life point; Sid Curry's answer comes all the same (duel.tex-killer)."""
        t.pop()
        if self.hits_back > 0:
            will_hit(t, self.target, self.shooter)
        lose(t, self.target, 1, self.cause, self.by)

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        verb = verb_of(action)
        if verb == USE_BARREL and self.covered == 0:
            return Note(REASONS[BARREL_USED if self.barrel > 0 else NO_BARREL])
        if verb == USE_HAT and self.covered == 0:
            return Note(REASONS[NO_HAT])
        if verb == USE_SID and self.covered == 0:
            return Note(REASONS[USED_ALREADY if self.sid > 0 else NO_ABILITY])
        return self.why_not_card(t, verb, first(action))

    def why_not_card(self, t: Table, verb: i64, card: i64) -> Note:
        """Why a hand card doesn't avoid, or isn't paid."""
        if verb != PAY if self.covered > 0 else verb != AVOID and verb != COVER:
            return Note(NOT_NOW)
        if card not in t.hands[self.target >> 1]:
            return Note(REASONS[NOT_YOURS], NOBODY, card)
        return Note(REASONS[WRONG_CARD])


def avoids(character: Character, kind: i64) -> bool:
    """Whether a hand card is an avoid for a character (duel.hit.avoid, duel.annie-oakey)."""
    return is_avoid(kind) or (character.hits_avoid and is_hit(kind))
