"""Programs that only tests need, from Debian's packages: told before they are installed, or how to get them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends")


def command(package: str) -> str:
    """What a person types to get a package."""
    return f"sudo {' '.join(INSTALL)} {package}"


def install(package: str, why: str) -> None:
    """Install a package where that may be done, and say so first."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"{why} Installing Debian's package: {' '.join(INSTALL)} {package}", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update"], [*INSTALL, package]):
        subprocess.run(step, stdout=subprocess.DEVNULL, env=quiet, check=False)
