"""Who plays with an agent: bots in all seats but its own."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bots.bot import Bot
from sixgun.engine.errors import BadData
from sixgun.engine.rng import Rng, child_seed
from sixgun.make_bot import BotSpec, make_bot

Bots = BotSpec | Sequence[BotSpec]


class Company:
    """The bots at a table of so many players, from the agent's left round to its right, by name, class or
    `module:Class`; one alone plays in all those seats. `seat` is the agent's, None for another one in each game."""

    def __init__(self, game: str, players: int, seat: int | None, bots: Bots) -> None:
        self.game = game
        self.players = players
        self.seat = check_seat(seat, players)
        self.specs = [bots] * (players - 1) if isinstance(bots, (str, type, Bot)) else list(bots)
        if len(self.specs) != players - 1:
            raise BadData("bots", "list", length=players - 1)
        self.bots(bytes(32), 0)  # whatever is wrong with them is told at once

    def bots(self, seed: bytes, me: int) -> dict[int, Bot]:
        """New bots for a game with this seed, by their seats."""
        seats = [(me + 1 + left) % self.players for left in range(self.players - 1)]
        return {
            seat: make_bot(spec, self.game, Rng(child_seed(seed, seat)))
            for seat, spec in zip(seats, self.specs, strict=True)
        }

    def __call__(self, seed: bytes) -> tuple[int, dict[int, Bot]]:
        """The agent's seat and everybody else in a game with this seed."""
        me = Rng(child_seed(seed, self.players)).below(self.players) if self.seat is None else self.seat
        return int(me), self.bots(seed, int(me))


def check_seat(seat: int | None, players: int) -> int | None:
    """The agent's seat, if the table has it; None is another one in each episode."""
    if seat is not None and not 0 <= seat < players:
        raise BadData("seat", "range", low=0, high=players - 1, value=seat)
    return seat
