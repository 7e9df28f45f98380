"""What is seen: the layout, the hand, what happens on the table, the rules over it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from textual.widgets import Static

from sixgun.engine.game import Game
from sixgun.locale import LANGUAGES, Words
from sixgun.matches.thinking import Thinker
from sixgun.tui.app import TableApp
from sixgun.tui.log import Log
from sixgun.tui.screens import RulesScreen
from sixgun.tui.speed import FAST, PACE, SLOW, WEIGHT
from tests.classic import kit as classic
from tests.dice.kit import position, seat
from tests.tui.kit import at, done, four, hint, page, press, said, seen, shows, start, tap, told, until


async def test_the_layout_follows_the_window(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 40)) as pilot:
        sizes: list[tuple[int, int, set[str]]] = [(80, 24, {"narrow"}), (130, 40, set()), (50, 15, {"narrow", "tiny"})]
        for width, height, classes in sizes:
            await pilot.resize_terminal(width, height)
            await until(partial(shows, app, classes), classes)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("players", [4, 7])
async def test_ones_own_hand_is_seen_whole_above_the_question(
    size: tuple[int, int], players: int, tmp_path: Path
) -> None:
    held = "bang-AS bang-2C missed-TC beer-6H mustang-8H indians-KD"
    here = classic.position(classic.seat("slab", hand=held), *classic.crowd(players - 1))
    app = TableApp(at(here, tmp_path), Words("de"), pace=600)
    async with app.run_test(size=size):
        shown, question = app.query_one("#hand", Static), app.query_one("#question", Static)
        await until(lambda: shown.region.height and shown.region.width == size[0])
        assert shown.region.bottom == question.region.y and question.region.bottom < size[1]
        lines = page(app).splitlines()[shown.region.y : shown.region.bottom]
        cards = ("a BANG! A♠", "b BANG! 2♣", "c Fehlschuss! 10♣", "d Bier 6♥", "g Mustang 8♥")
        assert [card for card in cards if not any(card in line for line in lines)] == []


async def test_below_the_smallest_size_keys_only_leave(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="beer-6H", life=3), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(60, 20)) as pilot:
        await until(lambda: app.tiny)
        for key in ("a", "enter", "e", "question_mark", "f", "space"):
            await tap(pilot, key)
        assert done(app) == [] and len(app.screen_stack) == 1 and app.pace == 600
        await press(pilot, "q", lambda: app.return_code == 0)


async def test_what_a_shot_costs_is_seen_at_the_table_and_told_in_one_line(tmp_path: Path) -> None:
    here = classic.position(classic.seat("willy", hand="bang-AS beer-6H"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)) as pilot:
        await press(pilot, "a", lambda: app.asking.path == "a")
        await press(pilot, "2", lambda: "−1" in "".join(seen(app)))
        assert [place for place in app.table.places if place.has_class("target")]
        name = app.narrator.names[1]
        line = " ".join(told(app).split())
        assert line.endswith(f"You play BANG! A♠ against {name} · −1 life")


async def test_somebody_at_the_brink_is_not_drawn_as_dead(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), classic.seat(hand="beer-6H", life=1), *classic.crowd(2))
    app = TableApp(at(here, tmp_path, (1,)), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(124, 40)) as pilot:
        app.match.act(0, "play-at bang-AS 1", 0)
        app.write()
        app.go_on()
        await until(lambda: "brink" in said(app))
        own = app.table.places[7]
        assert "at the brink!" in str(own.render()) and not own.has_class("dead")
        await press(pilot, "a", lambda: len(done(app)) == 2)


async def test_a_key_shows_the_rules_of_what_is_on_screen(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        assert isinstance(app.screen, RulesScreen)
        assert {"dice.turn.rolls", "dice.dynamite.three", "dice.lucky-duke"} <= set(app.screen.clauses)
        rules = app.screen.query_one("#rules")
        await press(pilot, "pagedown", lambda: rules.scroll_offset.y > 0)
        await tap(pilot, "1")
        await press(pilot, "escape", lambda: not isinstance(app.screen, RulesScreen))
        assert app.table.chosen == set()


async def test_bots_wait_while_the_rules_are_read(tmp_path: Path) -> None:
    app = TableApp(
        at(position(seat(), seat(), seat(), seat(), roller=1, rolls="BBBBB"), tmp_path), Words("en"), pace=FAST
    )
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        before = done(app)
        await until(lambda: app.waiting is None, "the bot's time has come")
        assert app.match.bot_decides and done(app) == before
        await press(pilot, "escape", lambda: len(done(app)) > len(before))


async def test_space_and_f_hurry_the_bots(tmp_path: Path) -> None:
    here = position(seat(), seat(), seat(), seat(), roller=1, rolls="BBBBB")
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test() as pilot:
        await until(lambda: app.waiting)
        await press(pilot, "space", lambda: len(done(app)) == 1)
        await press(pilot, "f", lambda: app.pace == FAST)
        await press(pilot, "space", lambda: len(done(app)) > 3)


async def test_classic_answers_have_rules(tmp_path: Path) -> None:
    here = classic.position(classic.seat("slab", hand="bang-AS beer-6H"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        assert isinstance(app.screen, RulesScreen) and "classic.slab" in app.screen.clauses
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)


async def test_who_shoots_at_one_is_marked_while_one_is_asked(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="gatling-TH"), *[classic.seat(hand="missed-TC")], *classic.crowd(2))
    app = TableApp(at(here, tmp_path, (1,)), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)):
        app.match.act(0, "play gatling-TH", 0)
        app.write()
        app.go_on()
        await until(lambda: "shoots at you" in said(app))
        assert [mark in text for text, mark in ((seen(app)[7], "◎"), (seen(app)[5], "→"))] == [True, True]


async def test_what_does_not_fit_into_a_place_is_cut_with_a_sign(tmp_path: Path) -> None:
    app = TableApp(at(four(seat("suzy-lafayette"), rolls="1BDGA"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "…" in seen(app)[7])
        assert "final result without any Bullseye" in str(app.query_one("#effect", Static).render())
        await pilot.resize_terminal(200, 60)
        await until(lambda: "without any Bullseye" in seen(app)[7])


async def test_cards_in_play_are_seen_in_the_smallest_window(tmp_path: Path) -> None:
    armed = classic.seat(hand="beer-6H bang-AS", in_play="barrel-QS remington-KC")
    here = classic.position(classic.seat(hand="bang-2C"), armed, *classic.crowd(2))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "Barrel·Remington" in seen(app)[3] and "⌖3 ▯2" in seen(app)[3])
        await pilot.resize_terminal(160, 50)
        await until(lambda: "2 cards\nin play: Barrel Q♠ · Remington K♣" in seen(app)[3])


async def test_in_ones_own_turn_nobody_else_is_marked_as_acting(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS beer-6H", life=3), *classic.crowd(3))
    app = TableApp(at(here, tmp_path, (1,)), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)):
        app.match.act(0, "play-at bang-AS 1", 0)
        app.write()
        app.go_on()
        await until(lambda: "◎" in "".join(seen(app)) and "→" in "".join(seen(app)))
        app.match.act(app.match.number, "end", 0)
        app.write()
        app.go_on()
        await until(lambda: "Which card" in said(app))
        assert "◎" not in "".join(seen(app)) and "→" not in "".join(seen(app))


async def test_the_log_is_scrolled_whoever_is_asked(tmp_path: Path) -> None:
    match = start("dice", 5, "gunhand", 4, tmp_path)
    for _ in range(25):
        match.carry_out(match.game.decision.actions[0])  # type: ignore[union-attr]
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(80, 24)) as pilot:
        log = app.query_one(Log)
        await until(lambda: log.max_scroll_y and log.scroll_offset.y == log.max_scroll_y)
        height, end = log.size.height, log.max_scroll_y
        for leave in ("pagedown", "escape"):
            await press(pilot, "pageup", lambda: log.scroll_offset.y < end and log.size.height > 2 * height)
            await press(pilot, leave, lambda: log.scroll_offset.y == log.max_scroll_y and log.size.height == height)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("first", ["end", "back"])
def test_all_keys_of_a_turn_fit_into_one_line_of_eighty_columns(first: str, language: str) -> None:
    names = (first, "rules", "undo", "hint", "speed", "log", "quit")
    assert len("  ".join([Words(language).say(f"tui-key-{name}") for name in names])) <= 78


async def test_f_goes_through_three_speeds(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"))
    async with app.run_test(size=(100, 30)) as pilot:
        for pace, word in ((FAST, "fast, without a pause"), (SLOW, "slow (1 of 3)"), (PACE, "normal (2 of 3)")):
            await press(pilot, "f", partial(plays_at, app, pace, word))


def plays_at(app: TableApp, pace: float, word: str) -> bool:
    """Whether bots play at a speed, and the person was told."""
    return app.pace == pace and word in hint(app)


def pause(app: TableApp) -> float:
    """How long the bot that is to move waits."""
    return app.waiting._interval if app.waiting else 0


async def test_something_important_stays_longer(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path, ()), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)):
        await until(lambda: pause(app) > 500)
        assert pause(app) <= 600
        app.waiting = None
        app.match.act(0, "play-at bang-AS 1", 0)
        app.write()
        app.go_on()
        await until(lambda: pause(app) > 600 * WEIGHT - 100)


async def test_the_time_that_a_bot_takes_to_think_is_part_of_its_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]

    class Slow(Thinker):
        """Takes 100 seconds."""

        async def choose(self, game: Game, seat: int, bot: str) -> str:
            now[0] += 100
            return "end"

    here = classic.position(classic.seat(hand="bang-AS"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path, ()), Words("en"), Slow(set()), pace=600)
    monkeypatch.setattr("sixgun.tui.app.now", lambda: now[0])
    async with app.run_test(size=(100, 30)):
        await until(lambda: pause(app) == 500)


ADVICE = [
    {"action": {"verb": "stop"}, "chance": 0.418, "error": 0.011, "playouts": 400},
    {"action": {"verb": "roll", "dice": [1]}, "chance": 0.35, "error": 0.02, "playouts": 200},
]


async def test_a_key_tells_what_a_sharpshooter_would_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(four(rolls="1BDGA"), tmp_path)
    monkeypatch.setattr(match, "hint", lambda: ADVICE)
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(124, 40)) as pilot:
        await press(pilot, "h", lambda: "Stop rolling (42 ± 2 %) · " in hint(app) and "(35 ± 4 %)" in hint(app))


async def test_a_hint_says_where_it_hardly_matters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(four(seat(), rolls="BBGAA"), tmp_path)
    alike = [{**ADVICE[0], "chance": 0.42, "error": 0.03}, {**ADVICE[1], "chance": 0.35, "error": 0.03}]
    monkeypatch.setattr(match, "hint", lambda: alike)
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "h", lambda: hint(app).startswith("It hardly matters") and "(35 ± 6 %)" in hint(app))


async def test_where_there_is_nothing_to_weigh_a_hint_names_no_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at(four(rolls="1BDGA"), tmp_path)
    monkeypatch.setattr(match, "hint", lambda: ADVICE[:1])
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(124, 40)) as pilot:
        await press(pilot, "h", lambda: hint(app).endswith(": Stop rolling"))


async def test_with_hints_nobody_needs_to_ask_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(four(rolls="1BDGA"), tmp_path)
    monkeypatch.setattr(match, "hint", lambda: ADVICE)
    app = TableApp(match, Words("en"), pace=600, hints=True)
    async with app.run_test(size=(124, 40)):
        await until(lambda: "42 ± 2 %" in hint(app))


class Pondering(Thinker):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(set())
        self.enough = asyncio.Event()

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        await self.enough.wait()
        return await super().choose(game, seat, bot)


async def test_keys_work_while_a_bot_thinks(tmp_path: Path) -> None:
    thinker = Pondering()
    here = at(position(seat(), seat(), seat(), seat(), roller=1, rolls="BBBBB"), tmp_path)
    app = TableApp(here, Words("en"), thinker, pace=600)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "is thinking" in said(app))
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)
        await press(pilot, "f", lambda: "Speed" in hint(app))
        await press(pilot, "space", lambda: app.hurried)
        assert done(app) == []
        app.pace = 600
        thinker.enough.set()
        await until(lambda: len(done(app)) > 0)
        thinker.enough.clear()
        await press(pilot, "q", lambda: app.return_code == 0)
