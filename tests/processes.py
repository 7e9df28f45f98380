"""Processes that tests start."""

from __future__ import annotations

import os


def untraced(**settings: str) -> dict[str, str]:
    """The environment for a process that will be interrupted or killed: coverage must not be counting in it.

    A process that dies while it writes its counts leaves them broken, or holds their lock for ever.
    """
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("COV_", "COVERAGE_"))}
    return {**inherited, **settings}
