"""What is compiled, and with which compiler."""

from __future__ import annotations

import importlib
import os
import pkgutil
from pathlib import Path

import build_compiled
from tools import environment

PACKAGES = ("engine", "family", "games", "bots")
PARTS = (
    "view_types",
    "view_reading",
    "facts",
    "terminal",
    "log",
    "research.encoding",
    "research.moves",
    "research.scene",
)
INTERPRETED = {"sixgun.engine.num", "sixgun.engine.errors"}  # ARCHITECTURE.md says why, and what of the PARTS


def modules() -> set[str]:
    """All modules of the packages that are compiled, but for the packages' own (empty) ones."""
    roots = [importlib.import_module(f"sixgun.{name}") for name in PACKAGES]
    found = [info for root in roots for info in pkgutil.walk_packages(root.__path__, f"{root.__name__}.")]
    return {info.name for info in found if not info.ispkg and not info.name.endswith(PARTS)}


def test_every_module_of_engine_games_and_bots_is_compiled() -> None:
    files = {name: str(importlib.import_module(name).__file__) for name in modules()}
    compiled = {name for name, file in files.items() if file.endswith((".so", ".pyd"))}
    expected = modules() - INTERPRETED if os.environ.get("SIXGUN_EXPECTED") == "compiled" else set()
    assert compiled == expected


def test_every_module_of_engine_games_and_bots_is_chosen_for_compiling(root: Path) -> None:
    chosen = {file.removesuffix(".py").replace(os.sep, ".") for file in build_compiled.modules(root / "src")}
    assert modules() - INTERPRETED == {name for name in chosen if name.split(".")[1] in PACKAGES}


def test_the_source_with_its_docstrings_lies_beside_what_is_compiled() -> None:
    files = {name: Path(str(importlib.import_module(name).__file__)) for name in modules()}
    assert [name for name, file in files.items() if not (file.parent / f"{name.split('.')[-1]}.py").exists()] == []


def test_the_compiler_is_tried_before_it_is_used() -> None:
    assert bool(build_compiled.why_no_compiler([])) is not environment.COMPILER
    assert build_compiled.why_no_compiler(["-fno-such-flag"])
