"""Phase 2: cards, the token, reloads and what characters may do once in a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Note
from sixgun.games.duel.character import NO_SKILL, Character
from sixgun.games.duel.deck import (
    ABILITY,
    AVOID,
    CARD,
    CARDS,
    COLT,
    KIND,
    MISSED,
    RED,
    RELOADS,
    TRAITS,
    is_bang,
    is_equipment,
    reloads,
)
from sixgun.games.duel.deeds import begin_deed
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.names import (
    ALONE,
    AS_COLT,
    ASK_COPY,
    ASK_PLAY,
    BANG_LIMIT,
    END,
    EQUIPPED,
    MOVE,
    MOVED_ALREADY,
    NO_ABILITY,
    NO_RELOAD,
    NO_RELOAD_YET,
    NOT_YOURS,
    PLAY_AT,
    PLAYED,
    PLAYED_AS_COLT,
    REASONS,
    RELOAD,
    RELOADED,
    USED,
    USED_ALREADY,
    WRONG_CARD,
    is_play,
    is_skill,
)
from sixgun.games.duel.plays import (
    bang_limit,
    carry_out_play,
    copied_plays,
    may_bang,
    unlimited,
    why_not_play,
    with_plays,
)
from sixgun.games.duel.table import NOWHERE, Table, table
from sixgun.games.duel.token import swap
from sixgun.games.knowledge import EVERYBODY

# -- what can be done ----------------------------------------------------------------------------------------------


def serves_as_colt(character: Character, kind: i64) -> bool:
    """Whether an AC may play a card as a Colt (duel.annie-oakey, duel.toco-ramirez)."""
    return kind != COLT and (character.any_as_colt or (character.missed_as_colt and kind == MISSED))


def with_hand(t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with the cards of the hand, and the AC's equipment that can be reloaded."""
    bangs = may_bang(t, seat)
    reload = t.reload_allowed()
    front = t.character(t.front_of(seat))
    barred: i64 = AVOID if bangs else AVOID | RED
    for card in t.hands[seat]:
        kind = KIND[card]
        traits = TRAITS[kind]
        if traits & barred == 0:
            actions = with_plays(t, seat, card, kind, PLAY_AT, actions)
        if bangs and serves_as_colt(front, kind):
            actions = with_plays(t, seat, card, COLT, AS_COLT, actions)
        if reload and traits & RELOADS != 0:
            actions = append(actions, pack(RELOAD, card))
    if reload:
        for card in t.gear[t.front_of(seat)]:
            if reloads(KIND[card]):
                actions = append(actions, pack(RELOAD, card))
    return actions


