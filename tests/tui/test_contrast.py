"""Every letter stands out from its ground, on every page and in every colour."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from rich.segment import Segment
from textual.app import App
from textual.widgets import OptionList

from sixgun.locale import Words
from sixgun.matches.past import Past
from sixgun.matches.saved import SavedMatch
from sixgun.registry import GAMES
from sixgun.tui import colours
from sixgun.tui.app import TableApp
from sixgun.tui.menu import MenuApp
from sixgun.tui.replay import ReplayApp
from sixgun.tui.screens import EndScreen, HandOver, OutScreen, RulesScreen
from sixgun.vocabulary import game_words
from tests.classic import kit as classic
from tests.tui.kit import at, page, points_at, press, start, until

GROUNDS = ("#121212", "#1e1e1e", "#1c2630")  # of the table, of a page over it, of the hand in a narrow window


def played(game: str, tmp_path: Path, actions: int = 60) -> SavedMatch:
    """A match after so many actions, or at its end."""
    match = start(game, min(6, GAMES[game].players[-1]), "gunhand", 4, tmp_path)
    while match.number < actions and not match.game.outcome:
        match.carry_out(match.game.decision.actions[-1])  # type: ignore[union-attr]
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_on_the_table_and_in_the_rules(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    app = TableApp(played(game, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=size) as pilot:
        await until(lambda: "q quit" in page(app))
        assert weak(app) == []
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen) and "Esc closes" in page(app))
        assert weak(app) == []


@pytest.mark.parametrize("game", GAMES)
async def test_at_the_end_and_in_the_replay(game: str, tmp_path: Path) -> None:
    match = played(game, tmp_path, 9999)
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(100, 30)):
        await until(lambda: isinstance(app.screen, EndScreen) and "q leave" in page(app))
        assert weak(app) == []
    replay = ReplayApp(Past(match.game), Words("en"), None)
    async with replay.run_test(size=(100, 30)) as pilot:
        await press(pilot, "end", lambda: replay.at == match.number and "Seed" in page(replay))
        assert weak(replay) == []
        await press(pilot, "g", lambda: "Number of the action" in page(replay))
        assert weak(replay) == []


async def test_when_one_is_out_or_the_keyboard_goes_round(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), classic.seat(life=1), *classic.crowd(2))
    app = TableApp(at(here, tmp_path, (1,)), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)):
        app.match.act(0, "play-at bang-AS 1", 0)
        app.write()
        app.go_on()
        await until(lambda: isinstance(app.screen, OutScreen) and "leave; the game is kept" in page(app))
        assert weak(app) == []
    both = TableApp(at(here, tmp_path, (0, 1)), Words("en"), pace=600)
    async with both.run_test(size=(100, 30)):
        await until(lambda: isinstance(both.screen, HandOver) and "press Enter" in page(both))
        assert weak(both) == []


async def test_in_the_menu() -> None:
    games = {name: ["base"] for name in GAMES}
    app = MenuApp(Words("en"), games, game_words, ["greenhorn", "gunhand"], lambda _: {"/left.match": "Go on: classic"})
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "q leave" in page(app))
        assert weak(app) == []
        rows = app.query_one("#actions", OptionList)
        await press(pilot, "down", lambda: points_at(rows, 1) and "/left.match" in page(app))
        assert weak(app) == []


def test_every_colour_on_every_ground() -> None:
    named = [*colours.SEATS, *colours.ROLES.values(), colours.QUIET, colours.LIFE, colours.HEAL, colours.LOUD]
    named += [colours.CARD, colours.OPEN, colours.ARROW, colours.IN_PLAY]
    found = [re.findall(r"#\w{6}", style)[0] for style in named]
    assert [(colour, ground) for colour in found for ground in GROUNDS if ratio(colour, ground) < 4.5] == []


def weak(app: App[Any]) -> list[str]:
    """The texts on the screen that do not stand out."""
    strips = app.screen._compositor.render_strips()
    texts = [segment for strip in strips for segment in strip if any(letter.isalnum() for letter in segment.text)]
    assert texts
    return [segment.text for segment in texts if contrast(segment) < 4.5]


def contrast(segment: Segment) -> float:
    """How much brighter one of the two colours of a text is than the other."""
    style = segment.style
    assert style and style.color and style.bgcolor
    return brighter(luminance(*style.color.get_truecolor()), luminance(*style.bgcolor.get_truecolor()))


def ratio(colour: str, ground: str) -> float:
    """The same of two colours by their codes."""
    return brighter(*[luminance(*Color.parse(code).get_truecolor()) for code in (colour, ground)])


def brighter(*two: float) -> float:
    """How much brighter one is than the other, as WCAG has it."""
    dark, bright = sorted(two)
    return (bright + 0.05) / (dark + 0.05)


def luminance(*colour: int) -> float:
    """How bright a colour is, as WCAG has it."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
