"""Notebooks are executed when the site is built (`mkdocs build` in ./test executes all of them)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from mkdocs.exceptions import PluginError
from tools import site_notebooks


def test_a_cell_shows_what_it_prints_and_its_last_value() -> None:
    names: dict[str, Any] = {}
    assert site_notebooks.execute("print('dealt')\nx = 2\nx + 1", names) == ["```text\ndealt\n```", "```text\n3\n```"]
    assert site_notebooks.execute("x;", names) == [] and site_notebooks.execute("y = x", names) == []


@pytest.mark.once
def test_a_notebook_that_fails_breaks_the_build_and_names_itself(tmp_path: Path) -> None:
    cell = {"cell_type": "code", "source": ["import sixgun\n", "sixgun.new_game('poker')"]}
    (tmp_path / "broken.ipynb").write_text(json.dumps({"cells": [cell]}), encoding="utf-8")
    with pytest.raises(PluginError, match=r"(?s)broken\.ipynb can't be executed.*poker"):
        site_notebooks.run(tmp_path / "broken.ipynb")


@pytest.mark.once
def test_notebooks_are_kept_without_results(root: Path) -> None:
    for file in (root / "docs").rglob("*.ipynb"):
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        assert [cell for cell in cells if cell.get("outputs")] == [], file.name
