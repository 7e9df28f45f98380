"""Phase 2: everything that can be played, moved or used, and why something can't."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Note
from sixgun.games.duel.cards import RULES, CardRule
from sixgun.games.duel.characters import Character
from sixgun.games.duel.deck import (
    ABILITY,
    CARD,
    CARDS,
    COLT,
    GUN_BELT,
    KIND,
    MISSED,
    is_always_active,
    is_avoid,
    is_bang,
    is_equipment,
    reloads,
)
from sixgun.games.duel.deeds import begin_deed
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.hands import exchange
from sixgun.games.duel.names import (
    ABSENT,
    ALONE,
    AS_COLT,
    ASK_COPY,
    ASK_PLAY,
    BANG_LIMIT,
    COPIED,
    COPY,
    DRAW_TWO,
    END,
    EQUIPPED,
    EXCHANGE,
    HAND_EMPTY,
    HAND_NOT_EMPTY,
    MOVE,
    MOVED_ALREADY,
    NEEDS_HIT,
    NEEDS_TARGET,
    NO_ABILITY,
    NO_COPY,
    NO_RELOAD,
    NO_RELOAD_YET,
    NO_TARGET_WANTED,
    NOT_THERE,
    NOT_TRADED,
    NOT_YOURS,
    NOTHING_IN_PLAY,
    PLAY,
    PLAY_AT,
    PLAY_CARD,
    PLAY_HAND,
    PLAYED,
    PLAYED_AS_COLT,
    REASONS,
    RELOAD,
    RELOADED,
    STRIPPED,
    TRADE,
    USED,
    USED_ALREADY,
    WRONG_CARD,
)
from sixgun.games.duel.table import NOWHERE, Table, table
from sixgun.games.knowledge import EVERYBODY

# -- what can be done ----------------------------------------------------------------------------------------------


def unlimited(t: Table, seat: i64) -> bool:
    """Whether BANG! cards don't count for the limit now (duel.gun-belt, duel.west-harding)."""
    front = t.front_of(seat)
    return t.character(front).many_bangs or t.worn(front, GUN_BELT) >= 0


def bang_limit(t: Table, seat: i64) -> i64:
    """How many BANG! cards a turn allows (duel.turn.one-bang, duel.the-stranger)."""
    front, rear = t.front_of(seat), t.rear_of(seat)
    limit = 1 + t.character(front).more_bangs
    if rear != front:
        limit += t.character(rear).more_bangs
    return limit


def may_bang(t: Table, seat: i64) -> bool:
    """Whether another BANG! card may be played."""
    return t.bangs == 0 or unlimited(t, seat) or t.bangs < bang_limit(t, seat)


