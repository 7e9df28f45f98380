"""The rules as clauses: printed, in every language, and found by topic."""

from pathlib import Path

import pytest

from sixgun.locale import LANGUAGES, Words
from sixgun.rulebook import clause_text, clauses, find, rules_markdown, sections

ENGLISH = Words("en")


def test_the_page_in_docs_is_made_from_the_english_clauses(root: Path) -> None:
    page = (root / "docs" / "rules" / "dice.md").read_text(encoding="utf-8")
    assert page == rules_markdown("dice", ENGLISH), "write docs/rules/dice.md again with rules_markdown"


def test_clauses_come_in_the_order_of_play() -> None:
    ids = clauses("dice")
    assert ids[0] == "dice.setup.players" and ids[-1] == "dice.willy"
    assert len(ids) == len(set(ids))
    assert list(sections("dice")) == [f"section-{name}" for name in ("setup", "turn", "dice", "end", "characters")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_clause_and_section(language: str) -> None:
    words = Words(language)
    assert all(words.has(section) for section in sections("dice"))
    assert all(words.has(clause.replace(".", "_")) for clause in clauses("dice"))
    assert all(f"`{clause}`" in rules_markdown("dice", words) for clause in clauses("dice"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_marks_the_same_rulings_as_ours(language: str) -> None:
    for clause in clauses("dice"):
        assert clause_text(clause, Words(language)).count("(R)") == clause_text(clause, ENGLISH).count("(R)"), clause


def test_a_topic_is_found_in_ids_first_and_then_in_texts() -> None:
    found = [clause for clause, _ in find("dice", "Gatling", ENGLISH)]
    assert found[0] == "dice.gatling" and "dice.willy" in found and "dice.lucky-duke" not in found
    assert len(found) == len(set(found))


def test_a_topic_is_found_in_the_language_of_the_reader() -> None:
    found = dict(find("dice", "FADENKREUZ", Words("de")))
    assert found["dice.bullseye1"] == Words("de").say("dice_bullseye1")
    assert find("dice", "Fadenkreuz", Words("es")) == []


def test_an_unknown_topic_finds_nothing() -> None:
    assert find("dice", "poker", ENGLISH) == []
