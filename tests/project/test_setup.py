"""`./run` sets itself up, also after it was cut off while doing so; a wheel can be made from the source archive."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pexpect
import pytest
from tools import debian, environment, postgres
from tools.steps import Steps, locked

import sixgun
from tests.processes import untraced

FILES = ("src", "tools", "run", "build_compiled.py", "pyproject.toml", "README.md", "LICENSE")
HOLD = """
import sys; sys.path.insert(0, sys.argv[1])
from pathlib import Path
from tools.steps import locked
with locked(Path(sys.argv[2])):
    print("locked", flush=True)
    sys.stdin.readline()
"""

MAKER = """
import pathlib, sys, time
packages, go = pathlib.Path("packages"), pathlib.Path("go")
if not packages.exists():
    sys.exit(3)
packages.replace(f"{sys.argv[1]}/ground")
while not (go.exists() and go.read_text()):
    time.sleep(0.01)
pathlib.Path("compiled").touch()
sys.exit(int(go.read_text()))
"""


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """A copy of the project that nobody has started yet; the libraries of pictures and ratings are left out."""
    for name in FILES:
        put = shutil.copytree if (root / name).is_dir() else shutil.copy
        (tmp_path / "sixgun").mkdir(exist_ok=True)
        put(root / name, tmp_path / "sixgun" / name)
    project = tmp_path / "sixgun/pyproject.toml"
    project.write_text(re.sub("(?m)^arena = .*", "arena = []", project.read_text(encoding="utf-8")), encoding="utf-8")
    (tmp_path / "temporary").mkdir()
    return tmp_path / "sixgun"


def start(copy: Path) -> subprocess.Popen[str]:
    """`./run --version`, without compiling."""
    settings = untraced(SIXGUN_PURE="1", SIXGUN_NO_WEB="1", TMPDIR=str(copy.parent / "temporary"), LC_ALL="C.UTF-8")
    settings.pop("PYTHONPATH", None)
    command = [sys.executable, str(copy / "run"), "--version"]
    return subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def see(path: Path, process: subprocess.Popen[str]) -> None:
    """Wait until a file is there."""
    while not path.exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


@pytest.mark.once
def test_a_set_up_that_was_killed_begins_afresh_at_the_next_start(copy: Path) -> None:
    with start(copy) as killed:
        see(copy / ".venv" / "run" / "pyvenv.cfg", killed)
        killed.kill()
    (copy / ".venv" / "run" / "broken").touch()
    with start(copy) as second:
        said, told = second.communicate()
    assert said.startswith(f"sixgun {sixgun.__version__} (interpreted)") and second.returncode == 0
    assert "a minute or two" in told and "Compiling Sixgun: " in told
    assert told.count("30 times slower") == 1
    assert not (copy / ".venv" / "run" / "broken").exists() and not (copy / ".venv" / "draft").exists()
    assert os.listdir(copy.parent / "temporary") == []
    with start(copy) as third:
        assert third.communicate() == (said, "")
    with (copy / "src" / "sixgun" / "api.py").open("a") as file:
        file.write("\n")
    with start(copy) as fourth:
        said, told = fourth.communicate()
    assert fourth.returncode == 0 and "Compiling" in told and "environment of its own" not in told
    opens_a_house(copy)


def opens_a_house(copy: Path) -> None:
    """`./run` alone, once it is set up: the link answers, and SIGTERM closes it well."""
    house = {"SIXGUN_PORT": "0", "SIXGUN_OPEN_BROWSER": "false", "SIXGUN_DATABASE": str(copy.parent / "house.db")}
    settings = untraced(LC_ALL="C.UTF-8", SIXGUN_PURE="1", SIXGUN_NO_WEB="1", **house)
    settings.pop("PYTHONPATH", None)
    command = [sys.executable, str(copy / "run")]
    with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        link = process.stdout.readline().split()[-1]
        assert httpx.get(f"{link}healthz", timeout=300).json() == {"status": "ok"}
        process.terminate()
        assert "Every game is kept" in process.stdout.read() and process.wait() == 0


@pytest.mark.once
def test_a_set_up_that_is_interrupted_says_so_and_counts_for_nothing(copy: Path) -> None:
    with start(copy) as process:
        see(copy / ".venv" / "run" / "pyvenv.cfg", process)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
    assert process.returncode == 130 and "Interrupted" in told and "Traceback" not in told
    assert not (copy / ".venv" / "run" / "ready").exists() and not (copy / ".venv" / "draft").exists()


@pytest.mark.once
def test_a_second_set_up_waits_for_the_first(root: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(root), str(tmp_path / "lock")]
    first = pexpect.spawn(command[0], command[1:], env=untraced(), timeout=300)
    first.expect("locked")
    second = pexpect.spawn(command[0], command[1:], env=untraced(), timeout=300)
    second.expect("waiting")
    first.kill(signal.SIGKILL)
    second.expect("locked")
    second.close(force=True)


@pytest.mark.once
def test_a_step_that_fails_shows_its_words_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = "import tempfile, sys; tempfile.mkdtemp(); sys.exit('No space left on device')"
    endless = "import threading; threading.Event().wait()"
    with (
        locked(tmp_path / "lock") as lock,
        pytest.raises(SystemExit, match="start again"),
        Steps(tmp_path, lock) as steps,
    ):
        steps.run_together({"waiting": [sys.executable, "-c", endless], "trying": [sys.executable, "-c", program]})
    assert "No space left on device" in capsys.readouterr().err and not steps.folder.exists()


@pytest.mark.once
def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    with locked(tmp_path / "lock") as lock, pytest.raises(SystemExit, match="No space left"), Steps(tmp_path, lock):
        raise OSError(28, "No space left on device")


@pytest.fixture
def making(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose environment of the tests is made by `MAKER`."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "test").mkdir()
    (tmp_path / "tools/environment.py").write_text(MAKER)
    shutil.copy(root / "pyproject.toml", tmp_path)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "HOME", tmp_path)
    return tmp_path


@pytest.mark.once
@pytest.mark.parametrize("code", ["0", "3"])
def test_what_is_compiled_beside_the_checks_is_waited_for_and_may_fail(making: Path, code: str) -> None:
    (making / "packages").write_text(environment.ground_of(environment.read_packages()))
    ended = []
    try:
        with environment.compiling("test") as wait_for_packages:
            wait_for_packages()
            assert (making / "test/ground").exists() and not (making / "compiled").exists()
            (making / "go").write_text(code)
    except SystemExit as end:
        ended.append(end.code)
    assert (making / "compiled").exists() and ended == ([3] if code == "3" else [])


@pytest.mark.once
@pytest.mark.usefixtures("making")
def test_packages_that_cant_be_had_end_the_checks() -> None:
    with pytest.raises(SystemExit, match="3"), environment.compiling("test") as wait_for_packages:
        wait_for_packages()


@pytest.mark.once
def test_a_wheel_can_be_made_from_the_source_archive_and_installed(root: Path, tmp_path: Path) -> None:
    settings = untraced(SIXGUN_PURE="1", SIXGUN_NO_WEB="1", LC_ALL="C.UTF-8")
    settings.pop("PYTHONPATH", None)

    def do(*command: str) -> str:
        done = subprocess.run(command, cwd=root, env=settings, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    do(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    archive = next(tmp_path.glob("*.tar.gz"))
    do(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(archive))
    wheel = next(tmp_path.glob("*.whl"))
    inside = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in inside} == {"sixgun", f"sixgun-{sixgun.__version__}.dist-info"}
    assert {"sixgun/py.typed", "sixgun/tui/table.tcss", "sixgun/locale/de/cli.ftl"} <= set(inside)
    do(sys.executable, "-m", "venv", str(tmp_path / "fresh"))
    programs = tmp_path / "fresh" / ("Scripts" if os.name == "nt" else "bin")
    do(str(programs / "python"), "-m", "pip", "install", str(wheel))
    assert do(str(programs / "python"), "-c", "import sixgun; print(sixgun.new_game('dice').players)") == "5\n"
    bare = subprocess.run([str(programs / "sixgun"), "--version"], env=settings, capture_output=True, text=True)
    assert bare.returncode == 2 and "pip install 'sixgun[terminal]'" in bare.stderr
    do(str(programs / "python"), "-m", "pip", "install", f"{wheel}[terminal]")
    assert "(interpreted)" in do(str(programs / "sixgun"), "--version")


@pytest.mark.once
def test_what_may_not_be_installed_is_missing_and_one_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert postgres.programs() is None and postgres.provide() is False
    assert debian.command(postgres.PACKAGE).startswith("sudo apt-get install")


@pytest.mark.once
def test_debians_package_is_named_before_it_is_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "apt-get").write_text(f"#!/bin/sh\necho $* >> {tmp_path}/asked\nexit 100\n")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path / "nowhere")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    assert postgres.provide() is False
    asked = " ".join([*debian.INSTALL, postgres.PACKAGE]).removeprefix("apt-get ")
    assert (tmp_path / "asked").read_text().splitlines() == ["update", asked]
    assert f"apt-get {asked}" in capfd.readouterr().err


@pytest.mark.once
def test_the_newest_postgresql_of_debian_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for version in ("9.6", "15", "16"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "pg_ctl").touch()
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert postgres.programs() == tmp_path / "16" / "bin"
    assert postgres.provide()
