"""A real terminal: the program in a pty, keys typed into it, its screen read back."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte


class Terminal:
    """A terminal of 100 × 30 with a program in it."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.screen = pyte.Screen(100, 30)
        self.stream = pyte.ByteStream(self.screen)
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        settings = {**inherited, "TERM": "xterm-256color", "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8"}
        command = ["-m", "sixgun", *arguments]
        self.program = pexpect.spawn(sys.executable, command, env=settings, dimensions=(30, 100), timeout=30)

    @property
    def text(self) -> str:
        """What the screen shows."""
        return "\n".join(self.screen.display)

    def wait(self, until: Callable[[str], bool], seconds: float = 40) -> str:
        """Read until the screen shows what is expected."""
        end = time.monotonic() + seconds
        while not until(self.text):
            assert time.monotonic() < end, f"not shown:\n{self.text}"
            self.read()
        return self.text

    def read(self) -> None:
        """Take in what the program has written."""
        try:
            self.stream.feed(self.program.read_nonblocking(65536, timeout=0.2))
        except pexpect.TIMEOUT:
            pass
        except pexpect.EOF:
            time.sleep(0.05)

    def press(self, keys: str) -> None:
        """Type."""
        self.program.send(keys)


def asked(text: str) -> bool:
    """Whether it is our turn to roll again."""
    return "Stop rolling" in text


def test_a_person_plays_quits_and_resumes_in_a_real_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dice", "--players", "4", "--seed", "6", "--bots", "greenhorn")
    terminal.wait(lambda text: "rules" in text)
    terminal.press("f")
    shown = terminal.wait(asked)
    assert "╭───╮" in shown and "●" in shown
    terminal.press("q")
    terminal.program.expect("--resume")
    terminal.program.wait()
    assert terminal.program.exitstatus == 0

    terminal = Terminal(tmp_path, "play", "dice", "--resume", "--lang", "de")
    assert "Würfel" in terminal.wait(lambda text: "Nicht mehr" in text)
    terminal.press("\x03")
    terminal.program.expect("--resume")
    terminal.program.wait()
    assert terminal.program.exitstatus == 0


def test_simulation_shows_its_progress_and_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "simulate", "dice", "--games", "9999999", "--bots", "greenhorn", "--seed", "1")
    terminal.wait(lambda text: re.search(r"[1-9]\d*/9999999", text) is not None)
    terminal.program.sendintr()
    terminal.wait(lambda text: "Decisions" in text)
    terminal.program.expect(pexpect.EOF)
    terminal.program.close()
    assert terminal.program.exitstatus == 130
