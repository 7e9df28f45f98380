"""The classic game for agents: the fields of the observation. Its actions are in `moves`."""

from __future__ import annotations

from typing import Final

from sixgun.engine.state import State
from sixgun.games.classic.characters import CHARACTER_NAMES
from sixgun.games.classic.deck import CARDS, KIND_NAMES
from sixgun.games.classic.names import PURPOSES, QUESTIONS
from sixgun.games.classic.table import table
from sixgun.games.registry import rules_of
from sixgun.games.roles import ROLES
from sixgun.research.classic.moves import BLUE, DECK, MOVES, attempt
from sixgun.research.classic.observer import ClassicObserver
from sixgun.research.encoding import Encoding, Field

MOST_LIFE: Final = 5
MOST_NEEDED: Final = 3
MOST_BARRELS: Final = 2
HIGHEST_VALUE: Final = 14
SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
ALL_KINDS: Final = "the kinds as in `hand`"


def card_fields(name: str, meaning: str) -> tuple[Field, ...]:
    """The fields of one card that may be there: all 0 if it isn't, or the observer can't see it."""
    return (
        Field(f"{name}_kind", meaning, values=KIND_NAMES, listed=ALL_KINDS),
        Field(f"{name}_suit", "its suit", values=SUIT_NAMES),
        Field(f"{name}_value", "its value; J, Q, K, A are 11 to 14", HIGHEST_VALUE),
    )


SEAT_FIELDS: Final = (
    Field("present", "somebody sits there; the rows of seats that the table doesn't have are all 0"),
    Field("alive", "he is not eliminated"),
    Field("life", "life points left; at the brink of death 0", MOST_LIFE),
    Field("max_life", "the life that he began with, which is also his maximum", MOST_LIFE),
    Field("role", "his role as far as the observer knows it", values=("unknown", *ROLES.names)),
    Field("character", "his character", values=CHARACTER_NAMES.names),
    Field("active", "it is his turn"),
    Field("deciding", "the game waits for his choice"),
    Field("attacker", "he played the card that is being answered or takes life; nobody did for Dynamite"),
    Field("target", "the one whom that card hits; in a Duel the challenged player"),
    Field("hand_size", "cards in his hand", CARDS),
    Field("hand", "those cards of his hand that the observer knows; in the observer's own row all", counts=DECK.copies),
    Field("in_play", "cards in play before him", counts={KIND_NAMES[kind]: 1 for kind in BLUE}),
)
TABLE_FIELDS: Final = (
    Field("question", "what is being decided; all 0 when the game is over", values=tuple(q.name for q in QUESTIONS)),
    Field("bang_played", "a BANG! card has been played in this turn"),
    Field("cause", "the card that is being answered or takes life", values=KIND_NAMES, listed=ALL_KINDS),
    Field("needed", "Missed! symbols still needed against the shot; `brink`: life points still needed", MOST_NEEDED),
    Field("barrels", "Barrels that the target may still use against the shot", MOST_BARRELS),
    Field("purpose", "`duke`: what the draw! is for", values=PURPOSES.names),
    *card_fields("open_1", "`duke`, and `kit` if the observer is Kit Carlson: the first of the cards to choose from"),
    *card_fields("open_2", "the second"),
    *card_fields("open_3", "the third (`kit` only)"),
    Field("shelf", "`store`: the cards to choose from", counts=DECK.copies, listed=ALL_KINDS),
    Field("deck_size", "cards in the draw pile", CARDS),
    *card_fields("deck_top", "the top card of the draw pile, if the observer knows it (Kit Carlson put it there)"),
    Field("discard_top", "the top card of the discard pile", values=KIND_NAMES, listed=ALL_KINDS),
    Field("discard_size", "cards in the discard pile", CARDS),
    Field("discard", "the cards of the discard pile", counts=DECK.copies, listed=ALL_KINDS),
)


class ClassicEncoding(Encoding):
    """The observations and actions of the classic game."""

    def __init__(self) -> None:
        super().__init__(rules_of("classic"), SEAT_FIELDS, TABLE_FIELDS, MOVES, ClassicObserver)

    def attempt(self, shape: int, state: State, seat: int) -> int:
        return attempt(shape, table(state), seat)