def with_skills(t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with what characters may do once in their side's turn: the AC, and whoever is always active."""
    front, rear = t.front_of(seat), t.rear_of(seat)
    if t.character(front).skill != NO_SKILL and not has_used(t, front):
        actions = t.character(front).skills(t, front, actions)
    if rear != front and t.character(rear).skill != NO_SKILL and t.character(rear).always_active:
        actions = t.character(rear).skills(t, rear, actions) if not has_used(t, rear) else actions
    return actions


def has_used(t: Table, place: i64) -> bool:
    """Whether a character has done in this turn what he may do once."""
    return t.used >> t.who[place] & 1 != 0


def user_of(t: Table, verb: i64) -> i64:
    """The place of the turn player's character whose skill a verb is; NOWHERE if none is able."""
    front = t.front_of(t.active)
    if t.able(front) and t.character(front).skill == verb:
        return front
    return front ^ 1 if t.able(front ^ 1) and t.character(front ^ 1).skill == verb else i64(NOWHERE)


# -- doing it ------------------------------------------------------------------------------------------------------


def reload(t: Table, seat: i64, card: i64) -> None:
    """A card with the reload symbol for one from the deck (duel.reload)."""
    if card in t.hands[seat]:
        t.remove_from_hand(seat, card)
    else:
        t.remove_from_play(t.front_of(seat), card)
    t.emit(RELOADED, seat, card)
    t.throw(card)
    t.draw(seat, 1)


@mypyc_attr(acyclic=True)
class Playing(DuelFrame):
    """Phase 2: play, move the token, use a skill, or end it."""

    NAME: ClassVar[str] = "playing"

    def is_answer(self) -> bool:
        return True

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Note:
        return Note(ASK_PLAY)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=16)
        actions = append(actions, END)
        actions = with_hand(t, t.active, actions)
        if not t.moved and not t.is_single(t.active):
            actions = append(actions, MOVE)
        return with_skills(t, t.active, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == END:
            t.pop()
        elif verb == MOVE:
            t.moved = True
            begin_deed(t, t.active, ABILITY)
            swap(t, t.active)
        elif verb == RELOAD:
            reload(t, t.active, first(action))
        elif is_play(verb):
            self.play_card(t, action)
        else:
            self.use(t, verb, first(action))

    def play_card(self, t: Table, action: i64) -> None:
        """A red or brown card is discarded, then takes effect; a blue one stays (duel.turn.played-first)."""
        seat, card = t.active, first(action)
        verb = verb_of(action)
        as_colt = verb == AS_COLT
        kind = KIND[card]
        if as_colt:
            kind = COLT
        if is_bang(kind) and not unlimited(t, seat):
            t.bangs += 1
        t.remove_from_hand(seat, card)
        target: i64 = -1
        if verb == PLAY_AT or as_colt:
            target = second(action)
        t.emit(PLAYED_AS_COLT if as_colt else PLAYED, seat, card, target)
        if is_equipment(kind):
            t.known[card] = EVERYBODY
            t.emit(EQUIPPED, target, card)
        else:
            t.throw(card)
        carry_out_play(t, seat, card, kind, action)

    def use(self, t: Table, verb: i64, card: i64) -> None:
        """What a character may do once in a turn."""
        place = user_of(t, verb)
        t.used |= 1 << t.who[place]
        t.emit(USED, t.who[place])
        t.character(place).use(t, place, card)

    # -- why not -----------------------------------------------------------------------------------------------------

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        verb, card = verb_of(action), first(action)
        if verb == MOVE:
            return Note(REASONS[ALONE if t.is_single(t.active) else MOVED_ALREADY])
        if is_skill(verb):
            return why_not_use(t, verb, card)
        if verb == RELOAD:
            return why_not_reload(t, card)
        return why_not_card(t, action) if is_play(verb) else Note(NOT_NOW)


PLAYING: Final = Playing()


def why_not_card(t: Table, action: i64) -> Note:
    """Why a hand card can't be played, or not so."""
    verb, card = verb_of(action), first(action)
    if card not in t.hands[t.active]:
        return Note(REASONS[NOT_YOURS], NOBODY, card)
    front = t.character(t.front_of(t.active))
    if verb == AS_COLT and not serves_as_colt(front, KIND[card]):
        return Note(REASONS[WRONG_CARD if front.missed_as_colt else NO_ABILITY])
    kind: i64 = COLT if verb == AS_COLT else KIND[card]
    if is_bang(kind) and not may_bang(t, t.active):
        return Note(REASONS[BANG_LIMIT], NOBODY, bang_limit(t, t.active))
    return why_not_play(t, t.active, kind, action)


def why_not_reload(t: Table, card: i64) -> Note:
    """Why a card can't be reloaded."""
    if card < CARDS and not reloads(KIND[card]):
        return Note(REASONS[NO_RELOAD], NOBODY, card)
    if not t.reload_allowed():
        return Note(REASONS[NO_RELOAD_YET])
    return Note(REASONS[NOT_YOURS], NOBODY, card)


def why_not_use(t: Table, verb: i64, card: i64) -> Note:
    """Why a skill can't be used."""
    place = user_of(t, verb)
    if place == NOWHERE:
        return Note(REASONS[NO_ABILITY])
    return Note(REASONS[USED_ALREADY]) if has_used(t, place) else t.character(place).why_not(t, place, card)


@mypyc_attr(acyclic=True)
class Copying(DuelFrame):
    """Pearl Hat does the effect of an Action card again (duel.pearl-hat)."""

    NAME: ClassVar[str] = "copying"
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"card": CARD}

    def __init__(self, card: i64) -> None:
        self.card = card

    def copy(self) -> Frame:
        return Copying(self.card)

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Note:
        return Note(ASK_COPY, NOBODY, self.card)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        return copied_plays(t, t.active, self.card)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.pop()
        if verb_of(action) == RELOAD:
            t.draw(t.active, 1)
        else:
            carry_out_play(t, t.active, self.card, KIND[self.card], action)

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        if not is_play(verb_of(action)) or verb_of(action) == AS_COLT or first(action) != self.card:
            return Note(NOT_NOW)
        return why_not_play(t, t.active, KIND[self.card], action)
