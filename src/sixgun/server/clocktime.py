"""Clocks, told from the log alone: who has used how much, and when the one who decides runs out of time."""

from __future__ import annotations

from sixgun.server.action_log import Entry
from sixgun.server.protocol import Clock, ClocksData


class Clocks:
    """The time of one game. Beyond the time of a decision every seat has a `bank`, and `grace` while not connected.

    By the log a decision waits since `at`. That may be in the future here, if the clock was set back before the house
    opened, or if another process has one that is ahead. `since` is no later than when this process heard of it.
    """

    def __init__(self, clock: Clock, seats: int, began: float, now: float, grace: float) -> None:
        self.clock = clock
        self.bank = [clock.bank] * seats
        self.grace = [grace] * seats
        self.at = began
        self.since = min(began, now)

    def took(self, entry: Entry, now: float) -> None:
        """A decision was made; what it took beyond its time comes from the bank, then from the grace."""
        if self.clock.move is not None:
            over = max(0.0, entry.at - self.at - self.clock.move)
            lent = max(0.0, over - self.bank[entry.seat])
            self.bank[entry.seat] -= over - lent
            self.grace[entry.seat] = max(0.0, self.grace[entry.seat] - lent)
        self.at = entry.at
        self.since = min(entry.at, now)

    def deadline(self, seat: int, connected: bool) -> float | None:
        """When a bot decides for a seat."""
        if self.clock.move is None:
            return None
        return self.since + self.clock.move + self.bank[seat] + (0.0 if connected else self.grace[seat])

    def to_dict(self) -> ClocksData:
        """The clocks as JSON."""
        bank = [round(seconds, 1) for seconds in self.bank]
        return {"since": self.since, "move": self.clock.move, "bank": bank}
