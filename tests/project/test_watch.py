"""A test that hangs is named, and ends the run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import watch

from tests.processes import untraced

NO_COVERAGE = dict.fromkeys((name for name in os.environ if name.startswith(("COV_", "COVERAGE_"))), "")
HANGS = """
import signal

def test_that_hangs():
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 32))
    while True: pass
"""


@pytest.fixture
def hanging(tmp_path: Path) -> str:
    """A file with a test that never ends."""
    (tmp_path / "test_hanging.py").write_text(HANGS)
    return str(tmp_path / "test_hanging.py")


@pytest.mark.once
def test_whoever_looks_from_outside_names_the_test_that_hangs(hanging: str, root: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "tests.running", "-p", "no:cacheprovider", "-n", "2", hanging]
    with pytest.raises(TimeoutError, match=r"test_hanging\.py::test_that_hangs"):
        watch.run([*command, "--timeout", "0"], root, NO_COVERAGE, one=5)


@pytest.mark.once
def test_the_limit_of_a_test_names_it_too(hanging: str, root: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "2", hanging, "--timeout", "2"]
    done = subprocess.run(command, cwd=root, env=untraced(), capture_output=True, text=True)
    assert done.returncode == 1 and "test_hanging.py::test_that_hangs" in done.stdout


@pytest.mark.once
def test_a_run_in_which_nothing_hangs_ends_with_its_exit_code(root: Path) -> None:
    assert watch.run([sys.executable, "-c", "raise SystemExit(3)"], root, {}) == 3


@pytest.mark.once
def test_a_run_that_does_not_end_is_ended(root: Path) -> None:
    with pytest.raises(TimeoutError, match="nothing that is a test"):
        watch.run([sys.executable, "-c", "while True: pass"], root, NO_COVERAGE, every=1)
