"""Bots think in processes of their own, with a limit: a slow or crashed one delays nobody, greenhorn answers for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sixgun.api import load
from sixgun.bots.bot import catch_up
from sixgun.bots.hire import BOTS, hire
from sixgun.engine.chance import Luck, child_seed
from sixgun.engine.game import Game

LOGGER = logging.getLogger("sixgun.house")
TRIES = 2  # a worker that dies takes the questions of others with it: they are asked once more

Work = Callable[[dict[str, object], int, str], str]


class Thinking:
    """The workers, and how long they may take."""

    def __init__(self, workers: int, seconds: float, work: Work | None = None) -> None:
        self.workers = workers
        self.seconds = seconds
        self.work = work or choose
        self.pool: ProcessPoolExecutor | None = None
        self.queued = 0
        self.replaced = 0

    async def choose(self, game: Game, seat: int, bot: str, limit: float | None = None) -> str:
        """What a bot does in a seat; by greenhorn, who needs no time, if it doesn't say, or says what isn't legal.

        `limit` is for a table where everybody answers after the same pause.
        """
        if bot == BOTS[0]:
            return answer(game, seat, bot)
        self.queued += 1
        try:
            action = await self.ask(game.record(), seat, bot, min(self.seconds, limit or self.seconds))
            if game.why_not(action) is None:
                return action
            trouble = "illegal"
        except Exception as failed:
            trouble = type(failed).__name__
        finally:
            self.queued -= 1
        LOGGER.warning("a bot is replaced", extra={"bot": bot, "trouble": trouble})
        self.replaced += 1
        return answer(game, seat, BOTS[0])

    async def ask(self, record: dict[str, object], seat: int, bot: str, seconds: float) -> str:
        """The answer of a worker, as long as it comes in time."""
        for _ in range(TRIES):
            pool = self.workers_now()
            try:
                asked = pool.submit(self.work, record, seat, bot)
                return await asyncio.wait_for(asyncio.wrap_future(asked), seconds)
            except BrokenProcessPool:
                self.restart(pool)
            except TimeoutError:
                later = max(0.0, self.seconds - seconds)
                asyncio.get_running_loop().call_later(later, self.end_if_running, pool, asked)
                raise
        raise BrokenProcessPool(bot)

    def end_if_running(self, pool: ProcessPoolExecutor, asked: Future[str]) -> None:
        """A worker that has thought for as long as any may is ended."""
        if asked.running():
            self.restart(pool)

    def workers_now(self) -> ProcessPoolExecutor:
        """The workers, started when they are first needed."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=settle_in)
        return self.pool

    def restart(self, pool: ProcessPoolExecutor) -> None:
        """End these workers, unless that was done already; new ones start with the next question, and whoever waits for
        an answer of these asks them.
        """
        if pool is self.pool:
            self.pool = None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False)

    def close(self) -> None:
        """No more thinking."""
        if self.pool is not None:
            self.restart(self.pool)


def settle_in() -> None:
    """In a worker: Ctrl-C is for the house, and a worker whose house is dead ends itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_house, daemon=True).start()


def end_with_the_house() -> None:
    """Wait for the end of the house, however it comes."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(0)


def choose(record: dict[str, object], seat: int, bot: str) -> str:
    """In a worker: replay the game and ask the bot."""
    return answer(load(record), seat, bot)


def answer(game: Game, seat: int, bot: str) -> str:
    """A bot that has heard everything its seat may know decides; its luck depends on where the game is."""
    decision = game.decision
    assert decision is not None
    luck = Luck(child_seed(game.state.chance.seed, seat, len(game.history)))
    player = hire(bot, game.rules.name, luck, timed=True)
    catch_up(game, {seat: player})
    return player.choose(game.view(seat), decision).text
