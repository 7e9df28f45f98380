"""How a game begins in a room: the luck is fixed, the row is written, and the room knows of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from sixgun.api import new_game, rematch
from sixgun.engine.game import Game
from sixgun.registry import rules_of
from sixgun.server.fairness import promise, seed_of
from sixgun.server.people import Guest
from sixgun.server.refusals import Refused
from sixgun.server.registry import write
from sixgun.server.room import Room
from sixgun.server.schema import GAMES, SEATED

if TYPE_CHECKING:
    from sixgun.server.house import House


def promise_luck(room: Room, new_secret: Callable[[], dict[str, object]]) -> None:
    """A new secret for the next game of a room."""
    room.fairness = new_secret()
    room.promise = promise(room.fairness)
    for chair in room.chairs:
        chair.word = ""


def deal(room: Room, last: Game | None) -> Game:
    """The game that begins: a further one of the same people, or a new one."""
    words = {str(at): chair.word for at, chair in enumerate(room.chairs) if chair.word}
    room.fairness = {**room.fairness, "words": words}
    seed = seed_of(room.fairness)
    rules = rules_of(room.game, room.options.get("sets"))
    options: dict[str, object] = dict(room.options)
    if "always_ask" in rules.options and room.people:
        options["always_ask"] = True  # a pause tells nothing where people play
    if last is None or last.rules is not rules or not rules.rematch_wishes:
        return new_game(room.game, players=len(room.chairs), seed=seed, **options)
    keep = [seat for seat in survivors(last) if room.chairs[seat].keeps]
    wishes: dict[str, Any] = {"keep_characters": keep, "rotate_sheriff": True}
    return rematch(last, seed=seed, **{name: wishes[name] for name in rules.rematch_wishes})


def survivors(game: Game) -> list[int]:
    """The seats that were not eliminated."""
    players: Any = game.position()["players"]
    return [seat for seat, player in enumerate(players) if not player.get("eliminated")]


async def begin(house: House, code: str, guest: Guest, again: bool) -> None:
    """Begin a game: everything in one transaction with the room."""
    room, revision = await house.registry.find(code)
    room.need_host(guest.id)
    room.need_no_game()
    if any(not chair.guest and not chair.bot for chair in room.chairs):
        raise Refused("house-free-chairs")
    last = await house.games.last_of(room) if again and room.last else None
    game = deal(room, last)
    row = game_row(room, game, house.glass.now())
    room.playing = str(row["id"])
    for chair in room.chairs:
        chair.away = chair.left = False
    seated = [
        {"guest": chair.guest, "game": row["id"], "seat": at} for at, chair in enumerate(room.chairs) if chair.guest
    ]
    async with house.database.engine.begin() as connection:
        if not await write(connection, room, revision):
            raise Refused("house-busy")
        await connection.execute(insert(GAMES).values(row))
        await connection.execute(house.leases.row(room.playing))
        if seated:
            await connection.execute(insert(SEATED), seated)
    house.leases.mine.add(room.playing)
    await house.news.publish(f"room:{room.code}", revision + 1)
    await house.games.follow(room.playing)


def game_row(room: Room, game: Game, now: float) -> dict[str, object]:
    """The row of a game."""
    seats = [{"guest": chair.guest, "bot": chair.bot, "name": chair.name} for chair in room.chairs]
    return {
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
