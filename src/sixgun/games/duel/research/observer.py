"""The Duel as an agent sees it, in whole numbers, and the shapes of its actions."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import messages_of
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import bit_of
from sixgun.games.duel import kinds, questions, triggers, verbs
from sixgun.games.duel.attacks import Hit, IndiansResponse, Showdown
from sixgun.games.duel.catalogue import COMMON, EACH_SIDE, KIND, SYMBOL, SYMBOL_NAMES, back_of
from sixgun.games.duel.damage import LifeLoss
from sixgun.games.duel.fields import CHARACTER, KINDS, SIDES, shown_back
from sixgun.games.duel.knowledge import snatcher
from sixgun.games.duel.playing import Copying
from sixgun.games.duel.resolution import Resolution
from sixgun.games.duel.reveal import Reveal
from sixgun.games.duel.table import NOWHERE, DuelTable, table
from sixgun.games.duel.taking import Keeping, Looting
from sixgun.games.duel.turn import Casting, Turn
from sixgun.research.observer import Observer, Page

OWN_FRONT: Final = 0
OTHER_FRONT: Final = 2
IN_HAND: Final = 0
IN_PLAY: Final = 1
MOST_BANGS: Final = 2
MOST_WAITING: Final = 9
WITH_CARD: Final = (
    *(verbs.PLAY, verbs.PLAY_HAND, verbs.COPY, verbs.EXCHANGE, verbs.DISCARD, verbs.AVOID, verbs.COVER, verbs.PAY),
    *(verbs.ANSWER, verbs.PICK),
)
HAS_CARD: Final[i64] = sum([1 << verb for verb in (*WITH_CARD, verbs.TRADE)])
PURPOSES: Final = (kinds.BARREL, kinds.DYNAMITE, kinds.RATTLESNAKE, -1)
PURPOSE_AT: Final = vec[i64]([PURPOSES.index(kind) if kind in PURPOSES else -1 for kind in range(len(KINDS.names))])
QUESTION_AT: Final = {question.name: at for at, question in enumerate(messages_of(questions))}
KIND_VALUES: Final[i64] = len(KINDS.names)
GEAR_KINDS: Final[i64] = len(KINDS.names) - kinds.BANK
CHARACTER_VALUES: Final[i64] = len(CHARACTER.names)
SIDE_VALUES: Final[i64] = len(SIDES.names)
SYMBOL_VALUES: Final[i64] = len(SYMBOL_NAMES)
PHASE_VALUES: Final[i64] = len(Turn.PHASES)
PURPOSE_VALUES: Final[i64] = len(PURPOSES)
QUESTION_VALUES: Final[i64] = len(messages_of(questions))
TRIGGER_VALUES: Final[i64] = len(triggers.ALL)


@mypyc_attr(acyclic=True)
class DuelObserver(Observer):
    """What a side sees of The Duel. Cards count by their kinds, places as the observer sees them."""

    def shape(self, state: State, at: i64) -> i64:
        return shape_of(state.legal[at], at, table(state))

    def write(self, state: State, seat: i64, page: Page) -> None:
        t = table(state)
        attack = attack_in(t)
        write_side(page, t, seat, seat, attack)
        write_side(page, t, 1 - seat, seat, attack)
        page.one_of(QUESTION_VALUES, QUESTION_AT[t.stack[-1].question(t).name] if len(t.stack) > 0 else i64(-1))
        page.one_of(PHASE_VALUES, next_phase(t))
        page.number(min(t.bangs, MOST_BANGS))
        page.flag(t.moved)
        write_attack(page, attack)
        write_top(page, t, bit_of(seat))
        write_crowd(page, t.reserve[seat])
        write_crowd(page, t.fallen)
        page.number(len(t.decks[COMMON]))
        page.one_of(KIND_VALUES, KIND[t.discard_pile[-1]] if len(t.discard_pile) > 0 else i64(-1))
        page.number(len(t.discard_pile))
        page.count(KIND_VALUES, t.discard_pile, KIND)


# -- a side --------------------------------------------------------------------------------------------------------


def write_side(page: Page, t: DuelTable, side: i64, observer: i64, attack: Attack) -> None:
    page.one_of(SIDE_VALUES, side)
    page.flag(side == t.active)
    page.flag(side == t.deciding)
    page.flag(side == attack.by)
    write_hand(page, t, side, observer)
    page.number(len(t.decks[side]))
    page.number(len(t.reserve[side]))
    write_waiting(page, t, side)
    front = t.front[side]
    if side != observer and len(t.stack) > 0 and isinstance(t.stack[0], Casting):
        front = NOWHERE  # chosen in secret
    write_place(page, t, front, attack)
    write_place(page, t, front if front == NOWHERE else front ^ 1, attack)


def write_hand(page: Page, t: DuelTable, side: i64, observer: i64) -> None:
    """The fields from `hand_size` to `backs`."""
    hand = t.hands[side]
    page.number(len(hand))
    bit = bit_of(observer)
    if side == observer:
        page.count(KIND_VALUES, hand, KIND)
    else:
        page.count_known(KIND_VALUES, hand, KIND, t.known, bit)
    sees_backs: bool = side == observer or snatcher(t) == observer
    own: i64 = 0
    other: i64 = 0
    for card in hand:
        back = back_seen(t, card, bit, sees_backs)
        if back == observer:
            own += 1
        elif back >= 0:
            other += 1
    page.number(own)
    page.number(other)


def back_seen(t: DuelTable, card: i64, bit: i64, sees_backs: bool) -> i64:
    """Whose deck a hand card comes from, if that can be seen; -1 if not. A blank shows its back or none."""
    if card < 0:
        return shown_back(card)
    return back_of(card) if sees_backs or t.known[card] & bit != 0 else i64(-1)


def write_waiting(page: Page, t: DuelTable, side: i64) -> None:
    """What waits for a side, of each kind."""
    for frame in t.stack:
        if isinstance(frame, Resolution):
            for trigger in frame.waiting:
                verb = verb_of(trigger)
                whose = first(trigger) // EACH_SIDE if verb == triggers.HIT_BACK else first(trigger)
                if whose == side:
                    page.add(verb, second(trigger) if verb == triggers.DRAW_CARDS else i64(1), MOST_WAITING)
    page.skip(TRIGGER_VALUES)


def write_place(page: Page, t: DuelTable, place: i64, attack: Attack) -> None:
    """One of a side's two characters; nothing if it can't be seen."""
    who = t.who[place] if place != NOWHERE else i64(-1)
    page.one_of(CHARACTER_VALUES, who)
    page.number(t.life[place] if who >= 0 else i64(0))
    page.number(t.character(place).life if who >= 0 else i64(0))
    if place == NOWHERE:
        page.skip(GEAR_KINDS + 4)
        return
    page.count(GEAR_KINDS, t.gear[place], KIND, kinds.BANK)
    page.flag(who >= 0 and t.used >> who & 1 == 1)
    page.flag(place == t.aimed)
    page.flag(place == attack.target)
    page.number(hits_at(t, place))


def hits_at(t: DuelTable, place: i64) -> i64:
    """How many hits are still to come to a place."""
    hits: i64 = 0
    for frame in t.stack:
        if isinstance(frame, Resolution):
            hits += frame.hits_left(place)
    return hits


# -- the table -----------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Attack:
    """What is being answered or takes life, or the card being copied; `target` has fallen when it is looted."""

    def __init__(self) -> None:
        self.by: i64 = NOBODY
        self.target: i64 = NOWHERE
        self.cause: i64 = NOBODY  # abilities come after the cards
        self.hit: Hit | None = None
        self.loss: LifeLoss | None = None


def attack_in(t: DuelTable) -> Attack:
    attack = Attack()
    at: i64 = len(t.stack) - 1
    while at >= 0 and attack.target == NOWHERE:
        frame = t.stack[at]
        if isinstance(frame, Hit):
            attack.hit = frame
            attack.by, attack.target, attack.cause = frame.by, frame.target, frame.cause
        elif isinstance(frame, LifeLoss):
            attack.loss = frame
            attack.by, attack.target, attack.cause = frame.by, frame.target, frame.cause
        elif isinstance(frame, IndiansResponse):
            attack.by, attack.target, attack.cause = frame.by, frame.target, kinds.INDIANS
        elif isinstance(frame, Showdown):
            attack.by, attack.target, attack.cause = frame.by, frame.target, kinds.DUEL
        at -= 1
    if attack.target != NOWHERE and attack.cause < 0:
        attack.cause = KIND_VALUES
    if len(t.stack) > 0:
        top = t.stack[-1]  # what is being decided may be about something else than the attack
        if isinstance(top, Looting):
            attack.target = top.place
        elif isinstance(top, Copying):
            attack.cause = KIND[top.card]
    return attack


def write_attack(page: Page, attack: Attack) -> None:
    """The table from `cause` to `shielded`."""
    page.one_of(KIND_VALUES + 1, attack.cause)
    hit, loss = attack.hit, attack.loss
    if hit is None:
        page.skip(CHARACTER_VALUES + 5)
    else:
        page.one_of(CHARACTER_VALUES, hit.shooter)
        page.number(hit.extra)
        page.number(hit.barrel)
        page.number(hit.sid)
        page.number(hit.fires_back)
        page.number(hit.hits_back)
    page.number(loss.points if loss is not None else i64(0))
    page.number(loss.lost if loss is not None else i64(0))
    page.number(loss.shielded if loss is not None else i64(0))


def next_phase(t: DuelTable) -> i64:
    """What comes next in the turn; -1 before the first one and after the last."""
    if len(t.stack) == 0:
        return -1
    turn = t.stack[0]
    return turn.phase if isinstance(turn, Turn) else i64(-1)


def write_top(page: Page, t: DuelTable, bit: i64) -> None:
    """The table from `loot_left` to `open`."""
    if len(t.stack) == 0:
        page.skip(1 + PURPOSE_VALUES + 2 * SYMBOL_VALUES + KIND_VALUES)
        return
    top = t.stack[-1]
    page.number(top.left if isinstance(top, Looting) else i64(0))
    if isinstance(top, Reveal):
        page.one_of(PURPOSE_VALUES, PURPOSE_AT[top.cause] if top.cause >= 0 else PURPOSE_VALUES - 1)
        page.one_of(SYMBOL_VALUES, SYMBOL[top.turned[0]])
        page.one_of(SYMBOL_VALUES, SYMBOL[top.turned[1]])
    else:
        page.skip(PURPOSE_VALUES + 2 * SYMBOL_VALUES)
    if isinstance(top, Keeping):
        page.count_known(KIND_VALUES, top.looked, KIND, t.known, bit)
    else:
        page.count(KIND_VALUES, top.cards(), KIND)


def write_crowd(page: Page, characters: vec[i64]) -> None:
    for one in characters:
        page.add(one, 1, 1)
    page.skip(CHARACTER_VALUES)


# -- actions -------------------------------------------------------------------------------------------------------


def seen_from(seat: i64, t: DuelTable, place: i64) -> i64:
    """A place as a seat sees it: the own front and rear, then the opponent's."""
    side = place >> 1
    rank: i64 = 0 if place == t.front[side] else 1
    return rank + (OWN_FRONT if side == seat else OTHER_FRONT)


def shape_of(code: i64, at: i64, t: DuelTable) -> i64:
    """The shape of the legal action at a position in the list: kinds instead of cards, places for characters."""
    verb = verb_of(code)
    seat = t.deciding
    if HAS_CARD >> verb & 1:
        return pack(verb, KIND[first(code)])
    if verb == verbs.PLAY_AT or verb == verbs.AS_COLT:
        return pack(verb, KIND[first(code)], seen_from(seat, t, t.place_of(second(code))))
    if verb == verbs.PLAY_CARD:
        taken = second(code)
        return pack(verb, KIND[first(code)], seen_from(seat, t, t.wearer(taken)), KIND[taken])
    if verb == verbs.TAKE:
        return pack(verb, KIND[first(code)], seen_from(seat, t, t.wearer(first(code))))
    if verb == verbs.RELOAD:
        return pack(verb, KIND[first(code)], IN_PLAY if t.wearer(first(code)) >= 0 else IN_HAND)
    if verb == verbs.FRONT:
        return pack(verb, seen_from(seat, t, t.place_of(first(code))))
    return pack(verb, at) if verb == verbs.CHOOSE else code