def with_plays(t: Table, seat: i64, card: i64, kind: i64, verb: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with everything that a card of a kind can be played on."""
    rule = RULES[kind]
    if not rule.aims and not rule.robs:
        return append(actions, pack(PLAY, card))
    if rule.robs_hand and len(t.hands[1 - seat]) > 0:
        actions = append(actions, pack(PLAY_HAND, card))
    targets = rule.targets(t, seat)
    place: i64 = 0
    while place < 4:
        if targets >> place & 1:
            if rule.aims:
                actions = append(actions, pack(verb, card, t.who[place]))
            else:
                for taken in t.gear[place]:
                    actions = append(actions, pack(PLAY_CARD, card, taken))
        place += 1
    return actions


def serves_as_colt(character: Character, kind: i64) -> bool:
    """Whether an AC may play a card as a Colt (duel.annie-oakey, duel.toco-ramirez)."""
    return kind != COLT and (character.any_as_colt or (character.missed_as_colt and kind == MISSED))


def with_hand(t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with the cards of the hand."""
    bangs = may_bang(t, seat)
    reload = t.reload_allowed()
    front = t.character(t.front_of(seat))
    for card in t.hands[seat]:
        kind = KIND[card]
        if (bangs or not is_bang(kind)) and not is_avoid(kind):
            actions = with_plays(t, seat, card, kind, PLAY_AT, actions)
        if bangs and serves_as_colt(front, kind):
            actions = with_plays(t, seat, card, COLT, AS_COLT, actions)
        if reload and reloads(kind):
            actions = append(actions, pack(RELOAD, card))
    if reload:
        for card in t.gear[t.front_of(seat)]:
            if reloads(KIND[card]):
                actions = append(actions, pack(RELOAD, card))
    return actions


def with_abilities(t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with what characters may do once in their side's turn: the AC, and whoever is always active."""
    actions = with_ability(t, seat, t.front_of(seat), actions)
    rear = t.rear_of(seat)
    if rear != t.front_of(seat) and t.character(rear).always_active:
        actions = with_ability(t, seat, rear, actions)
    return actions


def with_ability(t: Table, seat: i64, place: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with what a character who is able may do, if he hasn't yet."""
    if t.used >> t.who[place] & 1:
        return actions
    character = t.character(place)
    if character.draws_when_empty and len(t.hands[seat]) == 0:
        actions = append(actions, DRAW_TWO)
    if character.trades_equipment:
        for card in t.gear[place]:
            if not is_always_active(KIND[card]):
                actions = append(actions, pack(TRADE, card))
    if character.copies and can_copy(t, seat):
        actions = with_cards(t, seat, COPY, actions)
    if character.exchanges:
        actions = with_cards(t, seat, EXCHANGE, actions)
    return actions


def with_cards(t: Table, seat: i64, verb: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with one for each hand card."""
    for card in t.hands[seat]:
        actions = append(actions, pack(verb, card))
    return actions


def copied_plays(t: Table, seat: i64, card: i64) -> vec[i64]:
    """What can be done with the card that Pearl Hat copies."""
    actions = with_plays(t, seat, card, KIND[card], PLAY_AT, vec[i64]())
    return append(actions, pack(RELOAD, card)) if reloads(KIND[card]) and t.reload_allowed() else actions


def can_copy(t: Table, seat: i64) -> bool:
    """Whether the top of the discard pile is an Action card with an effect now (duel.pearl-hat)."""
    if len(t.discard) == 0:
        return False
    card = t.discard[len(t.discard) - 1]
    kind = KIND[card]
    if is_bang(kind) or is_equipment(kind) or is_avoid(kind):
        return False
    return len(copied_plays(t, seat, card)) > 0


def user_of(t: Table, verb: i64) -> i64:
    """The place of the turn player's character whose ability a verb is; NOWHERE if none is able."""
    for place in vec[i64]([t.front_of(t.active), t.front_of(t.active) ^ 1]):
        if t.able(place):
            character = t.character(place)
            if (
                (verb == DRAW_TWO and character.draws_when_empty)
                or (verb == TRADE and character.trades_equipment)
                or (verb == COPY and character.copies)
                or (verb == EXCHANGE and character.exchanges)
            ):
                return place
    return NOWHERE


# -- doing it ------------------------------------------------------------------------------------------------------


def carry_out_play(t: Table, seat: i64, card: i64, kind: i64, action: i64) -> None:
    """The effect of a card, aimed as the action says; whoever is aimed at is awake."""
    verb = verb_of(action)
    taken: i64 = -1
    place: i64 = NOWHERE
    if verb == PLAY_AT or verb == AS_COLT:
        place = t.place_of(second(action))
    elif verb == PLAY_CARD:
        taken = second(action)
        place = t.wearer(taken)
    t.aimed = place
    RULES[kind].effect(t, seat, kind, place, card if is_equipment(kind) else taken)


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
    """Phase 2: play, move the token, use an ability, or end it."""

    NAME: ClassVar[str] = "playing"

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
        return with_abilities(t, t.active, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == END:
            t.pop()
        elif verb == MOVE:
            t.moved = True
            begin_deed(t, t.active, ABILITY)
            t.swap(t.active)
        elif verb == RELOAD:
            reload(t, t.active, first(action))
        elif verb >= DRAW_TWO:
            self.use(t, verb, first(action))
        else:
            self.play_card(t, action)

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
        """An ability that works once in a turn."""
        place = user_of(t, verb)
        t.used |= 1 << t.who[place]
        if verb == EXCHANGE:
            exchange(t, place, card)
            return
        t.emit(USED, t.who[place])
        if verb == TRADE:
            t.remove_from_play(place, card)
            t.emit(STRIPPED, t.who[place], card, t.active)
            t.throw(card)
        if verb == COPY:
            copied = t.discard[len(t.discard) - 1]
            t.discard_hand_card(t.active, card)
            t.emit(COPIED, t.active, copied)
            t.push(Copying(copied))
        else:
            t.draw(t.active, 2)

    # -- why not -----------------------------------------------------------------------------------------------------

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        verb = verb_of(action)
        if verb > EXCHANGE:
            return Note(NOT_NOW)
        if verb == MOVE:
            return Note(REASONS[ALONE if t.is_single(t.active) else MOVED_ALREADY])
        if verb >= DRAW_TWO:
            return self.why_not_use(t, verb, first(action))
        card = first(action)
        if verb == RELOAD:
            return self.why_not_reload(t, card)
        if card not in t.hands[t.active]:
            return Note(REASONS[NOT_YOURS], NOBODY, card)
        kind: i64 = COLT if verb == AS_COLT else KIND[card]
        if verb == AS_COLT and not serves_as_colt(t.character(t.front_of(t.active)), KIND[card]):
            front = t.character(t.front_of(t.active))
            return Note(REASONS[WRONG_CARD if front.missed_as_colt else NO_ABILITY])
        if is_bang(kind) and not may_bang(t, t.active):
            return Note(REASONS[BANG_LIMIT], NOBODY, bang_limit(t, t.active))
        return why_not_play(t, t.active, kind, action)

    def why_not_reload(self, t: Table, card: i64) -> Note:
        """Why a card can't be reloaded."""
        if card < CARDS and not reloads(KIND[card]):
            return Note(REASONS[NO_RELOAD], NOBODY, card)
        if not t.reload_allowed():
            return Note(REASONS[NO_RELOAD_YET])
        return Note(REASONS[NOT_YOURS], NOBODY, card)

    def why_not_use(self, t: Table, verb: i64, card: i64) -> Note:
        """Why an ability can't be used."""
        place = user_of(t, verb)
        if place == NOWHERE:
            return Note(REASONS[NO_ABILITY])
        if t.used >> t.who[place] & 1:
            return Note(REASONS[USED_ALREADY])
        if verb == DRAW_TWO:
            return Note(REASONS[HAND_NOT_EMPTY])
        if verb == TRADE:
            return Note(REASONS[NOT_TRADED], NOBODY, card)
        if verb == COPY and not can_copy(t, t.active):
            return Note(REASONS[NO_COPY])
        return Note(REASONS[NOT_YOURS], NOBODY, card)


PLAYING: Final = Playing()


def why_not_play(t: Table, seat: i64, kind: i64, action: i64) -> Note:
    """Why a card that may be played can't be played so."""
    rule = RULES[kind]
    verb = verb_of(action)
    if is_avoid(kind):
        return Note(REASONS[NEEDS_HIT])
    if not rule.aims and not rule.robs:
        return Note(REASONS[NO_TARGET_WANTED])
    if rule.robs:
        return why_not_rob(t, seat, rule, action)
    if verb != PLAY_AT and verb != AS_COLT:
        return Note(REASONS[NEEDS_TARGET])
    place = t.place_of(second(action))
    if place == NOWHERE:
        return Note(REASONS[ABSENT], NOBODY, second(action))
    return Note(REASONS[rule.blocked_at(t, seat, place)], NOBODY, second(action))


def why_not_rob(t: Table, seat: i64, rule: CardRule, action: i64) -> Note:
    """Why Schoolmarm or Stealing can't take that."""
    verb = verb_of(action)
    if verb == PLAY_HAND:
        return Note(REASONS[HAND_EMPTY if rule.robs_hand else NEEDS_TARGET])
    if verb != PLAY_CARD:
        return Note(REASONS[NEEDS_TARGET if any_gear(t) else NOTHING_IN_PLAY])
    place = t.wearer(second(action))
    if place == NOWHERE:
        return Note(REASONS[NOT_THERE], NOBODY, second(action))
    return Note(REASONS[rule.blocked_at(t, seat, place)], NOBODY, t.who[place])


def any_gear(t: Table) -> bool:
    """Whether any equipment is in play."""
    return len(t.gear[0]) + len(t.gear[1]) + len(t.gear[2]) + len(t.gear[3]) > 0


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
        if not PLAY <= verb_of(action) <= PLAY_HAND or first(action) != self.card:
            return Note(NOT_NOW)
        return why_not_play(t, t.active, KIND[self.card], action)
