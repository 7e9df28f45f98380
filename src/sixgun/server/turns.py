"""Who answers next at a table, and when: a person, a bot, or a bot for one who is away or whose time is up."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixgun.engine.action import Action
from sixgun.server.action_log import Entry
from sixgun.server.dealing import survivors
from sixgun.server.inbox import DUE, Thought
from sixgun.server.protocol import Act
from sixgun.server.refusals import Refused
from sixgun.server.replica import Replica
from sixgun.server.room import Room

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.table import Table

STAND_IN = "gunhand"  # for those who are away
SLOW = 3600.0  # seconds for a decision from which on a game is a slow one
MOMENT = 20.0  # seconds for which somebody may be away without a word
THINKING = 0.75  # the part of a poker face's pause in which a bot may think


@dataclass(frozen=True)
class Held:
    """An answer that waits for the end of the pause at a table with a poker face."""

    connection: Connection
    act: Act
    until: float
    at: float


class Turns:
    """The answers of a table's game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.house = table.house
        self.plan: tuple[int, str] = (-1, "")  # what a bot has chosen for the decision with a number
        self.thinks = -1  # about the decision with this number
        self.held: Held | None = None
        self.reminded = -1  # of the decision with this number

    # -- people --------------------------------------------------------------------------------------------------

    async def act(self, connection: Connection, act: Act) -> bool:
        """An answer of a player: legal, committed, then told. With a poker face it may have to wait: false."""
        game, room, seat = self.table.game, self.table.room, connection.seat
        if game is None or room is None or seat is None or (game.over and not self.is_repeated(act, seat)):
            raise Refused("house-not-seated")
        if act.game not in ("", game.id):
            raise Refused("stale-action", number=act.number, now=game.number)
        if self.is_repeated(act, seat):
            return True
        action = game.legal(act.number, seat, act.id)
        if room.chairs[seat].away:
            await self.table.change(lambda room: room.come_back(connection.guest_id))
        until = game.clocks.since + self.house.settings.poker_face if room.face else 0.0
        if self.held and self.held.act is not act:
            raise Refused("stale-action", number=act.number, now=game.number)
        if self.table.glass.now() < until:
            self.held = Held(connection, act, until, time.perf_counter())
            return False
        self.held = None
        await self.append(game, seat, action, "person")
        return True

    def is_repeated(self, act: Act, seat: int) -> bool:
        """Whether an answer was carried out already, and is only sent again."""
        game = self.table.game
        return game is not None and act.game == game.id and game.has_answer(act.number, seat, act.id)

    async def append(self, game: Replica, seat: int, action: Action, by: str) -> None:
        """Write an action as the next one, then carry it out."""
        now = self.table.glass.now()
        entry = Entry(game.id, game.number + 1, seat, action.text, by, now)
        if not await self.house.log.append(entry, self.table.code):
            await self.table.read()
            raise Refused("stale-action", number=entry.number - 1, now=game.number)
        game.carry_out(entry, now, action)

    # -- bots and clocks -----------------------------------------------------------------------------------------

    async def go_on(self, room: Room, game: Replica) -> None:
        """The next action, if it is not a person's to choose, or was chosen already."""
        held = self.held
        if held and held.act.number != game.number:
            self.held = held = None
        if held and self.table.glass.now() < held.until:
            self.table.wait_until(held.until)
        elif held:
            await self.table.obey(held.connection, held.act, held.at)
            self.table.post(DUE)
        elif self.table.drives:
            self.remind(room, game)
            await self.move_for_others(room, game)

    async def move_for_others(self, room: Room, game: Replica) -> None:
        """Answer for a bot, for somebody who is away, or for one whose time is up."""
        decision = game.game.decision
        assert decision is not None
        seat, number, now = int(decision.seat), game.number, self.table.glass.now()
        moment, pause, by = self.when(room, game, seat)
        if moment is None:
            return
        if now < moment:
            self.table.wait_until(moment)
        elif self.plan[0] != number:
            self.think(game, seat, room.chairs[seat].bot or STAND_IN, pause * THINKING if room.face and pause else None)
        elif now < moment + pause:
            self.table.wait_until(moment + pause)
        else:
            action = next(each for each in decision.actions if each.text == self.plan[1])
            await self.append(game, seat, action, by)
            if by == "clock":
                await self.table.change(lambda room: room.mark_away(seat))
            self.table.post(DUE)

    async def hurry(self, connection: Connection) -> None:
        """Somebody who sits here wants the rest without pauses: no person may be in the game any more."""
        game, room = self.table.game, self.table.room
        if game is None or room is None or connection.seat is None or game.over:
            raise Refused("house-not-seated")
        if any(room.chairs[seat].guest for seat in survivors(game.game)):
            raise Refused("house-no-hurry")
        await self.table.change(lambda room: setattr(room, "hurry", game.id))

    def remind(self, room: Room, game: Replica) -> None:
        """In a slow game somebody who is not here hears once that it is their turn."""
        chair, move = room.chairs[game.game.current_seat or 0], room.clock.move
        gone = self.table.presence.absent.get(chair.guest or "")
        if self.house.push.key is None or gone is None or chair.away or self.reminded == game.number:
            return
        if move is not None and move < SLOW:
            return
        moment = max(gone, game.clocks.since) + MOMENT
        if self.table.glass.now() < moment:
            self.table.wait_until(moment)
        else:
            self.reminded = game.number
            self.house.spawn(self.house.push.remind(chair.guest or "", room.code, room.game))

    def when(self, room: Room, game: Replica, seat: int) -> tuple[float | None, float, str]:
        """When somebody else thinks for a seat, the pause before they answer, and who; with a poker face the pause is
        the same for everybody, whatever there is to think of.
        """
        chair, clocks, settings = room.chairs[seat], game.clocks, self.house.settings
        absent = self.table.presence.absent
        face = settings.poker_face if room.face else 0.0
        if room.hurry == game.id:
            return clocks.since, 0.0, "bot"
        if not chair.guest or chair.away:
            return clocks.since, face if room.face else settings.bot_pause, "bot"
        deadline = clocks.deadline(seat, chair.guest not in absent)
        if deadline is None and chair.guest in absent and {*room.people} & {*self.table.presence.everybody}:
            deadline = max(clocks.since, absent[chair.guest]) + settings.absence  # others wait for one who is gone
        if deadline is not None and clocks.since < self.house.opened:
            deadline = max(deadline, self.house.opened + settings.grace)  # nobody could answer a closed house
        return deadline, face, "clock"

    def think(self, game: Replica, seat: int, bot: str, limit: float | None) -> None:
        """Let a bot choose in its own process; the table hears of it."""
        if self.thinks != game.number:
            self.thinks = game.number
            self.house.spawn(self.thought(game, seat, bot, limit))

    async def thought(self, game: Replica, seat: int, bot: str, limit: float | None) -> None:
        """What a bot has chosen."""
        number = game.number
        self.table.post(Thought(number, await self.house.thinking.choose(game.game, seat, bot, limit)))
