"""What a card can be played on, how that is carried out, and why it can't be."""

from __future__ import annotations

from sixgun.engine.action import pack, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.terms import NOBODY, Note
from sixgun.games.duel.cards import RULES, CardRule
from sixgun.games.duel.deck import GUN_BELT, KIND, is_avoid, is_brown, is_equipment, reloads
from sixgun.games.duel.names import (
    ABSENT,
    AS_COLT,
    HAND_EMPTY,
    NEEDS_HIT,
    NEEDS_TARGET,
    NO_TARGET_WANTED,
    NOT_THERE,
    NOTHING_IN_PLAY,
    PLAY,
    PLAY_AT,
    PLAY_CARD,
    PLAY_HAND,
    REASONS,
    RELOAD,
)
from sixgun.games.duel.table import NOWHERE, Table

# -- how many BANG! cards ------------------------------------------------------------------------------------------


def unlimited(t: Table, seat: i64) -> bool:
    """Whether BANG! cards don't count for the limit now (duel.gun-belt, duel.west-harding)."""
    front = t.front_of(seat)
    return t.character(front).many_bangs or t.wears(front, GUN_BELT)


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


# -- on whom -------------------------------------------------------------------------------------------------------


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


def copied_plays(t: Table, seat: i64, card: i64) -> vec[i64]:
    """What can be done with the card that Pearl Hat copies."""
    actions = with_plays(t, seat, card, KIND[card], PLAY_AT, vec[i64]())
    return append(actions, pack(RELOAD, card)) if reloads(KIND[card]) and t.reload_allowed() else actions


def can_copy(t: Table, seat: i64) -> bool:
    """Whether the top of the discard pile is an Action card with an effect now (duel.pearl-hat)."""
    if len(t.discard) == 0:
        return False
    card = t.discard[len(t.discard) - 1]
    return is_brown(KIND[card]) and not is_avoid(KIND[card]) and len(copied_plays(t, seat, card)) > 0


# -- why not -------------------------------------------------------------------------------------------------------


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
