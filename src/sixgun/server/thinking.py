"""Bots think in processes of their own, with a limit: a slow or crashed one delays nobody, greenhorn answers for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sixgun.api import load
from sixgun.bots.bot import tell
from sixgun.bots.hire import BOTS, hire
from sixgun.engine.chance import Luck, child_seed
from sixgun.engine.game import Game

LOGGER = logging.getLogger("sixgun.house")


class Thinking:
    """The workers, and how long they may take."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.queued = 0
        self.replaced = 0

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        """What a bot does in a seat; by greenhorn if it doesn't say in time."""
        self.queued += 1
        try:
            asked = self.workers_now().submit(choose, game.record(), seat, bot)
            return await asyncio.wait_for(asyncio.wrap_future(asked), self.seconds)
        except (TimeoutError, BrokenProcessPool, RuntimeError) as trouble:
            LOGGER.warning("a bot is replaced", extra={"bot": bot, "trouble": type(trouble).__name__})
            self.replaced += 1
            self.restart()
            return answer(game, seat, BOTS[0])
        finally:
            self.queued -= 1

    def workers_now(self) -> ProcessPoolExecutor:
        """The workers, started when they are first needed."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=quiet)
        return self.pool

    def restart(self) -> None:
        """End all workers; new ones start with the next question."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """No more thinking."""
        self.restart()


def quiet() -> None:
    """Ctrl-C is for the house; it ends its workers itself."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(record: dict[str, object], seat: int, bot: str) -> str:
    """In a worker: replay the game and ask the bot."""
    return answer(load(record), seat, bot)


def answer(game: Game, seat: int, bot: str) -> str:
    """A bot that has heard everything its seat may know decides; its luck depends on where the game is."""
    decision = game.decision
    assert decision is not None
    luck = Luck(child_seed(game.state.chance.seed, seat, len(game.history)))
    player = hire(bot, game.rules.name, luck)
    tell(game.events, {seat: player})
    return player.choose(game.view(seat), decision).text
