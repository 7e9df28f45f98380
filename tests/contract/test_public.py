"""Every public name is documented with an example that is tested."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import sixgun

NAMES = [name for name in sixgun.__all__ if callable(getattr(sixgun, name))]


def docstring(name: str) -> str:
    """The docstring of a public name, from the source that is shipped beside the compiled module."""
    module = importlib.import_module(getattr(sixgun, name).__module__)
    source = Path(str(module.__file__)).parent / f"{module.__name__.rpartition('.')[2]}.py"
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name:
            return ast.get_docstring(node) or ""
    return ""


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_has_an_example(name: str) -> None:
    assert ">>>" in docstring(name)


def test_bots_and_games_are_listed() -> None:
    assert sixgun.BOTS == ("greenhorn", "gunhand", "sharpshooter", "legend")
    assert list(sixgun.GAMES) == ["dice", "classic", "duel"]
