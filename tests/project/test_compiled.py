"""What is compiled, and that it keeps its documentation."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import pkgutil
import pydoc
from pathlib import Path

import build_compiled
import pytest
from tools import docstrings

import sixgun

PACKAGES = ("engine", "games", "bots")
INTERPRETED = {"sixgun.engine.num", "sixgun.engine.errors"}  # ARCHITECTURE.md says why


def modules() -> set[str]:
    """All modules of the packages that are compiled, but for the packages' own (empty) ones."""
    roots = [importlib.import_module(f"sixgun.{name}") for name in PACKAGES]
    found = [info for root in roots for info in pkgutil.walk_packages(root.__path__, f"{root.__name__}.")]
    return {info.name for info in found if not info.ispkg}


def test_every_module_of_engine_games_and_bots_is_compiled() -> None:
    files = {name: str(importlib.import_module(name).__file__) for name in modules()}
    compiled = {name for name, file in files.items() if file.endswith((".so", ".pyd"))}
    expected = modules() - INTERPRETED if os.environ.get("SIXGUN_EXPECTED") == "compiled" else set()
    assert compiled == expected


def test_every_module_of_engine_games_and_bots_is_chosen_for_compiling(root: Path) -> None:
    chosen = {file.removesuffix(".py").replace(os.sep, ".") for file in build_compiled.modules(root / "src")}
    assert modules() - INTERPRETED == chosen - {"sixgun.arena.loop"}


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        (sixgun.Game, "remembers how it came there"),
        (sixgun.Game.apply, "Carry out an action"),
        (sixgun.Game.decision, "The decision that the game waits for"),
        (sixgun.hire, "A new "),
        (importlib.import_module("sixgun.engine.game"), "from its first decision to its last"),
    ],
)
def test_help_shows_the_documentation(thing: object, words: str) -> None:
    assert words in pydoc.plain(pydoc.render_doc(thing))


def test_every_docstring_of_the_sources_is_that_of_the_thing(root: Path) -> None:
    texts = docstrings.read(root / "src", build_compiled.modules(root / "src"))
    texts = {name: text for name, text in texts.items() if not name.endswith("__")}  # those Python describes itself
    for name in modules() - INTERPRETED:
        module = importlib.import_module(name)
        shown = {key: find(module, key.removeprefix(f"{name}.")) for key in texts if key.startswith(f"{name}.")}
        assert {key: inspect.getdoc(thing) for key, thing in shown.items()} == {key: texts[key] for key in shown}
        assert module.__doc__ == texts[name]


def find(module: object, path: str) -> object:
    """A class, function, method or property of a module."""
    for part in path.split("."):
        module = inspect.getattr_static(module, part)
    return module.__func__ if isinstance(module, (staticmethod, classmethod)) else module


def test_c_strings_mean_the_text_that_they_came_from() -> None:
    text = 'He said "¡Bang!" – \\ really??=\n\tAnd 1 more'
    assert ast.literal_eval(f'b"{docstrings.c_text(text)}"').decode() == text


def test_libraries_are_packed_whatever_the_machine_calls_them(tmp_path: Path) -> None:
    for name in ("one.cpython-311-x86_64-linux-gnu.so", "sixgun/two.cp311-win_amd64.pyd", "sixgun/two.obj"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    places = {Path(place).as_posix() for place in build_compiled.libraries(tmp_path).values()}
    assert places == {"one.cpython-311-x86_64-linux-gnu.so", "sixgun/two.cp311-win_amd64.pyd"}
