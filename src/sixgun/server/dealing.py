"""How a game begins at a table, and how it ends: whose words make its luck, its options, who keeps their character."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update

from sixgun.api import load, new_game, rematch
from sixgun.engine.game import Game
from sixgun.new_luck import with_new_luck
from sixgun.registry import rules_of
from sixgun.server.fairness import promise, seed_of
from sixgun.server.inbox import CHANGED, DUE
from sixgun.server.people import Guest
from sixgun.server.refusals import Refused
from sixgun.server.room import Room
from sixgun.server.rooms import end_game
from sixgun.server.schema import GAMES, SEATED

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.table import Table

LOGGER = logging.getLogger("sixgun.house")


class Dealer:
    """Begins and ends the games of a table: each in one transaction with its room."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.house = table.house
        self.starters: list[tuple[Connection, int | None]] = []  # whose command is done when the game is on

    async def start(self, connection: Connection, ref: int | None, again: bool) -> None:
        """The host begins a game: the deal waits for the words that were sealed."""
        guest = connection.known()

        def ask(room: Room) -> None:
            room.need_host(guest.id)
            room.ask_for_words(self.table.presence.everybody, self.table.glass.now(), again)

        await self.table.change(ask)
        self.starters.append((connection, ref))

    async def go_on(self, room: Room) -> None:
        """What happens by itself before a game: it is time to begin, all words were shown, or one was not."""
        now = self.table.glass.now()
        if room.dealing and room.unshown and now < room.dealing.since + self.house.settings.word_seconds:
            self.table.wait_until(room.dealing.since + self.house.settings.word_seconds)
        elif room.dealing and room.unshown:
            await self.void(room)
        elif room.dealing:
            await self.deal()
        elif room.beginning and {*room.people} & {*self.table.presence.everybody}:
            if now < room.beginning.at and any(chair.is_free for chair in room.chairs):
                self.table.wait_until(room.beginning.at)
            else:
                await self.table.change(lambda room: room.begin_by_itself(self.table.presence.everybody, now))
                self.table.post(CHANGED)

    async def void(self, room: Room) -> None:
        """Somebody has not shown their word: nobody may know the luck and choose, so all is promised anew."""

        def begin_anew(now: Room) -> None:
            if now.dealing == room.dealing:
                voided = int(str(now.fairness.get("voided", 0))) + 1
                promise_luck(now, self.house.new_secret)
                now.fairness["voided"] = voided
                now.dealing = None

        await self.table.change(begin_anew)
        for connection, ref in self.starters:
            connection.refuse(Refused("house-no-word", name=room.unshown[0].name), ref)
        self.starters = []

    async def deal(self) -> None:
        """Deal, and play."""
        table, room = self.table, self.table.copy_of_room()
        again, played = room.dealing is not None and room.dealing.again, self.table.game
        last = played.game if again and played and played.over and played.id == room.last else None
        row, seated = begin_game(room, last, table.glass.now())
        async with self.house.database.begin() as connection:
            if not await self.house.rooms.write(connection, room, table.revision):
                table.post(CHANGED)  # another process was quicker
                return
            await connection.execute(insert(GAMES).values(row))
            await connection.execute(self.house.leases.row(row["id"], table.code))
            if seated:
                await connection.execute(insert(SEATED), seated)
        self.house.leases.mine[row["id"]] = table.code
        table.accept(room)
        table.game = await table.load(row["id"])
        table.post(DUE)  # a bot may be the first
        LOGGER.info("a game begins", extra={"again": again})

    def confirm(self) -> None:
        """The game is on: whoever has begun it hears so."""
        self.table.telling.done += self.starters
        self.starters = []

    async def take_over(self, guest: Guest, at: int | None) -> None:
        """Somebody takes a bot's chair in the game that is on, if they know nothing of any other hand in it."""
        table = self.table
        room, game = table.copy_of_room(), table.game
        seat = room.take_over_chair(guest, at)
        if game is None:
            raise Refused("house-busy")
        async with self.house.database.begin() as connection:
            sat = select(SEATED.c.guest).where(SEATED.c.game == game.id, SEATED.c.guest == guest.id)
            if (await connection.execute(sat)).first():
                raise Refused("house-taken")
            if not await self.house.rooms.write(connection, room, table.revision):
                table.post(CHANGED)
                raise Refused("house-busy")
            row = (await connection.execute(select(GAMES.c.seats).where(GAMES.c.id == game.id))).one()
            seats = [*row.seats]
            seats[seat] = {"guest": guest.id, "bot": None, "name": guest.name}
            await connection.execute(update(GAMES).where(GAMES.c.id == game.id).values(seats=seats))
            await connection.execute(insert(SEATED).values(guest=guest.id, game=game.id, seat=seat))
        table.accept(room)

    async def finish(self, game: str, outcome: Any) -> None:
        """A game is over: its row says so, and the room is free for the next. Without an outcome nobody has won."""
        table = self.table
        while table.room and table.room.playing == game:
            room = table.copy_of_room()
            room.game_over()
            promise_luck(room, self.house.new_secret)
            async with self.house.database.begin() as connection:
                written = await self.house.rooms.write(connection, room, table.revision)
                if written:
                    await end_game(connection, game, table.glass.now(), outcome)
            if written:
                table.accept(room)
                LOGGER.info("a game ends", extra={"game": game, "decided": outcome is not None})
                self.house.archive.keep(game)
            else:  # somebody has changed the room meanwhile
                table.room, table.revision = await self.house.rooms.find(table.code)
        self.house.leases.mine.pop(game, None)
        table.turns.held = None


