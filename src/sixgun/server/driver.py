"""What moves a game that nobody moves: bots and clocks. One process drives each game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sixgun.server.live import LiveGame
from sixgun.server.room import Room

if TYPE_CHECKING:
    from sixgun.server.house import House

LOGGER = logging.getLogger("sixgun.house")
RETRY = 0.5
STAND_IN = "gunhand"  # for those who are away
THINKING = 0.75  # the part of a poker face's pause in which a bot may think


class Driver:
    """Follows one game: tells its room what is new, and decides what a bot or the clock must decide.

    `plan` is what a bot has chosen for the decision with a number: it thinks at once and answers after the pause, so
    that the time it takes tells nothing.
    """

    def __init__(self, house: House, live: LiveGame) -> None:
        self.house = house
        self.glass = house.glass
        self.live = live
        self.due: float | None = None
        self.shown = -1
        self.plan = (-1, "")

    async def run(self) -> None:
        """Until the game is over: wait for news or for the time to act."""
        while True:
            try:
                await self.live.catch_up()
                self.show()
                if self.live.over:
                    await self.house.finish(self.live)
                    return
                self.due = None
                if self.live.id in self.house.leases.mine:
                    await self.decide()
            except Exception as trouble:
                LOGGER.warning("a game waits", extra={"game": self.live.id, "trouble": type(trouble).__name__})
                self.due = self.glass.now() + RETRY
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
        await self.glass.heard(self.live.wake, self.due)
        self.live.wake.clear()

    # -- deciding ------------------------------------------------------------------------------------------------

    async def decide(self) -> None:
        """Answer for a bot, for somebody who is away, or for one whose time is up."""
        decision = self.live.game.decision
        assert decision is not None
        seat, number = int(decision.seat), self.live.number
        room = await self.house.room(self.live.room)
        moment, pause, by = await self.when(room, seat)
        self.due = moment
        if moment is None or self.glass.now() < moment:
            return
        self.due = moment + pause
        if self.plan[0] != number:
            bot = self.live.seats[seat]["bot"] or STAND_IN
            limit = pause * THINKING if room.face and pause else None
            self.plan = (number, await self.house.thinking.choose(self.live.game, seat, bot, limit))
        if self.glass.now() < self.due or number != self.live.number:
            return
        if await self.live.act(number, seat, self.plan[1], by) and by == "clock":
            await self.house.mark_away(self.live.room, seat)

    async def when(self, room: Room, seat: int) -> tuple[float | None, float, str]:
        """When somebody else thinks for a seat, the pause before they answer, and who; with a poker face the pause is
        the same for everybody, whatever there is to think of.
        """
        chair, clocks, settings = room.chairs[seat], self.live.clocks, self.house.settings
        if not chair.guest or chair.away:
            return clocks.since, settings.poker_face if room.face else settings.bot_pause, "bot"
        here = await self.house.is_present(room.code, chair.guest)
        deadline = clocks.deadline(seat, 0.0 if here else settings.grace)
        if deadline is not None and clocks.since < self.house.opened:
            deadline = max(deadline, self.house.opened + settings.grace)  # nobody could answer a closed house
        return deadline, settings.poker_face if room.face else 0.0, "clock"
