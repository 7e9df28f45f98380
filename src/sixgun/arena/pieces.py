"""Work in pieces: here, in several processes or on a cluster, with the same results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread, current_thread, main_thread
from typing import TypeVar

Result = TypeVar("Result")
Played = Generator[tuple[int, Result], None, None]


@dataclass(frozen=True)
class Hands:
    """Who does the work: so many processes here, or the Ray cluster at an address."""

    jobs: int = 1
    cluster: str | None = None


ALONE = Hands()


def in_pieces(work: Callable[[int], Result], pieces: Iterable[int], hands: Hands) -> Played[Result]:
    """Each piece by its number with what came of it, as they get done; close it to stop."""
    if hands.cluster is not None:
        from sixgun.arena.cluster import on_cluster  # needs what comes with an extra

        return on_cluster(work, pieces, hands.cluster)
    return here(work, pieces) if hands.jobs == 1 else in_processes(work, pieces, hands.jobs)


def here(work: Callable[[int], Result], pieces: Iterable[int]) -> Played[Result]:
    """One after the other."""
    for piece in pieces:
        yield piece, work(piece)


def in_processes(work: Callable[[int], Result], pieces: Iterable[int], jobs: int) -> Played[Result]:
    """In several processes, each with another piece waiting."""
    rest = iter(pieces)
    with ProcessPoolExecutor(jobs, initializer=obey_the_parent) as workers:
        try:
            waiting = {workers.submit(work, piece): piece for piece in islice(rest, 2 * jobs)}
            while waiting:
                for future in finished(waiting):
                    piece = waiting.pop(future)
                    waiting.update({workers.submit(work, following): following for following in islice(rest, 1)})
                    yield piece, future.result()
        except (KeyboardInterrupt, GeneratorExit):
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def finished(waiting: dict[Future[Result], int]) -> list[Future[Result]]:
    """Those that are done, when some are; the earliest piece first."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    return sorted(done, key=lambda future: waiting[future])


def obey_the_parent() -> None:
    """Workers leave Ctrl-C to whoever started them, finish their piece, and go when he is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=go_with_the_parent, daemon=True).start()


def go_with_the_parent() -> None:
    """Wait for the end of the parent; one that was killed can't tell its workers to stop."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


@contextmanager
def hearing_ctrl_c() -> Iterator[list[int]]:
    """Ctrl-C is noted and obeyed after the piece that is being played, so that it breaks nothing; twice it insists."""
    heard: list[int] = []

    def hear(number: int, _: object) -> None:
        if heard:
            raise KeyboardInterrupt
        heard.append(number)

    if current_thread() is not main_thread():  # only there can signals be heard
        yield heard
        return
    before = signal.signal(signal.SIGINT, hear)
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)
