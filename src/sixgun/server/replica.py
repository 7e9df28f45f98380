"""A game that is being played: a replica of the log, and what each seat is told of it."""

from __future__ import annotations

import contextlib
from array import array
from bisect import bisect_right
from typing import Any

import msgspec

from sixgun.api import load, new_game
from sixgun.engine.action import Action
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.game import Game
from sixgun.matches.errors import NotYourDecision, StaleAction
from sixgun.narration import Act, LogBuilder, log_of
from sixgun.registry import rules_of
from sixgun.server.action_log import Entry
from sixgun.server.clocktime import Clocks
from sixgun.server.fairness import seed_of
from sixgun.server.protocol import Clock


class Undecided(Exception):
    """A game of older rules that can't go on."""


class Replica:
    """One game, replayed from its rows; `offset` actions were done by older rules."""

    def __init__(self, row: Any, now: float, grace: float) -> None:
        self.id: str = row.id
        self.ended: bool = row.ended is not None
        self.game, self.offset = begin(row)
        clock = Clock.model_validate(row.settings["clock"])
        self.clocks = Clocks(clock, self.game.players, row.began, now, grace)
        self.kept = self.offset  # the number of the position that was kept last
        self.told: dict[tuple[int | None, int], bytes] = {}
        self.seen = Seen(self.game)

    @property
    def number(self) -> int:
        """How many actions were done."""
        return self.offset + len(self.game.history)

    @property
    def over(self) -> bool:
        return self.game.is_over

    def carry_out(self, entry: Entry, now: float, action: Action | None = None) -> None:
        """The next entry of the log; who has found its action legal gives it."""
        self.game.carry_out(action) if action else self.game.apply(entry.action)
        self.clocks.took(entry, now)
        self.seen.look()
        self.told.clear()

    def legal(self, number: int, seat: int, at: int) -> Action:
        """The legal action with an id, for the seat and decision that it is meant for."""
        decision = self.game.decision
        if number != self.number:
            raise StaleAction("stale-action", number=number, now=self.number)
        if decision is None or seat != decision.seat:
            raise NotYourDecision("not-your-decision", seat=seat + 1)
        if at >= len(decision.actions):
            raise BadData("id", "range", low=0, high=len(decision.actions) - 1, value=at)
        return decision.actions[at]

    # -- telling -------------------------------------------------------------------------------------------------

    def event_count(self, seat: int | None) -> int:
        """How many events a seat may know of."""
        return len(self.seen.places[seat])

    def update(self, seat: int | None, event: int) -> bytes:
        """The message for a seat that has the events before a number, as JSON; the same for all who watch alike."""
        key = (seat, event)
        if key not in self.told:
            view = shifted(self.game.view(seat).to_dict(), self.offset)
            events = self.seen.since(seat, event, self.offset)
            line, acts = self.seen.acts_since(seat, event)
            message = {"type": "update", "game": self.id, "view": view, "events": events, "fresh": event == 0}
            message |= {"line": line, "acts": acts, "clocks": self.clocks.to_dict()}
            self.told[key] = msgspec.json.encode(message)
        return self.told[key]


class Seen:
    """Which events each seat, and a spectator, may know of; looked through once, as they happen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looked = 0
        self.places = {viewer: array("i") for viewer in (None, *range(game.players))}
        self.logs: dict[int | None, tuple[LogBuilder, array[int]]] = {}  # with what each event changed
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
    if not offset:
        return view
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
