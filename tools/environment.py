"""The project's own environment in `.venv`: made once, made anew when the project's files have changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"


def say(text: str) -> None:
    """Tell the person what happens; standard output stays clean."""
    print(text, file=sys.stderr, flush=True)


def digest(*extra: str) -> str:
    """A short text that changes whenever the installed package would."""
    total = hashlib.sha256("\0".join([sys.version, str(ROOT), *extra]).encode())
    files = [ROOT / "pyproject.toml", ROOT / "build_compiled.py", *sorted((ROOT / "src").rglob("*"))]
    for file in files:
        if file.is_file() and file.suffix != ".pyc":
            total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def read_group(name: str) -> list[str]:
    """The packages of a dependency group in pyproject.toml."""
    import tomllib  # Python 3.11

    groups: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    return groups[name]


def pip(*arguments: str) -> None:
    """Run pip; if it can't, show its words and stop."""
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        say(done.stdout)
        sys.exit("The installation did not work; the lines above say why. Mend that and start again.")


def make() -> None:
    """An empty environment."""
    if PYTHON.exists():
        return
    say("Setting up Sixgun for the first time; this takes a minute.")
    try:
        venv.create(HOME, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as trouble:
        shutil.rmtree(HOME, ignore_errors=True)
        sys.exit(f"I can't make an environment ({trouble}). On Debian: apt-get install python3-venv")


def check_version() -> None:
    """Old Pythons get a sentence instead of a syntax error."""
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(
            f"Sixgun needs Python 3.11 or newer, and this is {sys.version.split()[0]}. Install one and start again."
        )


check_version()


def ready(name: str, package: str, *arguments: str) -> None:
    """Install the package (and more) into the environment, unless that is done already."""
    stamp = HOME / f"{name}.stamp"
    now = digest(package, *arguments)
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == now:
        return
    make()
    say("Installing …")
    if arguments:
        pip("install", "--quiet", *arguments)
    pip("install", "--quiet", "--upgrade", package)
    for old in HOME.glob("*.stamp"):
        old.unlink()
    stamp.write_text(now)
