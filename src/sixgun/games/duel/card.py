"""What a kind of card of The Duel can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.messages import ReasonType
from sixgun.engine.num import i64, mypyc_attr
from sixgun.family.sets import Printed
from sixgun.games.duel import reasons

if TYPE_CHECKING:
    from sixgun.games.duel.table import DuelTable

# What a card is by its colour (a BANG! card, an Action card, equipment), and the symbols that it shows: one bit each.
RED: Final = 1
BROWN: Final = 2
BLUE: Final = 4
HIT: Final = 8
AVOID: Final = 16
RELOADS: Final = 32
ALWAYS_ACTIVE: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Printed):
    """A kind of card: what is printed on it and what it does in phase 2. A set lists one object of each.

    - `law`, `outlaws`   the reveal symbols of its cards in either deck, one letter a card: barrel, snake, dynamite,
                         horseshoe
    - `traits`           colour, big hit or avoid symbol, reload or always-active symbol
    - `aims`             whether it is played at a character
    - `takes_card`       whether it is played at a card in play; `takes_hand_card` at the other hand, too
    - `value`            what it is worth to a gunhand in the hand: 100 is a life point
    - `worn`, `in_front` what it is worth in play, and what it helps the AC in the enemy's turn besides
    """

    law: str = ""
    outlaws: str = ""
    traits: i64 = BROWN
    aims: bool = False
    takes_card: bool = False
    takes_hand_card: bool = False
    value: i64 = 45
    worn: i64 = 0
    in_front: i64 = 0

    def __init__(
        self,
        name: str = "",
        law: str = "",
        outlaws: str = "",
        traits: i64 = BROWN,
        value: i64 = 45,
        worn: i64 = 0,
        in_front: i64 = 0,
    ) -> None:
        """A card that is printed so; without a name, as its class says."""
        if name:
            self.name = name
            self.law = law
            self.outlaws = outlaws
            self.traits = traits
            self.value = value
            self.worn = worn
            self.in_front = in_front

    def targets(self, t: DuelTable, seat: i64) -> i64:
        """The places that it can be played at, or whose cards it can take, one bit each."""
        return 0

    def why_not_at(self, t: DuelTable, seat: i64, place: i64) -> ReasonType:
        """Why it can't be played at another place where somebody stands."""
        return reasons.OWN_CHARACTER if place >> 1 == seat else reasons.REARGUARD

    def effect(self, t: DuelTable, seat: i64, kind: i64, place: i64, taken: i64) -> None:
        """Carry it out; it lies on the discard pile already, and `seat` plays it. `taken` is a card in play, or below
        0."""
