"""What a card can be played on, how that is carried out, and why it can't be."""

from __future__ import annotations

from sixgun.engine.action import pack, second, verb_of
from sixgun.engine.messages import Reason
from sixgun.engine.num import append, i64, vec
from sixgun.games.duel import kinds, reasons, verbs
from sixgun.games.duel.card import Card
from sixgun.games.duel.catalogue import KIND, KINDS_BY_NUMBER, is_avoid, is_brown, is_equipment, reloads
from sixgun.games.duel.table import NOWHERE, DuelTable

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
    KINDS_BY_NUMBER[kind].effect(t, seat, kind, place, card if is_equipment(kind) else taken)


def copied_plays(t: DuelTable, seat: i64, card: i64) -> vec[i64]:
    """What can be done with the card that Pearl Hat copies."""
    actions = with_plays(t, seat, card, KIND[card], verbs.PLAY_AT, vec[i64]())
    return append(actions, pack(verbs.RELOAD, card)) if reloads(KIND[card]) and t.reload_allowed() else actions


def can_copy(t: DuelTable, seat: i64) -> bool:
    """Whether the top of the discard pile is an Action card with an effect now (duel.pearl-hat)."""
    if len(t.discard_pile) == 0:
        return False
    card = t.discard_pile[len(t.discard_pile) - 1]
    return is_brown(KIND[card]) and not is_avoid(KIND[card]) and len(copied_plays(t, seat, card)) > 0


# -- why not -------------------------------------------------------------------------------------------------------


def why_not_play(t: DuelTable, seat: i64, kind: i64, action: i64) -> Reason:
    """Why a card that may be played can't be played so."""
    rule = KINDS_BY_NUMBER[kind]
    verb = verb_of(action)
    if is_avoid(kind):
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
        return Reason(reasons.NEEDS_TARGET if any_gear(t) else reasons.NOTHING_IN_PLAY)
    place = t.wearer(second(action))
    if place == NOWHERE:
        return Reason(reasons.NOT_THERE, second(action))
    return Reason(rule.why_not_at(t, seat, place), t.who[place])


def any_gear(t: DuelTable) -> bool:
    return len(t.gear[0]) + len(t.gear[1]) + len(t.gear[2]) + len(t.gear[3]) > 0
