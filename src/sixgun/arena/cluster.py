"""Work in pieces on a Ray cluster. A node may go at any time: what it had under way is done again elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar

from sixgun.arena.parallel import Played
from sixgun.engine.errors import SixgunError
from sixgun.set_modules import load_set_modules, set_modules

try:
    import ray
except ImportError as trouble:
    raise SixgunError("no-cluster", missing=str(trouble.name)) from trouble

Result = TypeVar("Result")
PATIENCE = 10.0
AHEAD = 2  # pieces under way for each core, so that none waits for work


def on_cluster(work: Callable[[int], Result], pieces: Iterable[int], address: str) -> Played[Result]:
    """Each piece by its number with what came of it, as they get done.

    Every node must have Sixgun installed, and the modules that have added sets.
    """
    join(address)
    rest = iter(pieces)
    task = ray.remote(work_on).options(max_retries=-1)
    shared, modules = ray.put(work), set_modules()
    under_way: dict[Any, int] = {}
    try:
        while True:
            for piece in islice(rest, max(0, AHEAD * cores() - len(under_way))):
                under_way[task.remote(shared, modules, piece)] = piece
            if not under_way:
                return
            done, _ = ray.wait(list(under_way))
            yield from [(under_way.pop(future), ray.get(future)) for future in done]
    finally:
        for future in under_way:
            ray.cancel(future, force=True)
        ray.shutdown()


def work_on(work: Callable[[int], Result], modules: tuple[str, ...], piece: int) -> Result:
    """One piece, on some node."""
    load_set_modules(modules)
    return work(piece)


def cores() -> int:
    """How many cores the cluster has at this moment."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def join(address: str) -> None:
    """Become a driver of the cluster at an address (`auto`: the one on this machine)."""
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as trouble:
        raise SixgunError("cluster-unreachable", address=address, why=str(trouble).strip()) from trouble


def knock(address: str) -> None:
    """See that somebody is there, as Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host:
        create_connection((host, int(port)), PATIENCE).close()
