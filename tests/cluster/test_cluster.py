"""Two nodes on this machine, one of which is killed on the way: nothing is lost, and the results stay the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest
from click.testing import CliRunner

from sixgun.arena.parallel import Workers, run_parallel
from sixgun.cli import commands
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
pytestmark = pytest.mark.filterwarnings("ignore")
ROOM = 80 * 2**20


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A cluster of two nodes with a core each."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": ROOM, "include_dashboard": False}
    )
    cluster.add_node(num_cpus=1, object_store_memory=ROOM)
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()


def report_and_wait(folder: Path, piece: int) -> int:
    """A piece of work that says on which node it is done, and ends when it may."""
    import ray

    (folder / f"{ray.get_runtime_context().get_node_id()} {piece} {os.getpid()}").touch()
    while not (folder / "go").exists():
        sleep(0.02)
    return piece**2


def test_a_command_says_there_what_it_says_here(nodes: Any) -> None:
    given = ["arena", "dice", "gunhand", "greenhorn", "--players", "4", "--deals", "8", "--seed", "1", "--json"]
    here, there = (
        CliRunner().invoke(commands(Words("en")), [*given, *more]) for more in ([], ["--cluster", nodes.address])
    )
    assert there.exit_code == 0 and there.stdout == here.stdout and '"deals": 8' in here.stdout


def test_what_a_dead_node_had_under_way_is_done_again(nodes: Any, tmp_path: Path) -> None:
    results: list[tuple[int, int]] = []
    work = run_parallel(partial(report_and_wait, tmp_path), range(6), Workers(1, nodes.address))
    worker = Thread(target=lambda: results.extend(work))
    worker.start()
    victim = next(node for node in nodes.list_all_nodes() if not node.head)
    while not [note for note in tmp_path.iterdir() if note.name.startswith(victim.node_id)]:
        sleep(0.02)
    nodes.remove_node(victim, allow_graceful=False)
    (tmp_path / "go").touch()
    worker.join()
    assert sorted(results) == [(piece, piece**2) for piece in range(6)]


def test_an_address_where_no_cluster_is_gets_a_sentence() -> None:
    with pytest.raises(SixgunError, match=r"No cluster answers at 127\.0\.0\.1:9"):
        list(run_parallel(abs, range(2), Workers(1, "127.0.0.1:9")))
