"""How anything is carried out: hits in order, "if avoided", eliminations, then what waits (duel.resolve)."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, second, verb_of, with_each
from sixgun.engine.fields import COUNT, NOBODY, SEAT, SEAT_OR_NOBODY, FieldTypes, ListField, NameField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, pop, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import count_of
from sixgun.games.duel import events, kinds, questions, reasons, triggers, verbs
from sixgun.games.duel.attacks import Hit, IndiansResponse
from sixgun.games.duel.catalogue import CAST, DYNAMITE_SYMBOL, EACH_SIDE, SNAKE_SYMBOL, SYMBOL, is_bang
from sixgun.games.duel.damage import anybody_fell, eliminate, lose
from sixgun.games.duel.fields import CHARACTER_OR_NONE, KINDS, PLACES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.reveal import Reveal
from sixgun.games.duel.table import EQUIPMENT, NOWHERE, DuelTable, only, table
from sixgun.games.duel.taking import CardLoss
from sixgun.games.duel.triggers import swap

# What avoided cards ask.
QUESTIONS: Final = {
    **{kinds.CARBINE: questions.CARBINE, kinds.PEACEMAKER: questions.PEACEMAKER},
    **{kinds.REMINGTON: questions.REMINGTON, kinds.SHOTGUN: questions.SHOTGUN},
}


def if_avoided(t: DuelTable, cause: i64, by: i64) -> None:
    """The text of an avoided card; a choice without a possibility isn't asked."""
    if cause == kinds.SCHOFIELD:
        t.heal(t.front_of(by), kinds.SCHOFIELD)
    elif cause == kinds.CARBINE or cause == kinds.REMINGTON or cause == kinds.SHOTGUN:
        if len(offers(t, cause, by)) > 1:
            t.push(Aftermath(cause, by))
    elif cause == kinds.PEACEMAKER and len(t.hands[1 - by]) > 0:
        t.push(Aftermath(cause, by))


def offers(t: DuelTable, cause: i64, by: i64) -> vec[i64]:
    """What may be done after an avoided card."""
    if cause == kinds.PEACEMAKER:
        return with_each(vec[i64](), verbs.DISCARD, t.hands[1 - by])
    actions = append(vec[i64](), verbs.PASS)
    if cause == kinds.REMINGTON:
        return append(actions, verbs.DRAW)
    for side in vec[i64]([by, 1 - by]):
        if cause == kinds.SHOTGUN and not t.is_single(side):
            actions = append(actions, pack(verbs.SWAP, side))
        if cause == kinds.CARBINE:
            actions = with_each(actions, verbs.TAKE, t.gear[t.front_of(side)])
    return actions


@mypyc_attr(acyclic=True)
class Aftermath(DuelFrame):
    """Carbine, Peacemaker, Remington or Shotgun was avoided: somebody chooses."""

    NAME: ClassVar[str] = "aftermath"
    ON: ClassVar[tuple[str, ...]] = ("deed",)
    FIELDS: ClassVar[FieldTypes] = {"cause": KINDS, "by": SEAT}

    def __init__(self, cause: i64, by: i64) -> None:
        self.cause = cause
        self.by = by

    def copy(self) -> Frame:
        return Aftermath(self.cause, self.by)

    def step(self, state: State) -> i64:
        return 1 - self.by if self.cause == kinds.PEACEMAKER else self.by

    def question(self, state: State) -> Question:
        return Question(QUESTIONS[self.cause])

    def offer(self, state: State) -> vec[i64]:
        return offers(table(state), self.cause, self.by)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        verb = verb_of(action)
        if verb == verbs.DRAW:
            t.draw(self.by, 1)
        elif verb == verbs.SWAP:
            swap(t, first(action))
        elif verb == verbs.TAKE:
            t.strip(t.wearer(first(action)), first(action), self.by)
        elif verb == verbs.DISCARD:
            t.discard_hand_card(1 - self.by, first(action))

    def why_not(self, state: State, action: i64) -> Reason:
        verb = verb_of(action)
        if verb == verbs.SWAP and self.cause == kinds.SHOTGUN:
            return Reason(reasons.ALONE)
        if verb == verbs.TAKE and self.cause == kinds.CARBINE:
            return Reason(reasons.NOT_THERE, first(action))
        if verb == verbs.DISCARD and self.cause == kinds.PEACEMAKER:
            return Reason(reasons.NOT_YOURS, first(action))
        return Reason(NOT_NOW)


HITTING: Final = 0
AVOIDED_TEXT: Final = 1
ELIMINATING: Final = 2
WAITING: Final = 3


