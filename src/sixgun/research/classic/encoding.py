"""The classic game for agents: the fields of the observation. Its actions are in `classic_moves`."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64, vec
from sixgun.engine.state import State, View
from sixgun.engine.terms import NOBODY
from sixgun.games.classic.attacks import Duel, Raid, Shot
from sixgun.games.classic.brink import Losing
from sixgun.games.classic.characters import CHARACTER_NAMES, Looking
from sixgun.games.classic.check import Check
from sixgun.games.classic.deck import CARDS, KIND_NAMES, MUSTANG, SUIT, VALUE
from sixgun.games.classic.names import PURPOSES, QUESTIONS
from sixgun.games.classic.store import Store
from sixgun.games.classic.table import Table, table
from sixgun.games.registry import rules_of
from sixgun.games.roles import ROLES
from sixgun.research.classic.moves import BLUE, DECK, KIND_OF, MOVES, attempt, shape_of
from sixgun.research.encoding import Encoding, Field

MOST_LIFE: Final = 5
MOST_NEEDED: Final = 3
MOST_BARRELS: Final = 2
HIGHEST_VALUE: Final = 14
OPEN_CARDS: Final = 3
SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
ALL_KINDS: Final = "the kinds as in `hand`"
NO_CARD: Final = (-1, -1, 0)


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
CHARACTER_AT: Final = {name: at for at, name in enumerate(CHARACTER_NAMES.names)}
QUESTION_AT: Final = {question.name: at for at, question in enumerate(QUESTIONS)}


class ClassicEncoding(Encoding):
    """The observations and actions of the classic game."""

    def __init__(self) -> None:
        super().__init__(rules_of("classic"), SEAT_FIELDS, TABLE_FIELDS, MOVES)

    def shapes(self, table: State) -> list[int]:
        return [shape_of(code, at) for at, code in enumerate(table.legal)]

    def attempt(self, shape: int, table: State, seat: int) -> int:
        assert isinstance(table, Table)
        return attempt(shape, table, seat)

    def seat_numbers(self, view: View) -> list[list[int]]:
        t = table(view.masked)
        by, target = hostile_seats(t)
        return [[*seat_row(t, seat), int(seat == by), int(seat == target), *seat_cards(t, seat)] for seat in seats(t)]

    def table_numbers(self, view: View) -> list[int]:
        t = table(view.masked)
        return [
            *(QUESTION_AT[t.stack[-1].question(t).name] if t.stack else -1, int(t.bangs > 0)),
            *(*attack_numbers(t), *open_numbers(t), *shelf_numbers(t)),
            *(len(t.deck), *card_numbers(t.deck[-1] if t.deck else -1)),
            *(KIND_OF[t.discard[-1]] if t.discard else -1, len(t.discard), *DECK.count(t.discard)),
        ]


def seats(t: Table) -> range:
    """The seats of the table."""
    return range(t.players)


def seat_row(t: Table, seat: int) -> list[int]:
    """The numbers of SEAT_FIELDS from `present` to `deciding`."""
    return [
        *(1, int(t.lives(seat)), t.life[seat], t.max_life[seat]),
        *(t.role[seat] + 1, CHARACTER_AT[t.cast[seat].name]),
        *(int(seat == t.active), int(seat == t.deciding)),
    ]


def seat_cards(t: Table, seat: int) -> list[int]:
    """The numbers of SEAT_FIELDS from `hand_size` on."""
    return [len(t.hands[seat]), *DECK.count(t.hands[seat]), *DECK.count(t.in_play[seat])[MUSTANG:]]


def card_numbers(card: int) -> tuple[int, int, int]:
    """The numbers of `card_fields`."""
    return (KIND_OF[card], SUIT[card], VALUE[card]) if card >= 0 else NO_CARD


def attack_in(t: Table) -> Shot | Raid | Duel | Losing | None:
    """What is being answered or takes life, if anything."""
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, (Shot, Raid, Duel, Losing)):
            return frame
    return None


def hostile_seats(t: Table) -> tuple[int, int]:
    """Who attacks whom."""
    attack = attack_in(t)
    if attack is None:
        return NOBODY, NOBODY
    return attack.by, attack.seat if isinstance(attack, Losing) else attack.target


def attack_numbers(t: Table) -> list[int]:
    """The numbers of TABLE_FIELDS from `cause` to `barrels`."""
    attack = attack_in(t)
    if attack is None:
        return [-1, 0, 0]
    needed = attack.needed if isinstance(attack, (Shot, Losing)) else 0
    return [attack.cause, needed, attack.barrels if isinstance(attack, Shot) else 0]


def open_numbers(t: Table) -> list[int]:
    """The numbers of TABLE_FIELDS from `purpose` to `open_3_value`."""
    frame = t.stack[-1] if t.stack else None
    purpose = frame.purpose if isinstance(frame, Check) else -1
    cards = list(frame.cards()) if isinstance(frame, (Check, Looking)) else []
    numbers = [purpose]
    for at in range(OPEN_CARDS):
        numbers += card_numbers(cards[at] if at < len(cards) else -1)
    return numbers


def shelf_numbers(t: Table) -> list[int]:
    """The numbers of `shelf`."""
    frame = t.stack[-1] if t.stack else None
    return DECK.count(frame.shelf if isinstance(frame, Store) else vec[i64]())
