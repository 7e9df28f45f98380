"""A bot's answer to a decision, here or in a worker process: whoever waits for a worker hears keys meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sixgun.api import load
from sixgun.bots.bot import Bot, ask, catch_up, sight
from sixgun.bots.searcher import Searcher
from sixgun.engine.game import Game
from sixgun.engine.rng import Rng, child_seed
from sixgun.make_bot import MILLISECONDS, make_bot
from sixgun.workers import worker_pool

Ballot = dict[str, tuple[float, int]]  # of each action the sum of its chances, and its playouts


def answer(game: Game, seat: int, bot: str) -> str:
    """What a bot does in a seat."""
    return decide(game, seat, bot)[1]


def decide(game: Game, seat: int, bot: str, *part: int) -> tuple[Bot, str]:
    """A bot that has heard everything its seat may know, and what it decides; its luck depends on where the game is.

    Of several that think about the same decision each is another `part`, with luck of its own.
    """
    decision = game.decision
    assert decision is not None
    rng = Rng(child_seed(game.state.random.seed, seat, len(game.history), *part))
    player = make_bot(bot, game.rules.name, rng, timed=True)
    catch_up(game, {seat: player})
    return player, ask(player, sight(player, game.state, seat)).text


def choose(record: dict[str, object], seat: int, bot: str) -> str:
    """In a worker: replay the game and ask the bot."""
    return answer(load(record), seat, bot)


def advise(record: dict[str, object], seat: int, bot: str) -> str:
    """In a worker: replay the game, and tell what the bot thinks of each action, as JSON."""
    return json.dumps(decide(load(record), seat, bot)[0].explain())


def vote(record: dict[str, object], seat: int, bot: str, part: int) -> Ballot:
    """In one of several workers: replay the game, let the bot think, and tell what it tried."""
    player, _ = decide(load(record), seat, bot, part)
    assert isinstance(player, Searcher)
    return player.ballot()


def elect(ballots: list[Ballot]) -> str:
    """What all of them together thought about longest; of equals, what did best."""
    total: dict[str, tuple[int, float]] = {}
    for ballot in ballots:
        for action, (chances, tries) in ballot.items():
            tried, won = total.get(action, (0, 0.0))
            total[action] = tried + tries, won + chances
    return max(total, key=lambda action: total[action])


def thinks_long(bot: str) -> bool:
    """Whether a person might notice that a bot thinks: it searches, or is somebody's own."""
    return ":" in bot or bot.partition("@")[0] in MILLISECONDS


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End workers at once, whatever they think about."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


class Thinker:
    """Workers who think for those bots of a match that search; without them, or if one is lost, they think here.

    With several `jobs` a bot thinks in all of them at once: about as many times more worlds in the same time.
    """

    def __init__(self, bots: set[str], jobs: int = 1) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None
        if any(thinks_long(bot) for bot in bots):
            self.pool = worker_pool(jobs, "spawn")
            for _ in range(jobs):
                self.pool.submit(os.getpid)  # they come before they are needed

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        """What a bot does in a seat."""
        if self.pool and thinks_long(bot):
            try:
                return await self.ask(self.pool, game.record(), seat, bot)
            except BrokenProcessPool:
                self.pool = None
        return answer(game, seat, bot)

    async def ask(self, pool: ProcessPoolExecutor, record: dict[str, object], seat: int, bot: str) -> str:
        """What one worker says, or several together."""
        if self.jobs == 1 or ":" in bot:
            return await asyncio.wrap_future(pool.submit(choose, record, seat, bot))
        votes = [pool.submit(vote, record, seat, bot, part) for part in range(self.jobs)]
        return elect(await asyncio.gather(*(asyncio.wrap_future(one) for one in votes)))

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool:
            dismiss(self.pool)
