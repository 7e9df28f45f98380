"""What a character of The Dice Game can change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.num import i64
from sixgun.family.sets import Printed

if TYPE_CHECKING:
    from sixgun.games.dice.table import DiceTable


class Character(Printed):
    """The base of all characters: every hook, with what happens when a character changes nothing.

    - `name`, `life`     the name, and the bullets on the card
    - `rolls`            rolls in a turn
    - `gatlings_needed`  Gatling dice that fire the Gatling
    - `rerolls_dynamite` whether Dynamite may be re-rolled while fewer than three show
    - `arrow_for_life`   whether an arrow may be taken instead of losing a point to Bullseye or Gatling
    - `arrow_back`       whether an arrow may be put back for each point lost
    - `doubles`          whether one Beer a turn may double a Bullseye
    """

    life: i64 = 0
    rolls: i64 = 3
    gatlings_needed: i64 = 3
    rerolls_dynamite: bool = False
    arrow_for_life: bool = False
    arrow_back: bool = False
    doubles: bool = False

    def nearest(self, bullseye: i64) -> i64:
        """The nearest seat that a Bullseye 1 or 2 may be aimed at."""
        return bullseye

    def farthest(self, bullseye: i64) -> i64:
        """The farthest seat that a Bullseye 1 or 2 may be aimed at."""
        return bullseye

    def indian_loss(self, arrows: i64) -> i64:
        """Life lost to an Indian attack."""
        return arrows

    def gatling_loss(self) -> i64:
        """Life lost to somebody's Gatling."""
        return 1

    def beer_heals(self, life: i64) -> i64:
        """Life regained by each Beer for oneself, by the life that there was when the Beer step began."""
        return 1

    def no_bullseye_bonus(self) -> i64:
        """Life regained for a final result without Bullseyes."""
        return 0

    def on_turn_begin(self, t: DiceTable, seat: i64) -> None:
        """The own turn begins; nothing is rolled yet."""

    def on_gatling_dice(self, t: DiceTable, seat: i64, dice: i64) -> None:
        """The own final result has Gatling dice; the Gatling itself, if there is one, has fired."""

    def on_eliminated(self, t: DiceTable, seat: i64, others: i64) -> None:
        """So many other players were eliminated at one moment, and this one was not."""

    def on_life_lost(self, t: DiceTable, seat: i64, points: i64, by: i64) -> None:
        """Another player took life, perhaps the last of it."""
