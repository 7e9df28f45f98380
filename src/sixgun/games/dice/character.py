"""What a character can change: every hook, with what happens when he changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.num import i64

if TYPE_CHECKING:
    from sixgun.games.dice.table import Table


class Character:
    """The base of all characters.

    Numbers and leave to do things:

    - `name`, `life`     who he is, and the bullets on his card
    - `rolls`            rolls in a turn
    - `gatlings_needed`  Gatling dice that fire the Gatling
    - `rerolls_dynamite` whether Dynamite may be re-rolled while fewer than three show
    - `arrow_for_life`   whether he may take an arrow instead of losing a point to Bullseye or Gatling
    - `arrow_back`       whether he may put back an arrow for each point lost
    - `doubles`          whether one Beer a turn may double a Bullseye

    Hooks that answer a number: `nearest`, `farthest`, `indian_loss`, `gatling_loss`, `beer_heals`.
    Hooks that are told something: `begin_turn`, `shot_nobody`, `gatling_dice`, `others_fell`, `hurt_by`.
    """

    name: str = ""
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
        """Life regained by each Beer used for himself, by the life that he had when the Beer step began."""
        return 1

    def begin_turn(self, t: Table, seat: i64) -> None:
        """His turn begins; nothing is rolled yet."""

    def shot_nobody(self, t: Table, seat: i64) -> None:
        """His final result has no Bullseye."""

    def gatling_dice(self, t: Table, seat: i64, dice: i64) -> None:
        """His final result has Gatling dice; the Gatling itself, if there is one, has fired."""

    def others_fell(self, t: Table, seat: i64, fallen: i64) -> None:
        """So many other players were eliminated at one moment and he was not."""

    def hurt_by(self, t: Table, seat: i64, by: i64) -> None:
        """Another player made him lose life, perhaps the last of it."""
