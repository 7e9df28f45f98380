"""PostgreSQL's programs, for the tests of the house: those that are there, or Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
HOW = "The tests of the house need PostgreSQL's programs (pg_ctl, initdb). Install them, on Debian with: {command}"
INSTALL = ["apt-get", "install", "--yes", "--no-install-recommends", "postgresql"]


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest where there are several."""
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent
    places = sorted(DEBIAN.glob("*/bin/pg_ctl"), key=lambda place: [int(part) for part in place.parts[-3].split(".")])
    return places[-1].parent if places else None


def provide() -> None:
    """See that there is a PostgreSQL: install Debian's package where that can be done, else say how."""
    if programs():
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("PostgreSQL for the tests: installing Debian's package", file=sys.stderr, flush=True)
        for command in (["apt-get", "update"], INSTALL):
            subprocess.run(command, stdout=subprocess.DEVNULL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if not programs():
        sys.exit(HOW.format(command=f"sudo {' '.join(INSTALL)}"))
