"""Whole games by keys, and games that were left."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

import sixgun
from sixgun.locale import Words
from sixgun.matches.match import BotSeat, Person
from sixgun.matches.saved import open_match
from sixgun.narration import side_name
from sixgun.tui.app import TableApp
from sixgun.tui.screens import EndScreen, OutScreen
from sixgun.tui.speed import FAST
from tests.tui.kit import has_gone_on, press, said, some_key, start, told, until


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        ("dice", 3, "en"),
        ("dice", 8, "es"),
        ("classic", 4, "de"),
        ("classic", 7, "en"),
        ("duel", 2, "de"),
        ("dodge-city", 3, "es"),
        ("dodge-city", 8, "en"),
    ],
)
async def test_a_whole_game_is_played_to_its_end(language: str, game: str, players: int, tmp_path: Path) -> None:
    more = {"sets": ["base", "dodge-city"], "two_characters": True} if game == "dodge-city" else {}
    game = "classic" if more else game
    match = start(game, players, "gunhand", 5, tmp_path, **more)
    app = TableApp(match, Words(language), pace=FAST, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        while not match.game.outcome:
            await until(lambda: (match.person_decides and app.asking.options) or match.game.outcome)
            if isinstance(app.screen, OutScreen):
                await press(pilot, "f", lambda: not isinstance(app.screen, OutScreen))
            before = (match.number, app.asking.path)
            if not match.game.outcome:
                await press(pilot, some_key(app), partial(has_gone_on, app, before))
        side = side_name(Words(language), game, match.game.outcome.side)
        await until(lambda: isinstance(app.screen, EndScreen) and side in said(app))
        assert f"{game}-" not in told(app)
        await press(pilot, "q", lambda: app.return_code == 0)
    assert sixgun.load(match.record_file).outcome == match.game.outcome
    assert match.kept_as == match.record_file and not match.file.exists()


async def test_quitting_keeps_the_game_and_resuming_goes_on_alike(tmp_path: Path) -> None:
    match = start("dice", 4, "greenhorn", 9, tmp_path)
    app = TableApp(match, Words("en"), pace=FAST, guard=0)
    async with app.run_test() as pilot:
        await until(lambda: match.person_decides and app.asking.options)
        await press(pilot, some_key(app), partial(has_gone_on, app, (match.number, app.asking.path)))
        await press(pilot, "q", lambda: app.return_code == 0)
    match.close()
    with open_match(match.file) as again:
        assert again.game == match.game and again.seats == [Person(), *[BotSeat("greenhorn")] * 3]
