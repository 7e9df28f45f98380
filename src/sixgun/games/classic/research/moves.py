"""The numbers of the actions of the classic game: by kinds of cards, for which card of a kind hardly ever matters.

A shape is packed like an action, with the kind of a card where the action has the card, and the kind of its price
last (`observer.shape_of`). Only where cards lie open to be told apart by suit and value (`put-back`, `choose`) it is
the place of the card among them.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.messages import Verb
from sixgun.games.classic import verbs
from sixgun.games.classic.card import BANG_CARD, BEER, BROWN, GREEN, MISSED
from sixgun.games.classic.catalogue import CATALOGUE, KIND, KINDS_BY_NUMBER
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import KINDS
from sixgun.games.classic.research.observer import WITH_CARD
from sixgun.games.classic.rules import ClassicRules
from sixgun.games.classic.table import ClassicTable
from sixgun.research.encoding import Move, Seats
from sixgun.research.kinds import Kinds, in_order

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
    "panic": "Panic!: take a card in play; for each seat the kinds as in `in_play`",
    "cat-balou": "Cat Balou: a seat discards a card in play; for each seat the kinds likewise",
}

OF_SETS: Final = {
    "strip-hand": "Brawl: the player discards a random hand card",
    "strip-card": "Brawl: the player discards a card in play",
    "draw-card": "Pat Brennan: draw a card in play before a seat, instead of two from the pile",
    "copy": "Vera Custer: have the ability of a seat",
    "fire": "Doc Holyday: the seat that his two cards hit",
    "trade": "José Delgado: discard a blue card for two new ones",
    "bleed": "Chuck Wengam: lose a life point for two cards",
}
PAID: Final = (verbs.PLAY, verbs.PLAY_AT, verbs.PLAY_HAND)


def has_price(kind: int) -> bool:
    """Whether a card of a kind is paid with another one of the hand when it is played."""
    return KINDS_BY_NUMBER[kind].price > 0


def answers(cast: list[Character], kind: int) -> bool:
    """Whether a card of a kind may answer a shot, Indians! or a Duel: by what it shows, or for some character."""
    shown = KINDS_BY_NUMBER[kind].symbols
    return any(who.serves_as(kind, shown, wanted) for who in cast for wanted in (BANG_CARD, MISSED))


class ClassicMoves:
    """The moves of a game made of some sets."""

    def __init__(self, rules: ClassicRules) -> None:
        self.deck = deck = Kinds(KINDS.names, KIND, rules.cards)
        self.seats = Seats(range(rules.players[-1]))
        self.in_play = tuple([kind for kind in deck.all if KINDS_BY_NUMBER[kind].border != BROWN])
        cards = [(kind, KINDS_BY_NUMBER[kind]) for kind in deck.all]
        cast = [CATALOGUE.characters[number] for number in rules.characters]
        # A Missed! is an answer only, but Calamity Janet plays it as BANG!.
        missed = [kind for kind in deck.all if any(who.plays_as(kind) != kind for who in cast)]
        plain = [kind for kind, card in cards if card.border == GREEN or not (card.aims or card.symbols & MISSED)]
        paid = [kind for kind in plain if has_price(kind)]
        aimed = [kind for kind, card in cards if (card.aims and not card.takes_card) or kind in missed]
        taking = [kind for kind, card in cards if card.takes_card]
        self.moves = (
            Move(verbs.END, "play no more cards"),
            deck.move(verbs.PLAY, "play a card", [kind for kind in plain if kind not in paid]),
            *[self.paid_with(verbs.PLAY, kind) for kind in paid],
            *[self.at_seat(verbs.PLAY_AT, kind, MEANINGS) for kind in aimed],
            *[self.at_seat(verbs.PLAY_HAND, kind, AT_HAND) for kind in taking],
            *[self.at_card(kind) for kind in taking],
            deck.move(verbs.DISCARD, "discard a card at the end of the turn", deck.all),
            Move(
                verbs.HEAL,
                "Sid Ketchum: discard two cards for a life point: bang bang, bang missed, …, missed missed, …",
                [one | other << 8 for one, other in combinations_with_replacement(deck.all, 2)],
                written="`{}` *kind* *kind*",
            ),
            deck.move(
                verbs.ANSWER,
                "answer a shot, Indians! or a Duel with a card",
                [kind for kind in deck.all if answers(cast, kind)],
            ),
            Move(verbs.USE_BARREL, "draw! for a Barrel"),
            Move(verbs.PASS, "take the hit, or drink no Beer at the brink of death"),
            deck.move(verbs.DRINK, "drink at the brink of death", self.showing(BEER)),
            deck.move(verbs.PICK, "take a card from the General Store", deck.all),
            in_order(verbs.PUT_BACK, "Kit Carlson: put back the first, second or third of the `open` cards", 3),
            Move(verbs.DRAW, "Jesse Jones, Pedro Ramirez: draw both cards from the pile"),
            Move(verbs.DRAW_FROM, "Jesse Jones: draw the first card from the hand of a seat", self.seats),
            Move(verbs.DRAW_DISCARD, "Pedro Ramirez: draw the first card from the discard pile"),
            in_order(verbs.CHOOSE, "Lucky Duke: the first or the second of the `open` cards counts", 2),
            Move(verbs.GO_ON, "Sid Ketchum: no healing before Dynamite and Jail are checked"),
            *[self.of_set(verb) for verb in rules.own_verbs[len(verbs.ALL) :]],
        )

    def showing(self, symbols: int) -> tuple[int, ...]:
        """The kinds of cards that show one of some symbols."""
        return tuple([kind for kind in self.deck.all if KINDS_BY_NUMBER[kind].symbols & symbols])

    def at_seat(self, verb: int, kind: int, meanings: dict[str, str]) -> Move:
        if has_price(kind):
            return self.paid_with(verb, kind, self.seats)
        name = KINDS.names[kind]
        meaning = meanings.get(name, f"play {name} at a seat")
        return Move(verb, meaning, (kind,), self.seats, written=f"`{{}} {name}` *target*")

    def paid_with(self, verb: int, kind: int, *seats: Seats) -> Move:
        """A card that has a price, which is a hand card of any kind."""
        name = KINDS.names[kind]
        meaning, target = (f"play {name} at a seat", " *target*") if seats else (f"play {name}", "")
        written = f"`{{}} {name}`{target} *kind*"
        return Move(verb, f"{meaning}, paid with a card of every kind", (kind,), *seats, self.deck.all, written=written)

    def at_card(self, kind: int) -> Move:
        name = KINDS.names[kind]
        meaning, written = AT_CARD.get(name, f"play {name} at a card in play"), f"`{{}} {name}` *target* *kind*"
        return Move(verbs.PLAY_CARD, meaning, (kind,), self.seats, self.in_play, written=written)

    def of_set(self, verb: Verb) -> Move:
        """What a verb of another set does: alone, with a card of any kind, or at a seat."""
        fields = [field.stands_for for field in verb.fields.values()]
        meaning = OF_SETS.get(verb.name, verb.name)
        if fields == ["card", "player"]:
            return Move(verb.number, meaning, self.in_play, self.seats, written="`{}` *kind* *target*")
        if fields == ["card"]:
            return self.deck.move(verb.number, meaning, self.deck.all)
        return Move(verb.number, meaning, *([self.seats] if fields else []))

    def attempt(self, shape: int, t: ClassicTable, seat: int) -> int:
        """An action of a shape: with cards of the hand and of those in play where there are such, else with any."""
        verb = verb_of(shape)
        hand = [int(card) for card in t.hands[seat]]
        find = self.deck.find
        if verb in PAID and has_price(first(shape)):
            card = find(first(shape), hand)
            kind, target = (second(shape), 0) if verb == verbs.PLAY else (third(shape), second(shape))
            return pack(verb, card, target, 0, 1 + find(kind, [other for other in hand if other != card], [card]))
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
