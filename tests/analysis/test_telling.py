"""An analysis in words, on the terminal and as a page."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from sixgun.analysis.moments import about
from sixgun.analysis.sentences import Teacher
from sixgun.cli.analysis_page import page, write_analysis
from sixgun.cli.analysis_text import curves, ledgers, show
from sixgun.engine.game import Game
from sixgun.locale import LANGUAGES, Words

from .kit import TABLES, analysed, played

GAMES: dict[tuple[str, int], Game] = {}
TOLD: dict[tuple[str, int], Teacher] = {}


def teacher(name: str, players: int, language: str, viewer: int | None) -> Teacher:
    """Who tells of a game; each is analysed once."""
    key = (name, players)
    if key not in TOLD:
        GAMES[key] = played(name, players)
        TOLD[key] = Teacher(Words("en"), analysed(name, players), GAMES[key])
    return Teacher(Words(language), TOLD[key].told, GAMES[key], viewer)


class Tags(HTMLParser):
    """Counts what is open."""

    ALONE = ("meta", "br", "polyline", "line", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.ALONE:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_terminal_tells_all_in_80_columns(
    name: str, players: int, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for viewer in (None, 1):
        told = teacher(name, players, language, viewer)
        show(told)
        text = capsys.readouterr().out
        assert max(map(len, text.splitlines())) <= 80
        assert "analysis-" not in text and "\ue000" not in text
        for heading in ("curve", "moments", "ledger", "accuracy"):
            assert told.words.say(f"analysis-{heading}") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_page_is_whole_and_needs_nothing_else(name: str, players: int, language: str) -> None:
    for viewer in (None, 1):
        told = teacher(name, players, language, viewer)
        text = page(told)
        tags = Tags()
        tags.feed(text)
        assert tags.open == [] and "http" not in text and "analysis-" not in text
        assert f'lang="{language}"' in text
        assert text.count("<polyline") == len(told.told["points"][0]["sides"]) + (viewer is not None)


def test_a_page_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Exception, match="nowhere"):
        write_analysis(teacher("dice", 4, "en", None), str(tmp_path / "nowhere" / "page.html"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_curves_end_in_what_happened_each_in_a_line(name: str, players: int, language: str) -> None:
    for turns in (9, 900):
        told = teacher(name, players, language, 1)
        told.told = {**told.told, "turns": turns}
        *sides, mine = zip(*[[str(cell) for cell in column.cells] for column in curves(told).columns], strict=True)
        assert mine[-1] == ("→ 100 %" if told.told["players"][1]["won"] else "→ 0 %")
        assert all(len(f"{line[0]} {line[1]} 100 % → 100 %") <= 80 for line in (*sides, mine))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_numbers_of_a_ledger_add_up_as_they_are_shown(name: str, players: int) -> None:
    columns = ledgers(teacher(name, players, "en", None)).columns[1:]
    for row in zip(*[column.cells for column in columns], strict=True):
        start, *changes, result = [int(str(number).replace("−", "-")) for number in row]
        assert start + sum(changes) == result


def test_of_those_who_win_together_the_moment_is_about_whose_luck_it_was() -> None:
    step: Any = {"seat": 1, "change": [0.24, 0.24, -0.24, -0.24]}
    assert about(step) == 1
    step["change"] = [0.1, -0.3, 0.2, 0.0]
    assert about(step) == 1
    step["seat"] = 0
    assert about(step) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_moment_has_its_sentence(language: str) -> None:
    told = teacher("dice", 4, language, 0)
    first = told.told["decisions"][0]
    moment: Any = {
        **{"kind": "luck", "number": 1, "turn": 1, "seat": 0, "about": 2, "before": 0.4, "after": 0.1, "swing": -0.3},
        **{"error": 0.01, "luck": None, "mark": None, "action": None, "best": None, "dice": first["dice"], "out": []},
    }
    for luck in ("draw", "dice", "check", "pick", "reshuffle"):
        made: Any = {**moment, "luck": luck, "out": [1]}
        sentences = [str(one) for one in told.moment(made)]
        assert len(sentences) == 2 and all(sentences)
    actions = {"action": first["played"], "best": first["best"]}
    made = {**moment, **actions, "kind": "mistake", "mark": "blunder", "falls": [41, 12]}
    mistake, falls = [str(one) for one in told.moment(made)]
    assert "41" in falls and "12" in falls and falls != mistake
