"""Processes for commands that begin with everything loaded (`loaded.py`): for whatever there is much of."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
from pathlib import Path

from sixgun.cli import main

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.cli.loaded"])


def call(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command with its output in files of a folder."""
    out, err = folder / "out", folder / "err"
    process = NURSERY.Process(target=be_called, args=(arguments, {"COLUMNS": "120", **settings}, out, err))
    process.start()
    process.join()
    return subprocess.CompletedProcess(arguments, process.exitcode or 0, out.read_text(), err.read_text())


def be_called(arguments: tuple[str, ...], settings: dict[str, str], out: Path, err: Path) -> None:
    """What a process does: the command, with its words in two files."""
    os.environ.update(settings)
    for number, file in ((1, out), (2, err)):
        with file.open("w") as words:
            os.dup2(words.fileno(), number)
    main(list(arguments))
