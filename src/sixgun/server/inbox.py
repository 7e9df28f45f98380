"""Everything that a table can hear."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixgun.server.connection import Connection
    from sixgun.server.protocol import AnyCommand, Hello


@dataclass(frozen=True)
class Enter:
    """A client has said hello."""

    connection: Connection
    hello: Hello


@dataclass(frozen=True)
class Exit:
    """A client's connection has ended."""

    connection: Connection


@dataclass(frozen=True)
class Do:
    """A client wants something done."""

    connection: Connection
    command: AnyCommand
    at: float = field(default_factory=time.perf_counter)


@dataclass(frozen=True)
class Thought:
    """A bot has chosen for the decision with a number."""

    number: int
    action: str


@dataclass(frozen=True)
class Changed:
    """Something was changed elsewhere, or may have been."""


@dataclass(frozen=True)
class Due:
    """The time has come for a bot, a clock or an answer that was held back."""


Message = Enter | Exit | Do | Thought | Changed | Due
CHANGED, DUE = Changed(), Due()
