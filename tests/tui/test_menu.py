"""The menu before a game."""

from __future__ import annotations

from functools import partial
from typing import Any

from textual.pilot import Pilot
from textual.widgets import OptionList

import sixgun
from sixgun.cli.play import choices_of
from sixgun.locale import Words
from sixgun.make_bot import BOTS
from sixgun.matches.match import BotSeat, Match, Person
from sixgun.registry import GAMES
from sixgun.tui.menu import MenuApp
from sixgun.vocabulary import game_words
from tests.sets.test_toy import SETS
from tests.tui.kit import page, points_at, press, tap, until

BASES = {name: ["base"] for name in GAMES}


async def test_the_menu_leaves_with_what_was_chosen() -> None:
    app = MenuApp(Words("en"), BASES, game_words, ["greenhorn", "gunhand"], lambda _: {"/left.match": "Go on"})
    async with app.run_test(size=(80, 24)) as pilot:
        rows = app.query_one("#actions", OptionList)
        for at in (1, 2):
            await press(pilot, "down", partial(points_at, rows, at))
        await press(pilot, "right", lambda: app.chosen["game"] == "classic")
        await press(pilot, "down", partial(points_at, rows, 3))
        await press(pilot, "left", lambda: app.chosen["players"] == 4)
        await tap(pilot, "s")
    assert app.return_value and app.return_value["game"] == "classic" and app.return_value["players"] == 4
    assert app.return_value["option-beginner"] is False and app.return_value["bots"] == "gunhand"
    assert app.return_value["sets"] == ["base"]


def menu(saved: dict[str, str]) -> MenuApp:
    """The menu over all games."""
    return MenuApp(Words("en"), BASES, game_words, list(BOTS), lambda _: saved)


async def choose(pilot: Pilot[Any], app: MenuApp, row: str, key: str = "right") -> None:
    """Go to a line and press a key there."""
    rows = app.query_one("#actions", OptionList)
    rows.highlighted = [found.name for found in app.rows].index(row)
    await tap(pilot, key)


async def test_a_game_that_was_left_goes_on_from_the_menu() -> None:
    app = menu({"/left.match": "Go on: classic"})
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "Go on: classic" in page(app))
        await choose(pilot, app, "go-on", "enter")
    assert app.return_value == {"file": "/left.match", "language": "en"}


async def test_role_character_names_and_language_are_chosen_in_the_menu() -> None:
    app = menu({})
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, app, "role")
        await until(lambda: app.chosen["role"] == "sheriff" and "‹ Sheriff ›" in page(app))
        await choose(pilot, app, "character")
        await until(lambda: app.chosen["character"] == next(iter(GAMES["dice"].printed_characters())))
        await choose(pilot, app, "name", "enter")
        await until(lambda: app.screen.query("#number"))
        await tap(pilot, "n", "n", "left", "left", "A", "enter")
        await until(lambda: app.chosen["name"] == "Ann" and len(app.screen_stack) == 1)
        await choose(pilot, app, "language")
        await until(lambda: "Spiel" in page(app))
        await tap(pilot, "s")
    assert app.return_value and app.return_value["name"] == "Ann" and app.return_value["role"] == "sheriff"
    assert app.return_value["language"] == "de" and app.return_value["bots"] == "gunhand"


async def test_every_line_of_the_menu_is_explained() -> None:
    app = menu({})
    async with app.run_test(size=(80, 24)) as pilot:
        for game in GAMES:
            await until(lambda: app.chosen["game"] == game)  # noqa: B023
            for row in app.rows:
                assert app.words.has(f"menu-help-{row.name.replace('_', '-')}"), row.name
            await choose(pilot, app, "game")


async def test_friends_at_one_keyboard_take_every_seat() -> None:
    app = menu({})
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, app, "seat", "left")
        await until(lambda: app.chosen["seat"] == "all" and "friends at one keyboard" in page(app))
        await choose(pilot, app, "players")
        await until(lambda: app.chosen["players"] == 6 and app.chosen["seat"] == "all")


async def test_after_a_game_the_menu_is_set_to_what_was_played() -> None:
    match = Match(sixgun.new_game("duel", seed=1, characters=2), [BotSeat("legend"), Person("Ann")])
    app = MenuApp(Words("en"), BASES, game_words, list(BOTS), lambda _: {}, choices_of(match))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: all(told in page(app) for told in ("‹ The Duel ›", "‹ legend ›", "Ann")))
        await tap(pilot, "s")
    assert app.return_value and app.return_value["seat"] == 2 and app.return_value["option-characters"] == 2


async def test_a_game_with_more_sets_offers_them_with_their_players_and_characters() -> None:
    app = MenuApp(Words("en"), {**BASES, "classic": SETS}, game_words, list(BOTS), lambda _: {})
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: app.rows and "With" not in page(app))
        await choose(pilot, app, "game")
        await until(lambda: "With Toy" in page(app) and "‹ off ›" in page(app))
        await choose(pilot, app, "set-toy")
        for _ in range(3):  # 4, 3, and round to 8
            await choose(pilot, app, "players", "left")
        await until(lambda: app.chosen["players"] == 8)
        await choose(pilot, app, "character", "left")
        await until(lambda: "‹ Gambler ›" in page(app))
        await choose(pilot, app, "set-toy")
        await until(lambda: app.chosen["players"] == 7 and app.chosen["character"] == "any")
        await choose(pilot, app, "set-toy")
        await tap(pilot, "s")
    assert app.return_value and app.return_value["sets"] == SETS and app.return_value["players"] == 7


async def test_the_menu_remembers_the_sets_of_the_game_before() -> None:
    match = Match(sixgun.new_game("classic", players=8, seed=1, sets=SETS), [Person(), *[BotSeat("gunhand")] * 7])
    app = MenuApp(Words("en"), {**BASES, "classic": SETS}, game_words, list(BOTS), lambda _: {}, choices_of(match))
    async with app.run_test(size=(80, 24)) as pilot:
        await tap(pilot, "s")
    assert app.return_value and app.return_value["sets"] == SETS and app.return_value["players"] == 8
