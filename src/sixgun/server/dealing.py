"""How a game begins in a room: the luck is fixed, and the rows are made."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sixgun.api import new_game, rematch
from sixgun.engine.game import Game
from sixgun.registry import rules_of
from sixgun.server.fairness import promise, seed_of
from sixgun.server.room import Room


def promise_luck(room: Room, new_secret: Callable[[], dict[str, object]]) -> None:
    """A new secret for the next game of a room."""
    room.fairness = new_secret()
    room.promise = promise(room.fairness)
    for chair in room.chairs:
        chair.word = ""


def begin_game(room: Room, last: Game | None, now: float) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Deal in a room, which then plays: the row of the game, and who sits in it."""
    game = deal(room, last)
    seats = [{"guest": chair.guest, "bot": chair.bot, "name": chair.name} for chair in room.chairs]
    row: dict[str, Any] = {
        "id": secrets.token_hex(8),
        "room": room.code,
        "game": room.game,
        "rules": game.rules.version,
        "players": game.players,
        "options": {**game.options, "sets": list(game.rules.sets)},
        "fairness": {**room.fairness, "promise": room.promise},
        "seats": seats,
        "settings": {"clock": room.clock.model_dump()},
        "began": now,
    }
    room.begin(row["id"])
    seated = [{"guest": seat["guest"], "game": row["id"], "seat": at} for at, seat in enumerate(seats) if seat["guest"]]
    return row, seated


def deal(room: Room, last: Game | None) -> Game:
    """The game that begins: a further one of the same people by the options that are set now, or a new one."""
    words = {str(at): chair.word for at, chair in enumerate(room.chairs) if chair.word}
    room.fairness = {**room.fairness, "words": words}
    seed = seed_of(room.fairness)
    rules = rules_of(room.game, room.options.get("sets"))
    options: dict[str, object] = dict(room.options)
    if "always_ask" in rules.options and room.people:
        options["always_ask"] = True  # a pause tells nothing where people play
    if last is None or last.rules is not rules or last.players != len(room.chairs) or not rules.rematch_wishes:
        return new_game(room.game, players=len(room.chairs), seed=seed, **options)
    keep = [seat for seat in survivors(last) if room.chairs[seat].keeps]
    wishes: dict[str, Any] = {"keep_characters": keep, "rotate_sheriff": room.rotate_sheriff}
    wishes |= {name: options.get(name, usual) for name, usual in rules.options.items()}
    return rematch(last, seed=seed, **wishes)


def survivors(game: Game) -> list[int]:
    """The seats that were not eliminated."""
    players: Any = game.position()["players"]
    return [seat for seat, player in enumerate(players) if not player.get("eliminated")]
