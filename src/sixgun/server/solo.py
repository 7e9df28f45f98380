"""What is only for one who plays alone with bots: hints, and taking an action back. Both are noted with the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sixgun.matches.errors import NotYourDecision
from sixgun.matches.takeback import reveals_nothing
from sixgun.server.protocol import HintMessage, HintOption
from sixgun.server.refusals import Refused
from sixgun.server.replica import Replica
from sixgun.server.schema import ACTIONS, GAMES, SEATED

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.table import Table

ADVISER = "legend"
BEST = 3  # answers that a hint names


class Solo:
    """Hints and undos at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.house = table.house
        self.given: tuple[Replica | None, int, list[HintOption]] = (None, -1, [])  # the last hint: of which decision

    async def game_of(self, connection: Connection) -> tuple[Replica, int]:
        """The game that is on and the seat of the only person who plays, or ever played, in it; as far as any process
        has come with it."""
        await self.table.read()
        room, game, seat = self.table.room, self.table.game, connection.seat
        guest = connection.known().id
        if room is None or game is None or seat is None or game.over:
            raise Refused("house-not-seated")
        async with self.house.database.engine.connect() as database:
            seated = (await database.execute(select(SEATED.c.guest).where(SEATED.c.game == game.id))).scalars().all()
        if {*seated, *room.people} != {guest}:
            raise Refused("house-not-alone")
        return game, seat

    async def hint(self, connection: Connection) -> None:
        """Let an adviser think about the decision of the seat, with what the seat knows; the answer comes later."""
        game, seat = await self.game_of(connection)
        if game.game.current_seat != seat:
            raise NotYourDecision("not-your-decision", seat=seat + 1)
        if self.given[0] is game and self.given[1] == game.number:
            connection.send(HintMessage(game=game.id, number=game.number, options=self.given[2]))
            return
        async with self.house.database.begin() as database:
            await self.note(database, game, lambda: {"hints": sorted({*game.hints, game.number})})
        self.house.spawn(self.think(connection, game, seat))

    async def think(self, connection: Connection, game: Replica, seat: int) -> None:
        """Tell what the adviser thinks; the client knows its decision by the number."""
        number, actions = game.number, [action.to_dict() for action in game.game.legal_actions]
        found = await self.house.thinking.advise(game.game, seat, ADVISER)
        options = [HintOption(id=actions.index(one.pop("action")), **one) for one in found[:BEST]]
        self.given = (game, number, options)
        connection.send(HintMessage(game=game.id, number=number, options=options))

    async def undo(self, connection: Connection) -> None:
        """Take back the last action, if it was the player's own and revealed nothing."""
        game, seat = await self.game_of(connection)
        if not game.was_last(seat) or not reveals_nothing(game.game, seat):
            raise Refused("house-no-undo")
        table, room = self.table, self.table.copy_of_room()
        room.undone += 1
        async with self.house.database.begin() as database:
            if not await self.house.rooms.write(database, room, table.revision):
                raise Refused("house-busy")
            last = delete(ACTIONS).where(ACTIONS.c.game == game.id, ACTIONS.c.number >= game.number)
            if (await database.execute(last)).rowcount != 1:  # another process has gone on meanwhile
                raise Refused("house-busy")
            await self.note(database, game, lambda: {"undos": game.undos + 1})
        table.accept(room)
        table.game = await table.load(game.id)
        table.forget_what_was_told()

    async def note(self, database: AsyncConnection, game: Replica, noted: Callable[[], dict[str, object]]) -> None:
        """Note something with the game, beside what other processes have noted."""
        row = select(GAMES.c.settings).where(GAMES.c.id == game.id)
        game.settings = (await database.execute(row.with_for_update())).scalar_one()
        game.settings = {**game.settings, **noted()}
        await database.execute(update(GAMES).where(GAMES.c.id == game.id).values(settings=game.settings))

    async def recall(self, game: Replica) -> None:
        """What any process has noted with a game that is over."""
        async with self.house.database.engine.connect() as database:
            row = select(GAMES.c.settings).where(GAMES.c.id == game.id)
            game.settings = (await database.execute(row)).scalar_one()
