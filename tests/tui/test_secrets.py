"""Who sees what: secrets, people who share the keyboard, names."""

from __future__ import annotations

from pathlib import Path

import pytest

import sixgun
from sixgun.locale import Words
from sixgun.matches.match import BotSeat, Person, Seat
from sixgun.matches.saved import open_match
from sixgun.tui.app import TableApp
from sixgun.tui.screens import HandOver
from tests.classic import kit as classic
from tests.dice.kit import position, seat
from tests.matches.kit import keep
from tests.tui.kit import at, done, four, hand, press, seen, tap


async def test_a_role_that_is_secret_is_not_on_the_screen(tmp_path: Path) -> None:
    app = TableApp(at(position(*[seat() for _ in range(5)], rolls="1BDGA"), tmp_path, (1,)), Words("en"), pace=600)
    async with app.run_test(size=(140, 40)):
        shown = seen(app)
        assert sum("Unknown" in text for text in shown) == 3
        assert sum("Outlaw" in text for text in shown) == 1 and "Deputy" not in "".join(shown)


async def test_people_who_share_the_keyboard_see_only_their_own_secrets(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="BDDGG"), tmp_path, (0, 1)), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        assert isinstance(app.screen, HandOver)
        await tap(pilot, "s")
        await press(pilot, "enter", lambda: app.viewer == 0 and not isinstance(app.screen, HandOver))
        assert done(app) == []
        await press(pilot, "s", lambda: done(app) == ["stop"])
        await press(pilot, "1", lambda: isinstance(app.screen, HandOver))
        await press(pilot, "enter", lambda: app.viewer == 1 and not isinstance(app.screen, HandOver))
        assert "Outlaw" in seen(app)[7]


async def test_nobodys_secrets_are_shown_while_bots_play_for_several_people(tmp_path: Path) -> None:
    here = position(*[seat() for _ in range(5)], roller=2, rolls="BBBBB")
    app = TableApp(at(here, tmp_path, (0, 1)), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)):
        shown = "".join(seen(app))
        assert shown.count("Unknown") == 4 and "Sheriff" in shown


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_one_can_leave_while_the_keyboard_goes_round(key: str, tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="BDDGG"), tmp_path, (0, 1)), Words("en"), pace=600)
    async with app.run_test() as pilot:
        await press(pilot, key, lambda: app.return_code == 0)
    app.match.close()
    open_match(app.match.file).close()


async def test_names_from_a_file_do_not_steer_the_terminal(tmp_path: Path) -> None:
    seats: list[Seat] = [Person("Jo\x1b[2Jhn\n"), *[BotSeat("greenhorn")] * 3]
    match = keep(sixgun.load(four(rolls="1BDGA")), seats, tmp_path)
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(120, 36)):
        shown = "".join(seen(app))
        assert "Jo�[2Jhn" in shown and "\x1b" not in shown


async def test_hands_of_others_are_hidden_and_cards_in_play_are_not(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat(hand="beer-6H"), classic.seat(hand="missed-TC", in_play="barrel-QS"), *classic.crowd(2)
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)):
        shown = "".join(seen(app))
        assert "Beer 6♥" in hand(app) and "Barrel Q♠" in shown and "Missed! 10♣" not in shown
