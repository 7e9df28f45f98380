"""A terminal without UTF-8: every text and drawing has a form in ASCII that can be read."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sixgun.narration
import sixgun.tui
from sixgun.locale import LANGUAGES, Words, load
from sixgun.locale.ascii import LOOKS, SPELLED, PlainWords, plain, plain_letter, spoken
from sixgun.tui.app import TableApp
from tests.classic import kit as classic
from tests.tui.kit import at, hint, page, press, until

FOLDERS = [Path(str(package.__file__)).parent for package in (sixgun.narration, sixgun.tui)]


def drawn() -> set[str]:
    """Every letter that the code of the terminal and of the log can draw."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for folder in FOLDERS for path in folder.glob("*.py")]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {letter for text in texts if isinstance(text, str) for letter in text if ord(letter) < 0xE000}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_spelled_in_ascii(language: str) -> None:
    words, plain_words = Words(language), PlainWords(language)
    messages = list(load(language).sources)
    assert len(messages) > 1000
    for message in messages:
        said, spelled = words.say(message), plain_words.say(message)
        assert spelled.isascii(), (message, spelled)
        assert spelled.count("?") == said.count("?"), (message, spelled)


def test_everything_that_is_drawn_has_a_look_of_its_own() -> None:
    lost = {letter for letter in drawn() if plain_letter(letter) == "?"} - {"?", "¿", "�"}
    assert lost == set()
    assert all(look.isascii() and len(look) == 1 for look in LOOKS.values())
    assert all(spelled.isascii() for spelled in SPELLED.values())


def test_letters_are_spelled_as_people_do() -> None:
    assert plain("62 ± 3 % · Wer …") == "62 ~ 3 % | Wer ~"
    hint = PlainWords("de").say("tui-hint-action", action="Beer", chance=62, error=3)
    assert hint == "Beer (62 +/- 3 %)"
    assert re.fullmatch(r"[ -~]+", PlainWords("es").say("ask-duel-front"))
    assert PlainWords("de").say("language-name", x="ß") == "Deutsch"


async def test_a_terminal_without_utf8_is_told_in_ascii(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert isinstance(spoken(Words("de")), PlainWords)
    here = classic.position(classic.seat(hand="bang-AS beer-6H", life=3), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("de"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "h", lambda: "+/-" in hint(app))
        await until(lambda: "Zug beenden" in page(app))
        assert not set("äöüß±") & set(page(app))
