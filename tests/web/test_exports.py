"""What the page takes from Python is what Python says now."""

import json
from pathlib import Path
from typing import get_type_hints

import pytest
from tools import web_exports

from sixgun.narration.act_types import LogFields
from sixgun.narration.acts import FIELDS
from sixgun.registry import GAMES
from sixgun.server.fairness import promise, seed_of


@pytest.mark.once
@pytest.mark.parametrize("path", [*web_exports.exports()], ids=lambda path: path.name)
def test_the_committed_files_are_not_old(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == web_exports.exports()[path], "write it anew: python -m tools.web_exports"


def test_the_types_of_the_log_are_its_fields() -> None:
    assert set(get_type_hints(LogFields)) == set(FIELDS)


def test_every_message_is_compared() -> None:
    told = {(entry["game"], entry["what"], str(entry["data"])) for entry in web_exports.sentences()}
    assert {game for game, _, _ in told} == set(GAMES)
    assert len(told) > 500


def test_the_page_checks_luck_as_the_house_makes_it() -> None:
    example = json.loads((Path(__file__).parents[2] / "web/tests/fair.json").read_text(encoding="utf-8"))
    fairness = example["fairness"]
    assert fairness["promise"] == promise(fairness) and example["seed"] == str(seed_of(fairness))
