"""What docs/research.md and docs/environments say is true, and so are the examples in the code."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from sixgun.engine.errors import SixgunError
from sixgun.locale import LANGUAGES, Words
from sixgun.research import check_installed
from tests.research.games import GAMES, Game, every_game

pytestmark = pytest.mark.installed

MODULES = (
    *("sixgun.research", "sixgun.research.solo", "sixgun.research.vector", "sixgun.research.vector_solo"),
    *("sixgun.research.net_bot",),
    *[f"sixgun.research.pettingzoo.{game}_v0" for game in GAMES],
)


@every_game
def test_the_page_of_an_environment_has_the_tables_and_sizes_of_the_code(root: Path, game: Game) -> None:
    text = (root / f"docs/environments/{game.name}.md").read_text(encoding="utf-8")
    encoding = game.encoding
    assert tables(text) == [
        *(encoding.seat_table(), encoding.table_table(), encoding.memory_table(), encoding.action_table())
    ]
    assert f"{encoding.seats} more rows of {encoding.memory_row} numbers" in text
    assert f"observation then has {encoding.full_size} numbers" in text
    assert f"{encoding.seats} rows of {encoding.row} numbers" in text and f"`Discrete({game.actions})`" in text


def test_the_sizes_of_the_documentation_are_those_of_the_code(root: Path) -> None:
    text = (root / "docs/research.md").read_text(encoding="utf-8")
    for game in GAMES:
        assert f"`{game.gym_id}` | {game.encoding.size} numbers | {game.actions} |" in text


def tables(text: str) -> list[str]:
    """The tables of a Markdown file whose first column is a place or a number."""
    blocks = [block.strip() for block in text.split("\n\n")]
    return [block for block in blocks if block.startswith(("| offset", "| number"))]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_code_do_what_they_show(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0 and failed == 0


def test_without_the_extra_an_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(
        SixgunError, match=r"pettingzoo\. Install them with: pip install 'sixgun\[research\]'"
    ) as caught:
        check_installed()
    for language in LANGUAGES:
        assert "pip install 'sixgun[research]'" in caught.value.sentence(Words(language))


def test_importing_without_the_extra_shows_that_error_and_no_other() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import sixgun.research"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 1 and "SixgunError: " in run.stderr and "ImportError" not in run.stderr
