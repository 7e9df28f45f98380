"""What the documents show works as shown."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest
from tools import reference

import sixgun
from sixgun.registry import rules_of

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
EXAMPLES = sorted(
    str(file.relative_to(ROOT))
    for file in DOCUMENTS
    if ">>> " in file.read_text(encoding="utf-8") and file.parent.name != "tutorials"  # tests/test_tutorials.py
)


def blocks(file: Path, language: str) -> list[str]:
    """The code blocks of a document."""
    return re.findall(rf"```{language}\n(.*?)```", file.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", ["records.md", "positions.md"])
def test_the_examples_of_a_format_can_be_loaded(name: str, root: Path) -> None:
    examples = [json.loads(block) for block in blocks(root / "docs" / name, "json")]
    assert examples
    for example in examples:
        game = sixgun.load(example)
        assert game.decision is not None
        assert sixgun.load(game.position()).state == game.state


def test_the_position_in_the_middle_of_a_reaction_asks_bart(root: Path) -> None:
    game = sixgun.load(json.loads(blocks(root / "docs" / "positions.md", "json")[1]))
    assert game.decision is not None
    assert (game.decision.seat, game.decision.question.name) == (1, "arrow-for-life")


def test_every_field_and_frame_of_a_position_is_documented(root: Path) -> None:
    text = (root / "docs" / "positions.md").read_text(encoding="utf-8")
    fields: list[str] = []
    for name, rules in sixgun.GAMES.items():
        fields += [*sixgun.new_game(name, players=rules.usual_players, seed=1).position(), *rules.frames]
        fields += [field for frame in rules.frames.values() for field in frame.FIELDS]
    assert [field for field in fields if f"`{field}`" not in text] == []


def test_every_action_is_documented(root: Path) -> None:
    text = (root / "docs" / "records.md").read_text(encoding="utf-8")
    verbs = [verb.name for rules in sixgun.GAMES.values() for verb in rules.verbs]
    verbs += [verb.name for verb in rules_of("classic", ["base", "dodge-city"]).verbs]
    assert [verb for verb in verbs if f"`{verb}" not in text] == []


@pytest.mark.once
@pytest.mark.parametrize("name", ["cli.md", "events.md", "errors.md"])
def test_the_pages_of_commands_words_and_errors_are_as_the_code_says(name: str) -> None:
    assert (reference.FOLDER / name).read_text(encoding="utf-8") == reference.pages()[name], "python -m tools.reference"


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_python_of_a_document_does_what_it_shows(name: str, root: Path) -> None:
    failed, tried = doctest.testfile(str(root / name), module_relative=False)
    assert tried > 1 and failed == 0


@pytest.mark.parametrize("name", ["own-bots.md", "views.md"])
def test_the_programs_of_a_document_run(name: str, root: Path) -> None:
    exec("\n".join(blocks(root / "docs" / name, "python")), {})


@pytest.mark.once
def test_every_public_name_has_its_place_in_the_reference(root: Path) -> None:
    page = (root / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
    assert [name for name in sixgun.__all__ if not re.search(rf"\b{name}\b", page)] == []


@pytest.mark.once
def test_the_citation_is_of_this_version(root: Path) -> None:
    assert f"version: {sixgun.__version__}\n" in (root / "CITATION.cff").read_text(encoding="utf-8")


def test_links_in_documents_lead_somewhere() -> None:
    for file in DOCUMENTS:
        for link in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8")):
            assert link.startswith("http") or (file.parent / link).exists(), f"{file.name}: {link}"
