"""Every clause of the rules has a test, and every test that cites one cites one that is there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from sixgun.rulebook import clauses


def cited(folder: Path) -> set[object]:
    """The clauses that the tests in a folder cite."""
    found: set[object] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@pytest.mark.parametrize("game", ["dice", "classic", "duel"])
def test_every_clause_is_cited_and_every_citation_is_a_clause(game: str, root: Path) -> None:
    known = set(clauses(game))
    books = tuple({f"{clause.partition('.')[0]}." for clause in known})
    tested = {str(clause) for clause in cited(root / "tests") if str(clause).startswith(books)}
    assert known - tested == set(), "clauses without a test"
    assert tested - known == set(), "tests that cite no clause"
