"""What is printed on the cards of the classic game, for clients."""

from __future__ import annotations

from sixgun.games.classic.characters import CHARACTERS
from sixgun.games.classic.deck import (
    CARD_NAMES,
    KIND,
    KIND_NAMES,
    REACH,
    SUIT,
    SUITS,
    VALUE,
    VALUES,
    is_blue,
    is_weapon,
)


def deck() -> dict[str, dict[str, object]]:
    """Every card: its kind, suit and value, its colour, and how far a weapon reaches."""
    return {name: card_data(card) for card, name in enumerate(CARD_NAMES)}


def card_data(card: int) -> dict[str, object]:
    """One card."""
    kind = KIND[card]
    data: dict[str, object] = {"kind": KIND_NAMES[kind], "suit": SUITS[SUIT[card]], "value": VALUES[VALUE[card] - 2]}
    data["colour"] = "blue" if is_blue(kind) else "brown"
    return {**data, "reach": int(REACH[kind])} if is_weapon(kind) else data


def characters() -> dict[str, dict[str, object]]:
    """Every character: the bullets on the card."""
    return {character.name: {"life": int(character.life)} for character in CHARACTERS}
