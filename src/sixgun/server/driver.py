"""What moves a game that nobody moves: bots, clocks, answers without a choice. One process drives each game."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from sixgun.bots.hire import BOTS
from sixgun.engine.errors import SixgunError
from sixgun.server.live import LiveGame
from sixgun.server.log import LogTrouble
from sixgun.server.room import Chair, Room

if TYPE_CHECKING:
    from sixgun.server.house import House

RETRY = 0.5


class Driver:
    """Follows one game: tells its room what is new, and decides what a bot or the clock must decide."""

    def __init__(self, house: House, live: LiveGame) -> None:
        self.house = house
        self.live = live
        self.due: float | None = None
        self.shown = -1

    async def run(self) -> None:
        """Until the game is over: wait for news or for the time to act."""
        while True:
            try:
                await self.live.catch_up()
                self.show()
                if self.live.over:
                    await self.house.finish(self.live)
                    return
                if self.live.id in self.house.leases.mine:
                    await self.decide()
            except (LogTrouble, SixgunError, OSError):
                self.due = time.time() + RETRY
            await self.wait()

    def show(self) -> None:
        """Tell the clients of this process."""
        if self.shown != self.live.number:
            self.shown = self.live.number
            hub = self.house.hubs.get(self.live.room)
            if hub and hub.live is self.live:
                hub.tell_game()

    async def wait(self) -> None:
        """For news, or until something is due."""
        timeout = None if self.due is None else max(0.0, self.due - time.time())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.live.wake.wait(), timeout)
        self.live.wake.clear()

    # -- deciding ------------------------------------------------------------------------------------------------

    async def decide(self) -> None:
        """Answer for a bot, for somebody who is away or has no choice, or for one whose time is up."""
        decision = self.live.game.decision
        assert decision is not None
        seat, number = int(decision.seat), self.live.number
        room = await self.house.room(self.live.room)
        chair = room.chairs[seat] if seat < len(room.chairs) else Chair(bot=BOTS[0])
        self.due, by = self.when(room, chair, seat, len(decision.actions))
        if self.due is None or time.time() < self.due:
            return
        action = await self.house.thinking.choose(self.live.game, seat, self.live.seats[seat]["bot"] or BOTS[-1])
        if number == self.live.number and await self.live.act(number, seat, action, by) and by == "clock":
            await self.house.mark_away(self.live.room, seat)

    def when(self, room: Room, chair: Chair, seat: int, choices: int) -> tuple[float | None, str]:
        """When somebody else decides for a seat, and who."""
        since, settings = self.live.clocks.since, self.house.settings
        pause = settings.poker_face if room.face else settings.bot_pause
        if chair.bot or chair.away or not chair.guest:
            return since + pause, "bot"
        if choices == 1 and room.face:
            return since + pause, "bot"
        hub = self.house.hubs.get(self.live.room)
        lost = hub is not None and chair.guest in hub.gone
        return self.live.clocks.deadline(seat, settings.grace if lost else 0.0), "clock"
