"""Work in pieces: here, in several processes or on a cluster, with the same results."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from typing import TypeVar

from sixgun.workers import here, in_processes

Result = TypeVar("Result")
Played = Generator[tuple[int, Result], None, None]


@dataclass(frozen=True)
class Workers:
    """Who does the work: so many processes here, or the Ray cluster at an address."""

    jobs: int = 1
    cluster: str | None = None


ALONE = Workers()


def run_parallel(work: Callable[[int], Result], pieces: Iterable[int], workers: Workers) -> Played[Result]:
    """Each piece by its number with what came of it, as they get done; close it to stop."""
    if workers.cluster is not None:
        from sixgun.arena.cluster import on_cluster  # needs what comes with an extra

        return on_cluster(work, pieces, workers.cluster)
    return here(work, pieces) if workers.jobs == 1 else in_processes(work, pieces, workers.jobs)


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
