"""What people hold of hidden roles while a game is on: kept, told to nobody before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from sixgun.family.roles import ROLES, RoleTable
from sixgun.server.database import Database
from sixgun.server.people import Guest
from sixgun.server.protocol import Read
from sixgun.server.refusals import Refused
from sixgun.server.schema import GUESTS, READS

if TYPE_CHECKING:
    from sixgun.server.table import Table


async def mark(table: Table, guest: Guest, read: Read) -> None:
    """A guest marks how likely each role of a seat is; the last mark at a moment counts."""
    room, game = table.room, table.game
    if room is None or game is None or game.over:
        raise Refused("house-no-read")
    state = game.game.state
    if not isinstance(state, RoleTable) or read.seat >= game.game.players or not {*read.roles} <= {*ROLES.names}:
        raise Refused("house-no-read")
    row = {"game": game.id, "guest": guest.id, "number": game.number, "seat": read.seat, "roles": read.roles}
    dialect: Any = postgresql if table.house.database.is_postgres else sqlite
    written = dialect.insert(READS).values(row)
    keys = ["game", "guest", "number", "seat"]
    async with table.house.database.begin() as connection:
        await connection.execute(written.on_conflict_do_update(index_elements=keys, set_={"roles": read.roles}))


async def reads_of(database: Database, row: Any) -> list[dict[str, Any]]:
    """All marks of a finished game, by who made them: the players by their names there, others by their own."""
    wanted = select(READS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == READS.c.guest)
    wanted = wanted.where(READS.c.game == row.id).order_by(READS.c.number, READS.c.seat)
    seats = {chair["guest"]: seat for seat, chair in enumerate(row.seats) if chair["guest"]}
    people: dict[str, dict[str, Any]] = {}
    async with database.engine.connect() as connection:
        for found in await connection.execute(wanted):
            seat = seats.get(found.guest)
            name = found.name if seat is None else row.seats[seat]["name"]
            reader = people.setdefault(found.guest, {"name": name, "seat": seat, "marks": []})
            reader["marks"].append({"number": found.number, "seat": found.seat, "roles": found.roles})
    return list(people.values())
