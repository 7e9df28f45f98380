"""What is printed on the cards of The Duel, for clients."""

from __future__ import annotations

from sixgun.games.duel.character import Character
from sixgun.games.duel.characters import CAST, EACH_SIDE
from sixgun.games.duel.deck import (
    CARD_NAMES,
    KIND,
    KIND_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    back_of,
    is_always_active,
    is_bang,
    is_equipment,
)
from sixgun.games.duel.names import SIDES


def deck() -> dict[str, dict[str, object]]:
    """Every card: its kind, colour, reveal symbol, the side on its back, and whether it works in the rearguard too."""
    return {name: card_data(card) for card, name in enumerate(CARD_NAMES)}


def card_data(card: int) -> dict[str, object]:
    """One card."""
    kind = KIND[card]
    colour = "red" if is_bang(kind) else "blue" if is_equipment(kind) else "brown"
    printed: dict[str, object] = {"kind": KIND_NAMES[kind], "colour": colour, "symbol": SYMBOL_NAMES[SYMBOL[card]]}
    return {**printed, "back": SIDES.names[back_of(card)], "always_active": bool(is_always_active(kind))}


def characters() -> dict[str, dict[str, object]]:
    """Every character: the bullets on the card, the side, and whether the ability works in the rearguard too."""
    return {
        character.name: character_data(character, SIDES.names[at // EACH_SIDE]) for at, character in enumerate(CAST)
    }


def character_data(character: Character, side: str) -> dict[str, object]:
    """One character."""
    return {"life": int(character.life), "side": side, "always_active": bool(character.always_active)}
