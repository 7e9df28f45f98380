"""Scenarios of The Dice Game that read like play: who sits there, what is rolled, who does what.

    t = table(seat("slab", life=5), seat(life=3), seat(), seat(), rolls="12BBA")
    t.stop()
    t.shoot(1, twice=True)
    assert t.life(1) == 1

Seat 0 has the dice unless `roller` says otherwise; seat + 1 sits to the left. Rolls are letters, all rolls of the
scenario one after the other: A arrow, D dynamite, 1 and 2 Bullseyes, B beer, G gatling. Seats that name no character
get one whose ability changes nothing for others; roles that are not named are dealt from those that are missing.
"""

from __future__ import annotations

from typing import ClassVar

import sixgun
from tests.kit import Ring, seated

FACES = {"A": "arrow", "D": "dynamite", "1": "bullseye1", "2": "bullseye2", "B": "beer", "G": "gatling"}
QUIET = (
    *("paul-regret", "lucky-duke", "rose-doolan", "calamity-janet", "willy", "black-jack", "jesse-jones"),
    "jourdonnais",
)
ROLES = {
    3: ("deputy", "outlaw", "renegade"),
    4: ("sheriff", "outlaw", "renegade", "outlaw"),
    5: ("sheriff", "outlaw", "renegade", "outlaw", "deputy"),
    6: ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw"),
    7: ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy"),
    8: ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade"),
}


def seat(
    character: str | None = None, role: str | None = None, life: int | None = None, arrows: int = 0
) -> dict[str, object]:
    """A player; life is full unless given."""
    return {"character": character, "role": role, "life": life, "arrows": arrows}


def crowd(players: int) -> list[dict[str, object]]:
    """Players of whom a scenario says nothing."""
    return [seat() for _ in range(players)]


def faces(letters: str) -> list[str]:
    """Letters as faces; spaces don't matter."""
    return [FACES[letter] for letter in letters.replace(" ", "")]


def position(*seats: dict[str, object], rolls: str = "", roller: int = 0, turn: int = 0) -> dict[str, object]:
    """The position of a scenario, at the beginning of the roller's turn."""
    players = seated(seats, QUIET, ROLES[len(seats)])
    return {
        **{"sixgun": "position", "version": 1, "game": "dice", "players": players, "roller": roller, "turn": turn},
        "next_dice": faces(rolls),
    }


class Table(Ring):
    """A game of dice with the words of a rule test."""

    ACTIVE: ClassVar[str] = "roller"

    # -- play ----------------------------------------------------------------------------------------------------

    def roll(self, *dice: int) -> Table:
        """Roll dice again, counted from 1."""
        return self.do("roll " + ",".join(str(die) for die in dice))

    def stop(self) -> Table:
        """No more rolls."""
        return self.do("stop")

    def shoot(self, *targets: int, twice: bool = False) -> Table:
        """Aim the next Bullseye dice."""
        return self.do(*[f"{'shoot-twice' if twice else 'shoot'} {target}" for target in targets])

    def beer(self, *targets: int) -> Table:
        """Use the next Beers."""
        return self.do(*[f"beer {target}" for target in targets])

    # -- look ----------------------------------------------------------------------------------------------------

    def arrows(self, at: int) -> object:
        """Arrows held."""
        return self.player(at)["arrows"]

    @property
    def quivers(self) -> list[object]:
        """Arrows held, seat by seat."""
        return [self.arrows(at) for at in range(self.game.players)]

    @property
    def middle(self) -> int:
        """Arrows in the middle."""
        return 9 - sum(arrows for arrows in self.quivers if isinstance(arrows, int))

    def story(self, *names: str) -> list[str]:
        """The events of these names as they followed each other, without repetitions."""
        told = super().story(*names)
        return [name for at, name in enumerate(told) if at == 0 or told[at - 1] != name]

    def told(self, seat: int | None, what: str) -> list[object]:
        """What a seat (None: a spectator) is told of every player."""
        return [self.player(at, seat)[what] for at in range(self.game.players)]


def table(*seats: dict[str, object], rolls: str = "", roller: int = 0, turn: int = 0) -> Table:
    """A scenario."""
    return Table(sixgun.load(position(*seats, rolls=rolls, roller=roller, turn=turn)))
