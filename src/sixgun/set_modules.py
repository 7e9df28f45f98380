"""Modules from elsewhere that add sets: a worker process imports those that its parent has."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType

from sixgun.engine.errors import SixgunError

_NAMES: list[str] = []
MAIN = ("__main__", "__mp_main__")  # a worker process runs the main module by itself


def remember(module: str) -> None:
    """Note a module that has added a set."""
    if module not in (*MAIN, *_NAMES):
        _NAMES.append(module)


def set_modules() -> tuple[str, ...]:
    """The modules that have added sets here, in the order that gives cards their numbers."""
    return tuple(_NAMES)


def load_set_modules(names: Iterable[str]) -> None:
    """Import modules that add sets."""
    for name in names:
        try:
            load_module(name)
        except (ImportError, ValueError) as trouble:
            raise SixgunError("set-module", name=name, why=str(trouble)) from trouble


def load_module(name: str) -> ModuleType:
    """A module by its name; the folder one stands in is looked at too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return import_module(name)
