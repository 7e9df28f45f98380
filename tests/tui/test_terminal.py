"""A real terminal: the program in a pty, keys typed into it, its screen read back."""

from __future__ import annotations

import os
import re
import resource
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pexpect
import psutil
import pyte
import pytest

import sixgun
from sixgun.locale import Words
from sixgun.locale.ascii import ascii_only
from sixgun.matches.folder import new_match
from sixgun.matches.match import Match, seat_people
from sixgun.matches.saved import load_match, open_match
from sixgun.narration import Narrator
from sixgun.tui.chronicle import Chronicle
from tests.classic import kit as classic


class Terminal:
    """A terminal of 100 × 30 with a program in it."""

    def __init__(self, home: Path, *arguments: str, charset: str = "C.UTF-8") -> None:
        self.screen = pyte.Screen(100, 30)
        self.stream = pyte.ByteStream(self.screen)
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        settings = {
            **inherited,
            "TERM": "xterm-256color",
            "XDG_DATA_HOME": str(home),
            "LANG": charset,
            "LC_ALL": charset,
        }
        command = ["-m", "sixgun", *arguments]
        self.program = pexpect.spawn(sys.executable, command, env=settings, dimensions=(30, 100), timeout=300)

    @property
    def text(self) -> str:
        """What the screen shows."""
        return "\n".join(self.screen.display)

    def wait(self, until: Callable[[str], object], seconds: float = 300) -> str:
        """Read until the screen shows what is expected."""
        end = time.monotonic() + seconds
        while not until(self.text):
            assert time.monotonic() < end, f"not shown:\n{self.text}"
            self.read()
        return self.text

    def read(self) -> None:
        """Take in what the program has written."""
        with suppress(pexpect.TIMEOUT):
            self.stream.feed(self.program.read_nonblocking(65536, timeout=0.2))

    def end(self) -> str:
        """Read until the program has ended, and say what was written last."""
        try:
            while True:
                self.read()
        except pexpect.EOF:
            self.program.wait()
        return self.text

    def press(self, keys: str) -> None:
        """Type."""
        self.program.send(keys)

    @property
    def clean(self) -> bool:
        """Whether the terminal echoes and shows its cursor again, on its own page."""
        modes = {1000, 1002, 1003, 1006, 1049, 2004}  # mouse, other page, pasting
        return not self.screen.cursor.hidden and not {mode << 5 for mode in modes} & self.screen.mode


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
    assert "--resume" in terminal.end() and terminal.program.exitstatus == 0 and terminal.clean

    terminal = Terminal(tmp_path, "play", "dice", "--resume", "--lang", "de")
    assert "Würfel" in terminal.wait(lambda text: "Nicht mehr" in text)
    terminal.press("\x03")
    assert "--resume" in terminal.end() and terminal.program.exitstatus == 0 and terminal.clean


PLAY = ("play", "dice", "--players", "4", "--seed", "6", "--bots", "greenhorn")


def test_a_position_is_played_left_and_resumed(tmp_path: Path) -> None:
    place, hand = tmp_path / "puzzle.json", "schofield-KS bang-AS"
    sixgun.save(classic.position(classic.seat(), classic.seat(hand=hand), *classic.crowd(2), active=1), place)
    terminal = Terminal(tmp_path, "play", "--position", str(place))
    terminal.wait(lambda text: "Which card do you play" in text and "Schofield" in text)
    terminal.press("a")
    terminal.wait(lambda text: "u undo" in text)
    terminal.press("u")
    terminal.wait(lambda text: "Taken back." in text)
    terminal.press("a")
    terminal.wait(lambda text: "u undo" in text)
    terminal.press("q")
    assert "--resume" in terminal.end() and load_match(left(tmp_path)).number == 1
    terminal = Terminal(tmp_path, "play", "classic", "--resume")
    terminal.wait(lambda text: "Which card do you play" in text)
    terminal.press("q")
    assert "--resume" in terminal.end() and terminal.program.exitstatus == 0 and terminal.clean


def left(home: Path) -> Path:
    """The file of the only game that was left."""
    (path,) = (home / "sixgun").glob("*.match")
    return path


