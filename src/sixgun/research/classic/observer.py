"""The classic game as an agent sees it, in whole numbers, and the shapes of its actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.num import i64
from sixgun.engine.state import NO_ACTIONS, Frame, State
from sixgun.engine.terms import NOBODY
from sixgun.games.classic.attacks import Duel, Raid, Shot
from sixgun.games.classic.brink import Losing
from sixgun.games.classic.characters import CHARACTER_NAMES, Looking
from sixgun.games.classic.check import Check
from sixgun.games.classic.deck import KIND, KIND_NAMES, MUSTANG, SUIT, SUITS, VALUE
from sixgun.games.classic.names import (
    ANSWER,
    CHOOSE,
    DISCARD,
    DRINK,
    HEAL,
    PICK,
    PLAY,
    PLAY_AT,
    PLAY_CARD,
    PLAY_HAND,
    PURPOSES,
    PUT_BACK,
    QUESTIONS,
)
from sixgun.games.classic.store import Store
from sixgun.games.classic.table import Table, table
from sixgun.games.knowledge import EVERYBODY, bit_of
from sixgun.games.roles import ROLES
from sixgun.research.observer import Observer, Page

KINDS: Final[i64] = len(KIND_NAMES)
BLUE_KINDS: Final[i64] = len(KIND_NAMES) - MUSTANG
SUIT_VALUES: Final[i64] = len(SUITS)
ROLE_VALUES: Final[i64] = 1 + len(ROLES.names)
PURPOSE_VALUES: Final[i64] = len(PURPOSES.names)
OPEN_CARDS: Final = 3
NO_CARD: Final = -1
WITH_CARD: Final = (PLAY, PLAY_AT, PLAY_HAND, DISCARD, ANSWER, DRINK, PICK)
HAS_CARD: Final[i64] = sum([1 << verb for verb in WITH_CARD])
CHARACTER_AT: Final = {name: at for at, name in enumerate(CHARACTER_NAMES.names)}
QUESTION_AT: Final = {question.name: at for at, question in enumerate(QUESTIONS)}
CHARACTER_VALUES: Final[i64] = len(CHARACTER_AT)
QUESTION_VALUES: Final[i64] = len(QUESTION_AT)


@mypyc_attr(acyclic=True)
class ClassicObserver(Observer):
    """What a seat sees of the classic game. Cards count by their kinds."""

    def shape(self, state: State, at: i64) -> i64:
        return shape_of(state.legal[at], at)

    def write(self, state: State, seat: i64, page: Page) -> None:
        t = table(state)
        players: i64 = len(t.cast)
        attack = attack_in(t)
        away: i64 = 0
        while away < players:
            other = (seat + away) % players
            write_player(page, t, other, seat)
            page.flag(other == attack.by)
            page.flag(other == attack.target)
            write_cards(page, t, other, seat)
            away += 1
        page.go_to(self.table_at)
        page.one_of(QUESTION_VALUES, question_in(t))
        page.flag(t.bangs > 0)
        page.one_of(KINDS, attack.cause)
        page.number(attack.needed)
        page.number(attack.barrels)
        write_open_cards(page, t, bit_of(seat))
        write_piles(page, t, bit_of(seat))


def write_player(page: Page, t: Table, seat: i64, observer: i64) -> None:
    """A row from `present` to `deciding`."""
    page.number(1)
    page.flag(t.lives(seat))
    page.number(t.life[seat])
    page.number(t.max_life[seat])
    page.one_of(ROLE_VALUES, t.role[seat] + 1 if seat == observer or t.role_is_public(seat) else i64(0))
    page.one_of(CHARACTER_VALUES, CHARACTER_AT[t.cast[seat].name])
    page.flag(seat == t.active)
    page.flag(seat == t.deciding)


def write_cards(page: Page, t: Table, seat: i64, observer: i64) -> None:
    """A row from `hand_size` on."""
    hand = t.hands[seat]
    page.number(len(hand))
    if seat == observer:
        page.count(KINDS, hand, KIND)
    else:
        page.count_known(KINDS, hand, KIND, t.known, bit_of(observer))
    page.count(BLUE_KINDS, t.in_play[seat], KIND, MUSTANG)


def question_in(t: Table) -> i64:
    """What is being decided; -1 when the game is over."""
    return QUESTION_AT[t.stack[-1].question(t).name] if len(t.stack) > 0 else i64(-1)


def write_open_cards(page: Page, t: Table, bit: i64) -> None:
    """The table from `purpose` to `shelf`."""
    purpose: i64 = -1
    cards = NO_ACTIONS
    shelf = NO_ACTIONS
    seen: i64 = EVERYBODY  # the bits of which a card must have one to be seen; all see what lies open
    if len(t.stack) > 0:
        frame = t.stack[-1]
        if isinstance(frame, Check):
            purpose, cards = frame.purpose, frame.turned
        elif isinstance(frame, Looking):
            cards, seen = frame.looked, bit
        elif isinstance(frame, Store):
            shelf = frame.shelf
    page.one_of(PURPOSE_VALUES, purpose)
    at: i64 = 0
    while at < OPEN_CARDS:
        write_card(page, t, cards[at] if at < len(cards) else i64(NO_CARD), seen)
        at += 1
    page.count(KINDS, shelf, KIND)


def write_card(page: Page, t: Table, card: i64, seen: i64) -> None:
    """One card that may be there, or may not be seen."""
    shown: bool = card >= 0 and (seen == EVERYBODY or t.known[card] & seen != 0)
    page.one_of(KINDS, KIND[card] if shown else i64(-1))
    page.one_of(SUIT_VALUES, SUIT[card] if shown else i64(-1))
    page.number(VALUE[card] if shown else i64(0))


def write_piles(page: Page, t: Table, bit: i64) -> None:
    """The table from `deck_size` on."""
    page.number(len(t.deck))
    write_card(page, t, t.deck[-1] if len(t.deck) > 0 else i64(NO_CARD), bit)
    page.one_of(KINDS, KIND[t.discard[-1]] if len(t.discard) > 0 else i64(-1))
    page.number(len(t.discard))
    page.count(KINDS, t.discard, KIND)


@mypyc_attr(acyclic=True)
class Attack:
    """What is being answered or takes life."""

    def __init__(self, by: i64, target: i64, cause: i64, needed: i64 = 0, barrels: i64 = 0) -> None:
        self.by = by
        self.target = target
        self.cause = cause
        self.needed = needed
        self.barrels = barrels


PEACE: Final = Attack(NOBODY, NOBODY, -1)


def attack_in(t: Table) -> Attack:
    """The innermost attack."""
    at: i64 = len(t.stack) - 1
    while at >= 0:
        attack = attack_of(t.stack[at])
        if attack is not PEACE:
            return attack
        at -= 1
    return PEACE


def attack_of(frame: Frame) -> Attack:
    """The attack that a frame is."""
    if isinstance(frame, Shot):
        return Attack(frame.by, frame.target, frame.cause, frame.needed, frame.barrels)
    if isinstance(frame, Raid):
        return Attack(frame.by, frame.target, frame.cause)
    if isinstance(frame, Duel):
        return Attack(frame.by, frame.target, frame.cause)
    if isinstance(frame, Losing):
        return Attack(frame.by, frame.seat, frame.cause, frame.needed)
    return PEACE


def shape_of(code: i64, at: i64) -> i64:
    """The shape of the legal action at a place in the list: kinds instead of cards, places for cards that lie open."""
    verb = verb_of(code)
    if HAS_CARD >> verb & 1:
        return pack(verb, KIND[first(code)], second(code))
    if verb == HEAL:
        one = KIND[first(code)]
        other = KIND[second(code)]
        return pack(verb, min(one, other), max(one, other))
    if verb == PLAY_CARD:
        return pack(verb, KIND[first(code)], second(code), KIND[third(code)])
    return pack(verb, at) if verb == PUT_BACK or verb == CHOOSE else code
