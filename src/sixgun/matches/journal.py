"""A file of lines that only grows: what was added is on the disk, and a torn last line was never added."""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path

from sixgun.engine.errors import BadData, SixgunError
from sixgun.matches.lock import hold


class Journal:
    """Lines in a file that nobody else may write to meanwhile."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path = path
        try:
            self.file = FileIO(path, mode)
        except (OSError, ValueError) as trouble:
            raise unwritable(path, trouble) from trouble
        try:
            hold(self.file, path)
            sync_folder(path.parent)
            self.lines, self.length = whole_lines(self.file.readall(), path)
        except BaseException:
            self.file.close()
            raise

    def add(self, lines: list[str]) -> None:
        """Write lines to the disk; where that fails nothing was added, and it can be tried again."""
        text = "".join([f"{line}\n" for line in lines]).encode()
        try:
            self.file.truncate(self.length)
            self.file.seek(self.length)
            rest = memoryview(text)
            while rest:
                rest = rest[self.file.write(rest) :]
            os.fsync(self.file.fileno())
        except OSError as trouble:
            raise unwritable(self.path, trouble) from trouble
        self.length += len(text)
        self.lines.extend(lines)

    def drop(self) -> None:
        """Take the last line back."""
        self.length -= len(f"{self.lines.pop()}\n".encode())
        try:
            self.file.truncate(self.length)
            os.fsync(self.file.fileno())
        except OSError as trouble:
            raise unwritable(self.path, trouble) from trouble

    def close(self) -> None:
        """Let others have the file."""
        self.file.close()


def sync_folder(folder: Path) -> None:
    """A new file is found again after the power has failed."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)


def whole_lines(data: bytes, path: Path) -> tuple[list[str], int]:
    """The lines that were written to their end, and how many bytes they are."""
    length = data.rfind(b"\n") + 1
    try:
        return data[:length].decode().splitlines(), length
    except UnicodeDecodeError as trouble:
        raise BadData("file", "json", path=str(path), why=str(trouble)) from trouble


def read_lines(path: Path) -> list[str]:
    """The lines of a journal that somebody may be writing to."""
    try:
        return whole_lines(path.read_bytes(), path)[0]
    except (OSError, ValueError) as trouble:
        raise SixgunError("unreadable", path=str(path), why=why(trouble)) from trouble


def unwritable(path: Path, trouble: Exception) -> SixgunError:
    """The error of a file that can't be written."""
    return SixgunError("unwritable", path=str(path), why=why(trouble))


def why(trouble: Exception) -> str:
    """What the system says."""
    return (trouble.strerror if isinstance(trouble, OSError) else None) or str(trouble)
