"""The numbers of the actions of the classic game: by kinds of cards, for which card of a kind hardly ever matters.

A shape is packed like an action, with the kind of a card where the action has the card. Only where cards lie open to
be told apart by suit and value (`put-back`, `choose`) it is the place of the card among them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.messages import Verb
from sixgun.games.classic import verbs
from sixgun.games.classic.card import BANG_CARD, BEER, BROWN, GREEN, MISSED, Card
from sixgun.games.classic.catalogue import KIND, KINDS_BY_NUMBER
from sixgun.games.classic.fields import KINDS
from sixgun.games.classic.research.observer import WITH_CARD
from sixgun.games.classic.rules import ClassicRules
from sixgun.games.classic.table import ClassicTable
from sixgun.research.encoding import Move, seat_at
from sixgun.research.kinds import InOrder, Kinds


class AtSeat(Move):
    """A card of one kind at each seat."""

    def __init__(self, verb: int, card: int, seats: int, meaning: str) -> None:
        super().__init__(verb, meaning, seats)
        self.card = card

    def shape(self, number: int, seat: int, players: int) -> int:
        return pack(self.verb, self.card, seat_at(number, seat, players))

    def written(self, verb: Verb) -> str:
        return f"`{verb.name} {KINDS.names[self.card]}` *target*"


class AtCard(Move):
    """A card of one kind at a card of each kind in play at each seat."""

    def __init__(self, verb: int, card: int, seats: int, in_play: tuple[int, ...], meaning: str) -> None:
        super().__init__(verb, meaning, seats * len(in_play))
        self.card = card
        self.in_play = in_play

    def shape(self, number: int, seat: int, players: int) -> int:
        target, taken = divmod(number, len(self.in_play))
        return pack(self.verb, self.card, seat_at(target, seat, players), self.in_play[taken])

    def written(self, verb: Verb) -> str:
        return f"`{verb.name} {KINDS.names[self.card]}` *target* *kind*"


class OfPair(Move):
    """A verb with two cards, of each two kinds."""

    def __init__(self, verb: int, pairs: tuple[tuple[int, int], ...], meaning: str) -> None:
        super().__init__(verb, meaning, len(pairs))
        self.pairs = pairs

    def shape(self, number: int, seat: int, players: int) -> int:
        return pack(self.verb, *self.pairs[number])

    def written(self, verb: Verb) -> str:
        return f"`{verb.name}` *kind* *kind*"


# What a card of a kind does at a seat, for the documentation; else it is just played there.
MEANINGS: Final = {
    "bang": "play a BANG! at a seat",
    "missed": "Calamity Janet: play a Missed! as a BANG! at a seat",
    "duel": "challenge a seat to a Duel",
    "jail": "put a seat in Jail",
}
AT_HAND: Final = {
    "panic": "Panic!: take a random hand card of a seat",
    "cat-balou": "Cat Balou: a seat discards a random hand card",
}
AT_CARD: Final = {
    "panic": "Panic!: take a card in play; ten numbers for each seat, the kinds as in `in_play`",
    "cat-balou": "Cat Balou: a seat discards a card in play; ten numbers for each seat likewise",
}


class ClassicMoves:
    """The moves of a game made of some sets."""

    def __init__(self, rules: ClassicRules) -> None:
        self.deck = deck = Kinds(KINDS.names, KIND, rules.cards)
        self.seats = rules.players[-1]
        self.in_play = tuple([kind for kind in deck.all if KINDS_BY_NUMBER[kind].border != BROWN])
        self.moves = (
            Move(verbs.END, "play no more cards"),
            deck.move(verbs.PLAY, "play a card", self.kinds(is_plain)),
            *[self.at_seat(verbs.PLAY_AT, kind, MEANINGS) for kind in self.kinds(is_aimed)],
            *[self.at_seat(verbs.PLAY_HAND, kind, AT_HAND) for kind in self.kinds(takes_card)],
            *[self.at_card(kind) for kind in self.kinds(takes_card)],
            deck.move(verbs.DISCARD, "discard a card at the end of the turn", deck.all),
            OfPair(
                verbs.HEAL,
                tuple(combinations_with_replacement(deck.all, 2)),
                "Sid Ketchum: discard two cards for a life point: bang bang, bang missed, …, missed missed, …",
            ),
            deck.move(verbs.ANSWER, "answer a shot, Indians! or a Duel with a card", self.kinds(is_answer)),
            Move(verbs.USE_BARREL, "draw! for a Barrel"),
            Move(verbs.PASS, "take the hit, or drink no Beer at the brink of death"),
            deck.move(verbs.DRINK, "drink at the brink of death", self.kinds(is_beer)),
            deck.move(verbs.PICK, "take a card from the General Store", deck.all),
            InOrder(verbs.PUT_BACK, "Kit Carlson: put back the first, second or third of the `open` cards", 3),
            Move(verbs.DRAW, "Jesse Jones, Pedro Ramirez: draw both cards from the pile"),
            Move(verbs.DRAW_FROM, "Jesse Jones: draw the first card from the hand of a seat", self.seats, at_seat=True),
            Move(verbs.DRAW_DISCARD, "Pedro Ramirez: draw the first card from the discard pile"),
            InOrder(verbs.CHOOSE, "Lucky Duke: the first or the second of the `open` cards counts", 2),
            Move(verbs.GO_ON, "Sid Ketchum: no healing before Dynamite and Jail are checked"),
            *[self.of_set(verb) for verb in rules.verbs[len(verbs.ALL) :]],
        )

    def kinds(self, which: Callable[[Card], bool]) -> tuple[int, ...]:
        return tuple([kind for kind in self.deck.all if which(KINDS_BY_NUMBER[kind])])

    def at_seat(self, verb: int, kind: int, meanings: dict[str, str]) -> Move:
        name = KINDS.names[kind]
        return AtSeat(verb, kind, self.seats, meanings.get(name, f"play {name} at a seat"))

    def at_card(self, kind: int) -> Move:
        name = KINDS.names[kind]
        return AtCard(
            verbs.PLAY_CARD, kind, self.seats, self.in_play, AT_CARD.get(name, f"play {name} at a card in play")
        )

    def of_set(self, verb: Verb) -> Move:
        """What a verb of another set does: alone, with a card of any kind, or at a seat."""
        fields = [field.stands_for for field in verb.fields.values()]
        if fields[:1] == ["card"]:
            return self.deck.move(verb.number, verb.name, self.deck.all)
        return Move(verb.number, verb.name, self.seats if fields else 1, at_seat=bool(fields))

    def attempt(self, shape: int, t: ClassicTable, seat: int) -> int:
        """An action of a shape: with cards of the hand and of those in play where there are such, else with any."""
        verb = verb_of(shape)
        hand = [int(card) for card in t.hands[seat]]
        find = self.deck.find
        if verb in WITH_CARD:
            return pack(verb, find(first(shape), hand), second(shape))
        if verb == verbs.HEAL:
            card = find(first(shape), hand)
            return pack(verb, card, find(second(shape), [other for other in hand if other != card]))
        if verb == verbs.PLAY_CARD:
            target = second(shape)
            in_play = [int(card) for card in t.in_play[target]] if target < t.players else []
            return pack(verb, find(first(shape), hand), target, find(third(shape), in_play))
        return shape


def is_plain(card: Card) -> bool:
    """Whether it is played without a target; a brown Missed! is an answer only."""
    return card.border == GREEN or (not card.aims and card.symbols & MISSED == 0)


def is_aimed(card: Card) -> bool:
    """Whether it is played at a seat; Calamity Janet plays a Missed! as BANG!."""
    return (card.aims and not card.takes_card) or (card.border == BROWN and card.symbols & MISSED != 0)


def takes_card(card: Card) -> bool:
    return card.takes_card


def is_answer(card: Card) -> bool:
    return card.symbols & (BANG_CARD | MISSED) != 0


def is_beer(card: Card) -> bool:
    return card.symbols & BEER != 0