def begun(home: Path, *arguments: str) -> Terminal:
    """A terminal in which it is our turn."""
    terminal = Terminal(home, *arguments)
    terminal.wait(lambda text: "rules" in text)
    terminal.press("f")
    terminal.wait(asked)
    return terminal


def test_a_game_that_is_open_in_one_terminal_is_not_opened_in_another(tmp_path: Path) -> None:
    first = begun(tmp_path, *PLAY)
    second = Terminal(tmp_path, "play", "dice", "--resume")
    assert "another" in second.end() and second.program.exitstatus == 2
    third = Terminal(tmp_path, *PLAY)
    third.wait(lambda text: "rules" in text)
    third.press("q")
    assert "--resume" in third.end()
    first.press("q")
    assert (
        f"--resume {tmp_path}"[:30] in first.end().replace("\n", " ") and len([*(tmp_path / "sixgun").iterdir()]) == 2
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_leaves_a_clean_terminal_and_the_game(number: signal.Signals, tmp_path: Path) -> None:
    terminal = begun(tmp_path, *PLAY)
    before = left(tmp_path).read_bytes()
    terminal.program.kill(number)
    assert "--resume" in terminal.end() and terminal.program.exitstatus == 128 + number and terminal.clean
    assert left(tmp_path).read_bytes() == before and load_match(left(tmp_path)).person_decides


def test_closing_the_window_ends_the_program_and_keeps_the_game(tmp_path: Path) -> None:
    terminal = begun(tmp_path, *PLAY)
    before = left(tmp_path).read_bytes()
    os.close(terminal.program.child_fd)
    os.waitpid(terminal.program.pid, 0)
    terminal.program.closed, terminal.program.terminated = True, True
    assert left(tmp_path).read_bytes() == before
    open_match(left(tmp_path)).close()


def test_what_was_shown_before_a_kill_is_there_afterwards(tmp_path: Path) -> None:
    for arguments in (PLAY, *[("play", "dice", "--resume")] * 3):
        terminal = Terminal(tmp_path, *arguments)
        before = told_and_asked(terminal.wait(told_and_asked))
        terminal.press("fs1")
        terminal.wait(partial(has_changed, before))
        terminal.program.kill(signal.SIGKILL)
        terminal.end()
        told = narrated(load_match(left(tmp_path)))
        assert [line for line in log_lines(terminal.text) if "".join(line.split()) not in told] == []


def has_changed(before: list[str], text: str) -> bool:
    """Whether something else is told or asked: of one Beer after the other the log tells the same."""
    return told_and_asked(text) not in ([], before)


def told_and_asked(text: str) -> list[str]:
    """The log, and the question below it, when both are drawn."""
    lines, log = text.splitlines(), log_lines(text)
    question = lines[max(rulers(lines), default=-1) + 1].strip()
    return [*log, question] if any(log) and question else []


def narrated(match: Match) -> str:
    """All lines that the first seat may have read, as they were at any time, without spaces."""
    chronicle, told = Chronicle(Narrator(Words("en"), match.game.position()), 0), ""
    for event in match.game.seen_by(0):
        told += "".join(map(str, chronicle.hear([event.to_dict()])[1]))
    return "".join(told.split())


def log_lines(text: str) -> list[str]:
    """The lines of the log on a narrow screen: they lie between the lower two rulers."""
    lines = text.splitlines()
    *_, above, below = [0, 0, *rulers(lines)]
    return [line.strip(" ▁▂▃▄▅▆▇█▔▕▎▍▌▋▊▉") for line in lines[above + 1 : below]]


def rulers(lines: list[str]) -> list[int]:
    """Where the screen is ruled off."""
    return [at for at, line in enumerate(lines) if line.startswith("─────")]


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    terminal = begun(tmp_path, *PLAY)
    path = left(tmp_path)
    size, limits = path.stat().st_size, resource.prlimit(terminal.program.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(terminal.program.pid, resource.RLIMIT_FSIZE, (size + 2, limits[1]))
    terminal.press("s")
    terminal.wait(lambda text: "can't save" in text)
    terminal.press("q")
    terminal.wait(lambda text: "Q to leave" in text)
    assert path.stat().st_size <= size + 2
    resource.prlimit(terminal.program.pid, resource.RLIMIT_FSIZE, limits)
    terminal.press("q")
    assert "--resume" in terminal.end() and terminal.program.exitstatus == 0
    with open_match(path) as match:
        assert match.number > len(path.read_bytes()[:size].splitlines()) - 1


@pytest.mark.parametrize("charset", ["en_US.ISO-8859-1", "C"])
def test_a_terminal_without_utf_8_gets_a_table_in_ascii(charset: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *PLAY, charset=charset)
    terminal.wait(lambda text: "+---+" in text and "rules" in text)
    assert terminal.text.isascii() and "****" in terminal.text
    terminal.press("q")
    terminal.end()


def test_the_menu_starts_a_game_and_comes_back_after_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play")
    terminal.wait(lambda text: "Start the game" in text)
    terminal.press("s")
    terminal.wait(lambda text: "╭───╮" in text)
    terminal.press("q")
    assert "--resume" in terminal.end() and terminal.program.exitstatus == 0
    terminal = Terminal(tmp_path, "play")
    terminal.wait(lambda text: "Go on: The Dice Game, 5 players" in text)
    terminal.press("q")
    terminal.end()
    assert terminal.program.exitstatus == 0


def test_one_can_leave_while_a_legend_thinks_and_nobody_thinks_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dice", "--players", "4", "--seed", "5", "--bots", "legend")
    terminal.wait(lambda text: "is thinking" in text)
    started = psutil.Process(terminal.program.pid).children(recursive=True)
    assert started
    terminal.press("q")
    assert "--resume" in terminal.end() and terminal.program.exitstatus == 0 and terminal.clean
    assert psutil.wait_procs(started, timeout=60)[1] == []


def test_simulation_shows_its_progress_and_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "simulate", "dice", "--games", "9999999", "--bots", "greenhorn", "--seed", "1")
    terminal.wait(lambda text: re.search(r"[1-9]\d*/9999999", text) is not None)
    terminal.program.sendintr()
    terminal.wait(lambda text: "Decisions" in text)
    terminal.end()
    assert terminal.program.exitstatus == 130


@pytest.mark.parametrize(("key", "then"), [("a", "Draw pile"), ("r", "Action 0 of 1"), ("m", "S I X G U N")])
def test_after_the_end_comes_another_game_its_replay_or_the_menu(key: str, then: str, tmp_path: Path) -> None:
    seats = [
        classic.seat(hand="bang-AS bang-2C beer-6H", in_play="volcanic-TS", role="outlaw"),
        classic.seat(role="sheriff", life=1),
        *[classic.seat(role=role) for role in ("renegade", "outlaw")],
    ]
    game = sixgun.load(classic.position(*seats))
    (tmp_path / "sixgun").mkdir()
    new_match(game, seat_people(4, [0], ["greenhorn"]), tmp_path / "sixgun").close()
    terminal = Terminal(tmp_path, "play", "classic", "--resume")
    terminal.wait(lambda text: "Which card" in text)
    terminal.press("a")
    terminal.wait(lambda text: "whom, or what" in text)
    terminal.press("2")
    terminal.wait(lambda text: "The Sheriff is out." in text and "a again" in text)
    terminal.press(key)
    terminal.wait(lambda text: "a again" not in text and then in text)
    terminal.press("q")
    if key == "r":  # back to the end, from where one goes on
        terminal.wait(lambda text: "a again" in text and then not in text)
        terminal.press("q")
    terminal.end()
    assert terminal.program.exitstatus == 0
    assert len([*(tmp_path / "sixgun").iterdir()]) == (2 if key == "a" else 1)


@pytest.mark.parametrize(
    ("settings", "ascii_wanted"),
    [
        ({}, False),
        ({"LANG": "C"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ({"LANG": "POSIX"}, True),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, False),
        ({"LC_ALL": "C.UTF-8"}, False),
        ({"LANG": "de_DE.ISO-8859-15"}, True),
    ],
)
def test_ascii_is_for_terminals_that_say_so(
    settings: dict[str, str], ascii_wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert ascii_only() is ascii_wanted
