"""A file that one program holds: the system frees it when the program ends, however it ends."""

from __future__ import annotations

import sys
from io import FileIO
from pathlib import Path

from sixgun.matches.errors import InUse

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # Windows bars others from the bytes that are locked, so it is one where no file ever gets

    def take(file: FileIO) -> None:
        """Hold a file; OSError if somebody else does."""
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def take(file: FileIO) -> None:
        """Hold a file; OSError if somebody else does."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(file: FileIO, path: Path) -> None:
    """Hold a file until it is closed, or say that it is open somewhere else."""
    try:
        take(file)
    except OSError as trouble:
        raise InUse("in-use", path=str(path)) from trouble
