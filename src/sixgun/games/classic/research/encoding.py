"""The classic game for agents: the fields of the observation. Its actions are in `moves`."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.family.roles import ROLES
from sixgun.games.classic.bots.gunhand import GunhandClassic
from sixgun.games.classic.bots.replay import ClassicReplay
from sixgun.games.classic.fields import CHARACTER, KINDS, PURPOSES
from sixgun.games.classic.research.memory import ClassicMemory
from sixgun.games.classic.research.moves import ClassicMoves
from sixgun.games.classic.research.observer import ClassicObserver, asked_of
from sixgun.games.classic.rules import ClassicRules
from sixgun.games.classic.table import table
from sixgun.research.encoding import BELIEF, Encoding, Field, deed_field
from sixgun.research.memory import Memory
from sixgun.research.observer import Observer
from sixgun.research.pickling import register

MOST_LIFE: Final = 5
MOST_NEEDED: Final = 3
MOST_BARRELS: Final = 2
HIGHEST_VALUE: Final = 14
SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
ALL_KINDS: Final = "the kinds as in `hand`"


def card_fields(kinds: tuple[str, ...], name: str, meaning: str) -> tuple[Field, ...]:
    """The fields of one card that may be there: all 0 if it isn't, or the observer can't see it."""
    return (
        Field(f"{name}_kind", meaning, values=kinds, listed=ALL_KINDS),
        Field(f"{name}_suit", "its suit", values=SUIT_NAMES),
        Field(f"{name}_value", "its value; J, Q, K, A are 11 to 14", HIGHEST_VALUE),
    )


def seat_fields(moves: ClassicMoves, characters: tuple[str, ...]) -> tuple[Field, ...]:
    """A row for each seat."""
    deck = moves.deck
    return (
        Field("present", "somebody sits there; the rows of seats that the table doesn't have are all 0"),
        Field("alive", "the player is not eliminated"),
        Field("life", "life points left; at the brink of death 0", MOST_LIFE),
        Field("max_life", "the life that the player began with, which is also the maximum", MOST_LIFE),
        Field("role", "the role as far as the observer knows it", values=("unknown", *ROLES.names)),
        Field("character", "the player's character", values=characters),
        Field("active", "it is the player's turn"),
        Field("deciding", "the game waits for the player's choice"),
        Field("attacker", "the player of the card that is being answered or takes life; nobody for Dynamite"),
        Field("target", "the one whom that card hits; in a Duel the challenged player"),
        Field("hand_size", "cards in the player's hand", len(deck.box)),
        Field(
            "hand", "those cards of the hand that the observer knows; in the observer's own row all", counts=deck.copies
        ),
        Field("in_play", "cards in play before the player", counts={KINDS.names[kind]: 1 for kind in moves.in_play}),
    )


def table_fields(moves: ClassicMoves, questions: tuple[str, ...]) -> tuple[Field, ...]:
    deck = moves.deck
    kinds = tuple(deck.copies)
    return (
        Field("question", "what is being decided; all 0 when the game is over", values=questions),
        Field("bang_played", "a BANG! card has been played in this turn"),
        Field("cause", "the card that is being answered or takes life", values=kinds, listed=ALL_KINDS),
        Field(
            "needed", "Missed! symbols still needed against the shot; `brink`: life points still needed", MOST_NEEDED
        ),
        Field("barrels", "Barrels that the target may still use against the shot", MOST_BARRELS),
        Field("purpose", "`duke`: what the draw! is for", values=tuple(PURPOSES.names)),
        *card_fields(
            kinds, "open_1", "`duke`, and `kit` if the observer is Kit Carlson: the first of the cards to choose from"
        ),
        *card_fields(kinds, "open_2", "the second"),
        *card_fields(kinds, "open_3", "the third (`kit` only)"),
        Field("shelf", "`store`: the cards to choose from", counts=deck.copies, listed=ALL_KINDS),
        Field("deck_size", "cards in the draw pile", len(deck.box)),
        *card_fields(
            kinds, "deck_top", "the top card of the draw pile, if the observer knows it (Kit Carlson put it there)"
        ),
        Field("discard_top", "the top card of the discard pile", values=kinds, listed=ALL_KINDS),
        Field("discard_size", "cards in the discard pile", len(deck.box)),
        Field("discard", "the cards of the discard pile", counts=deck.copies, listed=ALL_KINDS),
    )


def memory_fields(seats: int) -> tuple[Field, ...]:
    """What is remembered of each seat."""
    return (
        BELIEF,
        deed_field("attacked", "cards that the player has played at each seat", seats),
        deed_field("hurt", "life points that the player has taken from each seat", seats),
    )


class ClassicEncoding(Encoding):
    """The observations and actions of the classic game, made of some sets."""

    def __init__(self, rules: ClassicRules) -> None:
        self.set_moves = moves = ClassicMoves(rules)
        characters = tuple([CHARACTER.names[number] for number in rules.characters])
        questions = tuple(asked_of(rules))
        super().__init__(
            rules,
            seat_fields(moves, characters),
            table_fields(moves, questions),
            moves.moves,
            ClassicObserver,
            memory_fields(rules.players[-1]),
        )

    def check_options(self, given: Options, players: int) -> Options:
        """Agents are dealt a character: `two_characters` is for people."""
        if given.get("two_characters"):
            known = [name for name in self.rules.options if name != "two_characters"]
            raise BadData("two_characters", "unknown-field", known=", ".join(known))
        return super().check_options(given, players)

    def make_observer(self, shapes: list[list[int]]) -> Observer:
        assert isinstance(self.rules, ClassicRules)
        in_play = list(self.set_moves.in_play)
        return ClassicObserver(
            self.size, self.seats * self.row, shapes, self.rules, list(self.set_moves.deck.all), in_play
        )

    def make_memory(self, state: State) -> Memory:
        return ClassicMemory(state, self.seats, len(self.memory_fields) - 1, GunhandClassic(), ClassicReplay())

    def attempt(self, shape: int, state: State, seat: int) -> int:
        return self.set_moves.attempt(shape, table(state), seat)


def encoding(rules: Rules) -> Encoding:
    assert isinstance(rules, ClassicRules)
    return ClassicEncoding(rules)


register(ClassicMemory)
