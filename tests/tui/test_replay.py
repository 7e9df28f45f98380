"""Looking at a game again."""

from __future__ import annotations

from functools import partial

import pytest
from textual.widgets import Input

import sixgun
from sixgun.locale import Words
from sixgun.matches.past import Past
from sixgun.tui.replay import ReplayApp
from sixgun.tui.screens import RulesScreen
from sixgun.tui.speed import FAST, PACE
from tests.tui.kit import page, press, said, seen, tap, turn_at, until


async def test_a_replay_steps_jumps_and_changes_seats() -> None:
    game = sixgun.new_game("dice", players=5, seed=7)
    while game.decision:
        game.apply(game.decision.actions[0])
    app = ReplayApp(Past(game), Words("en"), None)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "right", lambda: app.at == 1)
        await press(pilot, "right", lambda: app.at == 2)
        await press(pilot, "left", lambda: app.at == 1 and "open" in said(app))
        turn = turn_at(app)
        await press(pilot, "pagedown", lambda: turn_at(app) == turn + 1)
        await press(pilot, "pageup", lambda: turn_at(app) == turn)
        await press(pilot, "end", lambda: app.at == len(game.history))
        await press(pilot, "g", lambda: bool(app.screen.query("#number")))
        await press(pilot, "7", lambda: app.screen.query_one("#number", Input).value == "7")
        await press(pilot, "enter", lambda: app.at == 7 and len(app.screen_stack) == 1)
        await press(pilot, "g", lambda: bool(app.screen.query("#number")))
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)
        await press(pilot, "home", lambda: app.at == 0)
        assert "Unknown" not in str(seen(app))
        await press(pilot, "2", lambda: app.viewer == 1)
        await until(lambda: str(seen(app)).count("Unknown") == 3)
        await press(pilot, "o", lambda: app.viewer is None)
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)


async def test_a_replay_runs_by_itself_to_its_end() -> None:
    game = sixgun.new_game("dice", players=3, seed=7)
    for _ in range(3):
        assert game.decision
        game.apply(game.decision.actions[0])
    app = ReplayApp(Past(game), Words("en"), None)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "f", lambda: app.pace == FAST)
        await press(pilot, "space", lambda: app.at == 3 and app.playing is None)
        assert "Seed: 7" in said(app)


async def test_in_a_window_that_is_too_small_only_leaving_works() -> None:
    app = ReplayApp(Past(sixgun.new_game("dice", players=5, seed=7)), Words("en"), None)
    async with app.run_test(size=(60, 20)) as pilot:
        await until(lambda: app.tiny)
        for key in ("2", "space", "g", "question_mark", "f"):
            await tap(pilot, key)
        assert app.viewer is None and app.playing is None and len(app.screen_stack) == 1 and app.pace == PACE
        await press(pilot, "q", lambda: app.return_code == 0)


async def test_all_keys_of_a_replay_are_seen_in_eighty_columns() -> None:
    app = ReplayApp(Past(sixgun.new_game("dice", players=5, seed=7)), Words("de"), None)
    async with app.run_test(size=(80, 24)):
        await until(lambda: Words("de").say("replay-keys", seats=5).split()[-1] in page(app).splitlines()[-1])


@pytest.mark.parametrize(("game", "players"), [("classic", 6), ("duel", 2)])
async def test_hands_are_read_in_the_smallest_window(game: str, players: int) -> None:
    played = sixgun.new_game(game, players=players, seed=4)
    while len(played.history) < 8:
        assert played.decision
        played.apply(played.decision.actions[-1])
    app = ReplayApp(Past(played), Words("en"), None)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "end", lambda: app.at == 8)
        for seat in app.table.hands_to_read(app.view):
            await until(partial(reads, app, seat))
        await press(pilot, "2", lambda: app.viewer == 1)
        await until(partial(reads, app, 1))
        assert f"1–{players} seat" in page(app)


def reads(app: ReplayApp, seat: int) -> bool:
    """Whether the cards of a seat stand below the table."""
    text = page(app)
    cards = [app.narrator.card(card) for card in app.view["players"][seat]["hand"]]
    return f"{app.narrator.player(seat)}:" in text and all(card in text for card in cards)
