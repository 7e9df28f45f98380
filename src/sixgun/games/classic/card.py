"""What a kind of card of the classic game can be, and what bots think of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.messages import ReasonType
from sixgun.engine.num import i64, mypyc_attr
from sixgun.family.sets import Printed
from sixgun.games.classic import reasons

if TYPE_CHECKING:
    from sixgun.games.classic.table import ClassicTable

# The border of a card: discarded when it is played, or put in play to work from there, at once or later.
BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BORDERS: Final = ("brown", "blue", "green")

# What a card shows, one bit each. Its symbols tell bots, environments and clients what it is about.
BANG_CARD: Final = 1  # counts as BANG!: one a turn, and an answer to Indians! and in a Duel
SHOT: Final = 2  # fires a BANG! symbol
MISSED: Final = 4  # cancels a shot
LIFE: Final = 8  # gives its player life
BEER: Final = 16  # is Beer: works at the brink, and not with two players left
DRAW: Final = 32  # draws cards
TAKE: Final = 64  # a card of another player is taken or discarded
AREA: Final = 128  # everybody else is a target
SHARE: Final = 256  # everybody gets something
CHALLENGE: Final = 512  # answered in turn
CURSE: Final = 1024  # nobody wants it in front of them

FAR: Final = 99  # at any distance


@mypyc_attr(acyclic=True)
class Hint:
    """What a kind of card is worth to a gunhand: one in the hand, how much less a second one is, that an enemy loses
    the one in front of them, how hostile it is to play it at somebody, how likely it is still in a hand after a turn
    (in percent of a Missed!), and whether it matters who is friend and foe."""

    def __init__(self, value: i64, copy: i64, loot: i64 = 0, hostility: i64 = 0, kept: i64 = 40, social: bool = True):
        self.value = value
        self.copy = copy
        self.loot = loot
        self.hostility = hostility
        self.kept = kept
        self.social = social


NO_HINT: Final = Hint(0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Printed):
    """A kind of card: what is printed on it and what it does. A set lists one object of each.

    - `faces`       its cards by rank and suit: "AS QH" (T is ten)
    - `border`      BROWN, BLUE or GREEN
    - `symbols`     what it shows
    - `price`       other hand cards that are discarded to play it: none or one; a green card has none
    - `aims`        whether it is played at a player; `at_self` whether that may be oneself
    - `takes_card`  whether it is played at a card of another player
    - `picky`       whether `why_not_at` has more to say than the distance
    - `book`        whether beginners leave it in the box (classic.setup.beginner)
    - `reach`       how far it reaches, if it is a weapon; `many_bangs` whether it fires without limit
    - `sight`, `remoteness`, `barrels`   what it changes while it is in play
    - `clause`      the clause of the rules about it, if it isn't called like the card
    - `hint`        what bots think of it; by its symbols, if nothing is said
    - `special`     whether it has a price, is green or a Missed!; the catalogue finds out
    """

    faces: str = ""
    border: i64 = BROWN
    symbols: i64 = 0
    price: i64 = 0
    aims: bool = False
    at_self: bool = False
    takes_card: bool = False
    picky: bool = False
    book: bool = False
    reach: i64 = 0
    many_bangs: bool = False
    sight: i64 = 0
    remoteness: i64 = 0
    barrels: i64 = 0
    clause: str = ""
    hint: Hint = NO_HINT
    special: bool = False

    def why_not(self, t: ClassicTable, seat: i64, card: i64) -> ReasonType | None:
        """Why it can't be played at all now: a reason, or nothing."""
        return None

    def distance(self, t: ClassicTable, seat: i64) -> i64:
        """How far away a target may be."""
        return FAR

    def why_not_at(self, t: ClassicTable, seat: i64, target: i64) -> ReasonType | None:
        """Why it can't be played at a living player who is near enough: a reason, or nothing."""
        return None

    def effect(self, t: ClassicTable, seat: i64, card: i64, target: i64, taken: i64) -> None:
        """Carry it out; it has left the hand already. `taken` is a card in play, or below 0 for a random hand card."""

    def attack(self, t: ClassicTable, seat: i64, target: i64, kind: i64, card: i64) -> None:
        """It comes to one player, if it is aimed at everybody."""

    def on_answer(self, t: ClassicTable, seat: i64, card: i64) -> None:
        """It was used as an answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerCard(Card):
    """A card that is never played by itself; every Missed! is one, whether it says so or not."""

    def why_not(self, t: ClassicTable, seat: i64, card: i64) -> ReasonType | None:
        return reasons.NEEDS_SHOT


def hint_of(card: Card) -> Hint:
    """What bots think of a card: what is said beside it, or what its symbols tell."""
    if card.hint is not NO_HINT:
        return card.hint
    stays = card.border != BROWN
    value: i64 = 55 if card.symbols & MISSED else 45
    hostility: i64 = 6 if card.takes_card else 10 if card.aims and card.symbols & (SHOT | CHALLENGE) else 0
    loot: i64 = -500 if card.symbols & CURSE else 55 if stays else 0
    return Hint(value, 36 if stays else 6, loot, hostility, 15 if stays else 40)
