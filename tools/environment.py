"""The project's own environments in `.venv`: made once, made anew when the project's files have changed.

An environment counts only when its `ready` file, written last, says for what it was made. So a set-up that was cut off
in any way is begun afresh at the next start, and nothing but a complete environment is ever used.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.steps import Steps, locked, say, wait_a_moment

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
SDIST = "sdist"
LIBRARIES = "The libraries"
EXTRAS = ("terminal", "server", "arena")  # what `./run` brings
COMPILER = any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))
SLOW = "Sixgun is not compiled here (that takes a C compiler): everything works, about 30 times slower."


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
    files = [ROOT / "pyproject.toml", ROOT / "build_compiled.py", ROOT / "tools/web.py"]
    web = ROOT / "web"
    page = [*sorted(web.glob("*.*")), *sorted((web / "src").rglob("*")), *sorted((web / "public").rglob("*"))]
    for file in [*files, *page, *sorted((ROOT / "src").rglob("*"))]:
        if file.is_file() and file.suffix != ".pyc":
            total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def read_project() -> dict[str, Any]:
    """pyproject.toml."""
    import tomllib  # Python 3.11

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_group(name: str) -> list[str]:
    """The packages of a dependency group."""
    packages: list[str] = read_project()["dependency-groups"][name]
    return packages


def read_extras(*names: str) -> list[str]:
    """The packages that Sixgun itself needs, and those of some of its extras."""
    project = read_project()["project"]
    needed = [project["dependencies"], *(project["optional-dependencies"][name] for name in names)]
    return [name for names in needed for name in names if not name.startswith("sixgun[")]


def read_packages(*without: str) -> list[str]:
    """All packages that work on the project needs, but those of some extras and groups."""
    extras = [name for name in read_project()["project"]["optional-dependencies"] if name not in without]
    groups = [read_group(name) for name in ("dev", "docs") if name not in without]
    return list(dict.fromkeys([*read_extras(*extras), *(package for group in groups for package in group)]))


def has(stamp: Path, wanted: str) -> bool:
    """Whether something is complete and made for what is wanted."""
    return stamp.exists() and stamp.read_text() == wanted


def make(name: str, packages: list[str], source: str) -> None:
    """Make an environment with some packages and, from a source (the project or its SDIST), with Sixgun itself."""
    wanted = digest(str(ROOT), *packages) if source else ground_of(packages)
    ready = HOME / name / "ready"
    if has(ready, wanted):
        return
    HOME.mkdir(parents=True, exist_ok=True)
    with locked(HOME / "lock") as lock:
        if has(ready, wanted):  # somebody else has made it while we waited
            return
        with Steps(HOME, lock) as steps:
            ready.unlink(missing_ok=True)
            clear(steps, name, packages)
            if source:
                install(steps, name, packages, source)
            else:
                fetch(steps, name, packages, {})
            ready.write_text(wanted)
    if source and not is_compiled(name):
        say(SLOW)


@contextmanager
def compiling(name: str) -> Iterator[Callable[[], None]]:
    """Make the environment of the tests in a process beside what is done meanwhile. What needs its packages, but not
    Sixgun itself, calls the function, which waits for them."""
    ground, wanted = HOME / name / "ground", ground_of(read_packages())
    with subprocess.Popen([sys.executable, "-m", "tools.environment", name], cwd=ROOT) as process:

        def wait() -> None:
            while not has(ground, wanted) and process.poll() is None:
                wait_a_moment(process)
            if process.returncode:
                sys.exit(process.returncode)

        yield wait
    if process.returncode:
        sys.exit(process.returncode)


def ground_of(packages: list[str]) -> str:
    """A text that changes whenever an environment must be made from nothing."""
    return "\0".join([sys.version, str(ROOT), *packages])


def clear(steps: Steps, name: str, packages: list[str]) -> None:
    """An empty environment, unless one with these packages was left whole."""
    ground = HOME / name / "ground"
    if not has(ground, ground_of(packages)):
        ground.unlink(missing_ok=True)
        steps.run("An environment of its own", [sys.executable, "-m", "venv", "--clear", str(HOME / name)])


def fetch(steps: Steps, name: str, packages: list[str], beside: dict[str, list[str]]) -> None:
    """The packages of an environment, and steps beside that need none of them."""
    ground, wanted = HOME / name / "ground", ground_of(packages)
    libraries = {} if has(ground, wanted) else {LIBRARIES: [*pip(name), "install", *packages]}

    def mark(title: str) -> None:
        if title == LIBRARIES:
            ground.write_text(wanted)

    steps.run_together({**libraries, **beside}, mark)


def install(steps: Steps, name: str, packages: list[str], source: str) -> None:
    """Sixgun itself, instead of an older one, compiled while its libraries come; while it is installed, the environment
    is not whole."""
    if source == SDIST:
        source = pack(steps, name)
    fetch(
        steps, name, packages, {"Compiling Sixgun": [*pip(name), "wheel", "--no-deps", "-w", str(steps.folder), source]}
    )
    ground = HOME / name / "ground"
    kept = ground.read_text()
    ground.unlink()
    wheel = str(next(steps.folder.glob("*.whl")))
    steps.run("Installing it", [*pip(name), "install", "--no-deps", "--force-reinstall", wheel])
    ground.write_text(kept)


def pack(steps: Steps, name: str) -> str:
    """The source archive; its maker comes first of all packages."""
    maker = next(package for package in read_group("dev") if package.startswith("hatchling"))
    steps.run("The maker of the source archive", [*pip(name), "install", maker])
    hatchling = [str(binaries(name) / "python"), "-m", "hatchling"]
    steps.run("The source archive", [*hatchling, "build", "-t", "sdist", "-d", str(steps.folder)])
    return str(next(steps.folder.glob("*.tar.gz")))


def pip(name: str) -> list[str]:
    """The pip of an environment."""
    return [str(binaries(name) / "python"), "-m", "pip", "--disable-pip-version-check"]


def is_compiled(name: str) -> bool:
    """Whether the package in an environment is compiled."""
    return any((HOME / name).rglob("sixgun/engine/state*.*[do]"))


if __name__ == "__main__":
    make(sys.argv[1], read_packages(), SDIST)
