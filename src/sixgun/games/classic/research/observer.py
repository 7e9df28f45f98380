"""The classic game as an agent sees it, in whole numbers, and the shapes of its actions."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import first, fourth, pack, second, third, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import NO_ACTIONS
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY, bit_of
from sixgun.family.roles import ROLES
from sixgun.games.classic import questions, verbs
from sixgun.games.classic.attacks import Attack, Shot
from sixgun.games.classic.card import GREEN
from sixgun.games.classic.catalogue import BORDER, CARD_FIRST, KIND, RANK, SUIT, SUITS
from sixgun.games.classic.damage import LifeLoss
from sixgun.games.classic.draw_check import DrawCheck
from sixgun.games.classic.fields import CHARACTER, PURPOSES
from sixgun.games.classic.rules import ClassicRules
from sixgun.games.classic.sets.base.characters import Looking
from sixgun.games.classic.table import ClassicTable, table
from sixgun.games.classic.taking import Store
from sixgun.research.observer import Observer, Page

SUIT_VALUES: Final[i64] = len(SUITS)
ROLE_VALUES: Final[i64] = 1 + len(ROLES.names)
PURPOSE_VALUES: Final[i64] = len(PURPOSES.names)
OPEN_CARDS: Final = 3
NO_CARD: Final = -1
MOST_USES: Final = 2
WITH_CARD: Final = (verbs.PLAY, verbs.PLAY_AT, verbs.PLAY_HAND, verbs.DISCARD, verbs.ANSWER, verbs.DRINK, verbs.PICK)


def asked_of(rules: ClassicRules) -> list[str]:
    """The questions that agents are asked: not who they want to be."""
    return [question.name for question in rules.questions if question is not questions.CHARACTER]


@mypyc_attr(acyclic=True)
class ClassicObserver(Observer):
    """What a seat sees of the classic game. Cards count by their kinds: `slot` is the place of each card's kind among
    those in the box, `in_play_slot` among those that can lie in play."""

    def __init__(
        self,
        size: int,
        table_at: int,
        shapes: list[list[int]],
        rules: ClassicRules,
        kinds: list[int],
        in_play: list[int],
    ) -> None:
        super().__init__(size, table_at, shapes)
        self.kinds: i64 = len(kinds)
        self.in_play_kinds: i64 = len(in_play)
        self.kind_slot = vec[i64]([kinds.index(kind) if kind in kinds else -1 for kind in range(max(kinds) + 1)])
        known = range(max(list(rules.cards)) + 1)
        self.slot = vec[i64]([kinds.index(KIND[card]) if KIND[card] in kinds else -1 for card in known])
        self.in_play_slot = vec[i64]([in_play.index(KIND[card]) if KIND[card] in in_play else -1 for card in known])
        self.characters = {CHARACTER.names[number]: at for at, number in enumerate(rules.characters)}
        self.questions = {name: at for at, name in enumerate(asked_of(rules))}
        self.wide = len(rules.sets) > 1  # with what only other sets than the base set need

    def shape(self, state: State, at: i64) -> i64:
        return shape_of(state.legal[at], at)

    def write(self, state: State, seat: i64, page: Page) -> None:
        t = table(state)
        players: i64 = len(t.cast)
        attack = attack_in(t)
        away: i64 = 0
        while away < players:
            other = (seat + away) % players
            self.write_player(page, t, other, seat)
            page.flag(other == attack.by)
            page.flag(other == attack.target)
            self.write_cards(page, t, other, seat)
            away += 1
        page.go_to(self.table_at)
        question: i64 = self.questions[t.stack[-1].question(t).name] if len(t.stack) > 0 else -1
        page.one_of(len(self.questions), question)
        page.flag(t.bangs > 0)
        page.one_of(self.kinds, self.kind_slot[attack.cause] if attack.cause >= 0 else i64(-1))
        page.number(attack.needed)
        page.number(attack.barrels)
        self.write_open_cards(page, t, bit_of(seat))
        self.write_piles(page, t, bit_of(seat))

    def write_player(self, page: Page, t: ClassicTable, seat: i64, observer: i64) -> None:
        """A row from `present` to `deciding`."""
        page.number(1)
        page.flag(t.lives(seat))
        page.number(t.life[seat])
        page.number(t.max_life[seat])
        page.one_of(ROLE_VALUES, t.role[seat] + 1 if seat == observer or t.role_is_public(seat) else i64(0))
        page.one_of(len(self.characters), self.characters[t.cast[seat].name])
        page.flag(seat == t.active)
        page.flag(seat == t.deciding)

    def write_cards(self, page: Page, t: ClassicTable, seat: i64, observer: i64) -> None:
        """A row from `hand_size` on."""
        hand = t.hands[seat]
        page.number(len(hand))
        if seat == observer:
            page.count(self.kinds, hand, self.slot)
        else:
            page.count_known(self.kinds, hand, self.slot, t.known, bit_of(observer))
        page.count(self.in_play_kinds, t.in_play[seat], self.in_play_slot)
        if self.wide:
            page.count(self.in_play_kinds, resting(t, seat), self.in_play_slot)
            page.one_of(len(self.characters), self.characters[t.ability(seat).name])

    def write_open_cards(self, page: Page, t: ClassicTable, bit: i64) -> None:
        """The table from `purpose` to `shelf`."""
        purpose: i64 = -1
        cards = NO_ACTIONS
        shelf = NO_ACTIONS
        seen: i64 = EVERYBODY  # the bits of which a card must have one to be seen; all see what lies open
        if len(t.stack) > 0:
            frame = t.stack[-1]
            if isinstance(frame, DrawCheck):
                purpose, cards = frame.purpose, frame.turned
            elif isinstance(frame, Looking):
                cards, seen = frame.looked, bit
            elif isinstance(frame, Store):
                shelf = frame.shelf
        page.one_of(PURPOSE_VALUES, purpose)
        at: i64 = 0
        while at < OPEN_CARDS:
            self.write_card(page, t, cards[at] if at < len(cards) else i64(NO_CARD), seen)
            at += 1
        page.count(self.kinds, shelf, self.slot)

    def write_card(self, page: Page, t: ClassicTable, card: i64, seen: i64) -> None:
        """One card that may be there, or may not be seen."""
        shown: bool = card >= 0 and (seen == EVERYBODY or t.known[card] & seen != 0)
        page.one_of(self.kinds, self.slot[card] if shown else i64(-1))
        page.one_of(SUIT_VALUES, SUIT[card] if shown else i64(-1))
        page.number(RANK[card] if shown else i64(0))

    def write_piles(self, page: Page, t: ClassicTable, bit: i64) -> None:
        """The table from `deck_size` on."""
        page.number(len(t.deck))
        self.write_card(page, t, t.deck[-1] if len(t.deck) > 0 else i64(NO_CARD), bit)
        page.one_of(self.kinds, self.slot[t.discard_pile[-1]] if len(t.discard_pile) > 0 else i64(-1))
        page.number(len(t.discard_pile))
        page.count(self.kinds, t.discard_pile, self.slot)
        if self.wide:
            page.number(min(t.uses, MOST_USES))


@mypyc_attr(acyclic=True)
class Answered:
    """What is being answered or takes life."""

    def __init__(self, by: i64, target: i64, cause: i64, needed: i64 = 0, barrels: i64 = 0) -> None:
        self.by = by
        self.target = target
        self.cause = cause
        self.needed = needed
        self.barrels = barrels


def attack_in(t: ClassicTable) -> Answered:
    at: i64 = len(t.stack) - 1
    while at >= 0:
        frame = t.stack[at]
        if isinstance(frame, Shot):
            return Answered(frame.by, frame.target, frame.cause, frame.needed, frame.barrels)
        if isinstance(frame, Attack):
            return Answered(frame.by, frame.target, frame.cause)
        if isinstance(frame, LifeLoss):
            return Answered(frame.by, frame.seat, frame.cause, frame.needed)
        at -= 1
    return Answered(NOBODY, aimed_at(t), -1)


def aimed_at(t: ClassicTable) -> i64:
    """The player about whom another one is asked."""
    if len(t.stack) == 0:
        return NOBODY
    question = t.stack[-1].question(t)
    return question.number("target") if "target" in question.type.fields else i64(NOBODY)


def resting(t: ClassicTable, seat: i64) -> vec[i64]:
    """The green cards in front of a player that can't be used yet."""
    cards = vec[i64]()
    if t.has_green(seat):
        for card in t.in_play[seat]:
            if BORDER[KIND[card]] == GREEN and not t.is_ready(card):
                cards = append(cards, card)
    return cards


def shape_of(code: i64, at: i64) -> i64:
    """The shape of the legal action at a place in the list: kinds instead of cards, places for cards that lie open.

    The kind of a price comes last. Rag Time at a card in play has no room for it: the first price is paid.
    """
    verb = verb_of(code)
    if verb == verbs.PUT_BACK or verb == verbs.CHOOSE:
        return pack(verb, at)
    if verb == verbs.HEAL:
        one = KIND[first(code)]
        other = KIND[second(code)]
        return pack(verb, min(one, other), max(one, other))
    if verb == verbs.PLAY_CARD:
        return pack(verb, KIND[first(code)], second(code), KIND[third(code)])
    if CARD_FIRST[verb] == 0:
        return code
    if fourth(code) == 0:
        return pack(verb, KIND[first(code)], second(code))
    price = KIND[fourth(code) - 1]
    return (
        pack(verb, KIND[first(code)], price)
        if verb == verbs.PLAY
        else pack(verb, KIND[first(code)], second(code), price)
    )
