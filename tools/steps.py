"""The steps of a set-up: each is shown while it runs, its words are kept for the case that it fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO

INTERRUPTED = 130


def say(text: str, end: str = "\n") -> None:
    """Tell the person what happens; standard output stays clean."""
    print(text, end=end, file=sys.stderr, flush=True)


@contextmanager
def locked(path: Path) -> Iterator[IO[str]]:
    """Only one set-up at a time; the lock goes with the processes that hold it, however they end."""
    with path.open("w") as file:
        if not try_to_lock(file):
            say("Another set-up is at work here; waiting for it to end.")
            while not try_to_lock(file):
                time.sleep(0.2)
        yield file


def try_to_lock(file: IO[str]) -> bool:
    """Take the lock if it is free."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class Steps:
    """A set-up of some steps, with a folder for what they leave; it is emptied before and after."""

    def __init__(self, home: Path, lock: IO[str]) -> None:
        """Steps below a folder, all under its lock."""
        self.folder = home / "draft"
        self.lock = lock

    def __enter__(self) -> Steps:
        """Begin with an empty folder."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        say("Setting up Sixgun; this takes a minute or two, and only once.")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Leave nothing behind, and say in a sentence what went wrong."""
        shutil.rmtree(self.folder, ignore_errors=True)
        if kind is KeyboardInterrupt:
            say("\nInterrupted. The next start sets up afresh.")
            sys.exit(INTERRUPTED)
        if isinstance(error, OSError):
            sys.exit(f"The set-up did not work ({error}). Mend that and start again.")

    def run(self, title: str, command: list[str]) -> None:
        """One step; if it can't be done, show its words and stop."""
        self.run_together({title: command})

    def run_together(self, commands: dict[str, list[str]], done: Callable[[str], None] | None = None) -> None:
        """Some steps at once; `done` hears the title of each that is. When one can't be done, the others are ended, its
        words are shown, and all stops."""
        began = time.monotonic()
        with ExitStack() as stack:
            logs = {title: stack.enter_context(self.open_log(at)) for at, title in enumerate(commands)}
            running = {title: stack.enter_context(self.start(commands[title], logs[title])) for title in commands}
            try:
                while running:
                    self.show(", ".join(running), time.monotonic() - began)
                    wait_a_moment(next(iter(running.values())))
                    for title in [title for title, process in running.items() if process.poll() is not None]:
                        self.show(title, time.monotonic() - began, "\n")
                        if running.pop(title).returncode:
                            logs[title].seek(0)
                            say(logs[title].read())
                            sys.exit("The set-up did not work; the lines above say why. Mend that and start again.")
                        if done:
                            done(title)
            except BaseException:
                for process in running.values():
                    process.terminate()
                raise

    def open_log(self, number: int) -> IO[str]:
        """A file for the words of a step."""
        return (self.folder / f"{number}.txt").open("w+", errors="replace")

    def start(self, command: list[str], log: IO[str]) -> subprocess.Popen[bytes]:
        """Start a step. It keeps the lock, should we be killed, and its temporary files where they will be cleared."""
        temporary = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(self.folder))
        keep = (self.lock.fileno(),) if os.name == "posix" else ()
        environment = {**os.environ, **temporary}
        return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment, pass_fds=keep)

    def show(self, title: str, seconds: float, end: str = "") -> None:
        """The step and its seconds, in place in a terminal; else once, when it is done."""
        if sys.stderr.isatty():
            say(f"\r\x1b[K  {title}: {seconds:.0f} s", end)
        elif end:
            say(f"  {title}: {seconds:.0f} s")


def wait_a_moment(process: subprocess.Popen[bytes]) -> None:
    """Until the process ends, but no longer than the display may stand still."""
    try:
        process.wait(0.5)
    except subprocess.TimeoutExpired:
        return
