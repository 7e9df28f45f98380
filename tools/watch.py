"""Run the tests and see that none hangs: whichever runs too long is named, and the run is ended.

The time limit of pytest-timeout ends most of them. It can't where a worker no longer runs Python: in a compiled loop
without end, or after its last test. So the workers write down what they run, and we look at it from outside.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

ONE_TEST = 1000
ALL_TESTS = 5400


def run(
    command: list[str],
    folder: Path,
    settings: dict[str, str],
    words: IO[str] | None = None,
    one: float = ONE_TEST,
    every: float = ALL_TESTS,
) -> int:
    """Run tests in a folder, in a process group of their own; the exit code, or what hung as a TimeoutError. What they
    say comes to a file, if there is one."""
    with TemporaryDirectory() as notes:
        environment = {**os.environ, **settings, "SIXGUN_RUNNING": notes}
        mixed = subprocess.STDOUT if words else None
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=words, stderr=mixed, start_new_session=True
        )
        end = time.monotonic() + every
        try:
            while process.poll() is None:
                look(Path(notes), one, end)
                wait_a_moment(process)
        finally:
            end_group(process)
        return process.returncode


def look(notes: Path, one: float, end: float) -> None:
    """Raise an error if a test, or all of them, have been running for too long."""
    running = {file: age(file) for file in notes.iterdir()}
    late = [file for file in running if running[file] > one]
    if late or time.monotonic() > end:
        names = sorted(file.read_text() for file in late or running)
        raise TimeoutError(", ".join(names) or "nothing that is a test: it did not begin, or did not end")


def age(file: Path) -> float:
    """For how long a test has been running."""
    try:
        return time.time() - file.stat().st_mtime
    except FileNotFoundError:  # it has just ended
        return 0


def wait_a_moment(process: subprocess.Popen[bytes]) -> None:
    """Until the process ends, but no longer than until the next look."""
    try:
        process.wait(0.5)
    except subprocess.TimeoutExpired:
        return


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a process with all that it has started, if it has not ended."""
    if process.poll() is None:
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
