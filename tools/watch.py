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

ONE_TEST = 240
ALL_TESTS = 1500


def run(command: list[str], one: float = ONE_TEST, every: float = ALL_TESTS, **settings: object) -> int:
    """Run tests in a process group of their own; the exit code, or the name of what hung as an error."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, **settings.pop("env", {}), "SIXGUN_RUNNING": folder}  # type: ignore[dict-item]
        process = subprocess.Popen(command, env=environment, start_new_session=True, **settings)  # type: ignore
        end = time.monotonic() + every
        try:
            while process.poll() is None:
                late = [file.read_text() for file in Path(folder).iterdir() if age(file) > one]
                if late or time.monotonic() > end:
                    running = late or [file.read_text() for file in Path(folder).iterdir()] or ["nothing; at the end"]
                    raise TimeoutError(", ".join(sorted(running)))
                wait_a_moment(process)
        finally:
            end_group(process)
        return process.returncode


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
