"""A game that is being played: a replica of the log, and what each seat is told of it."""

from __future__ import annotations

import contextlib
from array import array
from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import msgspec

from sixgun.api import load, new_game
from sixgun.engine.action import Action, Actions
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.game import Game
from sixgun.matches.errors import NotYourDecision, StaleAction
from sixgun.narration import Act, LogBuilder, log_of
from sixgun.registry import rules_of
from sixgun.server.action_log import Entry
from sixgun.server.clocktime import Clocks
from sixgun.server.fairness import seed_of
from sixgun.server.protocol import Clock

KEPT = 12  # acts of a log to which further events may belong


class Undecided(Exception):
    """A game of older rules that can't go on."""


class Replica:
    """One game, replayed from its rows; `offset` actions were done by older rules."""

    def __init__(self, row: Any, now: float, grace: float) -> None:
        self.id: str = row.id
        self.ended: bool = row.ended is not None
        self.settings: dict[str, Any] = row.settings
        self.game, self.offset = begin(row)
        clock = Clock.model_validate(row.settings["clock"])
        self.clocks = Clocks(clock, self.game.players, row.began, now, grace)
        self.kept = self.offset  # the number of the position that was kept last
        self.answered: dict[int, tuple[int, Actions]] = {}  # each seat's last decision, with what could be done
        self.told: dict[int, bytes] = {}  # what spectators get who have the events before a number
        self.seen = Seen(self.game, lambda: [number - self.offset for number in self.hints])

    @property
    def number(self) -> int:
        """How many actions were done."""
        return self.offset + len(self.game.history)

    @property
    def over(self) -> bool:
        return self.game.is_over

    @property
    def hints(self) -> list[int]:
        """The numbers of the decisions to which a hint was given."""
        return list(self.settings.get("hints", []))

    @property
    def undos(self) -> int:
        """How many actions were taken back."""
        return int(self.settings.get("undos", 0))

    def was_last(self, seat: int) -> bool:
        """Whether the last action was a seat's."""
        return self.number > self.offset and self.answered.get(seat, (-1, None))[0] == self.number - 1

    def carry_out(self, entry: Entry, now: float, action: Action | None = None) -> None:
        """The next entry of the log; who has found its action legal gives it."""
        self.answered[entry.seat] = self.number, self.game.legal_actions
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

    def has_answer(self, number: int, seat: int, at: int) -> bool:
        """Whether this was a seat's last answer, by the log alone: also after a restart, and of another process."""
        last, actions = self.answered.get(seat, (-1, self.game.legal_actions))
        return number == last and at < len(actions) and self.game.history[number - self.offset] == actions[at]

    # -- telling -------------------------------------------------------------------------------------------------

    def event_count(self, seat: int | None) -> int:
        """How many events a seat may know of."""
        return len(self.seen.places[seat])

    def update(self, seat: int | None, event: int) -> bytes:
        """The message for a seat that has the events before a number, as JSON; the same for all who watch."""
        if seat is not None:
            return self.encode(seat, event)
        if event not in self.told:
            self.told[event] = self.encode(None, event)
        return self.told[event]

    def encode(self, seat: int | None, event: int) -> bytes:
        """What is new to a seat."""
        view = shifted(self.game.view(seat).to_dict(), self.offset)
        events = self.seen.since(seat, event, self.offset)
        line, acts = self.seen.acts_since(seat, event)
        message = {"type": "update", "game": self.id, "view": view, "events": events, "fresh": event == 0}
        message |= {"line": line, "acts": acts, "clocks": self.clocks.to_dict()}
        return msgspec.json.encode(message)


class Seen:
    """Which events each seat, and a spectator, may know of; looked through once, as they happen. `hints` are the
    decisions to which the only person asked for one: it stands in the log before what they did then.
    """

    def __init__(self, game: Game, hints: Callable[[], list[int]]) -> None:
        self.game = game
        self.hints = hints
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
        """The first act of a seat's log that changed with the events from a number on, and all from there. Old acts
        are forgotten, since few ask for them, and found again in the events.
        """
        if seat not in self.logs:
            self.logs[seat] = self.new_log(seat)
        log, changed = self.logs[seat]
        self.follow(seat, log, changed)
        line = min(changed[number:], default=len(log.acts))
        log.forget(min(line, len(log.acts) - KEPT))
        return line, (log if line >= log.forgotten else self.follow(seat, *self.new_log(seat))).acts[line:]

    def new_log(self, seat: int | None) -> tuple[LogBuilder, array[int]]:
        """A log of no event yet."""
        return log_of(self.game.rules, self.game.players, seat), array("i")

    def follow(self, seat: int | None, log: LogBuilder, changed: array[int]) -> LogBuilder:
        """A log with all events that a seat may know of."""
        hints, places = self.hints(), self.places[seat]
        for at in range(len(changed), len(places)):
            line = len(log.acts)
            if seat is not None and hints and self.hinted(hints, *places[max(0, at - 1) : at + 1]):
                line = log.take_hint(seat)
            changed.append(min(line, log.add(self.game.events[places[at]].to_dict())))
        return log

    def hinted(self, hints: list[int], *places: int) -> bool:
        """Whether a hint was asked for after one event and before another."""
        before, now = (bisect_right(self.game.marks, place) for place in (places[0], places[-1]))
        return any(before <= number < now for number in hints)


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
