"""PostgreSQL's programs, for the tests of the house: those that are there, or Debian's package."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools import debian

DEBIAN = Path("/usr/lib/postgresql")
PACKAGE = "postgresql"
WHY = "The tests of the house need PostgreSQL's programs (pg_ctl, initdb)."


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest where there are several."""
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent
    places = sorted(DEBIAN.glob("*/bin/pg_ctl"), key=lambda place: [int(part) for part in place.parts[-3].split(".")])
    return places[-1].parent if places else None


def provide() -> bool:
    """See that there is a PostgreSQL, if need be by Debian's package; whether there is one."""
    if programs() is None:
        debian.install(PACKAGE, WHY)
    return programs() is not None
