"""Phase 2: cards, the token, reloads and what characters may do once in a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.fields import FieldTypes
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY
from sixgun.games.duel import catalogue, events, kinds, questions, reasons, verbs
from sixgun.games.duel.card import AVOID, RED, RELOADS, Card
from sixgun.games.duel.catalogue import CARDS, KIND, KINDS_BY_NUMBER, TRAITS
from sixgun.games.duel.character import NO_SKILL, Character
from sixgun.games.duel.fields import CARD
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.resolution import begin_resolution
from sixgun.games.duel.table import NOWHERE, DuelTable, table
from sixgun.games.duel.triggers import swap
from sixgun.games.duel.verbs import is_play, is_skill

# -- how many BANG! cards ------------------------------------------------------------------------------------------


def unlimited(t: DuelTable, seat: i64) -> bool:
    """Whether BANG! cards don't count for the limit now (duel.gun-belt, duel.west-harding)."""
    front = t.front_of(seat)
    return t.character(front).many_bangs or t.wears(front, kinds.GUN_BELT)


def bang_limit(t: DuelTable, seat: i64) -> i64:
    """How many BANG! cards a turn allows (duel.turn.one-bang, duel.the-stranger)."""
    front, rear = t.front_of(seat), t.rear_of(seat)
    limit = 1 + t.character(front).more_bangs
    if rear != front:
        limit += t.character(rear).more_bangs
    return limit


def may_bang(t: DuelTable, seat: i64) -> bool:
    return t.bangs == 0 or unlimited(t, seat) or t.bangs < bang_limit(t, seat)


# -- on whom -------------------------------------------------------------------------------------------------------


