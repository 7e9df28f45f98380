"""What is printed on the cards of The Duel, for clients."""

from __future__ import annotations

from sixgun.games.duel.characters import CAST, EACH_SIDE
from sixgun.games.duel.deck import CARD_NAMES, KIND, KIND_NAMES, SYMBOL, SYMBOL_NAMES, back_of, is_bang, is_equipment
from sixgun.games.duel.names import SIDES


def deck() -> dict[str, dict[str, object]]:
    """Every card: its kind, colour, reveal symbol, and the side on its back."""
    return {name: card_data(card) for card, name in enumerate(CARD_NAMES)}


def card_data(card: int) -> dict[str, object]:
    """One card."""
    kind = KIND[card]
    colour = "red" if is_bang(kind) else "blue" if is_equipment(kind) else "brown"
    printed: dict[str, object] = {"kind": KIND_NAMES[kind], "colour": colour, "symbol": SYMBOL_NAMES[SYMBOL[card]]}
    return {**printed, "back": SIDES.names[back_of(card)]}


def characters() -> dict[str, dict[str, object]]:
    """Every character: the bullets on the card, and the side."""
    return {
        character.name: {"life": int(character.life), "side": SIDES.names[at // EACH_SIDE]}
        for at, character in enumerate(CAST)
    }
