"""A game that is being played: a replica of the log, and what each seat is told of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from array import array
from bisect import bisect_right
from typing import Any

from sixgun.api import load, new_game
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.matches.match import Match, Person
from sixgun.narration import Act, LogBuilder, log_of
from sixgun.registry import rules_of
from sixgun.server.clocktime import Clocks
from sixgun.server.fairness import seed_of
from sixgun.server.log import Entry, Log, LogTrouble
from sixgun.server.room import Clock

UNKNOWN = sys.maxsize  # the log may have come to any number


class Undecided(Exception):
    """A game of older rules that can't go on."""


class LiveGame:
    """One game, replayed from its rows. `heard` is the newest number that somebody told of."""

    def __init__(self, row: Any, log: Log) -> None:
        self.id: str = row.id
        self.room: str = row.room
        self.seats: list[dict[str, Any]] = row.seats
        self.log = log
        game, self.offset = begin(row)
        self.match = Match(game, [Person()] * game.players)
        clock = Clock.model_validate(row.settings["clock"])
        self.clocks = Clocks(clock, game.players, row.began, log.glass.now())
        self.heard = self.offset
        self.kept = self.offset  # the number of the position that was kept last
        self.writing = 0
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        self.told: dict[tuple[int | None, int], str] = {}
        self.seen = Seen(self.game)

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

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest in this game."""
        return next((at for at, seat in enumerate(self.seats) if guest and seat["guest"] == guest), None)

    # -- following the log ---------------------------------------------------------------------------------------

    def hear(self, number: int) -> None:
        """Somebody tells that the log has come to a number; 0: something may have been missed."""
        self.heard = max(self.heard, number or UNKNOWN)
        if self.heard > self.number and self.heard != self.writing:
            self.wake.set()

    async def catch_up(self) -> None:
        """Carry out what the log has and we don't."""
        async with self.lock:
            heard = self.heard
            if heard <= self.number:
                return
            self.heard = self.number  # what is told while we read may be newer than what we read
            try:
                entries = await self.log.since(self.id, self.number)
            except BaseException:
                self.heard = max(self.heard, heard)
                raise
            for entry in entries:
                self.carry_out(entry)

    def carry_out(self, entry: Entry) -> None:
        """The next entry of the log."""
        self.match.carry_out(entry.action)
        self.clocks.took(entry, self.log.glass.now())
        self.seen.look()
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
        except LogTrouble:
            self.writing = 0
            self.hear(0)  # whether it was written or not: look
            raise
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
        return len(self.seen.places[seat])

    def update(self, seat: int | None, event: int) -> str:
        """The message for a seat that has the events before a number, as JSON; the same for all who watch alike."""
        key = (seat, event)
        if key not in self.told:
            view = shifted(self.game.view(seat).to_dict(), self.offset)
            events = self.seen.since(seat, event, self.offset)
            line, acts = self.seen.acts_since(seat, event)
            message = {"type": "update", "game": self.id, "view": view, "events": events, "fresh": event == 0}
            message |= {"line": line, "acts": acts}
            self.told[key] = json.dumps({**message, "clocks": self.clocks.to_dict()}, separators=(",", ":"))
        return self.told[key]


class Seen:
    """Which events each seat, and a spectator, may know of; looked through once, as they happen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looked = 0
        self.places = {viewer: array("i") for viewer in (None, *range(game.players))}
        self.logs: dict[
            int | None, tuple[LogBuilder, array[int]]
        ] = {}  # of those who ask, with what each event changed
        self.look()

    def look(self) -> None:
        """At what is new."""
        events = self.game.events
        for place in range(self.looked, len(events)):
            for viewer, places in self.places.items():
                if events[place].seen_by(-1 if viewer is None else viewer):
                    places.append(place)
        self.looked = len(events)

    def since(self, seat: int | None, number: int, offset: int) -> list[dict[str, object]]:
        """What `Game.events_since` tells, found at once; `offset` actions came before the game."""
        marks, events = self.game.marks, self.game.events
        return [
            {"number": at, "action": offset + bisect_right(marks, place), "event": events[place].to_dict()}
            for at, place in enumerate(self.places[seat][number:], number)
        ]

    def acts_since(self, seat: int | None, number: int) -> tuple[int, list[Act]]:
        """The first act of a seat's log that changed with the events from a number on, and all from there."""
        if seat not in self.logs:
            self.logs[seat] = log_of(self.game.rules, self.game.players, seat), array("i")
        log, changed = self.logs[seat]
        for place in self.places[seat][len(changed) :]:
            changed.append(log.add(self.game.events[place].to_dict()))
        line = min(changed[number:], default=len(log.acts))
        return line, log.acts[line:]


def shifted(view: dict[str, Any], offset: int) -> dict[str, Any]:
    """A view whose numbers go on from the same game under older rules."""
    decision = view["decision"]
    numbered = {**decision, "number": decision["number"] + offset} if decision else None
    return {**view, "number": view["number"] + offset, "decision": numbered}


def begin(row: Any) -> tuple[Game, int]:
    """The game of a row before its first action, or from a position if the rules have changed since, and its number."""
    same = row.rules == rules_of(row.game).version
    if same and row.base is None:
        return new_game(row.game, players=row.players, seed=seed_of(row.fairness), **row.options), 0
    position, at = (row.base, row.base_at) if same else (row.position, row.position_at)
    if position is not None:
        with contextlib.suppress(SixgunError):
            return load(position), int(at)
    raise Undecided(row.id)
