"""Worker processes: how each begins, when it ends, and work in pieces."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from sixgun.set_modules import load_set_modules, set_modules

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Done = Generator[tuple[Piece, Result], None, None]


def worker_pool(number: int, method: str | None = None, niceness: int = 0) -> ProcessPoolExecutor:
    """Workers that start when they are first needed, by a start method of multiprocessing, and know the same sets."""
    return ProcessPoolExecutor(number, get_context(method), start_worker, (set_modules(), niceness))


def start_worker(modules: tuple[str, ...], niceness: int = 0) -> None:
    """A worker leaves Ctrl-C to its parent, and has the sets that its parent has."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=exit_with_parent, daemon=True).start()
    load_set_modules(modules)


def exit_with_parent() -> None:
    """Wait for the end of the parent, however it comes: one that was killed can't tell its workers to stop."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def here(work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Done[Piece, Result]:
    """Each piece with what came of it, one after the other."""
    for piece in pieces:
        yield piece, work(piece)


def in_processes(work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int) -> Done[Piece, Result]:
    """Each piece with what came of it, as they get done in several processes, each with another piece waiting."""
    rest = iter(pieces)
    with worker_pool(jobs) as pool:
        try:
            waiting = {pool.submit(work, piece): piece for piece in islice(rest, 2 * jobs)}
            while waiting:
                for future in finished(waiting):
                    piece = waiting.pop(future)
                    waiting.update({pool.submit(work, following): following for following in islice(rest, 1)})
                    yield piece, future.result()
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def finished(waiting: dict[Future[Any], Any]) -> list[Future[Any]]:
    """Those that are done, when some are; the earliest piece first."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    return sorted(done, key=lambda future: waiting[future])