@mypyc_attr(acyclic=True)
class Resolution(DuelFrame):
    """A card, an ability, or what happens at the beginning of a turn, being carried out.

    `aims` are the places still to be hit, one after the other; `avoided` counts the hits that were avoided; `waiting`
    holds what was triggered meanwhile, first come first served.
    """

    NAME: ClassVar[str] = "deed"
    ON: ClassVar[tuple[str, ...]] = ("turn", "playing", "deed")
    PHASES: ClassVar[tuple[str, ...]] = ("hits", "avoided", "eliminations", "waiting")
    FIELDS: ClassVar[FieldTypes] = {
        "by": SEAT_OR_NOBODY,
        "shooter": CHARACTER_OR_NONE,
        "cause": KINDS,
        "aims": ListField(PLACES),
        "phase": NameField(PHASES),
        "avoided": COUNT,
        "waiting": ListField(triggers.TRIGGER),
    }

    def __init__(
        self, by: i64, shooter: i64, cause: i64, aims: vec[i64], phase: i64, avoided: i64, waiting: vec[i64]
    ) -> None:
        self.by = by
        self.shooter = shooter
        self.cause = cause
        self.aims = aims
        self.phase = phase
        self.avoided = avoided
        self.waiting = waiting

    def copy(self) -> Frame:
        return Resolution(self.by, self.shooter, self.cause, self.aims[:], self.phase, self.avoided, self.waiting[:])

    def wrong_field(self) -> str:
        hits = len(self.aims) + self.avoided
        if hits > EQUIPMENT:  # Fanning has as many as any card
            return "aims"
        if hits > 0 and self.by == NOBODY:
            return "by"
        return "shooter" if hits > 0 and self.shooter == NOBODY else ""

    def wrong_above(self, above: Frame) -> str:
        """What has waited begins something else; until then everything is done by the same player."""
        if self.phase == WAITING:
            return "" if isinstance(above, Resolution | CardLoss) else "frame"
        if isinstance(above, Resolution) or (isinstance(above, Reveal) and self.by != NOBODY):
            return "frame"
        for name in ("by", "shooter"):
            if getattr(above, name, getattr(self, name)) != getattr(self, name):
                return name
        return "frame" if isinstance(above, Hit) and len(self.aims) + self.avoided >= EQUIPMENT else ""

    def keeps_waiting(self) -> bool:
        return True

    def wait(self, trigger: i64) -> None:
        self.waiting = append(self.waiting, trigger)

    def count_avoided(self) -> None:
        self.avoided += 1

    def hits_left(self, place: i64) -> i64:
        return count_of(self.aims, place)

    def step(self, state: State) -> i64:
        t = table(state)
        if self.phase == HITTING:
            if len(self.aims) > 0:
                self.hit(t)
                return NOBODY
            self.phase = AVOIDED_TEXT
        if self.phase == AVOIDED_TEXT:
            self.phase = ELIMINATING
            if self.avoided > 0:
                if_avoided(t, self.cause, self.by)
                return NOBODY
        if self.phase == ELIMINATING:
            t.aimed = NOWHERE
            if anybody_fell(t):
                eliminate(t)
                return NOBODY
            self.phase = WAITING
        if len(self.waiting) > 0:
            self.waiting, trigger = pop(self.waiting, 0)
            carry_out(t, trigger)
        else:
            t.pop()
        return NOBODY

    def hit(self, t: DuelTable) -> None:
        """The next target, if it still stands."""
        self.aims, place = pop(self.aims, 0)
        if not t.lives(place):
            return
        t.aimed = place
        if self.cause == kinds.INDIANS:
            t.push(IndiansResponse(self.by, place))
            return
        t.emit(events.HIT_AT, t.who[place], self.shooter, self.cause)
        extra: i64 = 0
        if is_bang(self.cause):
            extra = CAST[self.shooter].extra_to_avoid
        t.push(Hit(self.by, self.shooter, place, self.cause, extra))

    def revealed(self, t: DuelTable, card: i64, cause: i64) -> None:
        """Dynamite or Rattlesnake at the beginning of a turn."""
        place = t.aimed
        if cause != kinds.DYNAMITE:
            if card >= 0 and SYMBOL[card] == SNAKE_SYMBOL:
                lose(t, place, 1, cause, NOBODY)
            return
        dynamite = t.worn(place, kinds.DYNAMITE)
        t.remove_from_play(place, dynamite)
        if card >= 0 and SYMBOL[card] == DYNAMITE_SYMBOL:
            t.emit(events.EXPLODED, t.who[place])
            t.discard(dynamite)
            lose(t, place, 3, cause, NOBODY)
            return
        heir = t.rear_of(1 - (place >> 1))
        t.wear(heir, dynamite)
        t.emit(events.PASSED_ON, t.who[place], t.who[heir])


def begin_resolution(t: DuelTable, by: i64, cause: i64) -> None:
    """Something without hits: what it triggers waits until it is over."""
    t.push(Resolution(by, -1, cause, vec[i64](), AVOIDED_TEXT, 0, vec[i64]()))


def shoot(t: DuelTable, by: i64, shooter: i64, cause: i64, aims: vec[i64]) -> None:
    """Hits, one after the other."""
    t.push(Resolution(by, shooter, cause, aims, HITTING, 0, vec[i64]()))


def carry_out(t: DuelTable, trigger: i64) -> None:
    """What has waited; targets are found now (duel.resolve.targets)."""
    verb, side = verb_of(trigger), first(trigger)
    if verb == triggers.DRAW_CARDS:
        t.draw(side, second(trigger))
    elif verb == triggers.HIT_FRONT:
        t.emit(events.USED, second(trigger))
        shoot(t, 1 - side, second(trigger), kinds.ABILITY, only(t.front_of(side)))
    elif verb == triggers.FIRE_BACK:
        shoot(t, 1 - side, second(trigger), kinds.RETURN_FIRE, only(t.front_of(side)))
    elif verb == triggers.HIT_REAR:
        t.emit(events.USED, second(trigger))
        shoot(t, 1 - side, second(trigger), kinds.ABILITY, only(t.rear_of(side)))
    elif verb == triggers.HIT_BACK:
        place = t.place_of(first(trigger))
        if place != NOWHERE:
            t.emit(events.USED, second(trigger))
            shoot(t, second(trigger) // EACH_SIDE, second(trigger), kinds.ABILITY, only(place))
    elif len(t.hands[1 - side]) > 0:
        t.push(CardLoss(side, 1))
