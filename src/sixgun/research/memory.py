"""What a seat remembers of a game: who did what to whom how often, and which role each player seems to have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr, u8

from sixgun.bots.role_belief import EventReplay, RoleBelief, RoleTally
from sixgun.bots.rollout import Policy
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import Event, EventListener, EventType, MessageType
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State
from sixgun.family.roles import DIED, UNKNOWN, RoleTable
from sixgun.research.observer import Page

MOST: Final = 10  # what is done more often counts as so often
CERTAIN: Final = 255  # parts of a certainty: numbers are bytes
ROLE_COUNT: Final = 4


@mypyc_attr(acyclic=True)
class Memory(EventListener):
    """Counts `kinds` of deeds by and at every seat. It hears only what the whole table is told, so one memory serves
    all seats; each sees it counted from its own chair, in as many rows as there can be `seats`."""

    def __init__(self, players: int, seats: int, kinds: int, roles: int = 0) -> None:
        self.players: i64 = players
        self.seats: i64 = seats
        self.kinds: i64 = kinds
        self.row: i64 = roles + kinds * seats
        self.size: i64 = seats * self.row
        self.counts = vec[i64]([0] * (kinds * players * players))

    def hear(self, events: list[Event]) -> None:
        """What happened so far; what only some were told is passed over."""
        for event in events:
            if event.audience == NOBODY:
                self.on_event(event.type, event.a, event.b, event.c, event.d)

    def add(self, kind: i64, by: i64, at: i64, times: i64) -> None:
        """Somebody did something to somebody else."""
        if by >= 0 and at >= 0 and by != at:
            place = (kind * self.players + by) * self.players + at
            self.counts[place] = min(MOST, self.counts[place] + times)

    def write(self, state: State, seat: i64, page: Page) -> None:
        """Write a row for every seat, the observer's first."""
        start = page.at - page.start
        self.look(state, seat)
        row: i64 = 0
        while row < self.players:
            page.go_to(start + row * self.row)
            by = (seat + row) % self.players
            self.write_role(by, page)
            kind: i64 = 0
            while kind < self.kinds:
                first = (kind * self.players + by) * self.players
                away: i64 = 0
                while away < self.players:
                    page.number(self.counts[first + (seat + away) % self.players])
                    away += 1
                page.skip(self.seats - self.players)
                kind += 1
            row += 1
        page.go_to(start + self.size)

    def look(self, state: State, seat: i64) -> None:
        """What the observer knows besides."""

    def write_role(self, other: i64, page: Page) -> None:
        """How likely a player has each role, in games with roles."""

    def vector(self, state: State, seat: i64) -> vec[u8]:
        """What a seat remembers."""
        numbers = vec[u8]([0] * self.size)
        self.write(state, seat, Page(numbers, 0))
        return numbers


@mypyc_attr(acyclic=True)
class RoleMemory(Memory):
    """Remembers besides what everybody's deeds tell of their role: each observer adds the roles that they know."""

    def __init__(self, t: State, seats: int, kinds: int, policy: Policy, replay: EventReplay) -> None:
        super().__init__(t.players, seats, kinds, ROLE_COUNT)
        seen = t.redacted(NOBODY)
        assert isinstance(seen, RoleTable)
        replay.rewind(seen)
        self.table: RoleTable = seen
        self.policy = policy
        self.replay = replay
        self.tally = RoleTally(t.players)
        self.held: RoleBelief = self.tally.belief(seen.role)

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(event_type, EventType)
        if event_type is DIED:
            self.table.role[a] = b
        self.replay.follow(self.table, Event(event_type, NOBODY, a, b, c, d), self.tally, self.policy)
        self.policy.on_event(event_type, a, b, c, d)

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, RoleTable)
        known = state.role[:]
        other: i64 = 0
        while other < len(known):
            if other != seat and not state.role_is_public(other):
                known[other] = UNKNOWN
            other += 1
        self.held = self.tally.belief(known)

    def write_role(self, other: i64, page: Page) -> None:
        role: i64 = 0
        while role < ROLE_COUNT:
            page.number(i64(self.held.chance(other, role) * CERTAIN + 0.5))
            role += 1
