"""What guests ask for before they sit at a table: another name, their tables, a new one, one with company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sixgun.engine.errors import SixgunError
from sixgun.make_bot import BOTS
from sixgun.server.dealing import promise_luck
from sixgun.server.people import Guest, check_name
from sixgun.server.protocol import Origin
from sixgun.server.refusals import Refused
from sixgun.server.room import Beginning, Room, new_practice, new_room
from sixgun.server.scene import Scene, scene_at, shipped
from sixgun.server.table import Table

if TYPE_CHECKING:
    from sixgun.server.house import House


class Reception:
    """Receives the guests of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def find_company(self, guest: Guest, game: str, wait: float, bot: str) -> Room:
        """An open table with people, the fullest first; or a new one that begins by itself after a while, with bots."""
        rooms = [room for room in await self.house.rooms.public() if room.game == game and room.has_room_for(guest.id)]
        for room in sorted(rooms, key=lambda room: (room.beginning is None, -len(room.people))):
            if await self.house.present(room.code):
                return room
        if bot not in BOTS:
            raise SixgunError("unknown-bot", name=bot, known=", ".join(BOTS))
        return await self.create(guest, game, beginning=Beginning(at=self.house.glass.now() + wait, bot=bot))

    async def rename(self, guest: Guest, name: str) -> Guest:
        """A guest takes another name, here and at the tables where they sit; not that of another at one of them."""
        self.house.pay_for_write(guest.id)
        renamed = Guest(guest.id, check_name(name))
        rooms = await self.house.rooms.of_guest(guest.id)
        for room in rooms:
            room.rename(renamed)
        await self.house.people.rename(guest, name)
        for room in rooms:
            await self.rename_at(room.code, renamed)
        await self.house.devices_changed(guest.id)
        return renamed

    async def rename_at(self, code: str, guest: Guest) -> None:
        """A guest has another name at one table, however often others change it meanwhile."""
        written = False
        while not written:
            room, revision = await self.house.rooms.find(code)
            room.rename(guest)
            async with self.house.database.begin() as connection:
                written = await self.house.rooms.write(connection, room, revision)
        self.house.hear(f"table:{code}")
        self.house.processes.tell(code)

    async def my_tables(self, guest: Guest) -> list[dict[str, Any]]:
        """The tables at which a guest sits: those that wait for them first, then the games that are on."""
        rooms = await self.house.rooms.of_guest(guest.id)
        tables = [{**room.view().model_dump(), **await self.waits_for(room, guest.id)} for room in rooms]
        return sorted(tables, key=lambda table: (not table["turn"], table["playing"] is None))

    async def waits_for(self, room: Room, guest: str) -> dict[str, Any]:
        """Whether the game that is on at a table waits for a guest, and how long it will."""
        seat, here = room.chair_of(guest), self.house.tables.get(room.code)
        if not room.playing or seat is None:
            return {"turn": False, "left": None}
        game = here.game if here else await Table(self.house, room.code).load(room.playing)
        if game is None or game.game.current_seat != seat:
            return {"turn": False, "left": None}
        deadline = game.clocks.deadline(seat, connected=True)
        return {"turn": True, "left": None if deadline is None else max(0.0, deadline - self.house.glass.now())}

    async def create(
        self,
        guest: Guest,
        game: str,
        players: int | None = None,
        sets: list[str] | None = None,
        beginning: Beginning | None = None,
    ) -> Room:
        """A new room; who has enough of them gives one up where they don't come any more, if there is one. One that
        begins by itself is open to everybody.
        """
        room = new_room(guest, game, players, sets)
        room.beginning, room.public = beginning, beginning is not None
        await self.add(guest, room)
        if room.public:
            self.house.lobby.changed()
        return room

    async def practise(self, guest: Guest, origin: Origin, seat: int | None, bot: str) -> Room:
        """A table alone with bots that begins in the middle of a finished game, or at a scene that the house ships."""
        if bot not in BOTS:
            raise SixgunError("unknown-bot", name=bot, known=", ".join(BOTS))
        scene = await self.scene_of(origin, guest)
        place = scene.seat if seat is None else seat
        if place not in scene.seats:
            raise Refused("house-seat-out")
        return await self.add(guest, new_practice(guest, place, bot, origin, scene.position))

    async def scene_of(self, origin: Origin, guest: Guest) -> Scene:
        """Where a game is to begin, as whom a guest was if they played in it."""
        if origin.game is None:
            return shipped(origin.scene or "")
        row = await self.house.archive.finished(origin.game)
        mine = next((seat for seat, chair in enumerate(row.seats) if chair["guest"] == guest.id), None)
        return scene_at(await self.house.archive.position(row, origin.action), mine)

    async def add(self, guest: Guest, room: Room) -> Room:
        """A new room, for one who hasn't too many, with a promise for its luck."""
        self.house.pay_for_write(guest.id)
        rooms = await self.house.rooms.hosted_by(guest.id)
        if len(rooms) >= self.house.settings.tables_per_guest and not await self.close_unused(rooms):
            raise Refused("house-too-many", most=self.house.settings.tables_per_guest)
        promise_luck(room, self.house.new_secret)
        return await self.house.rooms.add(room)

    async def close_unused(self, rooms: list[Room]) -> bool:
        """Close the first of a host's rooms at which nobody else sits and nobody is; whether there was one."""
        for room in rooms:
            if set(room.people) <= {room.host} and not await self.house.present(room.code):
                await self.house.close_room(room)
                return True
        return False
