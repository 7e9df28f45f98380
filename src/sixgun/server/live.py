"""A game that is being played: a replica of the log, and what each seat is told of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from sixgun.api import load, new_game
from sixgun.engine.errors import IllegalAction, SixgunError
from sixgun.engine.game import Game
from sixgun.games.registry import rules_of
from sixgun.matches.match import Match, Person
from sixgun.server.clocktime import Clocks
from sixgun.server.fairness import seed_of
from sixgun.server.log import Entry, Log
from sixgun.server.room import Clock


class Undecided(Exception):
    """A game of older rules that can't go on."""


class LiveGame:
    """One game, replayed from its rows. `heard` is the newest number that somebody told of."""

    def __init__(self, row: Any, log: Log) -> None:
        self.id: str = row.id
        self.room: str = row.room
        self.seats: list[dict[str, Any]] = row.seats
        self.settings: dict[str, Any] = row.settings
        self.log = log
        game, self.offset = begin(row)
        self.match = Match(game, [Person()] * game.players)
        self.clocks = Clocks(Clock.model_validate(row.settings["clock"]), game.players, row.began)
        self.heard = self.offset
        self.writing = 0
        self.kept = self.offset  # the number of the position that was kept last
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        self.told: dict[tuple[int | None, int], str] = {}
        self.counted = -1
        self.counts: dict[int | None, int] = {}

    @property
    def game(self) -> Game:
        """The engine's game."""
        return self.match.game

    @property
    def number(self) -> int:
        """How many actions were done."""
        return self.offset + self.match.number

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.game.outcome is not None

    # -- following the log ---------------------------------------------------------------------------------------

    def hear(self, number: int) -> None:
        """Somebody tells that the log has come to a number; 0: something may have been missed."""
        self.heard = max(self.heard, number or self.number + 1)
        if self.heard > self.number and self.heard != self.writing:
            self.wake.set()

    async def catch_up(self) -> bool:
        """Carry out what the log has and we don't; whether there was something."""
        async with self.lock:
            if self.heard <= self.number:
                return False
            before = self.number
            for entry in await self.log.since(self.id, self.number):
                self.carry_out(entry)
            self.heard = self.number
            return self.number > before

    def carry_out(self, entry: Entry) -> None:
        """The next entry of the log."""
        self.match.carry_out(entry.action)
        self.clocks.took(entry)
        self.told.clear()

    # -- acting --------------------------------------------------------------------------------------------------

    def legal(self, number: int, seat: int, at: int) -> str:
        """The text of the legal action with an id, for the seat and decision that it is meant for."""
        return self.match.legal(number - self.offset, at, seat).text

    async def act(self, number: int, seat: int, action: str, by: str) -> bool:
        """Write an action as the next one; false if somebody was faster. It is told only after the commit."""
        self.match.check(number - self.offset, action, seat)
        self.writing = number + 1
        try:
            entry = await self.log.append(self.id, number + 1, seat, action, by)
        finally:
            self.writing = 0
        self.heard = max(self.heard, number + 1)
        async with self.lock:
            if entry and self.number == number:
                self.carry_out(entry)
        self.wake.set()
        return entry is not None

    # -- telling -------------------------------------------------------------------------------------------------

    def event_count(self, seat: int | None) -> int:
        """How many events a seat may know of."""
        if self.counted != self.number:
            self.counted = self.number
            viewers = (None, *range(self.game.players))
            self.counts = {viewer: len(self.game.seen_by(viewer)) for viewer in viewers}
        return self.counts[seat]

    def update(self, seat: int | None, event: int) -> str:
        """The message for a seat that has the events before a number, as JSON; the same for all who watch alike."""
        key = (seat, event)
        if key not in self.told:
            events = self.game.events_since(event, seat)
            view = {**self.game.view(seat).to_data()}
            if self.offset:
                view = shifted(view, self.offset)
            message = {"type": "update", "game": self.id, "view": view, "events": events, "fresh": event == 0}
            self.told[key] = json.dumps({**message, "clocks": self.clocks.to_data()}, separators=(",", ":"))
        return self.told[key]


def shifted(view: dict[str, Any], offset: int) -> dict[str, Any]:
    """A view whose numbers go on from an older game of the same people."""
    decision = view["decision"]
    view["number"] += offset
    if decision:
        view["decision"] = {**decision, "number": decision["number"] + offset}
    return view


def begin(row: Any) -> tuple[Game, int]:
    """The game of a row before its first action, or from its last position if the rules have changed since."""
    rules = rules_of(row.game)
    if row.rules == rules.version:
        return new_game(row.game, players=row.players, seed=seed_of(row.fairness), **row.options), 0
    if row.position is None:
        raise Undecided(row.id)
    with contextlib.suppress(SixgunError, IllegalAction):
        return load(row.position), int(row.position_at)
    raise Undecided(row.id)
