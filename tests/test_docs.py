"""What the documents show works as shown."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

import sixgun


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
    assert [verb for verb in verbs if f"`{verb}" not in text] == []


def test_the_python_of_the_readme_runs(root: Path) -> None:
    (example,) = blocks(root / "README.md", "python")
    parsed = doctest.DocTestParser().get_doctest(example, {}, "README", None, None)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(parsed)
    assert runner.summarize(verbose=False).failed == 0 and runner.tries > 3


def test_links_in_documents_lead_somewhere(root: Path) -> None:
    for file in [*root.glob("*.md"), *root.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8")):
            assert link.startswith("http") or (file.parent / link).exists(), f"{file.name}: {link}"