def with_plays(t: DuelTable, seat: i64, card: i64, kind: i64, verb: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with everything that a card of a kind can be played on."""
    rule = KINDS_BY_NUMBER[kind]
    if not rule.aims and not rule.takes_card:
        return append(actions, pack(verbs.PLAY, card))
    if rule.takes_hand_card and len(t.hands[1 - seat]) > 0:
        actions = append(actions, pack(verbs.PLAY_HAND, card))
    targets = rule.targets(t, seat)
    place: i64 = 0
    while place < 4:
        if targets >> place & 1:
            if rule.aims:
                actions = append(actions, pack(verb, card, t.who[place]))
            else:
                for taken in t.gear[place]:
                    actions = append(actions, pack(verbs.PLAY_CARD, card, taken))
        place += 1
    return actions


def carry_out_play(t: DuelTable, seat: i64, card: i64, kind: i64, action: i64) -> None:
    """The effect of a card, aimed as the action says; whoever is aimed at is awake."""
    verb = verb_of(action)
    taken: i64 = -1
    place: i64 = NOWHERE
    if verb == verbs.PLAY_AT or verb == verbs.AS_COLT:
        place = t.place_of(second(action))
    elif verb == verbs.PLAY_CARD:
        taken = second(action)
        place = t.wearer(taken)
    t.aimed = place
    KINDS_BY_NUMBER[kind].effect(t, seat, kind, place, card if catalogue.is_equipment(kind) else taken)


def copied_plays(t: DuelTable, seat: i64, card: i64) -> vec[i64]:
    """What can be done with the card that Pearl Hat copies."""
    actions = with_plays(t, seat, card, KIND[card], verbs.PLAY_AT, vec[i64]())
    reload = catalogue.reloads(KIND[card]) and t.reload_allowed()
    return append(actions, pack(verbs.RELOAD, card)) if reload else actions


def can_copy(t: DuelTable, seat: i64) -> bool:
    """Whether the top of the discard pile is an Action card with an effect now (duel.pearl-hat)."""
    if len(t.discard_pile) == 0:
        return False
    card = t.discard_pile[len(t.discard_pile) - 1]
    kind = KIND[card]
    return catalogue.is_brown(kind) and not catalogue.is_avoid(kind) and len(copied_plays(t, seat, card)) > 0


# -- why not -------------------------------------------------------------------------------------------------------


def why_not_play(t: DuelTable, seat: i64, kind: i64, action: i64) -> Reason:
    """Why a card that may be played can't be played so."""
    rule = KINDS_BY_NUMBER[kind]
    verb = verb_of(action)
    if catalogue.is_avoid(kind):
        return Reason(reasons.NEEDS_HIT)
    if not rule.aims and not rule.takes_card:
        return Reason(reasons.NO_TARGET_WANTED)
    if rule.takes_card:
        return why_not_rob(t, seat, rule, action)
    if verb != verbs.PLAY_AT and verb != verbs.AS_COLT:
        return Reason(reasons.NEEDS_TARGET)
    place = t.place_of(second(action))
    if place == NOWHERE:
        return Reason(reasons.ABSENT, second(action))
    return Reason(rule.why_not_at(t, seat, place), second(action))


def why_not_rob(t: DuelTable, seat: i64, rule: Card, action: i64) -> Reason:
    """Why Schoolmarm or Stealing can't take that."""
    verb = verb_of(action)
    if verb == verbs.PLAY_HAND:
        return Reason(reasons.HAND_EMPTY if rule.takes_hand_card else reasons.NEEDS_TARGET)
    if verb != verbs.PLAY_CARD:
        return Reason(reasons.NEEDS_TARGET if any(len(gear) > 0 for gear in t.gear) else reasons.NOTHING_IN_PLAY)
    place = t.wearer(second(action))
    if place == NOWHERE:
        return Reason(reasons.NOT_THERE, second(action))
    return Reason(rule.why_not_at(t, seat, place), t.who[place])


# -- what can be done ----------------------------------------------------------------------------------------------


def serves_as_colt(character: Character, kind: i64) -> bool:
    """Whether an AC may play a card as a Colt (duel.annie-oakey, duel.toco-ramirez)."""
    return kind != kinds.COLT and (character.any_as_colt or (character.missed_as_colt and kind == kinds.MISSED))


def with_hand(t: DuelTable, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with the cards of the hand, and the AC's equipment that can be reloaded."""
    bangs = may_bang(t, seat)
    reload = t.reload_allowed()
    front = t.character(t.front_of(seat))
    barred: i64 = AVOID if bangs else AVOID | RED
    for card in t.hands[seat]:
        kind = KIND[card]
        traits = TRAITS[kind]
        if traits & barred == 0:
            actions = with_plays(t, seat, card, kind, verbs.PLAY_AT, actions)
        if bangs and serves_as_colt(front, kind):
            actions = with_plays(t, seat, card, kinds.COLT, verbs.AS_COLT, actions)
        if reload and traits & RELOADS != 0:
            actions = append(actions, pack(verbs.RELOAD, card))
    if reload:
        for card in t.gear[t.front_of(seat)]:
            if catalogue.reloads(KIND[card]):
                actions = append(actions, pack(verbs.RELOAD, card))
    return actions


def with_skills(t: DuelTable, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with what characters may do once in their side's turn: the AC, and whoever is always active."""
    front, rear = t.front_of(seat), t.rear_of(seat)
    if t.character(front).skill != NO_SKILL and not has_used(t, front):
        actions = t.character(front).own_actions(t, front, actions)
    if rear != front and t.character(rear).skill != NO_SKILL and t.character(rear).always_active:
        actions = t.character(rear).own_actions(t, rear, actions) if not has_used(t, rear) else actions
    return actions


def has_used(t: DuelTable, place: i64) -> bool:
    """Whether a character has done in this turn what it may do once."""
    return t.used >> t.who[place] & 1 != 0


def user_of(t: DuelTable, verb: i64) -> i64:
    """The place of the turn player's character whose skill a verb is; NOWHERE if none is able."""
    front = t.front_of(t.active)
    if t.able(front) and t.character(front).skill == verb:
        return front
    return front ^ 1 if t.able(front ^ 1) and t.character(front ^ 1).skill == verb else i64(NOWHERE)


# -- doing it ------------------------------------------------------------------------------------------------------


def reload(t: DuelTable, seat: i64, card: i64) -> None:
    """A card with the reload symbol for one from the deck (duel.reload)."""
    if card in t.hands[seat]:
        t.remove_from_hand(seat, card)
    else:
        t.remove_from_play(t.front_of(seat), card)
    t.emit(events.RELOADED, seat, card)
    t.discard(card)
    t.draw(seat, 1)


@mypyc_attr(acyclic=True)
class Playing(DuelFrame):
    """Phase 2: play, move the token, use a skill, or end it."""

    NAME: ClassVar[str] = "playing"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Question:
        return Question(questions.PLAY)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=16)
        actions = append(actions, verbs.END)
        actions = with_hand(t, t.active, actions)
        if not t.moved and not t.is_single(t.active):
            actions = append(actions, verbs.MOVE)
        return with_skills(t, t.active, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == verbs.END:
            t.pop()
        elif verb == verbs.MOVE:
            t.moved = True
            begin_resolution(t, t.active, kinds.ABILITY)
            swap(t, t.active)
        elif verb == verbs.RELOAD:
            reload(t, t.active, first(action))
        elif is_play(verb):
            self.play_card(t, action)
        else:
            self.use(t, verb, first(action))

    def play_card(self, t: DuelTable, action: i64) -> None:
        """A red or brown card is discarded, then takes effect; a blue one stays (duel.turn.played-first)."""
        seat, card = t.active, first(action)
        verb = verb_of(action)
        as_colt = verb == verbs.AS_COLT
        kind = KIND[card]
        if as_colt:
            kind = kinds.COLT
        if catalogue.is_bang(kind) and not unlimited(t, seat):
            t.bangs += 1
        t.remove_from_hand(seat, card)
        target: i64 = -1
        if verb == verbs.PLAY_AT or as_colt:
            target = second(action)
        t.emit(events.PLAYED_AS_COLT if as_colt else events.PLAYED, seat, card, target)
        if catalogue.is_equipment(kind):
            t.known[card] = EVERYBODY
            t.emit(events.EQUIPPED, target, card)
        else:
            t.discard(card)
        carry_out_play(t, seat, card, kind, action)

    def use(self, t: DuelTable, verb: i64, card: i64) -> None:
        """What a character may do once in a turn."""
        place = user_of(t, verb)
        t.used |= 1 << t.who[place]
        t.emit(events.USED, t.who[place])
        t.character(place).act(t, place, card)

    def candidates(self, state: State) -> vec[i64]:
        """Every hand card without a use, and every character that a card with one can't be played at."""
        t = table(state)
        found = vec[i64]()
        for card in t.hands[t.active]:
            uses = vec[i64](
                [code for code in t.legal if first(code) == card and verb_of(code) not in (verbs.END, verbs.AS_COLT)]
            )
            if len(uses) == 0:
                found = append(found, pack(verbs.PLAY, card))
            aims = [code for code in uses if verb_of(code) == verbs.PLAY_AT]
            for place in range(4):
                if aims and t.who[place] >= 0:
                    found = append(found, pack(verbs.PLAY_AT, card, t.who[place]))
        return found

    # -- why not -----------------------------------------------------------------------------------------------------

    def why_not(self, state: State, action: i64) -> Reason:
        t = table(state)
        verb, card = verb_of(action), first(action)
        if verb == verbs.MOVE:
            return Reason(reasons.ALONE if t.is_single(t.active) else reasons.MOVED_ALREADY)
        if is_skill(verb):
            return why_not_use(t, verb, card)
        if verb == verbs.RELOAD:
            return why_not_reload(t, card)
        return why_not_card(t, action) if is_play(verb) else Reason(NOT_NOW)


PLAYING: Final = Playing()


def why_not_card(t: DuelTable, action: i64) -> Reason:
    """Why a hand card can't be played, or not so."""
    verb, card = verb_of(action), first(action)
    if card not in t.hands[t.active]:
        return Reason(reasons.NOT_YOURS, card)
    front = t.character(t.front_of(t.active))
    if verb == verbs.AS_COLT and not serves_as_colt(front, KIND[card]):
        return Reason(reasons.WRONG_CARD if front.missed_as_colt else reasons.NO_ABILITY)
    kind: i64 = kinds.COLT if verb == verbs.AS_COLT else KIND[card]
    if catalogue.is_bang(kind) and not may_bang(t, t.active):
        return Reason(reasons.BANG_LIMIT, bang_limit(t, t.active))
    return why_not_play(t, t.active, kind, action)


def why_not_reload(t: DuelTable, card: i64) -> Reason:
    if card < CARDS and not catalogue.reloads(KIND[card]):
        return Reason(reasons.NO_RELOAD, card)
    if not t.reload_allowed():
        return Reason(reasons.NO_RELOAD_YET)
    return Reason(reasons.NOT_YOURS, card)


def why_not_use(t: DuelTable, verb: i64, card: i64) -> Reason:
    place = user_of(t, verb)
    if place == NOWHERE:
        return Reason(reasons.NO_ABILITY)
    return Reason(reasons.USED_ALREADY) if has_used(t, place) else t.character(place).why_not(t, place, card)


@mypyc_attr(acyclic=True)
class Copying(DuelFrame):
    """Pearl Hat does the effect of an Action card again (duel.pearl-hat)."""

    NAME: ClassVar[str] = "copying"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[FieldTypes] = {"card": CARD}

    def __init__(self, card: i64) -> None:
        self.card = card

    def copy(self) -> Frame:
        return Copying(self.card)

    def wrong_field(self) -> str:
        return "" if catalogue.is_brown(KIND[self.card]) else "card"

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Question:
        return Question(questions.COPY, self.card)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        return copied_plays(t, t.active, self.card)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        if verb_of(action) == verbs.RELOAD:
            t.draw(t.active, 1)
        else:
            carry_out_play(t, t.active, self.card, KIND[self.card], action)

    def why_not(self, state: State, action: i64) -> Reason:
        t = table(state)
        if not is_play(verb_of(action)) or verb_of(action) == verbs.AS_COLT or first(action) != self.card:
            return Reason(NOT_NOW)
        return why_not_play(t, t.active, KIND[self.card], action)
