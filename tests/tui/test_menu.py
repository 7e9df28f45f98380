"""The menu before a game."""

from __future__ import annotations

from functools import partial

from textual.widgets import OptionList

from sixgun.locale import Words
from sixgun.tui.menu import MenuApp
from sixgun.vocabulary import game_words
from tests.tui.kit import points_at, press


async def test_the_menu_leaves_with_what_was_chosen() -> None:
    games = {name: game_words(name) for name in ("dice", "classic", "duel")}
    app = MenuApp(Words("en"), games, ["greenhorn", "gunhand"], lambda _: {"/left.match": "Go on"})
    async with app.run_test(size=(80, 24)) as pilot:
        rows = app.query_one("#actions", OptionList)
        for at in (1, 2):
            await press(pilot, "down", partial(points_at, rows, at))
        await press(pilot, "right", lambda: app.chosen["game"] == "classic")
        await press(pilot, "down", partial(points_at, rows, 3))
        await press(pilot, "left", lambda: app.chosen["players"] == 4)
        await pilot.press("s")
    assert app.return_value and app.return_value["game"] == "classic" and app.return_value["players"] == 4
    assert app.return_value["option-beginner"] is False and app.return_value["bots"] == "gunhand"
