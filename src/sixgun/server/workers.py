"""Bots think in processes of their own, with a limit: a slow or crashed one delays nobody, greenhorn answers for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from sixgun.engine.game import Game
from sixgun.make_bot import BOTS
from sixgun.matches.thinking import advise, answer, choose, dismiss, thinks_long
from sixgun.workers import worker_pool

LOGGER = logging.getLogger("sixgun.house")
TRIES = 2  # a worker that dies takes the questions of others with it: they are asked once more

Work = Callable[[dict[str, object], int, str], str]


class Crew:
    """Workers, and how long each may take. What waits for one that is free has not begun: nothing is ended for it."""

    def __init__(self, workers: int, seconds: float, work: Work) -> None:
        self.workers = workers
        self.seconds = seconds
        self.work = work
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(workers)

    async def ask(self, record: dict[str, object], seat: int, bot: str, seconds: float) -> str:
        """The answer of a worker, as long as it comes in time; the waiting counts."""
        async with asyncio.timeout(seconds):
            for _ in range(TRIES):
                await self.free.acquire()
                pool = self.workers_now()
                try:
                    return await self.hear(pool, self.submit(pool, record, seat, bot), seconds)
                except BrokenProcessPool:
                    self.restart(pool)
        raise BrokenProcessPool(bot)

    def submit(self, pool: ProcessPoolExecutor, *question: Any) -> Future[str]:
        """Give a question to a worker; it is free again when it has answered, however late, or is gone."""
        loop = asyncio.get_running_loop()
        try:
            asked = pool.submit(self.work, *question)
        except BaseException:
            self.free.release()
            raise

        def done(_: Future[str]) -> None:
            with contextlib.suppress(RuntimeError):  # the house is closed
                loop.call_soon_threadsafe(self.free.release)

        asked.add_done_callback(done)
        return asked

    async def hear(self, pool: ProcessPoolExecutor, asked: Future[str], seconds: float) -> str:
        """What a worker answers. Who waits no longer lets it think on, but not for longer than any may."""
        try:
            return await asyncio.wrap_future(asked)
        except asyncio.CancelledError:
            later = max(0.0, self.seconds - seconds)
            asyncio.get_running_loop().call_later(later, self.end_if_running, pool, asked)
            raise

    def end_if_running(self, pool: ProcessPoolExecutor, asked: Future[str]) -> None:
        """A worker that has thought for as long as any may is ended."""
        if asked.running():
            self.restart(pool)

    def workers_now(self) -> ProcessPoolExecutor:
        """The workers, started when they are first needed."""
        if self.pool is None:
            self.pool = worker_pool(self.workers, "spawn")
        return self.pool

    def prepare(self) -> None:
        """Let a worker come, so that it is there when the first question is asked."""
        if self.pool is None:
            self.workers_now().submit(os.getpid)

    def restart(self, pool: ProcessPoolExecutor) -> None:
        """End these workers, unless that was done already; new ones start with the next question, and whoever waits for
        an answer of these asks them.
        """
        if pool is self.pool:
            self.pool = None
            dismiss(pool)

    def close(self) -> None:
        """No more thinking."""
        if self.pool is not None:
            self.restart(self.pool)


class Thinking:
    """The workers of a house. Bots that search have their own: nobody's quick bot waits behind a legend."""

    def __init__(self, workers: int, seconds: float, work: Work | None = None) -> None:
        self.quick = Crew(1, seconds, work or choose)
        self.deep = Crew(workers, seconds, work or choose)
        self.advisers = Crew(1, seconds, advise)
        self.queued = 0
        self.replaced = 0

    def crew(self, bot: str) -> Crew:
        """Who thinks for a bot."""
        return self.deep if thinks_long(bot) else self.quick

    def prepare(self, bots: set[str]) -> None:
        """These bots will play."""
        for bot in bots - {BOTS[0]}:
            self.crew(bot).prepare()

    async def choose(self, game: Game, seat: int, bot: str, limit: float | None = None) -> str:
        """What a bot does in a seat; by greenhorn, who needs no time, if it doesn't say, or says what isn't legal.

        `limit` is for a table where everybody answers after the same pause.
        """
        if bot == BOTS[0]:
            return answer(game, seat, bot)
        crew = self.crew(bot)
        self.queued += 1
        try:
            action = await crew.ask(game.record(), seat, bot, min(crew.seconds, limit or crew.seconds))
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

    async def advise(self, game: Game, seat: int, bot: str) -> list[dict[str, Any]]:
        """What a bot thinks of each action of a seat, the best first; nothing, if it doesn't say."""
        try:
            found: list[dict[str, Any]] = json.loads(
                await self.advisers.ask(game.record(), seat, bot, self.advisers.seconds)
            )
            return found
        except Exception as failed:
            LOGGER.warning("no hint", extra={"bot": bot, "trouble": type(failed).__name__})
            return []

    def close(self) -> None:
        """No more thinking."""
        for crew in (self.quick, self.deep, self.advisers):
            crew.close()