def promise_luck(room: Room, new_secret: Callable[[], dict[str, object]]) -> None:
    """A new secret for the next game of a room; words for another one don't count."""
    room.fairness = new_secret()
    room.promise = promise(room.fairness)
    for chair in room.chairs:
        chair.seal = chair.word = ""


def begin_game(room: Room, last: Game | None, now: float) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Deal in a room, which then plays: the row of the game, and who sits in it."""
    game = deal_cards(room, last)
    room.move_to_role(roles_of(game))
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
        "settings": {"clock": room.clock.model_dump(), "origin": room.origin and room.origin.model_dump()},
        "began": now,
    }
    if room.origin:
        row |= {"base": game.start["position"], "base_at": 0}
    room.begin(row["id"])
    seated = [{"guest": seat["guest"], "game": row["id"], "seat": at} for at, seat in enumerate(seats) if seat["guest"]]
    return row, seated


def deal_cards(room: Room, last: Game | None) -> Game:
    """The game that begins: a further one of the same people by the options that are set now, or a new one."""
    sealed = {str(at): chair for at, chair in enumerate(room.chairs) if chair.seal}
    words = {at: chair.word for at, chair in sealed.items()}
    room.fairness = {**room.fairness, "words": words, "seals": {at: chair.seal for at, chair in sealed.items()}}
    seed = seed_of(room.fairness)
    if room.origin:
        return load(with_new_luck(room.position, seed))
    rules = rules_of(room.game, room.options.get("sets"))
    options: dict[str, object] = dict(room.options)
    if "always_ask" in rules.options and room.people:
        options["always_ask"] = True  # a pause tells nothing where people play
    if (
        room.role
        or last is None
        or last.rules is not rules
        or last.players != len(room.chairs)
        or not rules.rematch_wishes
    ):
        return new_game(room.game, players=len(room.chairs), seed=seed, **options)
    keep = [seat for seat in survivors(last) if room.chairs[seat].keeps]
    wishes: dict[str, Any] = {"keep_characters": keep, "rotate_sheriff": room.rotate_sheriff}
    wishes |= {name: options.get(name, usual) for name, usual in rules.options.items()}
    return rematch(last, seed=seed, **wishes)


def roles_of(game: Game) -> list[str]:
    """The role of each seat; in The Duel its side."""
    players: Any = game.position()["players"]
    return [player.get("role") or player["side"] for player in players]


def survivors(game: Game) -> list[int]:
    """The seats that were not eliminated."""
    players: Any = game.position()["players"]
    return [seat for seat, player in enumerate(players) if not player.get("eliminated")]
