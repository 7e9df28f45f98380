"""Clocks, told from the log alone: who has used how much, and when the one who decides runs out of time."""

from __future__ import annotations

from sixgun.server.log import Entry
from sixgun.server.room import Clock


class Clocks:
    """The time of one game. `bank` is what every seat has left beyond the time of a decision."""

    def __init__(self, clock: Clock, seats: int, began: float) -> None:
        self.clock = clock
        self.bank = [clock.bank] * seats
        self.since = began

    def took(self, entry: Entry) -> None:
        """A decision was made; what it took beyond its time comes from the bank."""
        if self.clock.move is not None:
            over = max(0.0, entry.at - self.since - self.clock.move)
            self.bank[entry.seat] = max(0.0, self.bank[entry.seat] - over)
        self.since = entry.at

    def deadline(self, seat: int, grace: float = 0.0) -> float | None:
        """When a bot decides for a seat; `grace` is what a lost connection adds."""
        if self.clock.move is None:
            return None
        return self.since + self.clock.move + self.bank[seat] + grace

    def to_data(self) -> dict[str, object]:
        """The clocks as JSON; `since` and `move` tell a client how much is left."""
        bank = [round(seconds, 1) for seconds in self.bank]
        return {"since": self.since, "move": self.clock.move, "bank": bank}
