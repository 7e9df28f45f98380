"""How pickle carries what is remembered of a game, in both builds alike."""

from __future__ import annotations

import copyreg
from typing import Any

from sixgun.bots.role_belief import RoleTally
from sixgun.research.memory import Memory, RoleMemory

Made = tuple[Any, tuple[Any, ...]]


def reduce_memory(memory: Memory) -> Made:
    """A memory is its attributes."""
    names = getattr(type(memory), "__mypyc_attrs__", None) or vars(memory)
    given: tuple[Any, ...] = ()
    if isinstance(memory, RoleMemory):
        given = (memory.table, int(memory.seats), int(memory.kinds), memory.policy, memory.replay)
    return memory_from, (type(memory), given, {name: getattr(memory, name) for name in names})


def memory_from(kind: Any, given: tuple[Any, ...], kept: dict[str, Any]) -> Memory:
    """A memory from its attributes; they replace those of a new one."""
    memory: Memory = kind(*given)
    for name, value in kept.items():
        setattr(memory, name, value)
    return memory


def reduce_tally(tally: RoleTally) -> Made:
    return tally_from, (tally.marks,)


def tally_from(marks: list[Any]) -> RoleTally:
    tally = RoleTally(len(marks))
    tally.marks = marks
    return tally


def register(kind: type[Memory]) -> None:
    """Let memories of a game be pickled."""
    copyreg.pickle(kind, reduce_memory)


copyreg.pickle(RoleTally, reduce_tally)
