"""The numbers of the actions of the classic game: by kinds of cards, for which card of a kind hardly ever matters.

A shape is packed like an action, with the kind of a card where the action has the card. Only where cards lie open to
be told apart by suit and value (`put-back`, `choose`) it is the place of the card among them.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.terms import Term
from sixgun.games.classic.deck import (
    BANG,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    JAIL,
    KIND,
    KIND_NAMES,
    MISSED,
    MUSTANG,
    PANIC,
    is_blue,
)
from sixgun.games.classic.names import (
    ANSWER,
    CHOOSE,
    DISCARD,
    DRAW,
    DRAW_DISCARD,
    DRAW_FROM,
    DRINK,
    END,
    GO_ON,
    HEAL,
    PASS,
    PICK,
    PLAY,
    PLAY_AT,
    PLAY_CARD,
    PLAY_HAND,
    PUT_BACK,
    USE_BARREL,
)
from sixgun.games.classic.table import Table
from sixgun.research.classic.observer import WITH_CARD
from sixgun.research.encoding import Move, seat_at
from sixgun.research.kinds import InOrder, Kinds

SEATS: Final = 7
DECK: Final = Kinds(KIND_NAMES, KIND)
KINDS: Final = DECK.all
BLUE: Final = tuple([kind for kind in KINDS if is_blue(kind)])
PLAIN: Final = (*range(BEER, PANIC), GATLING, INDIANS, *range(MUSTANG, JAIL), *range(DYNAMITE, len(KIND_NAMES)))
PAIRS: Final = tuple(combinations_with_replacement(KINDS, 2))


class AtSeat(Move):
    """A card of one kind at each seat."""

    def __init__(self, verb: int, card: int, meaning: str) -> None:
        super().__init__(verb, meaning, SEATS)
        self.card = card

    def shape(self, number: int, seat: int, players: int) -> int:
        return pack(self.verb, self.card, seat_at(number, seat, players))

    def written(self, term: Term) -> str:
        return f"`{term.name} {KIND_NAMES[self.card]}` *target*"


class AtCard(Move):
    """A card of one kind at a card of each kind in play at each seat."""

    def __init__(self, verb: int, card: int, meaning: str) -> None:
        super().__init__(verb, meaning, SEATS * len(BLUE))
        self.card = card

    def shape(self, number: int, seat: int, players: int) -> int:
        target, taken = divmod(number, len(BLUE))
        return pack(self.verb, self.card, seat_at(target, seat, players), BLUE[taken])

    def written(self, term: Term) -> str:
        return f"`{term.name} {KIND_NAMES[self.card]}` *target* *kind*"


class OfPair(Move):
    """A verb with two cards, of each two kinds."""

    def __init__(self, verb: int, meaning: str) -> None:
        super().__init__(verb, meaning, len(PAIRS))

    def shape(self, number: int, seat: int, players: int) -> int:
        return pack(self.verb, *PAIRS[number])

    def written(self, term: Term) -> str:
        return f"`{term.name}` *kind* *kind*"


MOVES: Final = (
    Move(END, "play no more cards"),
    DECK.move(PLAY, "play a card", PLAIN),
    AtSeat(PLAY_AT, BANG, "play a BANG! at a seat"),
    AtSeat(PLAY_AT, MISSED, "Calamity Janet: play a Missed! as a BANG! at a seat"),
    AtSeat(PLAY_AT, DUEL, "challenge a seat to a Duel"),
    AtSeat(PLAY_AT, JAIL, "put a seat in Jail"),
    AtSeat(PLAY_HAND, PANIC, "Panic!: take a random hand card of a seat"),
    AtSeat(PLAY_HAND, CAT_BALOU, "Cat Balou: a seat discards a random hand card"),
    AtCard(PLAY_CARD, PANIC, "Panic!: take a card in play; ten numbers for each seat, the kinds as in `in_play`"),
    AtCard(PLAY_CARD, CAT_BALOU, "Cat Balou: a seat discards a card in play; ten numbers for each seat likewise"),
    DECK.move(DISCARD, "discard a card at the end of the turn", KINDS),
    OfPair(HEAL, "Sid Ketchum: discard two cards for a life point: bang bang, bang missed, …, missed missed, …"),
    DECK.move(ANSWER, "answer a shot, Indians! or a Duel with a card", (BANG, MISSED)),
    Move(USE_BARREL, "draw! for a Barrel"),
    Move(PASS, "take the hit, or drink no Beer at the brink of death"),
    DECK.move(DRINK, "drink at the brink of death", (BEER,)),
    DECK.move(PICK, "take a card from the General Store", KINDS),
    InOrder(PUT_BACK, "Kit Carlson: put back the first, second or third of the `open` cards", 3),
    Move(DRAW, "Jesse Jones, Pedro Ramirez: draw both cards from the pile"),
    Move(DRAW_FROM, "Jesse Jones: draw the first card from the hand of a seat", SEATS, at_seat=True),
    Move(DRAW_DISCARD, "Pedro Ramirez: draw the first card from the discard pile"),
    InOrder(CHOOSE, "Lucky Duke: the first or the second of the `open` cards counts", 2),
    Move(GO_ON, "Sid Ketchum: no healing before Dynamite and Jail are checked"),
)


def attempt(shape: int, t: Table, seat: int) -> int:
    """An action of a shape: with cards of the hand and of those in play where there are such, else with any."""
    verb = verb_of(shape)
    hand = [int(card) for card in t.hands[seat]]
    if verb in WITH_CARD:
        return pack(verb, DECK.find(first(shape), hand), second(shape))
    if verb == HEAL:
        card = DECK.find(first(shape), hand)
        return pack(verb, card, DECK.find(second(shape), [other for other in hand if other != card]))
    if verb == PLAY_CARD:
        target = second(shape)
        in_play = [int(card) for card in t.in_play[target]] if target < t.players else []
        return pack(verb, DECK.find(first(shape), hand), target, DECK.find(third(shape), in_play))
    return shape
