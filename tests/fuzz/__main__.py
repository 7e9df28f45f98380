"""Many mutated records and positions in several processes; what hangs is ended, every finding is kept as a file."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.material import played
from tests.fuzz.mutation import mutated
from tests.fuzz.trial import ENDLESS, FOREIGN, INCONSISTENT, PLAYED, REFUSED, tried

HANGS = "hangs"
FINDINGS = (HANGS, FOREIGN, INCONSISTENT, ENDLESS)
BATCH = 40  # cases made from the same game


def batch_of(seed: int, case: int) -> list[dict[str, Any]]:
    """The records and positions that a case is made from."""
    return played(Random(f"{seed}/{case // BATCH}"))


def case_of(seed: int, case: int, batch: list[dict[str, Any]]) -> dict[str, Any]:
    """One mutated record or position; always the same for a seed and a number."""
    dice = Random(f"{seed}:{case}")
    return mutated(dice.choice(batch), batch, dice)


def work(seed: int, cases: range, pipe: Connection) -> None:
    """Try case after case, and tell when each begins and what became of it."""
    batch: list[dict[str, Any]] = []
    for case in cases:
        pipe.send((case, "", ""))
        if not batch or case % BATCH == 0:
            batch = batch_of(seed, case)
        verdict, found = tried(case_of(seed, case, batch), Random(f"{seed}.{case}"))
        pipe.send((case, verdict, found))
    pipe.close()


class Worker:
    """A process with cases of its own, and when it began the one it is at."""

    def __init__(self, seed: int, cases: range) -> None:
        self.seed = seed
        self.cases = cases
        self.at = cases[0]
        self.since = time.monotonic()
        self.pipe, end = multiprocessing.Pipe(duplex=False)
        self.process = multiprocessing.Process(target=work, args=(seed, cases, end), daemon=True)
        self.process.start()
        end.close()

    def heard(self) -> tuple[str, str] | None:
        """What became of a case, once it is over; None at its beginning. EOFError at the end."""
        self.at, verdict, found = self.pipe.recv()
        self.since = time.monotonic()
        return (verdict, found) if verdict else None

    def rest(self) -> range:
        """The cases after the one it is at."""
        return range(self.at + 1, self.cases.stop)

    def end(self) -> None:
        """It is not needed any more, or hangs."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Hunt:
    """All cases of a run, what became of them, and the files of those that should not be."""

    def __init__(self, seed: int, cases: int, workers: int, limit: float, folder: Path) -> None:
        self.seed = seed
        self.cases = cases
        self.limit = limit
        self.folder = folder
        self.counts: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        share = -(-cases // workers // BATCH) * BATCH or BATCH
        starts = range(0, cases, share)
        self.workers = [Worker(seed, range(start, min(start + share, cases))) for start in starts]

    def run(self) -> int:
        """Until all cases are over; how many findings there are."""
        try:
            while self.workers:
                pipes: list[Any] = [worker.pipe for worker in self.workers]
                ready = wait(pipes, timeout=0.5)
                for worker in list(self.workers):
                    if worker.pipe in ready:
                        self.hear(worker)
                    elif time.monotonic() - worker.since > self.limit:
                        self.settle(worker.at, HANGS, f"no end within {self.limit:.0f} s")
                        self.replace(worker, worker.rest())
        finally:
            for worker in self.workers:
                worker.end()
        return sum([self.counts[sort] for sort in FINDINGS])

    def hear(self, worker: Worker) -> None:
        """One message of a worker, or its end; one that died in the middle of a case is a finding."""
        try:
            heard = worker.heard()
        except EOFError:
            worker.process.join()
            died = worker.process.exitcode != 0
            if died:
                self.settle(worker.at, FOREIGN, f"the process ended with {worker.process.exitcode}")
            self.replace(worker, worker.rest() if died else range(0))
            return
        if heard:
            self.settle(worker.at, *heard)

    def replace(self, worker: Worker, cases: range) -> None:
        """A new worker goes on with what is left."""
        worker.end()
        self.workers.remove(worker)
        if cases:
            self.workers.append(Worker(self.seed, cases))

    def settle(self, case: int, verdict: str, found: str) -> None:
        """A case is over."""
        self.counts[verdict] += 1
        if verdict == REFUSED:
            self.codes[found] += 1
        if verdict in FINDINGS:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self.folder / f"{verdict.split()[0]}-{self.seed}-{case}.json"
            data = case_of(self.seed, case, batch_of(self.seed, case))
            file.write_text(json.dumps(data, indent=1), encoding="utf-8")
            print(f"case {case}: {verdict}: {found}\n  {file}", flush=True)
        done = sum(self.counts.values())
        if done % max(1, self.cases // 50) == 0 or done == self.cases:
            print(f"{done} of {self.cases}: {self.summary()}", flush=True)

    def summary(self) -> str:
        """All counts in a line."""
        return ", ".join([f"{self.counts[sort]} {sort}" for sort in (REFUSED, PLAYED, *FINDINGS)])


def main() -> int:
    """The command; 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=2000, help="how many (2000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other cases (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes at the same time (1)")
    parser.add_argument("--limit", type=float, default=60, help="seconds after which a case counts as a hang (60)")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "sixgun-fuzz", help="for findings")
    given = parser.parse_args()
    hunt = Hunt(given.seed, given.cases, given.workers, given.limit, given.folder)
    found = hunt.run()
    refusals = ", ".join([f"{code} {number}" for code, number in hunt.codes.most_common()])
    print(f"refused because: {refusals}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
