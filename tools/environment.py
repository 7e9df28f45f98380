"""The project's own environments in `.venv`: made once, made anew when the project's files have changed.

An environment counts only when its `ready` file, written last, says for what it was made. So a set-up that was cut off
in any way is begun afresh at the next start, and nothing but a complete environment is ever used.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

from steps import Steps, locked, say

ROOT = Path(__file__).resolve().parent.parent
HOME = Path(os.environ.get("SIXGUN_ENVIRONMENTS") or ROOT / ".venv")
COMPILER = any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))
SLOW = "There is no C compiler that works here, so Sixgun runs as plain Python: all of it, about 30 times slower."


def check_version() -> None:
    """Old Pythons get a sentence instead of a syntax error."""
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(
            f"Sixgun needs Python 3.11 or newer, and this is {sys.version.split()[0]}. Install one and start again."
        )


check_version()


def binaries(name: str) -> Path:
    """Where the programs of an environment are."""
    return HOME / name / ("Scripts" if os.name == "nt" else "bin")


def digest(*extra: str) -> str:
    """A short text that changes whenever the package would."""
    total = hashlib.sha256("\0".join([sys.version, str(COMPILER), os.environ.get("SIXGUN_PURE", ""), *extra]).encode())
    files = [ROOT / "pyproject.toml", ROOT / "build_compiled.py", ROOT / "tools" / "docstrings.py"]
    for file in [*files, *sorted((ROOT / "src").rglob("*"))]:
        if file.is_file() and file.suffix != ".pyc":
            total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def project() -> dict[str, object]:
    """pyproject.toml."""
    import tomllib  # Python 3.11

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_packages() -> list[str]:
    """All packages that work on the project needs."""
    data: dict[str, dict[str, object]] = project()  # type: ignore[assignment]
    more: dict[str, list[str]] = data["project"]["optional-dependencies"]  # type: ignore[assignment]
    return [*data["project"]["dependencies"], *more["research"], *data["dependency-groups"]["dev"]]  # type: ignore


def is_ready(name: str, wanted: str) -> bool:
    """Whether an environment is complete and made for what is wanted."""
    stamp = HOME / name / "ready"
    return stamp.exists() and stamp.read_text() == wanted


def make(name: str, packages: list[str], source: str) -> None:
    """Make an environment with some packages and, from a source (the project, its sdist), the package itself."""
    wanted = digest(name, str(ROOT), *packages) if source else "\0".join([sys.version, str(ROOT), *packages])
    if is_ready(name, wanted):
        return
    HOME.mkdir(parents=True, exist_ok=True)
    with locked(HOME / "lock") as lock:
        if is_ready(name, wanted):  # somebody else has made it while we waited
            return
        with Steps(HOME, 2 + bool(packages) + bool(source), lock) as steps:
            fill(steps, name, packages, source)
        (HOME / name / "ready").write_text(wanted)
    if source and not is_compiled(name):
        say(SLOW)


def fill(steps: Steps, name: str, packages: list[str], source: str) -> None:
    """Everything that an environment holds, from nothing."""
    python = str(binaries(name) / "python")
    pip = [python, "-m", "pip", "--disable-pip-version-check"]
    steps.run("an environment of its own", [sys.executable, "-m", "venv", "--clear", str(HOME / name)])
    if packages:
        steps.run("the libraries", [*pip, "install", *packages])
    if source == "sdist":
        steps.run("the source archive", [python, "-m", "hatchling", "build", "-t", "sdist", "-d", str(steps.folder)])
        source = str(next(steps.folder.glob("*.tar.gz")))
    if source:
        steps.run("compiling Sixgun, the longest step", [*pip, "wheel", "--no-deps", "-w", str(steps.folder), source])
        steps.run("installing it", [*pip, "install", *map(str, steps.folder.glob("*.whl"))])


def is_compiled(name: str) -> bool:
    """Whether the package in an environment is compiled."""
    return any((HOME / name).rglob("sixgun/engine/state*.*[do]"))
