"""The commands of the arena as a person meets them."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sixgun.bots.bot import Bot
from sixgun.cli import commands
from sixgun.cli.ladder import who_enters
from sixgun.engine.action import Action
from sixgun.engine.errors import SixgunError
from sixgun.engine.rng import Rng
from sixgun.engine.view import View
from sixgun.locale import Words
from sixgun.make_bot import BOTS, make_bot

SMALL = ("--players", "4", "--seed", "1")


class Thinker(Bot):
    """A bot with a budget."""

    def __init__(self, rng: Rng, rollouts: int = 7) -> None:
        super().__init__(rng)
        self.rollouts = rollouts

    def choose(self, view: View) -> Action:
        return view.legal_actions[self.rng.below(len(view.legal_actions))]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "160")


def run(*arguments: str, language: str = "en") -> Result:
    """A command in this process."""
    return CliRunner().invoke(commands(Words(language)), list(arguments), catch_exceptions=True)


def sentence(*arguments: str) -> str:
    """The error of a command."""
    trouble = run(*arguments).exception
    assert isinstance(trouble, SixgunError), trouble
    return str(trouble)


def test_the_arena_tells_both_fields_by_role_and_a_verdict(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run("arena", "dice", "gunhand", "greenhorn", *SMALL, "--deals", "3", "--html", str(page))
    assert done.exit_code == 0, done.output
    assert "One seat among greenhorn" in done.output and "One seat among gunhand" in done.output
    assert "Renegade" in done.output and "Difference over all pairs: +" in done.output
    assert page.read_text().count("<svg") == 3 and "http://" not in page.read_text().replace("http://www.w3.org", "")


def test_one_field_and_json() -> None:
    given = ("--deals", "2", "--field", "incumbent", "--json")
    found: dict[str, Any] = json.loads(run("arena", "duel", "gunhand", "greenhorn", "--seed", "1", *given).stdout)
    assert list(found["fields"]) == ["incumbent"] and list(found["fields"]["incumbent"]["role"]) == ["law", "outlaws"]


def test_the_ladder_rates_all_levels_and_a_bot_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.cli.ladder.BOTS", ("greenhorn", "gunhand"))  # the others think long
    page = tmp_path / "bots.md"
    own = f"{__name__}:Thinker@3"
    done = run("ladder", "dice", own, *SMALL, "--deals", "2", "--page", str(page))
    assert done.exit_code == 0 and "gunhand" in done.output
    assert f"`{own}`" in page.read_text() and page.read_text().startswith("<!-- ladder:dice -->")


def test_a_level_with_a_budget_enters_in_place_of_the_level() -> None:
    assert who_enters(()) == BOTS
    assert who_enters(("gunhand@5", "my:Own")) == (*[bot for bot in BOTS if bot != "gunhand"], "gunhand@5", "my:Own")


def test_what_secrets_cost_by_players(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    given = ("--players", "3", "--deals", "2", "--seed", "1", "--page", str(page))
    done = run("secrets", "dice", "gunhand", "greenhorn", *given, language="de")
    assert (
        done.exit_code == 0
        and Words("de").say("role-renegade") in done.output
        and "| 3 | renegade | 2 |" in page.read_text()
    )


def test_what_secrets_cost_with_other_sets(tmp_path: Path) -> None:
    importlib.import_module("tests.sets.toy")
    page = tmp_path / "bots.md"
    given = ("--sets", "base,toy", "--deals", "1", "--seed", "1", "--page", str(page), "--json")
    result = json.loads(run("secrets", "classic", "greenhorn", "greenhorn", *given).stdout)
    assert list(result["players"]) == ["3", "4", "5", "6", "7", "8"] and "classic (base, toy)" in page.read_text()


def test_the_report_is_written_and_told_as_json(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run("report", "dice", "--games", "2", "--seed", "1", "--html", str(page), "--json")
    assert [found["players"] for found in json.loads(done.stdout)] == [3, 4, 5, 6, 7, 8] and page.exists()


@pytest.mark.parametrize(
    ("bot", "word"),
    [
        ("slinger", "slinger"),
        ("nowhere:Bot", "module:Class"),
        ("tests.arena.test_commands:Nobody", "module:Class"),
        ("tests.arena.test_commands:Luck", "no bot"),
        ("tests.arena.test_commands:Thinker@many", "budget"),
        ("sixgun.bots.greenhorn:Greenhorn@5", "budget"),
    ],
)
def test_a_bot_that_is_none_is_told_before_anything_is_played(bot: str, word: str) -> None:
    for command in (["arena", "dice", bot, "gunhand"], ["ladder", "dice", bot], ["report", "dice", "--bots", bot]):
        assert word in sentence(*command)
    assert word in sentence("simulate", "dice", "--bots", bot)


def test_a_class_gets_its_luck_and_its_budget() -> None:
    rng = Rng(bytes(32))
    with_budget, without = (make_bot(f"{__name__}:Thinker{budget}", "dice", rng) for budget in ("@12", ""))
    assert (getattr(with_budget, "rollouts"), getattr(without, "rollouts")) == (12, 7)
    assert isinstance(with_budget, Bot) and with_budget.rng is rng


@pytest.mark.parametrize(
    ("library", "command", "extra"),
    [
        ("matplotlib", ["report", "dice", "--games", "1"], "sixgun[arena]"),
        ("matplotlib", ["arena", "dice", "gunhand", "gunhand", "--html", "x"], "sixgun[arena]"),
        ("openskill.models", ["ladder", "dice"], "sixgun[arena]"),
        ("ray", ["simulate", "dice", "--cluster", "auto"], "sixgun[cluster]"),
    ],
)
def test_without_the_extra_a_sentence_says_how_to_install_it(library: str, command: list[str], extra: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None\nfrom sixgun.cli import main\nmain({command!r})"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 2 and f"pip install '{extra}'" in done.stderr and done.stderr.count("\n") == 1


def test_a_field_that_is_none_is_told() -> None:
    assert "both, incumbent, candidate" in sentence("arena", "dice", "gunhand", "gunhand", "--field", "own")
