"""Finished games as the page shows them: what the archive's own process does. It knows no database."""

from __future__ import annotations

import gzip
from collections.abc import Collection
from copy import deepcopy
from typing import Any

import msgspec

from sixgun.api import load
from sixgun.engine.game import Game
from sixgun.narration import log_of

OPEN_HANDS = ("role", "hand", "reserve")


def rendered(head: dict[str, Any], record: dict[str, Any], seat: int | None, hints: list[int]) -> bytes:
    """A game as a page needs it, compressed."""
    shown = moments({**record, "actions": []}, record["actions"], seat, hints)
    return gzip.compress(msgspec.json.encode({**head, **shown}))


def summary(data: bytes) -> dict[str, Any]:
    """Who was who in a game that was rendered with everything open, and how many turns it had."""
    game = msgspec.json.decode(gzip.decompress(data))
    events = [told["event"] for told in game["events"]]
    last = game["views"][-1]
    return {"turns": last["turn"], "seats": [who_was(seat, last, events) for seat in range(len(last["players"]))]}


def who_was(seat: int, last: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    """The role and the character of a seat, in The Duel its side and whom it led last; and who has felled it."""
    player = last["players"][seat]
    if "side" not in player:
        blows = [event["by"] for event in events if event["name"] == "lost" and event["seat"] == seat]
        felled = blows[-1] if blows and not player["alive"] else None
        return {"role": player["role"], "character": player["character"], "felled": felled}
    standing = [hero["character"] for hero in player["characters"] if hero]
    fallen = [event["character"] for event in events if event["name"] == "fell" and event["seat"] == seat]
    return {"role": player["side"], "character": (standing or fallen[-1:] or [""])[0], "felled": None}


def position_of(record: dict[str, Any]) -> dict[str, Any]:
    """The position at the end of a record; of one that these rules can't follow there is none."""
    game = load(record)
    if game.parted:
        raise game.parted
    return game.position()


def moments(start: dict[str, Any], actions: list[str], seat: int | None, hints: Collection[int] = ()) -> dict[str, Any]:
    """Every view, from before the first action to the end, how the log changed to each, and all events. `hints` are
    the decisions to which one was taken.
    """
    game = load(start)
    past = Watched(game, seat)
    for number, action in enumerate(actions):
        hinted = game.current_seat if number in hints else None
        game.apply(action)
        past.look(hinted)
    events = all_events(game) if seat is None else game.events_since(0, seat)
    return {"views": past.views, "log": past.log, "events": events}


class Watched:
    """A game that somebody looks at, moment by moment."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.heard = 0
        self.builder = log_of(game.rules, game.players, seat)
        self.views: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.look()

    def look(self, hinted: int | None = None) -> None:
        """At what is there now, and what of the log is new or has changed; first that a seat took a hint."""
        news = [event for event in self.game.events[self.heard :] if self.seat is None or event.seen_by(self.seat)]
        self.heard = len(self.game.events)
        line = len(self.builder.acts)
        if hinted is not None and self.seat in (None, hinted):
            self.builder.take_hint(hinted)
        line = min([line, *(self.builder.add(event.to_dict()) for event in news)])
        self.views.append(seen(self.game, self.seat))
        self.log.append({"line": line, "acts": deepcopy(self.builder.acts[line:])})


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    """A view without its decision; an open one shows hands and roles."""
    view: dict[str, Any] = {**game.view(seat).to_dict(), "decision": None}
    if seat is None:
        position: Any = game.position()
        view["players"] = [
            {**player, **{field: whole[field] for field in OPEN_HANDS if field in whole}}
            for player, whole in zip(view["players"], position["players"], strict=True)
        ]
    return view


def all_events(game: Game) -> list[dict[str, Any]]:
    """All events in their order, those told to one player alone too, with the action that each belongs to."""
    action, entries = 0, list[dict[str, Any]]()
    for at, event in enumerate(game.events):
        while at >= game.marks[action]:
            action += 1
        entries.append({"number": at, "action": action, "event": event.to_dict()})
    return entries
