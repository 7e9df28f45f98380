"""The time as a house reads it and waits for it. A test turns one over whose sand runs at once."""

from __future__ import annotations

import asyncio
import contextlib
import time


class Hourglass:
    """The clock of this machine, read once and counted on from there: whoever sets it disturbs no game."""

    def __init__(self) -> None:
        self.start = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.start + time.monotonic()

    async def until(self, moment: float) -> None:
        """Wait for a moment."""
        await asyncio.sleep(max(0.0, moment - self.now()))

    async def heard(self, news: asyncio.Event, moment: float | None) -> None:
        """Wait for news, or for a moment if there is one."""
        timeout = None if moment is None else max(0.0, moment - self.now())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), timeout)
