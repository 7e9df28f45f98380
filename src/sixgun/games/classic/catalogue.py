"""Every card and character of the classic game by its number: what it is, its suit and its rank."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import SixgunError
from sixgun.engine.num import i64, vec
from sixgun.family.sets import Catalogue, GameSet, Printed
from sixgun.games.classic.card import BANG_CARD, BEER, BROWN, CURSE, GREEN, MISSED, SHARE, AnswerCard, Card, hint_of
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import CARD, CARD_OR_NONE, CHARACTER, CHARACTER_OR_NONE, KINDS, PRICE

# A card must fit into a byte of an action. All tables have room for the most; nothing else depends on that.
MOST_CARDS: Final = 255
MOST_KINDS: Final = 128


SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
RANKS: Final = "23456789TJQKA"

# Of every card: its kind, suit and rank.
KIND: Final = vec[i64]([-1] * (MOST_CARDS + 1))
SUIT: Final = vec[i64]([0] * (MOST_CARDS + 1))
RANK: Final = vec[i64]([0] * (MOST_CARDS + 1))

# Of every kind: its definition, and what is asked of it most often.
KINDS_BY_NUMBER: Final = vec[Card]([Card()] * MOST_KINDS)
BORDER: Final = vec[i64]([0] * MOST_KINDS)
SYMBOLS: Final = vec[i64]([0] * MOST_KINDS)
IN_HAND: Final = vec[i64]([0] * MOST_KINDS)  # the symbols that count in a hand: a green card must lie in play
REACH: Final = vec[i64]([0] * MOST_KINDS)
GEAR: Final = vec[i64]([0] * MOST_KINDS)

# What bots think of every kind.
HAND_VALUE: Final = vec[i64]([0] * MOST_KINDS)
PLAIN: Final = vec[i64]([0] * MOST_KINDS)  # 1 if that is worth the same to everybody
COPY_COST: Final = vec[i64]([0] * MOST_KINDS)
LOOT: Final = vec[i64]([0] * MOST_KINDS)
HOSTILITY: Final = vec[i64]([0] * MOST_KINDS)
KEPT: Final = vec[i64]([0] * MOST_KINDS)
SOCIAL: Final = vec[i64]([0] * MOST_KINDS)

# Of every verb: whether only characters do it, and whether its first argument is a card.
OWN: Final = vec[i64]([0] * 256)
CARD_FIRST: Final = vec[i64]([0] * 256)

# What a card in play changes, four bits each: reach (of the weapon), sight, remoteness, barrels,
# whether it fires without limit, green cards, curses.
SIGHT_AT: Final = 4
REMOTENESS_AT: Final = 8
BARRELS_AT: Final = 12
MANY_BANGS_AT: Final = 16
GREEN_AT: Final = 20
CURSES_AT: Final = 24


class ClassicCatalogue(Catalogue):
    """All sets of the classic game. A kind that several sets have cards of is defined once, by the first."""

    def __init__(self) -> None:
        super().__init__("classic")
        self.characters: list[Character] = []
        self.cards_of: dict[str, list[int]] = {}

    def add(self, new: GameSet) -> None:
        first = len(CARD.names)
        super().add(new)
        for name, faces in new.more_faces.items():
            self.number_faces(KINDS.numbers[name], name, faces)
        for verb in new.verbs:
            number: i64 = verb.number
            OWN[number] = 1 if verb.own else 0
            CARD_FIRST[number] = 1 if [field.stands_for for field in verb.fields.values()][:1] == ["card"] else 0
        self.cards_of[new.name] = list(range(first, len(CARD.names)))

    def number_card(self, card: Printed) -> None:
        assert isinstance(card, Card)
        kind: i64 = KINDS.add(card.name)
        KINDS_BY_NUMBER[kind] = card
        BORDER[kind] = card.border
        SYMBOLS[kind] = card.symbols
        IN_HAND[kind] = card.symbols if card.border != GREEN else 0
        REACH[kind] = card.reach
        is_missed = card.symbols & MISSED != 0
        gear = packed(card.sight, card.remoteness, card.barrels, card.many_bangs)
        gear |= i64(1 if card.border == GREEN else 0) << GREEN_AT
        GEAR[kind] = gear | i64(1 if card.symbols & CURSE else 0) << CURSES_AT
        card.special = card.price > 0 or card.border == GREEN or (is_missed and not isinstance(card, AnswerCard))
        hint = hint_of(card)
        HAND_VALUE[kind] = hint.value
        PLAIN[kind] = 1 if card.border == BROWN and card.symbols & (BANG_CARD | BEER | SHARE) == 0 else 0
        COPY_COST[kind] = hint.copy
        LOOT[kind] = hint.loot
        HOSTILITY[kind] = hint.hostility
        KEPT[kind] = hint.kept
        SOCIAL[kind] = 1 if hint.social else 0
        self.number_faces(kind, card.name, card.faces)

    def number_faces(self, kind: i64, name: str, faces: str) -> None:
        """Give the cards of a kind their numbers; a second card with the same face is called so."""
        for face in faces.split():
            if len(CARD.names) >= MOST_CARDS:
                raise SixgunError("too-many-cards", game=self.game, high=MOST_CARDS)
            card: i64 = len(CARD.names)
            told = f"{name}-{face}"
            while told in CARD.numbers:
                told = f"{name}-{face}-{2 if told == f'{name}-{face}' else int(told[-1]) + 1}"
            CARD.add(told)
            CARD_OR_NONE.add(told)
            PRICE.add(told)
            KIND[card] = kind
            SUIT[card] = SUITS.index(face[1])
            RANK[card] = RANKS.index(face[0]) + 2

    def number_character(self, character: Printed) -> None:
        assert isinstance(character, Character)
        CHARACTER.add(character.name)
        CHARACTER_OR_NONE.add(character.name)
        who = character
        who.gear = packed(who.sight, who.remoteness, who.barrels, who.many_bangs)
        self.characters.append(character)


CATALOGUE: Final = ClassicCatalogue()


def packed(sight: i64, remoteness: i64, barrels: i64, many_bangs: bool) -> i64:
    """What a card in play, or a character, changes in one number."""
    numbers = sight << SIGHT_AT | remoteness << REMOTENESS_AT | barrels << BARRELS_AT
    return numbers | i64(1 if many_bangs else 0) << MANY_BANGS_AT


def is_weapon(kind: i64) -> bool:
    return REACH[kind] > 0
