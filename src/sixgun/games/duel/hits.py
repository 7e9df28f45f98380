"""Hits and how they are avoided, Indians!, and the Duel card."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import COUNT, NOBODY, SEAT, Domain, Many, Note
from sixgun.games.duel.characters import CHARACTER, Character
from sixgun.games.duel.deck import (
    BARREL,
    BARREL_SYMBOL,
    DERRINGER,
    DUEL,
    HAT,
    INDIANS,
    KIND,
    KINDS,
    MISSED,
    RETURN_FIRE,
    SYMBOL,
    is_avoid,
    is_hit,
)
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.losing import lose
from sixgun.games.duel.names import (
    ANSWER,
    ANSWERED,
    ASK_DUEL,
    ASK_EXTRA,
    ASK_HIT,
    ASK_INDIANS,
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
from sixgun.games.duel.table import Table, only, table


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
        extra: i64,
        barrel: i64,
        sid: i64,
        covered: i64,
        fires_back: i64,
        hits_back: i64,
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
        twin = Hit(
            self.by, self.shooter, self.target, self.cause, self.extra, self.barrel, self.sid, self.covered, 0, 0
        )
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
        return Note(ASK_HIT, NOBODY, t.who[self.target], self.shooter, self.cause)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        actions = append(actions, PASS)
        hand = t.hands[self.target >> 1]
        if self.covered > 0:
            for card in hand:
                actions = append(actions, pack(PAY, card))
            return actions
        if self.barrel == 0 and t.worn(self.target, BARREL) >= 0:
            actions = append(actions, USE_BARREL)
        if t.worn(self.target, HAT) >= 0:
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
            t.will_fire_back(self.target)
        if self.hits_back > 0:
            t.will_hit(self.target, self.shooter)

    def land(self, t: Table) -> None:
        """The hit costs a life point; Sid Curry's answer comes all the same (duel.tex-killer)."""
        t.pop()
        if self.hits_back > 0:
            t.will_hit(self.target, self.shooter)
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
        if (verb == AVOID or verb == COVER) == (self.covered > 0):
            return Note(NOT_NOW)
        return why_not_card(t, self.target >> 1, action)


def avoids(character: Character, kind: i64) -> bool:
    """Whether a hand card is an avoid for a character (duel.hit.avoid, duel.annie-oakey)."""
    return is_avoid(kind) or (character.hits_avoid and is_hit(kind))


def why_not_card(t: Table, seat: i64, action: i64) -> Note:
    """Why a hand card doesn't answer."""
    if not AVOID <= verb_of(action) <= ANSWER:
        return Note(NOT_NOW)
    if first(action) not in t.hands[seat]:
        return Note(REASONS[NOT_YOURS], NOBODY, first(action))
    return Note(REASONS[WRONG_CARD])


# -- Indians! and Duel ---------------------------------------------------------------------------------------------


def counts_as_hit(character: Character, kind: i64) -> bool:
    """Whether a card may be discarded as a hit card (duel.indians, duel.duel)."""
    if character.any_as_colt:
        return True
    return is_hit(kind) or (character.missed_as_colt and kind == MISSED)


def hits_or_pass(t: Table, place: i64) -> vec[i64]:
    """Discard a hit card for a character, or don't."""
    actions = only(PASS)
    for card in t.hands[place >> 1]:
        if counts_as_hit(t.character(place), KIND[card]):
            actions = append(actions, pack(ANSWER, card))
    return actions


def answer(t: Table, place: i64, card: i64) -> None:
    """A hit card is discarded for a character."""
    t.remove_from_hand(place >> 1, card)
    t.emit(ANSWERED, t.who[place], card)
    t.throw(card)


@mypyc_attr(acyclic=True)
class Raid(DuelFrame):
    """Indians! at one character (duel.indians)."""

    NAME: ClassVar[str] = "raid"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "target": PLACES}

    def __init__(self, by: i64, target: i64) -> None:
        self.by = by
        self.target = target

    def copy(self) -> Frame:
        return Raid(self.by, self.target)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.target >> 1

    def question(self, state: State) -> Note:
        return Note(ASK_INDIANS, NOBODY, table(state).who[self.target])

    def offer(self, state: State) -> vec[i64]:
        return hits_or_pass(table(state), self.target)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        if verb_of(action) == ANSWER:
            answer(t, self.target, first(action))
        else:
            lose(t, self.target, 1, INDIANS, self.by)

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_card(table(state), self.target >> 1, action)


@mypyc_attr(acyclic=True)
class Showdown(DuelFrame):
    """The Duel card: hit card by hit card, the challenged character first (duel.duel)."""

    NAME: ClassVar[str] = "showdown"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"by": SEAT, "target": PLACES, "other": PLACES}

    def __init__(self, by: i64, target: i64, other: i64) -> None:
        self.by = by
        self.target = target
        self.other = other

    def copy(self) -> Frame:
        return Showdown(self.by, self.target, self.other)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return self.target >> 1

    def question(self, state: State) -> Note:
        return Note(ASK_DUEL, NOBODY, table(state).who[self.target])

    def offer(self, state: State) -> vec[i64]:
        return hits_or_pass(table(state), self.target)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == ANSWER:
            answer(t, self.target, first(action))
            self.target, self.other = self.other, self.target
        else:
            t.pop()
            lose(t, self.target, 1, DUEL, self.by)

    def why_not(self, state: State, action: i64) -> Note:
        return why_not_card(table(state), self.target >> 1, action)
