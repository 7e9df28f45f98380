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

import sixgun

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
    taken = [player["character"] for player in seats]
    free = iter([name for name in QUIET if name not in taken])
    roles = list(ROLES[len(seats)])
    for player in seats:
        if player["role"] is not None:
            roles.remove(str(player["role"]))
    players = [
        {**player, "character": player["character"] or next(free), "role": player["role"] or roles.pop(0)}
        for player in seats
    ]
    return {
        **{"sixgun": "position", "version": 1, "game": "dice", "players": players, "roller": roller, "turn": turn},
        "next_dice": faces(rolls),
    }


class Table:
    """A game from a set-up position, with the words of a rule test."""

    def __init__(self, game: sixgun.Game) -> None:
        self.game = game

    # -- play ----------------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        """Actions by their texts."""
        for text in texts:
            self.game.apply(text)
        return self

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

    def player(self, at: int) -> dict[str, object]:
        """A player as the position tells of him."""
        players = self.game.position()["players"]
        assert isinstance(players, list)
        player = players[at]
        assert isinstance(player, dict)
        return player

    def life(self, at: int) -> object:
        """Life left."""
        return self.player(at)["life"]

    def arrows(self, at: int) -> object:
        """Arrows held."""
        return self.player(at)["arrows"]

    @property
    def lives(self) -> list[object]:
        """Life left, seat by seat."""
        return [self.life(at) for at in range(self.game.players)]

    @property
    def quivers(self) -> list[object]:
        """Arrows held, seat by seat."""
        return [self.arrows(at) for at in range(self.game.players)]

    @property
    def middle(self) -> int:
        """Arrows in the middle."""
        return 9 - sum(arrows for arrows in self.quivers if isinstance(arrows, int))

    @property
    def turn_of(self) -> object:
        """Whose turn it is."""
        return self.game.position()["roller"]

    @property
    def asked(self) -> tuple[int, str]:
        """Who must decide, and the name of the question."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return int(decision.seat), decision.question.name

    @property
    def options(self) -> list[str]:
        """The texts of the legal actions."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision.actions.texts()

    def refused(self, action: sixgun.Action | str) -> str:
        """The name of the reason why an action isn't possible."""
        reason = self.game.why_not(action)
        assert reason is not None, f"{action} is possible"
        return reason.name

    def happened(self, name: str) -> list[dict[str, object]]:
        """All events of a name so far, oldest first."""
        return [event.data() for event in self.game.events if event.name == name]

    def story(self, *names: str) -> list[str]:
        """The events of these names as they followed each other, without repetitions."""
        told = [event.name for event in self.game.events if event.name in names]
        return [name for at, name in enumerate(told) if at == 0 or told[at - 1] != name]

    def told(self, seat: int | None, what: str) -> list[object]:
        """What a seat (None: a spectator) is told of every player."""
        players = self.game.view(seat).to_data()["players"]
        assert isinstance(players, list)
        return [player[what] for player in players]

    @property
    def winners(self) -> tuple[str, tuple[int, ...]] | None:
        """The side that won and its seats; None while the game goes on."""
        outcome = self.game.outcome
        return (outcome.side, outcome.winners) if outcome else None


def table(*seats: dict[str, object], rolls: str = "", roller: int = 0, turn: int = 0) -> Table:
    """A scenario."""
    return Table(sixgun.load(position(*seats, rolls=rolls, roller=roller, turn=turn)))
