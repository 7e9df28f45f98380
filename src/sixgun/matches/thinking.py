"""A bot's answer to a decision, here or in a worker process: whoever waits for a worker hears keys meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sixgun.api import load
from sixgun.bots.bot import catch_up
from sixgun.bots.hire import EFFORTS, hire
from sixgun.engine.chance import Luck, child_seed
from sixgun.engine.game import Game


def answer(game: Game, seat: int, bot: str) -> str:
    """A bot that has heard everything its seat may know decides; its luck depends on where the game is."""
    decision = game.decision
    assert decision is not None
    luck = Luck(child_seed(game.state.chance.seed, seat, len(game.history)))
    player = hire(bot, game.rules.name, luck, timed=True)
    catch_up(game, {seat: player})
    return player.choose(game.view(seat), decision).text


def choose(record: dict[str, object], seat: int, bot: str) -> str:
    """In a worker: replay the game and ask the bot."""
    return answer(load(record), seat, bot)


def thinks_long(bot: str) -> bool:
    """Whether a bot searches, so that a person would notice."""
    return bot.partition("@")[0] in EFFORTS


def hire_workers(number: int) -> ProcessPoolExecutor:
    """Workers that start when they are first needed."""
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), initializer=settle_in)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End workers at once, whatever they think about."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def settle_in() -> None:
    """In a worker: Ctrl-C is for whoever asks, and a worker whom nobody can ask any more ends itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    """Wait for the end of the process that started this one, however it comes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinker:
    """A worker who thinks for those bots of a match that search; without one, or if he is lost, they think here."""

    def __init__(self, bots: set[str]) -> None:
        self.pool: ProcessPoolExecutor | None = None
        if any(thinks_long(bot) for bot in bots):
            self.pool = hire_workers(1)
            self.pool.submit(os.getpid)  # he comes before he is needed

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        """What a bot does in a seat."""
        if self.pool and thinks_long(bot):
            try:
                return await asyncio.wrap_future(self.pool.submit(choose, game.record(), seat, bot))
            except BrokenProcessPool:
                self.pool = None
        return answer(game, seat, bot)

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool:
            dismiss(self.pool)
