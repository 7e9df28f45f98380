"""Worker processes: how each begins, and when it ends."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

from sixgun.set_modules import load_set_modules, set_modules


def worker_pool(number: int, method: str | None = None) -> ProcessPoolExecutor:
    """Workers that start when they are first needed, by a start method of multiprocessing, and know the same sets."""
    return ProcessPoolExecutor(number, get_context(method), start_worker, (set_modules(),))


def start_worker(modules: tuple[str, ...]) -> None:
    """A worker leaves Ctrl-C to its parent, and has the sets that its parent has."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()
    load_set_modules(modules)


def exit_with_parent() -> None:
    """Wait for the end of the parent, however it comes: one that was killed can't tell its workers to stop."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
