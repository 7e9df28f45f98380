"""When one is out, and when the game is over: what is told, and where the keys lead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from sixgun.locale import LANGUAGES, Words
from sixgun.matches.saved import SavedMatch
from sixgun.tui.app import TableApp
from sixgun.tui.screens import EndScreen, OutScreen
from sixgun.tui.speed import FAST, PACE
from tests.classic import kit as classic
from tests.tui.kit import at, done, keys, page, press, said, seen, until

PARTED = classic.position(
    classic.seat(hand="bang-AS bang-2C beer-6H", in_play="volcanic-TS", role="outlaw"),
    classic.seat(role="sheriff", life=1),
    classic.seat(role="renegade"),
    classic.seat(role="outlaw"),
)


async def shot(pilot: Pilot[Any], app: TableApp) -> None:
    """The last shot of `PARTED`."""
    await press(pilot, "a", lambda: app.asking.path == "a")
    await press(pilot, "2", lambda: isinstance(app.screen, EndScreen))


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_tells_who_won_and_why_the_roles_and_who_hit_whom(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    words = Words(language)
    app = TableApp(at(PARTED, tmp_path), words, pace=600)
    async with app.run_test(size=size) as pilot:
        await shot(pilot, app)
        last = words.say("end-keys").split()[-1]
        await until(lambda: last in page(app))
        told = page(app).replace("│", " ")
        for line in (words.say("end-why", side="outlaws", kind="roles"), words.say("end-keys")):
            assert [word for word in line.split() if word not in told] == []
        for role in ("sheriff", "outlaw", "renegade"):
            assert words.role("classic", role) in told
        assert re.search(r" · +1 +· +· +1 ", told)


@pytest.mark.parametrize(("key", "wish"), [("r", "replay"), ("m", "menu"), ("q", None)])
async def test_the_keys_of_the_end_leave_with_what_is_wished(key: str, wish: str | None, tmp_path: Path) -> None:
    app = TableApp(at(PARTED, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await shot(pilot, app)
        await press(pilot, key, lambda: app.return_code == 0)
    assert app.return_value == wish


async def test_one_can_look_at_the_table_again_when_the_game_is_over(tmp_path: Path) -> None:
    app = TableApp(at(PARTED, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await shot(pilot, app)
        for key in ("escape", "enter"):
            await press(pilot, "escape", lambda: len(app.screen_stack) == 1)
            assert "You have won" in said(app) and "✝ out" in "".join(seen(app))
            assert all(wish in keys(app) for wish in ("Esc result", "a again", "r replay", "m menu", "q quit"))
            await press(pilot, key, lambda: isinstance(app.screen, EndScreen) and "a again" in page(app))


@pytest.mark.parametrize(("key", "wish"), [("r", "replay"), ("m", "menu"), ("q", None)])
async def test_the_keys_of_the_end_work_while_one_looks_at_the_table(
    key: str, wish: str | None, tmp_path: Path
) -> None:
    app = TableApp(at(PARTED, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await shot(pilot, app)
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)
        await press(pilot, key, lambda: app.return_code == 0)
    assert app.return_value == wish


def dying(tmp_path: Path) -> SavedMatch:
    """A match in which the second seat, the person's, is about to be shot, and others play on."""
    shooter = classic.seat(hand="bang-AS", role="sheriff")
    seats = [
        shooter,
        classic.seat(life=1, role="outlaw"),
        *[classic.seat(role=role) for role in ("outlaw", "renegade")],
    ]
    return at(classic.position(*seats), tmp_path, (1,))


async def out(app: TableApp) -> None:
    """The shot."""
    app.match.act(0, "play-at bang-AS 1", 0)
    app.write()
    app.go_on()
    await until(lambda: isinstance(app.screen, OutScreen))
    await until(lambda: "You are out" in page(app))


@pytest.mark.parametrize(("key", "pace"), [("enter", PACE), ("w", PACE), ("f", FAST)])
async def test_who_is_out_watches_on_as_fast_as_they_like(key: str, pace: float, tmp_path: Path) -> None:
    app = TableApp(dying(tmp_path), Words("en"), pace=PACE)
    async with app.run_test(size=(100, 30)) as pilot:
        await out(app)
        before = done(app)
        await press(pilot, key, lambda: not isinstance(app.screen, OutScreen))
        assert app.pace == pace
        await press(pilot, "space", lambda: len(done(app)) > len(before))
        assert not isinstance(app.screen, OutScreen)


async def test_who_is_out_hears_whether_their_side_may_still_win(tmp_path: Path) -> None:
    app = TableApp(dying(tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)):
        await out(app)
        assert "You still win if the Sheriff falls." in page(app)


async def test_who_is_out_can_leave_and_the_game_is_kept(tmp_path: Path) -> None:
    app = TableApp(dying(tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await out(app)
        await press(pilot, "q", lambda: app.return_code == 0)
    assert app.match.file.exists() and not app.match.game.outcome
