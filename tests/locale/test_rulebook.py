"""The rules as clauses: printed, in every language, and found by topic."""

from pathlib import Path

import pytest

from sixgun.locale import LANGUAGES, Words
from sixgun.registry import GAMES
from sixgun.rulebook import clause_text, clauses, find, rules_markdown, sections

ENGLISH = Words("en")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_in_docs_is_made_from_the_english_clauses(root: Path, game: str) -> None:
    page = (root / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert page == rules_markdown(game, ENGLISH), f"write docs/rules/{game}.md again with rules_markdown"


@pytest.mark.parametrize(
    ("game", "last", "names"),
    [
        ("dice", "dice.willy", "setup turn dice end characters"),
        ("classic", "dodge.vera-custer.loot", "setup turn distance cards end characters hidden three dodge-city"),
        ("duel", "duel.west-harding", "setup turn hits cards end characters-law characters-outlaws"),
    ],
)
def test_clauses_come_in_the_order_of_play(game: str, last: str, names: str) -> None:
    ids = clauses(game)
    assert ids[0] in (f"{game}.setup.players", f"{game}.setup.sides") and ids[-1] == last
    assert len(ids) == len(set(ids))
    assert list(sections(game)) == [f"section-{name}" for name in names.split()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_clause_and_section(language: str, game: str) -> None:
    words = Words(language)
    assert all(words.has(section) for section in sections(game))
    assert all(words.has(clause.replace(".", "_")) for clause in clauses(game))
    assert all(f"`{clause}`" in rules_markdown(game, words) for clause in clauses(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_marks_the_same_rulings_as_ours(language: str, game: str) -> None:
    for clause in clauses(game):
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
