"""Another game at the same table: what may be chosen for it, and that it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

import sixgun
from sixgun.cli.play import choices_of, deal_again
from sixgun.locale import LANGUAGES, Words
from sixgun.matches.match import Match, seat_people
from sixgun.tui.again import AgainScreen, read_wishes
from sixgun.tui.app import TableApp
from sixgun.tui.screens import EndScreen
from tests.tui.kit import at, page, press, start, tap, until
from tests.tui.test_end import PARTED, shot


async def ask_again(pilot: Pilot[Any], app: TableApp) -> AgainScreen:
    """The last shot of `PARTED`, then "again"."""
    await shot(pilot, app)
    await press(pilot, "a", lambda: isinstance(app.screen, AgainScreen) and app.screen.query("#actions"))
    assert isinstance(app.screen, AgainScreen)
    return app.screen


async def change(pilot: Pilot[Any], screen: AgainScreen, row: str) -> None:
    """Another value of a line."""
    before = screen.chosen[row]
    screen.query_one("#actions", OptionList).highlighted = [found.name for found in screen.rows].index(row)
    await press(pilot, "right", lambda: screen.chosen[row] != before)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_choice_is_on_the_page_and_explained(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    words = Words(language)
    app = TableApp(at(PARTED, tmp_path), words, pace=600)
    async with app.run_test(size=size) as pilot:
        screen = await ask_again(pilot, app)
        name = app.narrator.names[0]
        await change(pilot, screen, "sheriff")
        lines = [words.say("again-keep", who="you", name=name, character=name), words.say("again-sheriff")]
        for line in (*lines, words.say("menu-option-beginner"), app.narrator.names[2], words.say("again-keys")):
            await until(lambda line=line: line in page(app), line)  # type: ignore[misc]
        await until(lambda: words.say("again-help-sheriff").split()[-1] in page(app))


async def test_what_is_chosen_holds_in_the_next_game(tmp_path: Path) -> None:
    app = TableApp(at(PARTED, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        screen = await ask_again(pilot, app)
        for row in ("keep-0", "sheriff", "option-beginner"):
            await change(pilot, screen, row)
        await press(pilot, "a", lambda: app.return_code == 0)
    assert app.return_value == "again"
    second: Any = deal_again(app.match, read_wishes(app.match, app.again), {})
    before: Any = app.match.game.view(None).to_dict()["players"]
    assert second.options["beginner"] is True and second.options["sheriff"] == 2
    assert second.options["characters"] == [None, None, before[2]["character"], before[3]["character"]]


async def test_who_changes_nothing_keeps_their_character_and_roles_are_dealt(tmp_path: Path) -> None:
    app = TableApp(at(PARTED, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await ask_again(pilot, app)
        await press(pilot, "enter", lambda: app.return_code == 0)
    second = deal_again(app.match, read_wishes(app.match, app.again), {})
    before: Any = app.match.game.view(None).to_dict()["players"]
    characters: Any = second.options["characters"]
    assert characters[0] == before[0]["character"] and second.options["sheriff"] is None


async def test_escape_comes_back_to_the_end(tmp_path: Path) -> None:
    app = TableApp(at(PARTED, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await ask_again(pilot, app)
        await press(pilot, "escape", lambda: isinstance(app.screen, EndScreen))


async def test_another_game_can_be_wished_for_while_one_looks_at_the_table(tmp_path: Path) -> None:
    app = TableApp(at(PARTED, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await shot(pilot, app)
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)
        await press(pilot, "a", lambda: isinstance(app.screen, AgainScreen) and app.screen.query("#actions"))
        await press(pilot, "a", lambda: app.return_code == 0)
    assert app.return_value == "again"


async def test_friends_at_one_keyboard_decide_each_for_themselves(tmp_path: Path) -> None:
    app = TableApp(at(PARTED, tmp_path, (0, 1, 2)), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "enter", lambda: len(app.screen_stack) == 1)
        screen = await ask_again(pilot, app)
        assert [row.name for row in screen.rows][1:4] == ["keep-0", "keep-2", "sheriff"]  # the Sheriff is out
        assert f"{app.narrator.names[2]} stays" in page(app)


async def test_a_game_without_choices_begins_at_once(tmp_path: Path) -> None:
    match = start("dice", 3, "greenhorn", 1, tmp_path)
    while match.deciding is not None:
        match.act(match.number, match.game.legal_actions[0], match.deciding)
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(lambda: isinstance(app.screen, EndScreen))
        await tap(pilot, "a")
        await until(lambda: app.return_code == 0)
    assert app.return_value == "again" and app.again == {}


def over(**options: object) -> Match:
    """A game of classic that bots have played."""
    game = sixgun.play("classic", ["greenhorn"] * 4, seed=1, **options)
    return Match(game, seat_people(4, [0], ["greenhorn"]))


def test_who_practises_a_character_is_dealt_it_again() -> None:
    wanted = {"character": "bart-cassidy"}
    second: Any = deal_again(over(), {"beginner": True}, wanted).view(0).to_dict()
    assert second["players"][0]["character"] == "bart-cassidy" and second["beginner"]


def test_the_menu_takes_over_options_and_no_characters() -> None:
    again = sixgun.rematch(over(beginner=True).game, seed=1)
    chosen = choices_of(Match(again, seat_people(4, [0], ["greenhorn"])))
    options = {name for name in chosen if name.startswith("option-")}
    named = ("sheriff_extra_card", "beginner", "two_characters", "always_ask")
    assert options == {f"option-{name}" for name in named} and chosen["option-beginner"]
